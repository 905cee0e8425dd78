import { again, call, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { Preview } from '../seen.ts';
import type { Figure, MarvelZombies } from '../spec.ts';
import { type Door, buildingOf } from './board.ts';
import { type M, heroAt, lead, nameOf, namesOf, zoneAt } from './table.ts';
import type { DoorId, ZoneId } from '../ids.ts';

/** A door opens; what lies behind it for the first time is revealed and spawns (MZ-DOOR-05, MZ-BLD-01..07). */
export const door = flow<MarvelZombies, 'door'>({
  open(m, f) {
    const { a, b, id } = doorOf(m, f.door);
    f.fresh = freshRooms(m, f.door);
    m.state.open |= 1 << f.door;
    const hero = f.hero === null ? null : heroAt(m, f.hero).id;
    emit(m, { type: 'doorOpened', hero, door: id, between: [nameOf(m, a), nameOf(m, b)] });
    for (const room of f.fresh) m.state.revealed[room] = true;
    if (f.fresh.length > 0) emit(m, { type: 'buildingRevealed', rooms: namesOf(m, f.fresh) });
    f.rooms = f.spawns ? spawning(m, f.fresh) : [];
  },
  room: decide({
    rule: 'MZ-BLD-02',
    lone: true,
    who: (m, f) => (f.rooms.length > 0 ? [lead(m)] : nobody),
    options: (m, f): { type: 'room'; zone: ZoneId }[] => f.rooms.map(room => ({ type: 'room', zone: nameOf(m, room) })),
    apply(m, f, { zone }) {
      const room = zoneAt(m, zone);
      f.rooms = f.rooms.filter(other => other !== room);
      again(m, f);
      spawnAt(m, room, f.calm);
    },
  }),
  /** Bystanders are turned up when all Enemies have come (MZ-BLD-04). */
  reveal(m, f) {
    const { state } = m;
    const turned = cardsIn(m, f.fresh);
    state.cards = state.cards.filter(card => !turned.includes(card));
    for (const card of turned) {
      m.revealed++;
      state.figures.push({ id: card.id, zone: card.zone });
      emit(m, { type: 'bystanderAppeared', bystander: card.id, zone: nameOf(m, card.zone), why: 'revealed' });
    }
  },
});

interface Opening {
  readonly hero: number | null;
  readonly calm: boolean;
  readonly spawns: boolean;
}

export function openDoor(m: M, index: number, { hero, calm, spawns }: Opening): void {
  call(m, 'door', { door: index, hero, calm, spawns, fresh: [], rooms: [] });
}

export function spawnAt(m: M, zone: number, calm: boolean): void {
  call(m, 'spawn', { zone, calm, rush: null, shortage: null, ignored: 0 });
}

/** Doors are numbers in the rules and names in actions. */
export const doorAt = (m: M, id: DoorId): number => m.content.board.doorOf[id] ?? -1;
export function doorOf(m: M, index: number): Door {
  const found = m.content.board.doors[index];
  if (!found) throw new Error(`no door ${index}`);
  return found;
}
export const doorId = (m: M, index: number): DoorId => doorOf(m, index).id;

export function closedDoors(m: M, zone: number): readonly number[] {
  const doors = m.content.board.doorsAt[zone] ?? [];
  return doors.length === 0 ? doors : doors.filter(door => isClosed(m, door));
}

export const isClosed = (m: M, index: number): boolean => (m.state.open & (1 << index)) === 0;

/** Whether the mission lets heroes open it now (MZ-DOOR-03). */
export function canOpen(m: M, index: number): boolean {
  const { opens, colour } = doorOf(m, index);
  if (opens === 'always') return true;
  return opens === 'afterObjective' && m.state.objectives.some(o => o.taken && o.colour === colour);
}

/** The rooms behind it that nobody has seen yet. */
function freshRooms(m: M, index: number): number[] {
  const { board } = m.content;
  const { a, b } = doorOf(m, index);
  const open = m.state.open | (1 << index);
  const rooms = new Set<number>();
  for (const side of [a, b]) if (board.isRoom[side]) for (const room of buildingOf(board, open, side)) rooms.add(room);
  return [...rooms].filter(room => !m.state.revealed[room]).sort((one, other) => one - other);
}

/** Those that show the spawn symbol (MZ-BLD-02, MZ-BLD-05). */
const spawning = (m: M, rooms: readonly number[]): number[] => rooms.filter(room => m.content.board.hasSpawn[room]);

const cardsIn = (m: M, rooms: readonly number[]): Figure[] => m.state.cards.filter(({ zone }) => rooms.includes(zone));

export function forecastDoor(m: M, index: number): Preview {
  const rooms = freshRooms(m, index);
  return {
    type: 'open',
    rooms: namesOf(m, rooms),
    spawns: namesOf(m, spawning(m, rooms)),
    bystanders: cardsIn(m, rooms).map(({ zone }) => nameOf(m, zone)),
  };
}

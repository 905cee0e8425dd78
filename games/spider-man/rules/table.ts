import { characters } from '../content/characters.ts';
import type { Match, Seat, Frame } from '../../../engine/types.ts';
import {
  CAPTAINS,
  CHARACTERS,
  type CaptainId,
  type CharacterId,
  type PlaceId,
  type FigureId,
  type RoleId,
  SCALES,
  type Scale,
  type VillainId,
  OFF,
  type Square,
} from '../ids.ts';
import { sheets } from '../content/roles.ts';
import type { Player, SpiderMan } from '../spec.ts';
import type { Figure, Piece, Stack } from '../seen.ts';
import { AREA, STATION, STREET, around, cityOf, columnOf, rowOf } from './city.ts';
import type { Mover } from './paths.ts';
import { SquareSet } from './square-set.ts';

// Looking at the table.

export type M = Match<SpiderMan>;
export type Attack = Frame<SpiderMan, 'attack'>;

export function player(m: M, seat: Seat): Player {
  const p = m.state.players[seat];
  if (!p) throw new Error(`no seat ${seat}`);
  return p;
}

const JUST: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]];

/** This seat alone is asked. The same list every time: who is asked is looked at several times for every answer. */
export const just = (seat: Seat): readonly Seat[] => JUST[seat] ?? [seat];

/** The seat that plays this role, or -1. */
export function seatOf(m: M, role: RoleId): Seat {
  const { players } = m.state;
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.role === role) return seat;
  return -1;
}

export const spiderSeat = (m: M): Seat => seatOf(m, 'spider-man');

/** The seat of the Police, or -1 where nobody plays them (SM-2P-04). */
export const policeSeat = (m: M): Seat => seatOf(m, 'police');

/** Who decides for the Police (SM-2P-09). */
export function policeDecider(m: M): Seat {
  const seat = policeSeat(m);
  return seat < 0 ? spiderSeat(m) : seat;
}

export const isVillain = (role: RoleId | CharacterId | null): role is VillainId =>
  role !== null && role in sheets && role !== 'spider-man' && role !== 'police';

export function findFigure(m: M, role: FigureId | CharacterId): Figure | null {
  const { figures } = m.state;
  for (const f of figures) if (f.role === role) return f;
  return null;
}

export function figure(m: M, role: FigureId): Figure {
  const found = findFigure(m, role);
  if (!found) throw new Error(`${role} is not in play`);
  return found;
}

/** The figure of a seat; null for the Police. */
export function ownFigure(m: M, seat: Seat): Figure | null {
  const { role } = player(m, seat);
  return role === null || role === 'police' ? null : findFigure(m, role);
}

export function stackAt(m: M, square: Square): Stack | null {
  const { stacks } = m.state;
  for (const stack of stacks) if (stack.square === square) return stack;
  return null;
}

export const isStuck = (piece: { web: boolean; symbiote: string | null }): boolean =>
  piece.web || piece.symbiote !== null;

/** SM-MOVE-07. */
export const canMove = (f: Figure): boolean => !f.ko && !isStuck(f) && !f.held && !f.captive && f.at !== OFF;

/** The captains that stand on this square and are nobody's prisoners. */
export function captainsAt(m: M, square: Square): CaptainId[] {
  const found: CaptainId[] = [];
  for (const captain of CAPTAINS) if (hasCaptain(m, captain, square)) found.push(captain);
  return found;
}

export const hasCaptain = (m: M, captain: CaptainId, square: Square): boolean =>
  m.state.characters[captain].holder === null && m.state.characters[captain].square === square;

/** Who is guarded on this square. */
export function prisonersAt(m: M, square: Square): (FigureId | CharacterId)[] {
  const found: (FigureId | CharacterId)[] = [];
  for (const f of m.state.figures) if (f.captive && f.at === square) found.push(f.role);
  for (const id of CHARACTERS) {
    const { holder, square: at } = m.state.characters[id];
    if (holder === 'police' && at === square) found.push(id);
  }
  return found;
}

export function hasFigurePrisoner(m: M, square: Square): boolean {
  for (const f of m.state.figures) if (f.captive && f.at === square) return true;
  return false;
}

/** Whom a figure carries along. */
export function prisonersOf(m: M, role: FigureId): (FigureId | CharacterId)[] {
  const found: (FigureId | CharacterId)[] = role === 'octopus' ? [...m.state.pincers] : [];
  for (const id of CHARACTERS) if (m.state.characters[id].holder === role) found.push(id);
  return found;
}

export const squareOf = (m: M, piece: Piece): Square =>
  piece.kind === 'stack' ? piece.square : figure(m, piece.role).at;

export const roleOf = (piece: Piece): RoleId => (piece.kind === 'stack' ? 'police' : piece.role);

/** The seat that owns a piece; -1 for neutral police and abandoned figures. */
export const ownerOf = (m: M, piece: Piece): Seat =>
  piece.kind === 'stack' ? policeSeat(m) : (figure(m, piece.role).seat ?? -1);

export const hqOf = (role: FigureId): PlaceId => `hq-${role}`;

/** The HQ square that a figure may enter (SM-MAP-05), OFF once it is destroyed. */
export const openHq = (m: M, role: FigureId): Square =>
  m.state.destroyed.includes(hqOf(role)) ? OFF : cityOf(m).squares[hqOf(role)];

/** In its HQ, or next to the ruins (SM-HQ-05). */
export function isHome(m: M, f: Figure): boolean {
  if (f.at === OFF) return false;
  const city = cityOf(m);
  const square = city.squares[hqOf(f.role)];
  if (!m.state.destroyed.includes(hqOf(f.role))) return f.at === square;
  return city.terrain[f.at] === STREET && around(square).includes(f.at);
}

export const isStation = (m: M, square: Square): boolean => square >= 0 && cityOf(m).terrain[square] === STATION;

const NONE: readonly Square[] = [];

export const walker = (m: M, role: FigureId, walls: boolean): Mover => ({
  hq: openHq(m, role),
  stations: false,
  walls,
  closed: NONE,
});

/** Who raises which scale of whom. */
const RAISERS = CHARACTERS.flatMap(who => {
  const { raises } = characters[who];
  return raises ? [{ who, role: raises.holder, scale: raises.scale }] : [];
});

/** The maximum of a scale, character cards included (SM-CHAR-01, 02, 04). */
export function maxOf(m: M, seat: Seat, scale: Scale): number {
  const { role } = player(m, seat);
  if (role === null) return 0;
  let max = sheets[role][scale];
  for (const raiser of RAISERS)
    if (raiser.role === role && raiser.scale === scale && m.state.characters[raiser.who].holder === role) max++;
  return max;
}

/** What the characters that a role holds add up to. */
export function sumHeld(m: M, holder: RoleId, key: 'tax' | 'healed' | 'reward' | 'eases'): number {
  let sum = 0;
  for (const who of CHARACTERS) if (m.state.characters[who].holder === holder) sum += characters[who][key];
  return sum;
}

/** Every square on which something lies. */
export function occupied(m: M): SquareSet {
  const { figures, stacks, characters: held } = m.state;
  const taken = new SquareSet();
  for (const f of figures) if (f.at >= 0) taken.add(f.at);
  for (const stack of stacks) taken.add(stack.square);
  for (const who of CHARACTERS) {
    const { square } = held[who];
    if (square >= 0) taken.add(square);
  }
  return taken;
}

/** Free street squares around a square; the nearest ones of the city where none of the 8 is free. */
export function freeStreets(m: M, square: Square, nearest: boolean): Square[] {
  const { terrain } = cityOf(m);
  const full = occupied(m);
  const free = around(square).filter(to => terrain[to] === STREET && !full.has(to));
  if (free.length > 0 || !nearest) return free;
  let best: Square[] = [];
  let least = Infinity;
  for (let to = 0; to < AREA; to++) {
    if (terrain[to] !== STREET || full.has(to)) continue;
    const distance = Math.max(Math.abs(rowOf(to) - rowOf(square)), Math.abs(columnOf(to) - columnOf(square)));
    if (distance > least) continue;
    if (distance < least) best = [];
    least = distance;
    best.push(to);
  }
  return best;
}

/** Whether a seat that spends so many dice of a scale in its turn has none left of any (SM-TURN-10). */
export const isLastDie = (m: M, seat: Seat, scale: Scale, dice: number): boolean =>
  seat === m.state.active && SCALES.every(one => player(m, seat)[one] === (one === scale ? dice : 0));

export const carsInPlay = (m: M): number => m.state.stacks.reduce((sum, stack) => sum + stack.cars, 0);

/** Seats in turn order, this one first. */
export function seatsFrom(m: M, seat: Seat): Seat[] {
  const count = m.setup.seats;
  return Array.from({ length: count }, (_, i) => (seat + i) % count);
}

export const without = <T>(list: T[], item: T): void => {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
};

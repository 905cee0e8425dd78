import { pick, shuffle } from '../../../engine/chance.ts';
import { again, call, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { BYSTANDERS, type BystanderId } from '../content/bystanders.ts';
import { horde } from '../content/enemies.ts';
import { heroes } from '../content/heroes.ts';
import { TEAM } from '../content/levels.ts';
import { SPAWN_CARDS, spawnCards } from '../content/spawn-cards.ts';
import { SIGN } from '../content/tokens.ts';
import { TRAITS, traits } from '../content/traits.ts';
import type { Hero, MarvelZombies, State } from '../spec.ts';
import { spawnAt } from './doors.ts';
import { bringZombieHero } from './spawn.ts';
import { type M, heroAt, indexOf, lead, nameOf, zoneAt } from './table.ts';
import { type Colour, HEROES, type HeroId, ZOMBIE_HEROES } from '../ids.ts';

/** Heroes are picked, the mission's own set-up is done, then round follows round. */
export const mission = flow<MarvelZombies, 'mission'>({
  pick: decide({
    rule: 'MZ-SETUP-11',
    who(m) {
      const seat = nextPicker(m);
      return seat === null ? nobody : [seat];
    },
    options: (m): { type: 'pickHero'; hero: HeroId }[] =>
      HEROES.filter(id => !m.state.picks.some(({ hero }) => hero === id)).map(hero => ({ type: 'pickHero', hero })),
    apply(m, f, { hero }, seat) {
      m.state.picks.push({ hero, seat });
      emit(m, { type: 'heroPicked', seat, hero });
      again(m, f);
    },
  }),
  gather(m) {
    gather(m);
    const { guard } = m.content.mission;
    if (guard !== null) bringZombieHero(m, zoneAt(m, guard));
  },
  carry: decide({
    rule: 'MZ-M4-02',
    who: m => (escort(m) ? [lead(m)] : nobody),
    options: (m): { type: 'carry'; hero: HeroId }[] =>
      m.state.heroes
        .filter(hero => hero.bystander === null && hero.zone === zoneAt(m, m.content.mission.start))
        .map(hero => ({ type: 'carry', hero: hero.id })),
    apply(m, f, { hero }) {
      const bystander = escort(m);
      if (!bystander) throw new Error('nobody to escort');
      heroAt(m, indexOf(m, hero)).bystander = bystander;
      emit(m, { type: 'escorted', hero, bystander });
      again(m, f);
    },
  }),
  infest(m) {
    const { board, mission: played } = m.content;
    if (!played.infested) return;
    const rooms = board.ids.map((_, zone) => zone).filter(zone => board.hasSpawn[zone]);
    m.state.revealed = board.isRoom.slice();
    call(m, 'infest', { rooms });
  },
  round(m, f) {
    again(m, f);
    call(m, 'round', {});
  },
});

/** M6: a card for every marked room. Behind closed doors nobody can move, so their order changes nothing. */
export const infest = flow<MarvelZombies, 'infest'>({
  next(m, f) {
    const room = f.rooms.shift();
    if (room === undefined) return;
    again(m, f);
    spawnAt(m, room, false);
  },
});

/** The seat that picks next: in seat order, one hero each time round, until each has its number. */
export function nextPicker(m: M): Seat | null {
  const { picks } = m.state;
  if (picks.length >= TEAM) return null;
  const { split } = m.content;
  for (let time = 1; time <= TEAM; time++)
    for (let seat = 0; seat < split.length; seat++) {
      if ((split[seat] ?? 0) < time) continue;
      if (picks.filter(one => one.seat === seat).length < time) return seat;
    }
  return null;
}

function gather(m: M): void {
  const { state, content } = m;
  const start = zoneAt(m, content.mission.start);
  const inOrder = [...state.picks].sort((a, b) => a.seat - b.seat || HEROES.indexOf(a.hero) - HEROES.indexOf(b.hero));
  state.heroes = inOrder.map(({ hero, seat }) => newHero(hero, seat, start));
  if (content.mission.lone !== null) heroAt(m, pick(m, state.heroes.length)).zone = zoneAt(m, content.mission.lone);
  const placed = state.heroes.map(({ id, seat, zone }) => ({ hero: id, seat, zone: nameOf(m, zone) }));
  emit(m, { type: 'teamPlaced', heroes: placed });
}

export function newHero(id: HeroId, seat: Seat, zone: number): Hero {
  return {
    id,
    seat,
    fate: 'in',
    zone,
    health: heroes[id].health,
    power: 0,
    xp: 0,
    level: 0,
    traits: [],
    bystander: null,
    tokens: [],
    used: false,
    woven: false,
  };
}

/** The next Bystander of the escort who has no carrier yet. */
const escort = (m: M): BystanderId | undefined =>
  m.content.mission.carried.find(id => !m.state.heroes.some(hero => hero.bystander === id));

const TRAIT_CARDS = TRAITS.flatMap(id => Array.from({ length: traits[id].copies }, () => id));
const WITHOUT_BYSTANDERS = SPAWN_CARDS.filter(id => spawnCards[id].kind !== 'bystander');

/** The table before anybody has picked (MZ-SETUP-01..05). */
export function deal(m: M): void {
  const { mission: played, board } = m.content;
  const empty = board.ids.map(() => 0);
  const colours: Colour[] = shuffle(m, ['red', 'red', 'blue', 'green']);
  const state: State = {
    round: 0,
    phase: 'setup',
    heroes: [],
    picks: [],
    turn: null,
    walker: empty.slice(),
    brute: empty.slice(),
    runner: empty.slice(),
    zombies: [],
    reserve: { walker: horde.walker.count, brute: horde.brute.count, runner: horde.runner.count },
    gone: { walker: 0, brute: 0, runner: 0 },
    open: 0,
    revealed: board.bare.slice(),
    objectives: played.objectives.map(({ zone, colour }) => ({
      zone: zoneAt(m, zone),
      colour: colour ?? (colours.pop() as Colour),
      faceDown: colour === null,
      taken: false,
    })),
    points: played.points.map(({ type, zone, asleep }) => ({ type, zone: zoneAt(m, zone), active: !asleep })),
    cards: [],
    figures: played.placed ? [{ id: played.placed.bystander, zone: zoneAt(m, played.placed.zone) }] : [],
    dealt: true,
    rescued: [],
    sign: played.sign === null ? null : { zone: zoneAt(m, played.sign), uses: SIGN.uses },
    explosives: [],
    spawnDeck: shuffle(m, (played.infested ? WITHOUT_BYSTANDERS : SPAWN_CARDS).slice()),
    spawnDiscard: [],
    traitDeck: shuffle(m, TRAIT_CARDS.slice()),
    traitDiscard: [],
    bystanderDeck: [],
    bystanderDiscard: [],
    zombieDeck: shuffle(m, [...ZOMBIE_HEROES]),
    zombieDiscard: [],
    lastCard: null,
    tally: { kills: 0, wounds: 0, devoured: 0 },
  };
  m.state = state;
  for (const room of played.revealed) state.revealed[zoneAt(m, room)] = true;
  for (const [a, b] of played.openDoors) {
    const [one, other] = [zoneAt(m, a), zoneAt(m, b)];
    state.open |= 1 << board.doors.findIndex(door => door.a === one && door.b === other);
  }
  dealBystanders(m);
}

/** Some lie face down on the map, the others form the deck (MZ-SETUP-04, MZ-SETUP-05, MZ-M1-02). */
function dealBystanders(m: M): void {
  const { cards, among, carried, placed } = m.content.mission;
  const free = BYSTANDERS.filter(id => !carried.includes(id) && placed?.bystander !== id);
  layCards(
    m,
    free,
    cards.map(zone => zoneAt(m, zone)),
    among,
  );
}

/** Deals these Bystanders to the zones and to the deck; those `among` them certainly to a zone. */
export function layCards(
  m: M,
  pool: readonly BystanderId[],
  zones: readonly number[],
  among: readonly BystanderId[],
): void {
  const sure = among.filter(id => pool.includes(id));
  const others = shuffle(
    m,
    pool.filter(id => !sure.includes(id)),
  );
  const laid = shuffle(m, [...sure, ...others.splice(0, zones.length - sure.length)]);
  m.state.cards = laid.slice(0, zones.length).map((id, i) => ({ id, zone: zones[i] ?? -1 }));
  m.state.bystanderDeck = others;
}

import { pick, shuffle } from '../../../engine/chance.ts';
import { again, call, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { Seat, Setup } from '../../../engine/types.ts';
import { heavies } from '../content/heavy.ts';
import { HEROES, type HeroId } from '../content/heroes.ts';
import { ACTIONS, ACTIONS_OF_THREE, HORDE, ZOMBIES } from '../content/numbers.ts';
import { SPECIALS } from '../content/objects.ts';
import { type SearchId, searchDeck } from '../content/search-deck.ts';
import type { TokenId } from '../content/tokens.ts';
import { type TrackId, tracks } from '../content/tracks.ts';
import {
  type DeckPresetId,
  ZOMBIE_CARDS,
  type ZombieCardId,
  deckPresets,
  zombieCards,
} from '../content/zombie-cards.ts';
import type { Zone } from '../ids.ts';
import { dataOf, writtenBoard } from '../scenarios/list.ts';
import type { ScenarioData, ScenarioId } from '../scenarios/shape.ts';
import { turnFor } from '../seen.ts';
import type { Content, Hero, Zombie15 } from '../spec.ts';
import { searchOf, streetOf, zoneAt } from './board.ts';
import { drawCourse } from './course.ts';
import { siren } from './scream.ts';
import { fresh, putOn, roomFor, starterOf } from './sheet.ts';
import { type M, boardOf, hasLight, heroOf, maxLife, only } from './table.ts';

// Everything before the track starts (Z15-SETUP). Nothing of it is timed.

const QUICK_TRACKS = { normal: 'growl60', hard: 'growl40', expert: 'growl40' } as const;
/** Quick game: zombies in every street but the first. */
const QUICK_ZOMBIES = 3;
const QUICK_BAGS: readonly TokenId[] = ['bag-1', 'bag-1', 'bag-2', 'bag-3'];

export function contentOf({ scenario: name, seats, options }: Setup<Zombie15>): Content {
  const scenario = name as ScenarioId;
  const data = dataOf(scenario);
  const isQuick = data === null || data.difficulty === 'quick';
  const ownTrack: TrackId = isQuick ? QUICK_TRACKS[options.mode] : data.track;
  const { events1, events2, events3, events4 } = options;
  return {
    scenario,
    board: writtenBoard(scenario),
    track: options.track === 'scenario' ? ownTrack : options.track, // Z15-SETUP-03
    ownTrack,
    side: data?.side ?? 'hero',
    heroesPerSeat: seats === 1 ? 4 : seats === 2 ? 2 : 1,
    actions: seats === 3 ? ACTIONS_OF_THREE : ACTIONS,
    lifeChange: isQuick && options.mode === 'expert' ? -1 : 0,
    night: data?.night ?? 'never',
    sparesCrates: data?.sparesCrates ?? false,
    startLights: data?.startLights ?? 0,
    events: isQuick ? [false, events1, events2, events3, events4] : Array.from({ length: 5 }, () => data.events),
  };
}

/** All chance of the set-up, in the order of Z15-SETUP-11. */
export function deal(m: M): void {
  const { scenario } = m.content;
  const data = dataOf(scenario);
  const { firstPlayer } = m.setup.options;
  const drawn = pick(m, m.setup.seats);
  m.state = {
    course: null,
    startedAt: null,
    cues: 0,
    first: firstPlayer !== null && firstPlayer < m.setup.seats ? firstPlayer : drawn,
    heroes: [],
    ordered: [],
    turn: null,
    zombies: [],
    reserve: 0,
    horde: HORDE,
    alpha: null,
    search: shuffle(m, searchCards()),
    discard: [],
    removed: [],
    deck: zombieDeck(m, deckFor(data, m.content.track)),
    drawn: [],
    tokens: [],
    heavies: [],
    items: [],
    locks: [],
    queue: [],
    cat: false,
    night: m.content.night === 'start',
    called: false,
    helicopter: false,
    paused: false,
    stock: [...SPECIALS],
    checkpoint: [],
    tally: { killed: 0, searches: 0, turns: 0, lost: 0 },
  };
  if (data) layOut(m, data);
  else layCourse(m);
  m.state.reserve = ZOMBIES - HORDE - m.state.zombies.reduce((sum, n) => sum + n, 0);
}

export const searchCards = (): SearchId[] =>
  searchDeck.flatMap(({ card, qty }) => Array.from({ length: qty }, () => card));

export function deckFor(data: ScenarioData | null, track: TrackId): DeckPresetId {
  if (!data) return 'standard';
  return data.deck === 'none' && tracks[track].every !== null ? 'v1-2' : data.deck;
}

/** Z15-SETUP-07: two halves, each with its own Horde cards; the first half lies on top. */
export function zombieDeck(m: M, preset: DeckPresetId): ZombieCardId[] {
  const { values, hordes } = deckPresets[preset];
  const numbered = shuffle(
    m,
    ZOMBIE_CARDS.filter(card => values.includes(zombieCards[card].value)).flatMap(card =>
      Array.from({ length: zombieCards[card].qty }, () => card),
    ),
  );
  const upper = numbered.splice(0, Math.ceil(numbered.length / 2));
  const half = (cards: ZombieCardId[]) =>
    shuffle(m, [...cards, ...Array.from({ length: hordes }, () => 'horde' as const)]);
  const top = half(upper);
  return [...half(numbered), ...top];
}

/** Z15-SETUP-04. */
function layOut(m: M, data: ScenarioData): void {
  const { state } = m;
  const { tiles } = boardOf(m);
  const zone = (name: string): Zone => zoneAt(tiles, name);
  state.zombies = data.layout.flatMap(([, , , street, search]) => [street, search]);
  for (const { token, zone: name, up } of data.tokens) lay(m, token, zone(name), up, null);
  data.pools.forEach(({ contents, zones }, pool) => {
    const tokens = shuffle(m, [...contents]);
    zones.forEach((name, i) => lay(m, tokens[i] as TokenId, zone(name), false, pool));
  });
  state.locks = data.locks.map(({ at, colour }) => ({ tile: zone(at) >> 1, colour }));
  state.heavies = data.heavies.map(({ object, zone: name, mounted }, id) => ({
    id,
    object,
    zone: zone(name),
    bearer: null,
    uses: heavies[object].uses,
    mounted,
  }));
  state.items = data.items.map(({ card, zone: name }, id) => ({ id, card, zone: zone(name) }));
  state.alpha = data.alpha ? { zone: zone(data.alpha.zone), points: data.alpha.points } : null;
}

const lay = (m: M, token: TokenId, zone: Zone, up: boolean, pool: number | null): void => {
  m.state.tokens.push({ id: m.state.tokens.length, token, zone, up, pool });
};

/** The quick game (Z15-QUICK-02, Z15-QUICK-09). */
function layCourse(m: M): void {
  const { state } = m;
  state.course = drawCourse(m);
  const { tiles } = boardOf(m);
  const last = tiles.length - 1;
  state.zombies = tiles.flatMap((_, tile) => [tile === 0 ? 0 : QUICK_ZOMBIES, 0]);
  const inner = tiles.map((_, tile) => tile).filter(tile => tile > 0 && tile < last && tiles[tile]?.hasSearch);
  const { bags, keys } = m.setup.options;
  if (keys) {
    const early = inner.filter(tile => tile <= last / 2);
    const tile = early[pick(m, early.length)] ?? 1;
    lay(m, 'key-blue', searchOf(tile), false, 0);
    inner.splice(inner.indexOf(tile), 1);
    const from = Math.ceil((last * 2) / 3);
    state.locks.push({ tile: from + pick(m, last - from + 1), colour: 'blue' });
  }
  if (!bags) return;
  const places = shuffle(m, inner).slice(0, QUICK_BAGS.length);
  places.forEach((tile, i) => lay(m, QUICK_BAGS[i] as TokenId, searchOf(tile), false, 0));
}

/** Whether the key of a quick game may lie in this zone: Z15-QUICK-09 names the first half of the course. */
export const isEarly = (m: M, zone: Zone): boolean => zone >> 1 <= (boardOf(m).tiles.length - 1) / 2;

// ---- the choices before the start --------------------------------------------------------------------------------

export const scenario = flow<Zombie15, 'scenario'>({
  heroes: decide({
    rule: 'Z15-SETUP-08',
    who: m => {
      const wanted = m.setup.seats * m.content.heroesPerSeat;
      return m.state.heroes.length < wanted ? only(m.state.heroes.length % m.setup.seats) : nobody;
    },
    options: (m, _f, seat) => usualFirst(m, seat).map(hero => ({ type: 'pickHero' as const, hero })),
    apply(m, f, { hero }, seat) {
      m.state.heroes.push(newHero(m, hero, seat));
      emit(m, { type: 'heroPicked', seat, hero, life: maxLife(m, hero) });
      again(m, f);
    },
  }),
  order: decide({
    rule: 'Z15-VAR-03',
    who: m => {
      const seat = m.state.heroes.find(hero => !m.state.ordered.includes(hero.id))?.seat;
      return seat === undefined || m.content.heroesPerSeat === 1 ? nobody : only(lowestUnordered(m, m.state.ordered));
    },
    options: (m, _f, seat) =>
      m.state.heroes
        .filter(hero => hero.seat === seat && !m.state.ordered.includes(hero.id))
        .map(({ id }) => ({ type: 'playFirst' as const, hero: id })),
    apply(m, f, { hero }) {
      m.state.ordered.push(hero);
      again(m, f);
    },
    lone: true,
  }),
  equip(m) {
    const { heroes, first } = m.state;
    const rank = (hero: Hero): number =>
      ((hero.seat - first + m.setup.seats) % m.setup.seats) * HEROES.length + m.state.ordered.indexOf(hero.id);
    heroes.sort((a, b) => rank(a) - rank(b));
    emit(m, { type: 'orderFixed', heroes: heroes.map(hero => hero.id) });
  },
  checkpoint(m) {
    if (m.setup.carry?.won) call(m, 'checkpoint', { waiting: [], givers: [] });
  },
  places: decide({
    rule: 'Z15-S01-1',
    who: m => {
      const next = m.state.heroes.find(hero => hero.zone < 0);
      return next ? only(next.seat) : nobody;
    },
    options: m =>
      boardOf(m)
        .starts.filter(zone => m.state.heroes.every(hero => hero.zone !== zone))
        .map(zone => ({ type: 'pickStart' as const, zone })),
    apply(m, f, { zone }) {
      const hero = m.state.heroes.find(other => other.zone < 0);
      if (!hero) throw new Error('everybody has a place');
      hero.zone = zone;
      emit(m, { type: 'startPicked', hero: hero.id, zone, tile: boardOf(m).tiles[zone >> 1]?.face ?? '01-A' });
      again(m, f);
    },
    lone: true,
  }),
  lights: decide({
    rule: 'Z15-S08-2',
    who: m => (givenLights(m) < m.content.startLights ? only(0) : nobody),
    options: m =>
      m.state.heroes.filter(hero => !hasLight(hero)).map(({ id }) => ({ type: 'giveLight' as const, hero: id })),
    apply(m, f, { hero: id }) {
      const hero = heroOf(m, id);
      emit(m, { type: 'lightGiven', hero: id });
      again(m, f);
      if (roomFor(m, hero, 'flashlight')[0] === null) putOn(m, hero, 'flashlight', null);
      else call(m, 'place', { hero: id, card: 'flashlight' });
    },
  }),
  start: decide({
    rule: 'Z15-SETUP-12',
    isTimed: true,
    who: () => only(0),
    options: () => [{ type: 'start' as const }],
    apply(m) {
      m.state.startedAt = m.clock;
      m.state.turn = turnFor(0);
      const hero = m.state.heroes[0]?.id ?? 'josh';
      emit(m, { type: 'trackStarted', track: m.content.track, hero, at: m.clock });
      m.state.cues = 1; // the siren of the start (Z15-TIME-15)
      siren(m, 0);
    },
  }),
  play(m, f) {
    call(m, 'turn', { screamed: false });
    again(m, f);
  },
});

/** Free heroes, those that this seat played before in the campaign first. */
function usualFirst(m: M, seat: Seat): HeroId[] {
  const free = HEROES.filter(id => m.state.heroes.every(hero => hero.id !== id));
  const usual = m.setup.carry?.heroes.filter(hero => hero.seat === seat).map(({ hero }) => hero) ?? [];
  return [...free.filter(id => usual.includes(id)), ...free.filter(id => !usual.includes(id))];
}

function lowestUnordered(m: M, ordered: readonly HeroId[]): Seat {
  let lowest = m.setup.seats;
  for (const hero of m.state.heroes) if (!ordered.includes(hero.id)) lowest = Math.min(lowest, hero.seat);
  return lowest;
}

const givenLights = (m: M): number => m.state.heroes.filter(hasLight).length;

/** At full life with his starting equipment; where every hero has his own start it is picked later. */
export function newHero(m: M, id: HeroId, seat: Seat): Hero {
  const { starts } = boardOf(m);
  return {
    id,
    seat,
    zone: starts.length > 1 ? -1 : (starts[0] ?? streetOf(0)),
    life: maxLife(m, id),
    posture: 'standing',
    weapons: [fresh(starterOf(m, id))],
    objects: [],
    backpack: [],
    carries: null,
  };
}

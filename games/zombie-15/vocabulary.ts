import { z } from 'zod';
import type { Vocabulary } from '../../engine/box.ts';
import { stack } from '../../engine/chance.ts';
import { placeAt } from '../../engine/flow.ts';
import { HEAVIES, heavies } from './content/heavy.ts';
import { HEROES, type HeroId } from './content/heroes.ts';
import { ZOMBIES } from './content/numbers.ts';
import { OBJECTS, SCENARIO_OBJECTS } from './content/objects.ts';
import { type GearId, SEARCH_CARDS } from './content/search-deck.ts';
import { COLOURS, TOKENS } from './content/tokens.ts';
import { timetables } from './content/tracks.ts';
import { WEAPONS } from './content/weapons.ts';
import { EVENTS, ZOMBIE_CARDS } from './content/zombie-cards.ts';
import type { Zone } from './ids.ts';
import { isStreet, tileOf } from './rules/board.ts';
import { newHero } from './rules/setup.ts';
import { fresh } from './rules/sheet.ts';
import { type M, boardOf, maxLife } from './rules/table.ts';
import { type Gear, turnFor } from './seen.ts';
import type { Hero, Zombie15 } from './spec.ts';

// How scenes and case files speak of this table. A place is the face that lies there, `14-A` or `14-A:R` its street, `14-A:F`
// its search zone; a card with what is left of it is `pistol:2`; piles are named from the top.

const place = z.string().regex(/^\d\d-[AB](:[RF])?$/, 'a zone such as 14-A, 14-A:R or 14-A:F');
const gear = (cards: readonly string[]) =>
  z.string().refine(text => cards.includes(text.split(':')[0] ?? ''), 'a card such as pistol or pistol:2');

const heroWords = z.strictObject({
  hero: z.enum(HEROES).optional(),
  at: place.optional(),
  life: z.int().min(0).optional(),
  posture: z.enum(['standing', 'down', 'unconscious']).optional(),
  weapons: z.array(gear(WEAPONS)).optional(),
  objects: z.array(gear(OBJECTS)).optional(),
  backpack: z.array(z.enum(TOKENS)).optional(),
  heavy: z.enum(HEAVIES).optional(),
  carries: z.enum(HEROES).optional(),
});

const given = z.strictObject({
  /** Where the table stands: before the start, at an action, or between the attack and the pass. */
  step: z.enum(['setup', 'actions', 'waiting']).optional(),
  elapsed: z.int().min(0).optional(), // milliseconds of the track
  heroes: z.array(heroWords).optional(), // in turn order; the usual four where nothing is said
  active: z.enum(HEROES).optional(),
  actions: z.int().min(0).optional(),
  bitten: z.boolean().optional(), // the active hero has failed the attack of this turn
  zombies: z.record(place, z.int().min(0)).optional(), // everywhere else there are none
  horde: z.int().min(0).optional(),
  reserve: z.int().min(0).optional(),
  search: z.array(z.enum(SEARCH_CARDS)).optional(), // on top of the deck
  searchLeft: z.int().min(0).optional(), // how many cards the search deck has
  discard: z.array(z.enum(SEARCH_CARDS)).optional(),
  deck: z.array(z.enum(ZOMBIE_CARDS)).optional(), // on top of the zombie deck
  deckLeft: z.int().min(0).optional(),
  tokens: z.array(z.strictObject({ token: z.enum(TOKENS), at: place, up: z.boolean().default(false) })).optional(),
  heavies: z
    .array(
      z.strictObject({
        object: z.enum(HEAVIES),
        at: place,
        uses: z.int().optional(),
        mounted: z.boolean().default(false),
      }),
    )
    .optional(),
  items: z.array(z.strictObject({ card: z.enum(SCENARIO_OBJECTS), at: place })).optional(),
  locks: z.record(place, z.enum(COLOURS)).optional(),
  alpha: z
    .strictObject({ at: place, points: z.int().min(1) })
    .nullable()
    .optional(),
  queue: z.array(z.enum(EVENTS)).optional(),
  night: z.boolean().optional(),
  called: z.boolean().optional(),
  cat: z.boolean().optional(),
});
type Given = z.infer<typeof given>;
type HeroWords = z.infer<typeof heroWords>;

export const vocabulary: Vocabulary<Zombie15> = { given, arrange, describe };

const USUAL: readonly HeroId[] = ['josh', 'severity', 'sai-fon', 'snow'];

/** The zone that a word names on this map. */
export function zoneNamed(m: M, name: string): Zone {
  const [face, kind] = name.split(':');
  const tile = boardOf(m).tiles.findIndex(other => other.face === face);
  if (tile < 0) throw new Error(`no tile ${face} in ${m.content.scenario}`);
  return tile * 2 + (kind === 'F' ? 1 : 0);
}

export function nameOfZone(m: M, zone: Zone): string {
  const face = boardOf(m).tiles[tileOf(zone)]?.face;
  return face === undefined ? 'nowhere' : `${face}:${isStreet(zone) ? 'R' : 'F'}`;
}

function arrange(m: M, object: object): void {
  const words = object as Given;
  if (words.step === 'setup') return;
  seatHeroes(m, words.heroes ?? []);
  layZombies(m, words);
  layPiles(m, words);
  layThings(m, words);
  const { state } = m;
  (words.heroes ?? []).forEach((wanted, i) => {
    if (wanted.heavy && state.heroes[i]) shoulder(m, state.heroes[i], wanted.heavy);
  });
  state.queue = [...(words.queue ?? [])];
  state.night = words.night ?? state.night;
  state.called = words.called ?? false;
  state.cat = words.cat ?? false;
  startTrack(m, words);
}

function seatHeroes(m: M, wanted: readonly HeroWords[]): void {
  const count = m.setup.seats * m.content.heroesPerSeat;
  const taken = new Set(wanted.flatMap(({ hero }) => hero ?? []));
  const free = [...USUAL, ...HEROES].filter((id, i, all) => !taken.has(id) && all.indexOf(id) === i);
  const { starts } = boardOf(m);
  m.state.heroes = Array.from({ length: count }, (_, i) => {
    const w = wanted[i] ?? {};
    const id = w.hero ?? free.shift() ?? 'josh';
    const hero = newHero(m, id, Math.floor(i / m.content.heroesPerSeat));
    hero.zone = w.at === undefined ? (starts[i % starts.length] ?? 0) : zoneNamed(m, w.at);
    hero.posture = w.posture ?? 'standing';
    hero.life = w.life ?? (hero.posture === 'unconscious' ? 0 : maxLife(m, id));
    if (w.weapons) hero.weapons = w.weapons.map(gearAmong(WEAPONS));
    if (w.objects) hero.objects = w.objects.map(gearAmong(OBJECTS));
    hero.backpack = [...(w.backpack ?? [])];
    hero.carries = w.carries ?? null;
    return hero;
  });
}

const gearAmong =
  <C extends GearId>(cards: readonly C[]) =>
  (text: string): Gear<C> => {
    const [name, uses] = text.split(':');
    const card = cards.find(id => id === name);
    if (card === undefined) throw new Error(`no card ${name}`);
    return uses === undefined ? fresh(card) : { card, uses: Number(uses) };
  };

function layZombies(m: M, { zombies, horde, reserve }: Given): void {
  const { state } = m;
  if (zombies) {
    state.zombies = state.zombies.map(() => 0);
    for (const [name, count] of Object.entries(zombies)) state.zombies[zoneNamed(m, name)] = count;
  }
  state.horde = horde ?? state.horde;
  state.reserve = reserve ?? Math.max(0, ZOMBIES - state.horde - state.zombies.reduce((sum, n) => sum + n, 0));
}

function layPiles(m: M, words: Given): void {
  const { state } = m;
  for (const card of words.discard ?? []) {
    const at = state.search.indexOf(card);
    if (at >= 0) state.search.splice(at, 1);
  }
  state.discard = [...(words.discard ?? [])].reverse();
  if (words.search) stack(state.search, words.search);
  if (words.searchLeft !== undefined) state.search = state.search.slice(state.search.length - words.searchLeft);
  if (words.deck) stack(state.deck, words.deck);
  if (words.deckLeft !== undefined) state.deck = state.deck.slice(state.deck.length - words.deckLeft);
}

function layThings(m: M, words: Given): void {
  const { state } = m;
  if (words.tokens)
    state.tokens = words.tokens.map(({ token, at, up }, id) => ({ id, token, zone: zoneNamed(m, at), up, pool: null }));
  if (words.heavies)
    state.heavies = words.heavies.map(({ object, at, uses, mounted }, id) => ({
      id,
      object,
      zone: zoneNamed(m, at),
      bearer: null,
      uses: heavies[object].uses === null ? null : (uses ?? heavies[object].uses),
      mounted,
    }));
  if (words.items) state.items = words.items.map(({ card, at }, id) => ({ id, card, zone: zoneNamed(m, at) }));
  if (words.locks)
    state.locks = Object.entries(words.locks).map(([at, colour]) => ({ tile: tileOf(zoneNamed(m, at)), colour }));
  if (words.alpha !== undefined)
    state.alpha = words.alpha && { zone: zoneNamed(m, words.alpha.at), points: words.alpha.points };
}

/** One heavy object of that kind, from the map where there is one, is on this hero's shoulders. */
function shoulder(m: M, hero: Hero, object: NonNullable<HeroWords['heavy']>): void {
  const lying = m.state.heavies.find(heavy => heavy.object === object && heavy.bearer === null);
  const { uses } = heavies[object];
  const heavy = lying ?? { id: m.state.heavies.length, object, zone: hero.zone, bearer: null, uses, mounted: false };
  if (!lying) m.state.heavies.push(heavy);
  heavy.bearer = hero.id;
  heavy.zone = hero.zone;
}

function startTrack(m: M, words: Given): void {
  const { state } = m;
  m.clock = words.elapsed ?? 0;
  state.startedAt = 0;
  state.cues = timetables[m.content.track].filter(cue => cue.at <= m.clock).length;
  const index = words.active ? state.heroes.findIndex(hero => hero.id === words.active) : 0;
  state.turn = turnFor(index);
  state.turn.given = m.content.actions;
  state.turn.actions = words.actions ?? m.content.actions;
  state.turn.bitten = words.bitten ?? false;
  m.stack.length = 0;
  placeAt(m, 'scenario', 'play', {});
  placeAt(m, 'turn', words.step === 'waiting' ? 'pass' : 'act', { screamed: false });
}

function describe(m: M): object {
  const { state } = m;
  const zombies: { [place: string]: number } = {};
  state.zombies.forEach((count, zone) => {
    if (count > 0) zombies[nameOfZone(m, zone)] = count;
  });
  return {
    heroes: state.heroes.map(hero => ({
      hero: hero.id,
      seat: hero.seat,
      at: nameOfZone(m, hero.zone),
      life: hero.life,
      posture: hero.posture,
      weapons: hero.weapons.map(named),
      objects: hero.objects.map(named),
      backpack: hero.backpack,
      heavy: state.heavies.find(heavy => heavy.bearer === hero.id)?.object ?? null,
      carries: hero.carries,
    })),
    active: state.turn ? (state.heroes[state.turn.hero]?.id ?? null) : null,
    actions: state.turn?.actions ?? null,
    zombies,
    horde: state.horde,
    reserve: state.reserve,
    searchDeck: state.search.length,
    discard: [...state.discard].reverse(),
    removed: state.removed,
    zombieDeck: state.deck.length,
    tokens: state.tokens.map(({ token, zone, up }) => ({ token, at: nameOfZone(m, zone), up })),
    heavies: state.heavies.map(heavy => ({
      object: heavy.object,
      at: nameOfZone(m, heavy.zone),
      uses: heavy.uses,
      bearer: heavy.bearer,
    })),
    items: state.items.map(({ card, zone }) => ({ card, at: nameOfZone(m, zone) })),
    locks: state.locks.map(({ tile, colour }) => `${boardOf(m).tiles[tile]?.face}:${colour}`),
    alpha: state.alpha && { at: nameOfZone(m, state.alpha.zone), points: state.alpha.points },
    night: state.night,
    called: state.called,
    helicopter: state.helicopter,
    cat: state.cat,
    stock: state.stock,
    outcome: m.outcome?.reason ?? null,
  };
}

const named = ({ card, uses }: Gear): string => (uses === null ? card : `${card}:${uses}`);

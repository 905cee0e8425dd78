import { beforeAll, expect, test } from 'vitest';
import { apply, tick } from '../../../engine/match.ts';
import { deciders, due, options } from '../../../engine/queries.ts';
import { below, seedRng } from '../../../engine/rng.ts';
import type { Rng } from '../../../engine/types.ts';
import { HEAVIES } from '../content/heavy.ts';
import { HEROES } from '../content/heroes.ts';
import { OBJECTS, SPECIALS, objects } from '../content/objects.ts';
import { SEARCH_CARDS } from '../content/search-deck.ts';
import { WEAPONS, weapons } from '../content/weapons.ts';
import { EVENTS, ZOMBIE_CARDS } from '../content/zombie-cards.ts';
import { dataOf, writtenBoard } from '../scenarios/list.ts';
import { CAMPAIGN_IDS, type CampaignId } from '../scenarios/shape.ts';
import type { Event } from '../events.ts';
import { table } from './table.ts';

// Plays by chance on crowded tables until every card, hero and rule of a scenario has been met.

const TABLES = 300;
const MOVES = 160;
const met = new Set<string>();

const pickOf = <T>(r: Rng, things: readonly T[]): T => things[below(r, things.length)] as T;

/** Heroes with random gear, side by side in twos, with zombies around. */
function crowded(r: Rng, n: number) {
  const scenario = CAMPAIGN_IDS[n % CAMPAIGN_IDS.length] as CampaignId;
  const faces = (writtenBoard(scenario)?.tiles ?? []).map(({ face, hasSearch }) => ({ face, hasSearch }));
  const cast = [...HEROES].sort(() => below(r, 3) - 1);
  const places = [pickOf(r, faces), besideLock(r, scenario) ?? pickOf(r, faces)];
  const heroes = cast.slice(0, 4).map((hero, i) => {
    const { face, hasSearch } = places[i % 2] as (typeof places)[number];
    const isOut = i === 3 && below(r, 3) === 0;
    return {
      hero,
      at: hasSearch && below(r, 2) === 0 ? `${face}:F` : face,
      weapons: [pickOf(r, WEAPONS), 'machete'].filter(
        card => hero !== 'vance' || weapons[card as 'axe'].kind === 'melee',
      ),
      objects: hero === 'hazel' ? [pickOf(r, OBJECTS)] : [pickOf(r, SPECIALS), pickOf(r, OBJECTS)],
      life: isOut ? 0 : i === 0 ? 1 : 2,
      posture: isOut ? 'unconscious' : 'standing',
      backpack: below(r, 3) === 0 ? ['bag-1', pickOf(r, ['key-blue', 'key-red', 'key-yellow', 'key-green'])] : [],
    };
  });
  const zombies = Object.fromEntries(
    places.flatMap(({ face, hasSearch }) => [[face, below(r, 4)], ...(hasSearch ? [[`${face}:F`, below(r, 3)]] : [])]),
  );
  const heavies =
    below(r, 2) === 0 ? { heavies: HEAVIES.map(object => ({ object, at: places[0]?.face, uses: 1 })) } : {};
  const laid = table(
    4,
    { heroes, zombies, elapsed: below(r, 3) * 300_000, ...heavies },
    { scenario, track: 'growl40' },
  );
  mix(r, laid.m.state.deck);
  mix(r, laid.m.state.search);
  return laid;
}

/** Every table is dealt from the same seed. */
function mix(r: Rng, cards: unknown[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(r, i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
}

/** A tile next to a locked one, where the scenario has locks; the tower of scenario 9. */
function besideLock(r: Rng, scenario: CampaignId) {
  if (scenario === 'S09') return { face: '10-A', hasSearch: true } as const;
  const lock = dataOf(scenario)?.locks[0];
  const tiles = writtenBoard(scenario)?.tiles ?? [];
  const locked = tiles.find(({ x, y }) => `${x},${y}` === lock?.at);
  const near = locked?.links.map(tile => tiles[tile]);
  return near && below(r, 2) === 0 ? pickOf(r, near) : undefined;
}

function note(event: Event): void {
  met.add(event.type);
  if (event.type === 'attacked') met.add(`${event.by} attacked`);
  if (event.type === 'objectUsed') met.add(`${event.card} used`);
  if (event.type === 'healed') met.add(`healed by ${event.card}`);
  if (event.type === 'zombieCard') met.add(`${event.card} drawn`);
  if (event.type === 'eventStarted' && event.hasEffect) met.add(`${event.event} resolved`);
  if (event.type === 'cardsRevealed') for (const card of event.cards) met.add(`${card} revealed`);
  if (event.type === 'heavyTaken') met.add(`${event.object} taken`);
  if (event.type === 'turnStarted') met.add(`${event.hero} played`);
  if (event.type === 'scream') met.add(`scream: ${event.step}`);
}

beforeAll(() => {
  const r = seedRng('runner');
  for (let n = 0; n < TABLES; n++) {
    const { m } = crowded(r, n);
    m.hear = note;
    for (let i = 0; i < MOVES && !m.outcome; i++) {
      const at = due(m);
      if (at !== null && below(r, 7) === 0) tick(m);
      if (m.outcome) break;
      const seat = deciders(m)[0] ?? 0;
      const open = options(m, seat).filter(({ type }) => type !== 'endActions' || below(r, 3) === 0);
      const search = below(r, 2) === 0 ? open.find(({ type }) => type === 'quickSearch') : undefined;
      const action = search ?? pickOf(r, open.length > 0 ? open : options(m, seat));
      met.add(`action ${action.type}`);
      apply(m, seat, action);
    }
  }
}, 120_000);

const missing = (wanted: readonly string[]): string[] => wanted.filter(name => !met.has(name));

test('every weapon has been fought with', () => {
  expect(missing([...WEAPONS, 'bareHands', 'machine-gun'].map(card => `${card} attacked`))).toEqual([]);
});

test('every light object with a use has been used, every killing one has killed', () => {
  const uses = OBJECTS.filter(card => objects[card].uses !== null && card !== 'explosive-ammo');
  expect(missing(uses.map(card => `${card} used`))).toEqual([]);
  expect(missing(OBJECTS.filter(card => objects[card].kills > 0).map(card => `${card} attacked`))).toEqual([]);
  expect(missing(['action explode', 'healed by rest', 'healed by cheeseburger', 'healed by box-of-cakes'])).toEqual([]);
});

test('every search card has been revealed, every zombie card drawn, every event resolved', () => {
  const inDeck = SEARCH_CARDS.filter(card => !(card in weapons) || weapons[card as 'axe'].role === 'found');
  expect(missing(inDeck.map(card => `${card} revealed`))).toEqual([]);
  expect(missing(ZOMBIE_CARDS.map(card => `${card} drawn`))).toEqual([]);
  expect(missing(EVENTS.map(event => `${event} resolved`))).toEqual([]);
});

test('every hero has played, every heavy object has been carried', () => {
  expect(missing(HEROES.map(hero => `${hero} played`))).toEqual([]);
  expect(missing(HEAVIES.map(object => `${object} taken`))).toEqual([]);
  expect(
    missing(['heroCarried', 'heroPut', 'heavyPut', 'reloaded', 'revived', 'lured', 'stoodUp', 'fell', 'fainted']),
  ).toEqual([]);
});

test('what belongs to one scenario only has happened there', () => {
  expect(
    missing(['marched', 'alphaMoved', 'nightFell', 'lockOpened', 'itemTaken', 'hordeCame', 'noise', 'siren', 'defeat']),
  ).toEqual([]);
  expect(missing(['scream: actions', 'scream: inProgress', 'scream: waiting'])).toEqual([]);
  expect(
    missing(['action fireMounted', 'action useCrate', 'action takeToken', 'action dropToken', 'action takeFromHero']),
  ).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { preview } from '../../../engine/queries.ts';
import { en } from '../text/en.ts';
import type { Event } from '../events.ts';
import type { Action } from '../spec.ts';
import type { Seen } from '../ui/look.ts';
import { SCREAM } from '../ui/screen/focus.ts';
import { intents } from '../ui/screen/intents.ts';
import { outlook } from '../ui/screen/outlook.ts';
import { concerns, roll, screamCard } from '../ui/screen/rolls.ts';
import { goals, phase } from '../ui/screen/situation.ts';
import { thing } from '../ui/screen/things.ts';
import { ZOMBIE_DECK } from '../ui/touch.ts';
import { view } from '../view.ts';
import { END, FISTS, QUICK, type Table, fire, go, on, table } from './table.ts';

const z = on('S03');
const lookAt = ({ m }: Table): Seen => ({ texts: en, language: 'en', view: view(m), names: [], seat: 0 });

function outlookOf(laid: Table, action: Action) {
  const seen = preview(laid.m, 0, action);
  if (!seen) throw new Error('nothing is foretold');
  return outlook(seen, action, lookAt(laid));
}

const met = (zombies: number, hero: object = {}) =>
  table(4, {
    heroes: [{ hero: 'josh', at: '02-B', weapons: ['pistol:2'], ...hero }],
    zombies: { '02-B': zombies, '03-B': 2 },
  });

describe('what an answer brings', () => {
  test('a shot: who falls, and what the Horde becomes', () => {
    expect(outlookOf(met(3), fire())).toMatchObject({ sign: '−2 zombies · Horde 4', mood: 'good' });
    expect(outlookOf(met(6), fire())).toMatchObject({ mood: 'fair' });
  });

  test('a silent blow tells of no Horde, and what bare hands cost', () => {
    expect(outlookOf(met(1, { hero: 'carter' }), FISTS)).toMatchObject({ sign: '−1 zombie, −1 LP', mood: 'fair' });
  });

  test('a step: its price, and who waits there; it breaks between them alone', () => {
    const free = table(4, { heroes: [{ hero: 'josh', at: '02-B' }], zombies: { '03-B': 4 } });
    expect(outlookOf(free, go(z('03-B')))).toMatchObject({
      sign: '1\u00a0action · 4\u00a0zombies,\u00a01\u00a0held',
      mood: 'bad',
    });
    expect(outlookOf(free, go(z('01-B')))).toMatchObject({ sign: '1 action', mood: 'good' });
  });

  test('the end of the actions: held, down, or worse', () => {
    expect(outlookOf(met(1), END)).toMatchObject({ sign: '1 zombie held off', mood: 'good' });
    expect(outlookOf(met(3), END)).toMatchObject({ sign: '3 zombies, 1 held: down', mood: 'bad' });
    expect(outlookOf(met(3, { life: 1 }), END)).toMatchObject({ sign: '3 zombies, 1 held: faints', mood: 'bad' });
  });

  test('a search: how many zombies on average, as the discard tells', () => {
    const laid = (discard: readonly string[]) =>
      table(4, { heroes: [{ hero: 'josh', at: '02-B:F' }], zombies: {}, discard });
    const few = outlookOf(laid(['zombie-2', 'zombie-2', 'zombie-2', 'zombie-1']), QUICK).sign;
    expect(outlookOf(laid([]), QUICK).sign).toBe('≈ +1.7 zombies');
    expect(few).toBe('≈ +1.4 zombies');
  });

  test('a first-aid kit: the Life Points that it gives, no more than there is room for', () => {
    const nursed = (life: number) => met(0, { hero: 'hazel', objects: ['first-aid-kit'], life });
    const heal: Action = { type: 'heal', object: 0, hero: 'hazel' };
    expect(outlookOf(nursed(1), heal)).toMatchObject({ sign: '+2 LP', mood: 'good' });
    expect(outlookOf(nursed(2), heal)).toMatchObject({ sign: '+1 LP' });
  });
});

describe('what the zombies are about to do', () => {
  test('those around him fall upon whoever ends his turn, those of the scream come to his street', () => {
    const [attack, scream, ...others] = intents(lookAt(met(3)));
    expect(attack).toMatchObject({
      from: `figure:crowd-${z('02-B')}`,
      to: 'figure:hero-josh',
      isSure: true,
      isAtMe: true,
      sign: '3 zombies, 1 held: down',
      mood: 'bad',
    });
    expect(scream).toMatchObject({ from: null, to: SCREAM, isSure: false });
    expect(others).toEqual([]);
  });

  test('whoever is held needs no arrow', () => {
    expect(intents(lookAt(met(1))).filter(({ from }) => from !== null)).toEqual([]);
  });

  test('whoever marches has an arrow; how many come is told once for each street with a hero', () => {
    const here = { hero: 'josh', at: '02-A' } as const;
    const look = lookAt(table(4, { elapsed: 0, heroes: [here] }, { scenario: 'S09' }));
    const marches = look.view.scream?.marches ?? [];
    const arrows = intents(look).filter(({ from }) => from?.startsWith('figure:crowd-'));
    expect(arrows.map(({ to }) => to)).toEqual(expect.arrayContaining(marches.map(({ to }) => `place:${to}`)));
    const signs = arrows.filter(({ sign, isFaint }) => sign !== null && !isFaint).map(({ to, sign }) => [to, sign]);
    const tiles = new Set(look.view.heroes.map(({ zone }) => zone >> 1));
    const comingTo = (tile: number): number =>
      marches.filter(({ to }) => to >> 1 === tile).reduce((sum, { count }) => sum + count, 0);
    const expected = [...tiles].filter(tile => comingTo(tile) > 0).map(tile => `Scream: +${comingTo(tile)}`);
    expect(expected).not.toEqual([]);
    expect(signs.map(([, sign]) => sign)).toEqual(expect.arrayContaining(expected));
    expect(signs.length).toBeLessThan(marches.length);
  });

  test('in a search zone nothing of it is said', () => {
    const sheltered = table(4, { heroes: [{ hero: 'josh', at: '02-B:F' }], zombies: {} });
    expect(intents(lookAt(sheltered))).toMatchObject([{ from: null, sign: null, isAtMe: false }]);
  });
});

test('the bar tells whose turn it is, and first of all who would fall', () => {
  const look = lookAt(met(3));
  expect(phase(look)).toMatch(/^Josh’s turn · /);
  expect(goals(look)[0]).toEqual({
    text: 'Josh · 3 zombies, 1 held: down',
    mood: 'bad',
    about: 'At the end of the turn this hero fends off 1 zombie: the others strike. Kill some, or leave.',
  });
  expect(goals(lookAt(met(1))).every(({ mood }) => mood !== 'bad')).toBe(true);
});

test('what partners do is followed while they do it, and their wounds always', () => {
  const own = lookAt(
    table(4, {
      heroes: [
        { hero: 'josh', at: '02-B' },
        { hero: 'snow', at: '02-B' },
      ],
    }),
  );
  const [first] = own.view.heroes;
  const theirs: Seen = { ...own, seat: 3 };
  const isTold = (event: Event): unknown[] => [concerns(event, own), concerns(event, theirs)];
  const hero = first?.id ?? 'josh';
  expect(own.view.active).toBe(hero);
  expect(isTold({ type: 'cardsRevealed', hero, cards: ['axe'], spared: null })).toEqual([false, 'slightly']);
  expect(isTold({ type: 'stoodUp', hero, free: false })).toEqual([false, 'slightly']);
  expect(isTold({ type: 'fell', hero })).toEqual([true, 'slightly']);
});

test('a goal says what is to be done', () => {
  const said = (scenario: 'S02'): string[] =>
    goals(lookAt(table(4, { heroes: [{ hero: 'josh', at: '02-B' }], zombies: {} }, { scenario }))).map(
      ({ text }) => text,
    );
  expect(said('S02')).toEqual(['Gather all heroes at the car park (08\u2011A) (0/4)', 'Bring there: Provisions (0/2)']);
});

test('what was found in a turn that is over lies there no more', () => {
  const found: Event = { type: 'cardsRevealed', hero: 'snow', cards: ['axe'], spared: null };
  const passed: Event = { type: 'passed', hero: 'snow', next: 'josh', same: false };
  expect(roll([found], lookAt(met(0)))).not.toBeNull();
  expect(roll([found, passed], lookAt(met(0)))).toBeNull();
});

test('the cards of a search, and those of a scream, lie in the tray', () => {
  const look = lookAt(met(0));
  const searched = roll(
    [{ type: 'cardsRevealed', hero: 'snow', cards: ['zombie-1', 'axe', 'zombie-2'], spared: 'zombie-2' }],
    look,
  );
  expect(searched).toEqual({
    title: 'Search: Snow',
    pieces: [
      { text: '+1', isLit: false },
      { text: 'Axe', isLit: true },
      { text: '+2', isLit: false },
    ],
    sum: '+1 zombie',
    picture: expect.anything(),
  });
  const screamed = roll(
    [
      { type: 'zombieCard', card: 'z1-A', event: null },
      { type: 'scream', number: 1, hero: 'josh', step: 'actions', stopped: false },
      { type: 'zombieCard', card: 'horde', event: null },
      { type: 'hordeCame', zone: 0, tile: '02-B', count: 5, refill: 3 },
      { type: 'zombieCard', card: 'z2-A-loseItem', event: 'loseItem' },
      { type: 'zombiesCame', zone: 0, tile: '02-B', count: 2, wanted: 2, from: 'card' },
      { type: 'turnStarted', hero: 'josh', seat: 0, actions: 4 },
      { type: 'zombiesCame', zone: 0, tile: '02-B', count: 3, wanted: 3, from: 'search' },
    ],
    look,
  );
  expect(screamed?.pieces).toEqual([
    { text: 'The Horde', isLit: true },
    { text: '+2', isLit: false },
  ]);
  expect(screamed?.title).toBe('Cards of the scream');
  expect(screamed?.rule).toBe('Z15-SCREAM-02');
  expect(screamed?.sum).toBe(`+7 zombies, ${en.events.loseItem.name}`);
});

test('the card of a scream says zombies, and its letter only in a town whose tiles have letters', () => {
  const at = (scenario: 'S04' | 'S11') => lookAt(table(4, {}, { scenario }));
  expect(screamCard('z2-D', at('S04'))).toEqual({ brief: '+2', whole: '+2 zombies' });
  expect(screamCard('z2-D', at('S11'))).toEqual({ brief: '+2 · letter D', whole: '+2 zombies · letter D' });
  expect(screamCard('horde', at('S11')).whole).toBe('The Horde');
});

test('the zombie deck says where the next scream brings its zombies', () => {
  const about = (scenario: 'S04' | 'S11'): string =>
    thing(ZOMBIE_DECK, lookAt(table(4, {}, { scenario })))?.about ?? '';
  expect(about('S04')).toMatch(/to the street of the hero whose turn it is\.$/);
  expect(about('S11')).toMatch(/the tile that bears/);
});

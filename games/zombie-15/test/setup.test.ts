import { describe, expect, test } from 'vitest';
import { start } from '../../../engine/match.ts';
import { load, save } from '../../../engine/save.ts';
import { complete } from '../../../engine/testing/scene.ts';
import type { HEROES } from '../content/heroes.ts';
import { zombieCards } from '../content/zombie-cards.ts';
import { game } from '../rules/game.ts';
import { dataOf } from '../scenarios/list.ts';
import { CAMPAIGN_IDS, SCENARIO_IDS, type ScenarioId } from '../scenarios/shape.ts';
import type { Options } from '../spec.ts';
import { isOption } from '../ui/offered.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { END, MINUTE, fresh, on, table } from './table.ts';

const pick = (hero: (typeof HEROES)[number]) => ({ type: 'pickHero', hero }) as const;
const first = (hero: (typeof HEROES)[number]) => ({ type: 'playFirst', hero }) as const;

/** Four seats have picked the usual four. */
const picked = (setting: Parameters<typeof fresh>[1] = {}) =>
  fresh(4, { firstPlayer: 0, ...setting })
    .play(0, pick('josh'))
    .play(1, pick('severity'))
    .play(2, pick('sai-fon'))
    .play(3, pick('snow'));

test('Z15-SETUP-01: fifteen scenarios and the quick games can be chosen, scenario 1 is the usual one', () => {
  expect(game.scenarios.map(({ id }) => id)).toEqual(SCENARIO_IDS);
  expect(game.scenarios[0]?.id).toBe('S01');
  for (const { seats } of game.scenarios) expect(seats).toEqual([1, 4]);
});

test('Z15-SETUP-02: a scenario gives map, zombies, aim and track, and overrides the general rules', () => {
  for (const id of CAMPAIGN_IDS) {
    const data = dataOf(id);
    expect(data?.layout.length).toBeGreaterThan(15);
    expect(data?.win.length).toBeGreaterThan(0);
  }
  table(4, { elapsed: 899_000 }, { scenario: 'S09' }).after(1_000).ends('won'); // elsewhere the end of the track is a defeat
});

const refused = (scenario: ScenarioId, options: Partial<Options>) =>
  game.refuse?.({ scenario, seats: 4, options: game.options.parse(options), carry: null });

describe('Z15-SETUP-03: another track', () => {
  test('Z15-SETUP-03: may replace that of the scenario, and both are on record', () => {
    const { m } = table(4, {}, { scenario: 'S03', track: 'growl40' });
    expect(m.game.due?.(m)).toBe(40_000);
    expect(m.game.view(m, 0).clock).toMatchObject({ track: 'growl40', ownTrack: 'growl60' });
  });

  test('Z15-SETUP-03: brings values 1 and 2 to scenario 1, one card at the active hero', () => {
    const laid = table(4, { zombies: {}, deck: ['z2-A'] }, { scenario: 'S01', track: 'growl60' });
    expect(laid.m.state.deck).toHaveLength(26);
    laid.after(MINUTE).shows({ zombies: { '21-A:R': 2 } });
  });

  test('Z15-SETUP-03: scenario 9 is refused where silence is asked for: nothing would march', () => {
    expect(refused('S09', { track: 'none' })).toBe('noMarch');
    for (const track of ['scenario', 'growl60', 'growl40'] as const) expect(refused('S09', { track })).toBeNull();
    expect(() => fresh(4, { scenario: 'S09', track: 'none' })).toThrow('noMarch');
    expect(table(4, {}, { scenario: 'S08', track: 'none' }).m.content.track).toBe('none');
  });
});

test('Z15-SETUP-03: what a table cannot be opened with is not on its form, and said in both languages', () => {
  const reasons = new Set<string>();
  for (const scenario of SCENARIO_IDS)
    for (const [option, value] of [
      ['track', 'none'],
      ['mode', 'expert'],
      ['bags', true],
      ['keys', true],
      ['bare', true],
      ['events3', true],
    ] as const) {
      const reason = refused(scenario, { [option]: value }) ?? null;
      expect(isOption(option, value, 4, scenario), `${scenario} ${option}`).toBe(reason === null);
      if (reason !== null) reasons.add(reason);
    }
  expect([...reasons].sort()).toEqual(['fixedMap', 'noMarch', 'quickOnly']);
  for (const reason of [...reasons, 'lessonOnly'])
    for (const texts of [fr, en]) expect(texts.refusals).toHaveProperty(reason);
});

test('Z15-SETUP-03: a match of version 1 goes on with what it was really played with', () => {
  const old = (scenario: ScenarioId, options: Partial<Options>) => {
    const saved = JSON.parse(save(fresh(4, { scenario }).m));
    Object.assign(saved, { version: 1 });
    Object.assign(saved.setup.options, options);
    return load(game, JSON.stringify(saved));
  };
  expect(old('S09', { track: 'none' }).content.track).toBe('growl60');
  expect(old('S09', { track: 'none', bags: true }).setup.options).toMatchObject({ track: 'scenario', bags: false });
  expect(old('S09', { track: 'growl40' }).content.track).toBe('growl40');
  expect(old('Q17', { bags: true, keys: true, mode: 'expert', events1: true }).setup.options).toEqual(
    game.options.parse({ mode: 'expert', events1: true }),
  );
  expect(old('S12', { events1: true, mode: 'hard', clock: false }).setup.options).toEqual(
    game.options.parse({ clock: false }),
  );
  expect(old('quick', { bags: true }).setup.options.bags).toBe(true);
});

test('Z15-SETUP-04 Z15-SCN-02: tiles, zombies, tokens, locks, alarms and objects lie as the scenario says', () => {
  table(4, {}, { scenario: 'S05' }).shows({
    zombies: { '18-B:R': 1, '28-A:F': 1, '15-B:R': 2 },
    locks: ['23-B:blue', '18-B:red'],
    heroes: [{ at: '11-A:R' }, { at: '11-A:R' }, { at: '11-A:R' }, { at: '11-A:R' }],
  });
  const view = table(4, {}, { scenario: 'S12' });
  expect(
    view.m.game
      .view(view.m, 0)
      .tiles.filter(({ alarm }) => alarm)
      .map(({ face }) => face),
  ).toEqual(['11-A', '13-A', '12-A', '28-B']);
  view.shows({
    heavies: [
      { object: 'jerrycan', at: '12-A:F' },
      { object: 'ammo-crate', at: '13-A:F' },
    ],
  });
});

test('Z15-CASE-03 Z15-SETUP-05 Z15-HORDE-01: scenario 3 as it is set up', () => {
  table(4, {}).shows({
    horde: 3,
    reserve: 54,
    searchDeck: 56,
    discard: [],
    heroes: [
      { hero: 'josh', at: '08-A:R', life: 3, weapons: ['josh-bow:4'] },
      { hero: 'severity', at: '08-A:R', life: 4, weapons: ['severity-sabre:4'] },
      { hero: 'sai-fon', at: '08-A:R', life: 3, weapons: ['saifon-staff:4'] },
      { hero: 'snow', at: '08-A:R', life: 2, weapons: ['snow-bat:5'] },
    ],
  });
  fresh(4).shows({ horde: 3, reserve: 54, searchDeck: 56 });
  for (const { id } of game.scenarios) expect(table(4, {}, { scenario: id as 'S01' }).m.state.horde).toBe(3);
});

test('Z15-SETUP-06: 56 search cards are shuffled, the discard is empty', () => {
  const decks = ['a', 'b'].map(seed => start(game, complete(game, { seats: 4 }), seed).state);
  for (const { search, discard } of decks) {
    expect(search).toHaveLength(56);
    expect(search.filter(card => card === 'zombie-2')).toHaveLength(10);
    expect(discard).toEqual([]);
  }
  expect(decks[0]?.search).not.toEqual(decks[1]?.search);
});

describe('the zombie deck', () => {
  const halves = (scenario: string, seed: string) => {
    const { deck } = start(game, complete(game, { scenario, seats: 4 }), seed).state;
    const half = Math.floor(deck.length / 2);
    return [deck.slice(half), deck.slice(0, half)].map(cards => ({
      cards: cards.length,
      hordes: cards.filter(card => card === 'horde').length,
      highest: Math.max(...cards.map(card => zombieCards[card].value)),
    }));
  };

  test('Z15-CASE-01 Z15-SETUP-07 Z15-RULING-18: scenario 4 has two halves of 20 numbered cards and 4 Hordes', () => {
    for (const seed of ['a', 'b', 'c'])
      for (const half of halves('S04', seed)) expect(half).toEqual({ cards: 24, hordes: 4, highest: 4 });
    // letters and events are ignored
    table(4, { zombies: {}, deck: ['z4-D-surge'] }, { scenario: 'S04' })
      .after(MINUTE)
      .asks('turn/act', 0)
      .shows({ zombies: { '07-A:R': 4 } });
  });

  test('Z15-CASE-02 Z15-SETUP-07: scenario 2 has values 1 and 2 only and 3 Hordes in each half of 13', () => {
    for (const seed of ['a', 'b', 'c'])
      for (const half of halves('S02', seed)) expect(half).toEqual({ cards: 13, hordes: 3, highest: 2 });
    expect(halves('S03', 'a').map(({ cards }) => cards)).toEqual([19, 19]);
  });
});

describe('Z15-SETUP-08: heroes', () => {
  test('Z15-SETUP-08: are picked in seat order, each only once, and start whole in the street', () => {
    const laid = fresh(4, { firstPlayer: 1 })
      .asks('scenario/heroes', 0)
      .play(0, pick('will'))
      .asks('scenario/heroes', 1)
      .refuses(1, pick('will'), 'Z15-SETUP-08')
      .play(1, pick('hazel'))
      .play(2, pick('carter'))
      .play(3, pick('vance'))
      .asks('scenario/start', 0);
    laid.shows({
      heroes: [
        { hero: 'hazel', seat: 1, at: '08-A:R', life: 3, weapons: ['hazel-guitar:4'] },
        { hero: 'carter', seat: 2, weapons: ['carter-revolver:4'] },
        { hero: 'vance', seat: 3, weapons: ['vance-machetes:5'] },
        { hero: 'will', seat: 0, weapons: ['will-chain:6'] },
      ],
    });
  });

  test('Z15-SETUP-08: with two per seat the round of picks is repeated, then each seat fixes its order', () => {
    picked().check(s => expect(s.ordered, 'nobody has anything to put in order').toEqual([]));
    fresh(2, { firstPlayer: 1 })
      .play(0, pick('josh'))
      .play(1, pick('will'))
      .asks('scenario/heroes', 0)
      .play(0, pick('severity'))
      .play(1, pick('snow'))
      .asks('scenario/order', 0)
      .offers(0, first('josh'), first('severity'))
      .play(0, first('severity'))
      .check((_s, m) => expect(m.game.view(m, 1).focus).toEqual({ type: 'order', heroes: ['severity', 'josh'] }))
      .asks('scenario/order', 1)
      .play(1, first('will'))
      .asks('scenario/start', 0)
      .shows({ heroes: [{ hero: 'will' }, { hero: 'snow' }, { hero: 'severity' }, { hero: 'josh' }] });
  });
});

test('Z15-SETUP-09: scenarios 1 and 2 use the prologue side, all others the hero side', () => {
  for (const id of CAMPAIGN_IDS) {
    const { heroes } = table(4, { heroes: [{ hero: 'severity' }, { hero: 'snow' }] }, { scenario: id }).m.state;
    const isPrologue = id === 'S01' || id === 'S02';
    expect(heroes.slice(0, 2).map(({ life }) => life)).toEqual(isPrologue ? [3, 3] : [4, 2]);
    expect(heroes[0]?.weapons[0]?.card).toBe(isPrologue ? 'severity-candlestick' : 'severity-sabre');
  }
});

test('Z15-SETUP-10: the first player is drawn, or set by the host; then play goes round by seat', () => {
  const firsts = new Set<number>();
  for (let i = 0; i < 30; i++) firsts.add(start(game, complete(game, { seats: 4 }), `first${i}`).state.first);
  expect([...firsts].sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  picked({ firstPlayer: 2 })
    .play(0, { type: 'start' })
    .asks('turn/act', 2)
    .play(2, END)
    .play(2, { type: 'pass' })
    .asks('turn/act', 3)
    .play(3, END)
    .play(3, { type: 'pass' })
    .asks('turn/act', 0);
});

test('Z15-SETUP-11: all chance of the set-up comes from the seed', () => {
  for (const scenario of ['S05', 'quick']) {
    const [one, two, other] = ['seed', 'seed', 'another'].map(
      seed => start(game, complete(game, { scenario, seats: 3 }), seed).state,
    );
    expect(one).toEqual(two);
    expect(one).not.toEqual(other);
  }
});

test('Z15-SETUP-12 Z15-TIME-15: choices are not timed; START begins the track with the first siren', () => {
  const laid = picked();
  expect(laid.m.game.due?.(laid.m)).toBeNull();
  laid.after(3_600_000).asks('scenario/start', 0).play(0, { type: 'start' });
  laid.hears(
    0,
    { type: 'trackStarted', track: 'growl60', hero: 'josh' },
    { type: 'siren', number: 0 },
    { type: 'turnStarted' },
  );
  expect(laid.m.game.due?.(laid.m)).toBe(3_660_000);
  laid.asks('turn/act', 0);
});

test('Z15-SETUP-12: the first hero begins, whoever he is', () => {
  fresh(4, { firstPlayer: 0 })
    .play(0, pick('will'))
    .play(1, pick('hazel'))
    .play(2, pick('carter'))
    .play(3, pick('vance'))
    .play(0, { type: 'start' })
    .hears(0, { type: 'trackStarted', hero: 'will' }, { type: 'siren' }, { type: 'turnStarted', hero: 'will' });
});

test('Z15-SCN-01: before the start the view shows the whole plan, the goals and the rules of the scenario', () => {
  const { m } = fresh(4, { scenario: 'S13' });
  const view = m.game.view(m, null);
  expect(view.step).toBe('setup');
  expect(view.tiles).toHaveLength(25);
  expect(view.goals.map(({ type }) => type)).toEqual(['helicopter', 'gather']);
  expect(view.clock.startedAt).toBeNull();
});

test('Z15-SCN-03: what each scenario brings in', () => {
  const data = CAMPAIGN_IDS.map(id => dataOf(id));
  const from = (has: (d: NonNullable<(typeof data)[number]>) => boolean) => data.findIndex(d => d && has(d)) + 1;
  expect(from(d => d.track !== 'none')).toBe(2);
  expect(from(d => d.side === 'hero')).toBe(3);
  expect(from(d => d.deck === 'standard')).toBe(4);
  expect(from(d => d.pools.some(({ contents }) => contents.includes('bag-1')))).toBe(4);
  expect(from(d => d.locks.length > 0)).toBe(5);
  expect(from(d => d.alarms.length > 0)).toBe(6);
  expect(from(d => d.night !== 'never')).toBe(7);
  expect(from(d => d.heavies.length > 0)).toBe(8);
  expect(from(d => d.letters !== null)).toBe(9);
  expect(from(d => d.events)).toBe(12);
  expect(from(d => d.alpha !== null)).toBe(15);
});

test('Z15-SCN-04 Z15-S02-B: the contents of a pool are shuffled over its zones', () => {
  const zones = ['21-A:F', '24-A:F', '22-A:F', '23-A:F'].map(on('S02'));
  const where = new Set<number>();
  for (let i = 0; i < 20; i++) {
    const { tokens } = start(game, complete(game, { scenario: 'S02', seats: 4 }), `pool${i}`).state;
    expect(tokens.map(({ zone }) => zone)).toEqual(zones);
    expect(tokens.map(({ token }) => token).sort()).toEqual(['empty', 'provisions', 'provisions', 'provisions']);
    expect(tokens.every(({ up }) => !up)).toBe(true);
    where.add(tokens.findIndex(({ token }) => token === 'empty'));
  }
  expect(where.size).toBe(4);
});

test('Z15-SCN-05: bags kept in backpacks do not thin out those of the map', () => {
  const bags = ['bag-1', 'bag-1', 'bag-1'] as const;
  const laid = table(4, { heroes: [{ backpack: bags }, { backpack: bags }] }, { scenario: 'S04' });
  expect(laid.m.state.tokens.map(({ token }) => token).sort()).toEqual(['bag-1', 'bag-1', 'bag-2', 'bag-2']);
});

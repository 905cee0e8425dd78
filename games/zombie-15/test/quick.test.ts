import { describe, expect, test } from 'vitest';
import { start } from '../../../engine/match.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { tiles } from '../content/tiles.ts';
import { zombieCards } from '../content/zombie-cards.ts';
import { game } from '../rules/game.ts';
import { PRESETS } from '../scenarios/quick-presets.ts';
import { PRESET_IDS } from '../scenarios/shape.ts';
import type { Options } from '../spec.ts';
import { fresh, go, on, table } from './table.ts';

const drawn = (seed: string, options: Partial<Options> = {}) =>
  start(game, complete(game, { scenario: 'quick', seats: 4, options: game.options.parse(options) }), seed);
const SEEDS = Array.from({ length: 60 }, (_, i) => `quick${i}`);

test('Z15-QUICK-01 Z15-QUICK-05: a start and 17 to 20 further tiles in one row', () => {
  const lengths = new Set<number>();
  for (const seed of SEEDS) {
    const m = drawn(seed);
    const board = game.view(m, null).tiles;
    lengths.add(board.length - 1);
    board.forEach(({ links }, i) => {
      const wanted = [i - 1, i + 1].filter(n => n >= 0 && n < board.length);
      expect([...links].sort((a, b) => a - b)).toEqual(wanted);
    });
  }
  expect([...lengths].sort((a, b) => a - b)).toEqual([17, 18, 19, 20]);
});

test('Z15-QUICK-02: three zombies in every street but the first, Horde 3, all cards', () => {
  const { state } = drawn('a');
  state.zombies.forEach((count, zone) => expect(count).toBe(zone % 2 === 1 || zone === 0 ? 0 : 3));
  expect([state.horde, state.search.length, state.deck.length]).toEqual([3, 56, 48]);
  table(4, {}, { scenario: 'quick' }).shows({ heroes: [{ weapons: ['josh-bow:4'], life: 3 }, {}, {}, {}] });
});

test('Z15-QUICK-03: normal, hard, and expert with one Life Point less', () => {
  const laid = (mode: Options['mode']) => table(4, {}, { scenario: 'quick', mode }).m;
  expect([laid('normal'), laid('hard'), laid('expert')].map(({ content }) => content.track)).toEqual([
    'growl60',
    'growl40',
    'growl40',
  ]);
  expect(laid('hard').state.heroes.map(({ life }) => life)).toEqual([3, 4, 3, 2]);
  expect(laid('expert').state.heroes.map(({ life }) => life)).toEqual([2, 3, 2, 1]);
});

describe('Z15-QUICK-04: the options', () => {
  test('Z15-QUICK-04: are all off unless chosen', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const m = drawn(seed);
      expect([m.state.tokens, m.state.locks]).toEqual([[], []]);
      expect(m.content.events.includes(true)).toBe(false);
      expect(
        game
          .view(m, null)
          .tiles.slice(1, -1)
          .every(({ hasSearch }) => hasSearch),
      ).toBe(true);
    }
  });

  test('Z15-QUICK-04 Z15-QUICK-11: bags, keys and bare tiles belong to a drawn course, the rest to every quick game', () => {
    const refused = (scenario: string, options: Partial<Options>) =>
      game.refuse?.({ scenario, seats: 4, options: game.options.parse(options), carry: null }) ?? null;
    for (const options of [{ bags: true }, { keys: true }, { bare: true }]) {
      for (const scenario of PRESET_IDS) expect(refused(scenario, options), scenario).toBe('fixedMap');
      expect(refused('quick', options)).toBeNull();
      expect(refused('S04', options)).toBe('quickOnly');
    }
    for (const options of [
      { mode: 'hard' },
      { mode: 'expert' },
      { events1: true },
      { events2: true },
      { events3: true },
      { events4: true },
    ] as const) {
      for (const scenario of [...PRESET_IDS, 'quick']) expect(refused(scenario, options), scenario).toBeNull();
      expect(refused('S12', options)).toBe('quickOnly');
    }
    expect(() => fresh(4, { scenario: 'Q17', bags: true })).toThrow('fixedMap');
  });

  test('Z15-QUICK-04: events may be chosen by value', () => {
    const laid = (card: string) =>
      table(
        4,
        { heroes: [{ life: 2 }], zombies: {}, deck: [card] },
        { scenario: 'quick', events1: true, mode: 'normal' },
      );
    const alone = laid('z1-D-loseItem').m.content.events;
    expect(alone).toEqual([false, true, false, false, false]);
    const terror = (card: string) => {
      const scene = table(
        4,
        { heroes: [{}, {}, {}, {}], zombies: {}, deck: [card] },
        { scenario: 'quick', events2: true },
      );
      return scene.after(60_000).events('eventStarted').length;
    };
    expect([terror('z2-D-terror'), terror('z1-C-terror')]).toEqual([1, 0]);
    expect(zombieCards['z2-D-terror'].value).toBe(2);
  });
});

test('Z15-QUICK-06: the course fits 8 by 6 and never touches itself', () => {
  for (const seed of SEEDS) {
    const course = drawn(seed).state.course ?? [];
    for (const [i, { x, y }] of course.entries()) {
      expect(x >= 0 && x < 8 && y >= 0 && y < 6).toBe(true);
      for (const [j, other] of course.entries())
        if (j > i) expect(Math.abs(other.x - x) + Math.abs(other.y - y) === 1).toBe(j === i + 1);
    }
  }
});

test('Z15-QUICK-07: start and goal are dead ends', () => {
  const starts = ['07-A', '08-A', '31-A', '32-A', '24-B'];
  for (const seed of SEEDS) {
    const course = drawn(seed).state.course ?? [];
    expect(starts).toContain(course[0]?.face);
    for (const placed of [course[0], course.at(-1)]) expect(tiles[placed?.face ?? '10-A'].roads).toHaveLength(1);
  }
});

test('Z15-QUICK-08: no tile twice, search zones everywhere unless the option is on, then on all but a quarter', () => {
  let bare = 0;
  for (const seed of SEEDS) {
    const course = drawn(seed, { bare: true }).state.course ?? [];
    expect(new Set(course.map(({ face }) => face.slice(0, 2))).size).toBe(course.length);
    const without = course.slice(1, -1).filter(({ face }) => !tiles[face].search).length;
    expect(without).toBeLessThanOrEqual((course.length - 2) / 4);
    bare += without;
  }
  expect(bare).toBeGreaterThan(0);
});

test('Z15-QUICK-09: four bags, a key in the first half, its lock in the last third', () => {
  const fromGoal = new Set<number>();
  const fromThird = new Set<number>();
  const keyed = new Set<number>();
  for (const seed of SEEDS) {
    const m = drawn(seed, { bags: true, keys: true });
    const last = (m.state.course?.length ?? 0) - 1;
    expect(m.state.tokens.map(({ token }) => token).sort()).toEqual(['bag-1', 'bag-1', 'bag-2', 'bag-3', 'key-blue']);
    for (const { token, zone, up } of m.state.tokens) {
      expect([zone % 2, up]).toEqual([1, false]);
      expect(tiles[m.state.course?.[zone >> 1]?.face ?? '01-A'].search).toBe(true);
      expect(zone >> 1).toBeGreaterThan(0);
      expect(zone >> 1).toBeLessThan(last);
      if (token !== 'key-blue') continue;
      expect(zone >> 1).toBeLessThanOrEqual(last / 2);
      keyed.add(zone >> 1);
    }
    expect(new Set(m.state.tokens.map(({ zone }) => zone)).size, 'one in each place').toBe(5);
    expect(m.state.locks).toHaveLength(1);
    const tile = m.state.locks[0]?.tile ?? -1;
    expect(tile).toBeGreaterThanOrEqual((last * 2) / 3);
    expect(tile).toBeLessThanOrEqual(last);
    fromGoal.add(last - tile);
    fromThird.add(tile - Math.ceil((last * 2) / 3));
  }
  expect(fromGoal.has(0), 'the goal may be locked').toBe(true);
  expect(fromThird.has(0), 'and the first tile of the last third').toBe(true);
  expect(Math.min(...keyed), 'the key may lie beside the start').toBe(1);
});

test('Z15-QUICK-10: won when all are on the goal', () => {
  const laid = fresh(4, { scenario: 'quick', firstPlayer: 0 });
  (['josh', 'severity', 'sai-fon', 'snow'] as const).forEach((hero, seat) =>
    laid.play(seat, { type: 'pickHero', hero }),
  );
  laid.play(0, { type: 'start' });
  const last = (laid.m.state.course?.length ?? 0) - 1;
  laid.m.state.zombies = laid.m.state.zombies.map(() => 0);
  for (const hero of laid.m.state.heroes) hero.zone = last * 2;
  const [josh] = laid.m.state.heroes;
  if (josh) josh.zone = (last - 1) * 2;
  laid.play(0, go(last * 2)).ends('won');
  expect(laid.m.outcome?.carry).toBeNull();
});

test('Z15-QUICK-11: four fixed maps with the same rules', () => {
  expect(PRESETS.map(({ id }) => id)).toEqual(['Q16', 'Q17', 'Q18', 'Q20']);
  for (const { id } of PRESETS) {
    const { m } = table(4, {}, { scenario: id as 'Q16', mode: 'expert' });
    expect([m.content.track, m.content.lifeChange]).toEqual(['growl40', -1]);
    expect(game.view(m, null).tiles.filter(({ isGoal }) => isGoal)).toHaveLength(1);
  }
  const z = on('Q16');
  const { m } = table(4, {}, { scenario: 'Q16' });
  const goal = game.view(m, null).tiles.findIndex(({ isGoal }) => isGoal);
  const from = game.view(m, null).tiles[goal]?.links[0] ?? 0;
  const name = (tile: number) => game.view(m, null).tiles[tile]?.face ?? '';
  const laid = table(
    4,
    { heroes: [{ at: name(from) }, { at: name(goal) }, { at: name(goal) }, { at: name(goal) }], zombies: {} },
    { scenario: 'Q16' },
  );
  laid.play(0, go(z(name(goal)))).ends('won');
});

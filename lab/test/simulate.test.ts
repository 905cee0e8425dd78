import { describe, expect, test } from 'vitest';
import type { AnyBox } from '../../engine/box.ts';
import { box } from '../../tools/template/index.ts';
import { wilson } from '../interval.ts';
import { recordMatch } from '../recorded.ts';
import { planOf } from '../plan.ts';
import { simulate } from '../simulate.ts';
import { add, emptyTally, playGames } from '../tally.ts';

const wish = { games: 150, seed: 'lab', threads: 0 };

test('a simulation counts games, wins, endings and decisions', async () => {
  const steps: number[] = [];
  const result = await simulate(box, { ...wish, seats: 3, bots: 'random', onProgress: done => steps.push(done) });
  expect(result).toMatchObject({ game: 'pebble-race', scenario: 'garden', games: 150, unfinished: 0, seed: 'lab' });
  expect(result.bots).toEqual(['random', 'random', 'random']);
  expect(result.seats).toHaveLength(3);
  expect(result.seats.reduce((sum, seat) => sum + seat.wins, 0)).toBe(150);
  expect(result.reasons).toEqual({ arrived: 150 });
  const { min, median, max, mean, total } = result.decisions;
  expect(total / 150).toBe(mean);
  expect([min, median, max]).toEqual([min, median, max].sort((a, b) => a - b));
  for (const { share, low, high } of result.seats) expect(low < share && share < high).toBe(true);
  expect(steps.at(-1)).toBe(150);
  expect(result.elapsed.cpuMs).toBeGreaterThan(0);
});

test('the same wish gives the same result, another seed another one', async () => {
  const { elapsed: _1, ...one } = await simulate(box, wish);
  const { elapsed: _2, ...two } = await simulate(box, wish);
  const { elapsed: _3, ...other } = await simulate(box, { ...wish, seed: 'other' });
  expect(two).toEqual(one);
  expect({ ...other, seed: 'lab' }).not.toEqual(one);
});

test('games may be cut into any runs', () => {
  const plan = planOf(box, { bots: 'random' });
  const total = emptyTally(2);
  for (const [from, to] of [
    [0, 7],
    [7, 8],
    [8, 30],
  ] as const)
    add(total, playGames(box, plan, 'runs', from, to));
  expect(total).toEqual(playGames(box, plan, 'runs', 0, 30));
});

test('any game of a simulation can be recorded by its own seed', () => {
  const plan = planOf(box, { bots: ['companion', 'random'] });
  const tally = playGames(box, plan, 'lab', 3, 4);
  const kept = recordMatch(box, plan, 'lab:3');
  expect(tally.lengths).toEqual({ [kept.inputs.length]: 1 });
  expect(tally.scores).toEqual(kept.match.outcome?.scores);
});

describe('what cannot be played', () => {
  test.each<[object, string]>([
    [{ scenario: 'moon' }, 'unknown-scenario'],
    [{ seats: 1 }, 'wrong-seats'],
    [{ seats: 2.5 }, 'wrong-seats'],
    [{ bots: 'genius' }, 'unknown-bot'],
    [{ bots: ['random', 'random', 'random'] }, 'wrong-bots'],
    [{ bots: [] }, 'wrong-bots'],
    [{ options: { die: 20 } }, 'wrong-shape'],
    [{ threads: 2 }, 'not-built'],
  ])('%j: %s', async (wrong, code) => {
    await expect(simulate(box, { ...wish, ...wrong })).rejects.toMatchObject({ code });
  });

  test('a set-up that the game refuses is told in the words of the game, in both languages', async () => {
    const { game, texts } = box;
    const shy = {
      ...box,
      game: { ...game, refuse: ({ seats }: { seats: number }) => (seats === 2 ? 'shy' : null) },
      texts: {
        fr: { ...texts.fr, refusals: { shy: 'Pas à deux.' } },
        en: { ...texts.en, refusals: { shy: 'Not as two.' } },
      },
    } as AnyBox;
    const values = { reason: 'shy', fr: 'Pas à deux.', en: 'Not as two.' };
    await expect(simulate(shy, { ...wish, seats: 2 })).rejects.toMatchObject({ code: 'refused-setup', values });
    expect(planOf(shy, { seats: 3 }).setup.seats).toBe(3);
  });

  test('rules that stop with an error are told with the seed of the match', async () => {
    const broken = { ...box, bots: { ...box.bots, yardstick: () => ({ type: 'sing' }) } } as unknown as AnyBox;
    await expect(simulate(broken, wish)).rejects.toMatchObject({ code: 'match-failed', values: { seed: 'lab:0' } });
  });
});

describe('the interval of a share', () => {
  test.each([
    [5, 10, 0.2366, 0.7634],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [500, 1000, 0.4691, 0.5309],
    [0, 0, 0, 1],
  ])('%d of %d', (wins, games, low, high) => {
    const interval = wilson(wins, games);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });
});

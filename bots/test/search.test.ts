import { describe, expect, test } from 'vitest';
import { start } from '../../engine/match.ts';
import type { Match, Setup } from '../../engine/types.ts';
import { box } from '../../tools/template/index.ts';
import type { Race } from '../../tools/template/spec.ts';
import { type Search, deviation, gainsOf, halving, mean, tryOut } from '../search.ts';

const setup: Setup<Race> = { scenario: 'garden', seats: 2, options: { die: 6 }, carry: null };
const [walk, roll, rest] = ['walk', 'roll', 'rest'].map(type => ({ type })) as unknown as Race['action'][];
const candidates = [walk, roll, rest] as Race['action'][];

/** Every world is worth its number; the second answer is better by one, the third by two. */
function search(given: Partial<Search<Race>> = {}): { search: Search<Race>; looked: Match<Race>[] } {
  const looked: Match<Race>[] = [];
  return {
    looked,
    search: {
      worlds: 3,
      world: n => start(box.game, setup, `world ${n}`),
      hasTime: () => true,
      outlook: (world, action) => {
        looked.push(world);
        return candidates.indexOf(action) + 10 * (looked.length > 3 ? 2 : 1);
      },
      keep: tried => tried,
      ...given,
    },
  };
}

describe('answers are tried out', () => {
  test('on the same guesses, each on a copy of its own', () => {
    const { search: all, looked } = search({ worlds: 2 });
    expect(tryOut(candidates, all)).toEqual([
      { action: walk, results: [10, 20] },
      { action: roll, results: [11, 21] },
      { action: rest, results: [12, 22] },
    ]);
    expect(new Set(looked).size).toBe(6);
    expect(looked.slice(0, 3).map(({ rng }) => rng)).toEqual(Array.from({ length: 3 }, () => looked[0]?.rng));
    expect(looked[3]?.rng).not.toEqual(looked[0]?.rng);
  });

  test('as long as there is time for one more world', () => {
    const asked: number[][] = [];
    const { search: short, looked } = search({ hasTime: (spent, next) => asked.push([spent, next]) < 2 });
    tryOut(candidates, short);
    expect(asked).toEqual([
      [0, 3],
      [3, 3],
    ]);
    expect(looked).toHaveLength(3);
  });

  test('only those that are kept, and none when but one is left', () => {
    const { search: strict, looked } = search({ keep: (tried, worlds) => tried.slice(0, 3 - worlds) });
    expect(tryOut(candidates, strict).map(({ action }) => action)).toEqual([walk]);
    expect(looked).toHaveLength(3 + 2);
    expect(tryOut([roll as Race['action']], search().search)).toEqual([{ action: roll, results: [] }]);
  });
});

test('the mean of nothing is nothing', () => {
  expect([mean([]), mean([1, 2, 6])]).toEqual([0, 3]);
});

describe('sequential halving', () => {
  const tried = (...means: number[]) =>
    means.map((result, i) => ({ action: candidates[i % 3] ?? walk, results: [result] }));
  const keep = halving<Race>(2, one => mean(one.results));
  const left = (worlds: number, ...means: number[]) =>
    keep(tried(...means) as never, worlds).map(one => one.results[0]);

  test('drops the worse half of the others when the worlds have doubled, and at no other time', () => {
    expect(left(1, 5, 1, 2, 3, 4)).toEqual([5, 1, 2, 3, 4]);
    expect(left(2, 5, 1, 2, 3, 4)).toEqual([5, 3, 4]);
    expect(left(3, 5, 3, 4)).toEqual([5, 3, 4]);
    expect(left(4, 5, 3, 4)).toEqual([5, 4]);
    expect(left(8, 5, 4)).toEqual([5, 4]);
  });

  test('keeps the usual answer, however bad it looks', () => {
    expect(left(2, -9, 1, 2)).toEqual([-9, 2]);
  });

  test('spends the worlds on those who promise something', () => {
    const { search: given, looked } = search({ worlds: 4, keep: halving(1, one => mean(one.results)) });
    expect(tryOut(candidates, given).map(({ action }) => action)).toEqual([walk, rest]);
    expect(looked).toHaveLength(3 + 2 + 2 + 2);
  });
});

test('gains are counted world by world against the usual answer, and few of them may be off', () => {
  const all = [
    { action: walk, results: [1, 5] },
    { action: roll, results: [3, 6] },
  ] as never;
  expect(gainsOf<Race>(all).map(({ gains }) => gains)).toEqual([[2, 1]]);
  expect(deviation([2, 1])).toBeCloseTo(0.5, 9);
  expect(deviation([2, 2, 2])).toBe(0);
});

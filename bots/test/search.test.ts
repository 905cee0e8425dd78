import { describe, expect, test } from 'vitest';
import { start } from '../../engine/match.ts';
import type { Match, Setup } from '../../engine/types.ts';
import { box } from '../../tools/template/index.ts';
import type { Race } from '../../tools/template/spec.ts';
import { type Search, mean, tryOut } from '../search.ts';

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

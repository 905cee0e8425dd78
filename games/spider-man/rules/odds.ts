import type { Preview } from '../seen.ts';
import type { Reached } from './paths.ts';

// Chances of dice, for previews and bots.

const MOST_DICE = 14;

/** `atLeast[n][s]`: how likely n dice show s or more in all. */
const atLeast: readonly (readonly number[])[] = (() => {
  let exact = [1];
  const all: number[][] = [[1]];
  for (let n = 1; n <= MOST_DICE; n++) {
    const next = Array.from({ length: 6 * n + 1 }, () => 0);
    exact.forEach((chance, sum) => {
      for (let die = 1; die <= 6; die++) next[sum + die] = (next[sum + die] as number) + chance / 6;
    });
    exact = next;
    const tail: number[] = [];
    for (let s = exact.length - 1, left = 0; s >= 0; s--) tail[s] = left += exact[s] as number;
    all.push(tail);
  }
  return all;
})();

/** How likely so many dice, each times and plus something, give at least so many points. */
export function pointsChance(dice: number, times: number, add: number, points: number): number {
  const sum = Math.max(0, Math.ceil((points - add * dice) / times));
  return sum <= dice ? 1 : (atLeast[dice]?.[sum] ?? 0);
}

/** How likely one die, multiplied and then raised, reaches `need`. */
export function dieChance(times: number, add: number, need: number): number {
  let good = 0;
  for (let die = 1; die <= 6; die++) if (die * times + add >= need) good++;
  return good / 6;
}

/** How likely at least `k` of `n` dice succeed. */
export function successChance(n: number, chance: number, k: number): number {
  if (k <= 0) return 1;
  let below = 0;
  for (let i = 0, ways = 1; i < k && i <= n; i++) {
    below += ways * chance ** i * (1 - chance) ** (n - i);
    ways = (ways * (n - i)) / (i + 1);
  }
  return Math.max(0, 1 - below);
}

/** The same with a bite: one die that failed counts where it succeeds doubled. */
export function bittenChance(n: number, plain: number, doubled: number, k: number): number {
  if (k <= 0) return 1;
  if (k > n) return 0;
  const rest = n - k + 1;
  let ways = 1;
  for (let i = 0; i < k - 1; i++) ways = (ways * (n - i)) / (i + 1);
  const oneShort = ways * plain ** (k - 1) * ((1 - plain) ** rest - (1 - doubled) ** rest);
  return successChance(n, plain, k) + oneShort;
}

/** Where a series may lead, and how surely. */
export function reachPreview(
  dice: number,
  times: number,
  add: number,
  lastDie: boolean,
  reachedWith: (points: number) => Reached[],
): Preview {
  const most = dice * (6 * times + add);
  const squares = reachedWith(most).map(({ square, distance }) => ({
    square,
    chance: pointsChance(dice, times, add, distance),
  }));
  return { type: 'reach', average: dice * (3.5 * times + add), most, squares, lastDie };
}

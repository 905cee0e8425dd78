import { clone } from '../engine/match.ts';
import type { Match, Spec } from '../engine/types.ts';

/** An answer, and what it came to in each world in which it was tried. */
export interface Tried<W extends Spec> {
  readonly action: W['action'];
  readonly results: number[];
}

export interface Search<W extends Spec> {
  /** In how many worlds at most; each trial is a thought. */
  readonly worlds: number;
  /** The world of this number, as it may be for all that the seat knows. */
  world(n: number): Match<W>;
  /** Whether there is time for so many thoughts after those that have been spent. */
  hasTime(spent: number, next: number): boolean;
  /** How a world turns out after this answer; it may be played on. */
  outlook(world: Match<W>, action: W['action']): number;
  /** Who is tried again, of those who have been tried in so many worlds. */
  keep(tried: readonly Tried<W>[], worlds: number): readonly Tried<W>[];
}

/**
 * Tries answers on guesses, all of them on the same ones, so that luck does not decide between them. Returns those that
 * were kept to the end.
 */
export function tryOut<W extends Spec>(candidates: readonly W['action'][], search: Search<W>): readonly Tried<W>[] {
  let left: readonly Tried<W>[] = candidates.map(action => ({ action, results: [] }));
  let spent = 0;
  for (let n = 0; n < search.worlds && left.length > 1 && search.hasTime(spent, left.length); n++) {
    const world = search.world(n);
    for (const { action, results } of left) results.push(search.outlook(clone(world), action));
    spent += left.length;
    left = search.keep(left, n + 1);
  }
  return left;
}

/**
 * Sequential halving: all are tried in the first worlds, and whenever there have been twice as many again, the worse half of those
 * who are left is dropped. The first candidate, the usual answer, stays to the end: the others are measured by it.
 */
export const halving =
  <W extends Spec>(first: number, worth: (tried: Tried<W>) => number): Search<W>['keep'] =>
  (tried, worlds) => {
    const doublings = Math.log2(worlds / first);
    const [usual, ...others] = tried;
    if (!usual || doublings < 0 || !Number.isInteger(doublings)) return tried;
    const sorted = others.toSorted((a, b) => worth(b) - worth(a));
    const left = new Set(sorted.slice(0, Math.ceil(others.length / 2)));
    return [usual, ...others.filter(one => left.has(one))];
  };

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

/** The others, and by how much each world came out better with them than with the usual answer, which stands first. */
export function gainsOf<W extends Spec>([usual, ...others]: readonly Tried<W>[]): {
  readonly one: Tried<W>;
  readonly gains: number[];
}[] {
  return others.map(one => ({ one, gains: one.results.map((result, world) => result - (usual?.results[world] ?? 0)) }));
}

/** How far the mean of so few may be off: of many candidates one always looks good by chance. */
export function deviation(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.reduce((sum, n) => sum + (n - middle) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, numbers.length - 1) / Math.max(1, numbers.length));
}

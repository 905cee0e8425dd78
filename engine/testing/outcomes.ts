import { clone, guess } from '../match.ts';
import type { Match, Rng, Seat, Spec } from '../types.ts';

// What may come of playing on from here, for all that a seat can know: every outcome where they can be counted, else samples.

/** More than that are not tried one by one. */
export const COUNTABLE = 10_000;

/** One way it may go: what was read off it, and how likely it is. */
export interface Outcome {
  readonly values: readonly number[];
  readonly chance: number;
}

/** Every way that dice may fall, or null where there are too many, or where something hidden shows that may be otherwise. */
export function allOutcomes<W extends Spec>(m: Match<W>, run: (m: Match<W>) => readonly number[]): Outcome[] | null {
  const all: Outcome[] = [];
  const path: number[] = []; // which of the equal things comes, each time that chance decides
  do {
    const sizes: number[] = [];
    const chooser = (n: number): number => path[sizes.push(n) - 1] ?? 0;
    const twin = Object.assign(clone(m), { loaded: { rolls: [], picks: [], shuffles: [], chooser } });
    const values = run(twin);
    const ways = sizes.reduce((product, n) => product * n, 1);
    if (ways > COUNTABLE || all.length >= COUNTABLE || twin.revealed - m.revealed > sizes.length) return null;
    all.push({ values, chance: 1 / ways });
    while (path.length < sizes.length) path.push(0);
    turn(path, sizes);
  } while (path.length > 0);
  return all;
}

/** The next path, like the next number of an odometer; an empty one after the last. */
function turn(path: number[], sizes: readonly number[]): void {
  while (path.length > 0) {
    const i = path.length - 1;
    path[i] = (path[i] ?? 0) + 1;
    if ((path[i] ?? 0) < (sizes[i] ?? 0)) return;
    path.pop();
  }
}

/** So many ways it may go, each from a guess of its own. */
export function someOutcomes<W extends Spec>(
  m: Match<W>,
  seat: Seat | null,
  r: Rng,
  samples: number,
  run: (m: Match<W>) => readonly number[],
): Outcome[] {
  return Array.from({ length: samples }, () => ({ values: run(guess(m, seat, r)), chance: 1 / samples }));
}

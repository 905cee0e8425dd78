import type { Throw } from '../engine/box.ts';
import type { Seat } from '../engine/types.ts';

// What throws come to: successes, points, and values of cards.

/** For what, and by whom. */
type Thrown<S extends string> = readonly [sort: S, seat: Seat | null];

/** So many of these dice succeeded, each with the same chance. */
export function successes<S extends string>(
  [sort, seat]: Thrown<S>,
  dice: number,
  came: number,
  chance: number,
): Throw<S> {
  return { sort, seat, dice, came, expected: dice * chance, variance: dice * chance * (1 - chance) };
}

/** The points of dice that show 1 up to `sides`. */
export function points<S extends string>([sort, seat]: Thrown<S>, shown: readonly number[], sides: number): Throw<S> {
  const dice = shown.length;
  return {
    sort,
    seat,
    dice,
    came: sum(shown),
    expected: (dice * (sides + 1)) / 2,
    variance: (dice * (sides * sides - 1)) / 12,
  };
}

/** Values of cards that were drawn, and of those that are left of their deck: whoever counts cards expects no less and no more. */
export function drawn<S extends string>(
  [sort, seat]: Thrown<S>,
  values: readonly number[],
  left: readonly number[],
): Throw<S> {
  const all = [...values, ...left];
  const mean = sum(all) / Math.max(1, all.length);
  const squares = sum(all.map(value => (value - mean) ** 2));
  const dice = values.length;
  const others = left.length / Math.max(1, all.length - 1);
  return {
    sort,
    seat,
    dice,
    came: sum(values),
    expected: dice * mean,
    variance: ((dice * squares) / Math.max(1, all.length)) * others,
  };
}

const sum = (values: readonly number[]): number => values.reduce((so, value) => so + value, 0);

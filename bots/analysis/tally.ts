import type { Throw } from '../../engine/box.ts';
import type { Seat } from '../../engine/types.ts';

/** All throws of one sort by one seat. */
export interface Tally extends Pick<Throw, 'sort' | 'seat' | 'dice' | 'came' | 'expected'> {
  /** How far it usually is off. */
  readonly deviation: number;
  /** In what share of matches as many throws would have come to less. */
  readonly less: number;
}

/** By the sorts of the game, then by seats; what the game itself rolled comes last. */
export function talliesOf(throws: readonly Throw[], sorts: readonly string[]): Tally[] {
  const seats = [...new Set(throws.map(({ seat }) => seat))].sort(bySeat);
  return sorts.flatMap(sort =>
    seats
      .map(seat => throws.filter(one => one.sort === sort && one.seat === seat))
      .filter(some => some.length > 0)
      .map(tallyOf),
  );
}

const bySeat = (a: Seat | null, b: Seat | null): number =>
  (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY);

function tallyOf(throws: readonly Throw[]): Tally {
  const total = (of: (one: Throw) => number): number => throws.reduce((sum, one) => sum + of(one), 0);
  const { sort = '', seat = null } = throws[0] ?? {};
  const [dice, came, expected] = [total(one => one.dice), total(one => one.came), total(one => one.expected)];
  const deviation = Math.sqrt(total(one => one.variance));
  return {
    sort,
    seat,
    dice,
    came,
    expected,
    deviation,
    less: deviation === 0 ? 0.5 : below((came - expected) / deviation),
  };
}

/** How much of the normal distribution lies below. By Abramowitz and Stegun, 26.2.17: not off by a millionth. */
function below(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

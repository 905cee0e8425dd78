import type { Seat } from '../../engine/types.ts';
import type { Change } from './change.ts';
import type { Point } from './refine.ts';
import type { Walked } from './record.ts';

// Where the chances of a side went: what chance did, what it chose itself, what the others chose, and the rest.

export interface Account {
  readonly before: number;
  readonly after: number;
  readonly luck: number;
  /** What the side decided itself. */
  readonly own: number;
  /** What others decided. */
  readonly others: number;
  /** What nobody decided: the clock, single answers, and what the judgement learned late. */
  readonly course: number;
}

/** Of the inputs after position `from` up to position `to`. The parts make up the whole. */
export function accountOf(
  { judged, sides }: Pick<Walked<never>, 'judged' | 'sides'>,
  changes: readonly (Change | null)[],
  points: readonly Point[],
  side: number,
  [from, to]: readonly [from: number, to: number],
): Account {
  const seats: readonly Seat[] = sides[side] ?? [];
  let [luck, own, others] = [0, 0, 0];
  for (let n = from + 1; n <= to; n++) {
    const change = changes[n - 1];
    const [before, after] = [judged[n - 1]?.[side] ?? 0, judged[n]?.[side] ?? 0];
    const expected = change?.expected[side] ?? after;
    luck += after - expected;
    if (change?.chooser === null || !change) continue;
    if (seats.includes(change.chooser)) own += expected - before;
    else others += expected - before;
  }
  const [before, after] = [points[from]?.chance[side] ?? 0, points[to]?.chance[side] ?? 0];
  return { before, after, luck, own, others, course: after - before - luck - own - others };
}

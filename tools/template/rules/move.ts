import { emit, end, flow } from '../../../engine/flow.ts';
import type { Match, Seat } from '../../../engine/types.ts';
import type { Race } from '../spec.ts';

export const move = flow<Race, 'move'>({
  // PR-MOVE-02: before the pebble lands, whoever lies there goes back to the start
  bump: (m, f) => {
    const other = occupant(m, f.seat, landing(m, f.seat, f.squares));
    if (other === null) return;
    m.state.pebbles[other] = 0;
    emit(m, { type: 'bumped', seat: other });
  },
  // PR-MOVE-01
  advance: (m, f) => {
    const to = landing(m, f.seat, f.squares);
    m.state.pebbles[f.seat] = to;
    emit(m, { type: 'moved', seat: f.seat, to });
  },
});

/** PR-END-01: looked at after every step. */
export function check(m: Match<Race>): void {
  const winner = m.state.pebbles.findIndex(square => square >= m.content.length);
  if (winner >= 0) end(m, { reason: 'arrived', scores: m.state.pebbles.map((_, seat) => (seat === winner ? 1 : 0)) });
}

/** Where a pebble comes to lie. */
export function landing(m: Match<Race>, seat: Seat, squares: number): number {
  return squareAfter(m.state.pebbles[seat] ?? 0, squares, m.content.length);
}

/** PR-MOVE-01: nobody goes beyond the last square. */
export const squareAfter = (from: number, squares: number, last: number): number => Math.min(from + squares, last);

/** Whose pebble lies there already; the start has room for all. */
export function occupant(m: Match<Race>, seat: Seat, square: number): Seat | null {
  if (square === 0) return null;
  const found = m.state.pebbles.findIndex((at, other) => other !== seat && at === square);
  return found < 0 ? null : found;
}

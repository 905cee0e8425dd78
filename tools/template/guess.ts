import { dealAnew } from '../../engine/chance.ts';
import type { Match, Seat } from '../../engine/types.ts';
import type { Race } from './spec.ts';

/** Deals anew what the seat cannot know: the stack and the hands of the others. */
export function guess(m: Match<Race>, seat: Seat | null): void {
  const { state } = m;
  const isHidden = (other: Seat): boolean => other !== seat;
  const pool = dealAnew(m, [...state.stack, ...state.hands.filter((_, other) => isHidden(other)).flat()]);
  state.hands = state.hands.map((hand, other) => (isHidden(other) ? pool.splice(0, hand.length) : hand));
  state.stack = pool;
}

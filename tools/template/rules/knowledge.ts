import { dealAnew } from '../../../engine/chance.ts';
import type { Match, Seat } from '../../../engine/types.ts';
import type { Race, View } from '../spec.ts';

/** PR-HIDE-01: built by selection, so that what is added to the state later stays hidden until it is shown here. */
export function view(m: Match<Race>, seat: Seat | null): View {
  const { pebbles, hands, stack, discard, turn } = m.state;
  return {
    path: m.content.length,
    pebbles: [...pebbles],
    hand: seat === null ? [] : [...(hands[seat] ?? [])],
    cards: hands.map(hand => hand.length),
    stack: stack.length,
    discard: [...discard],
    turn,
  };
}

/** Deals anew what the seat cannot know: the stack and the hands of the others. */
export function guess(m: Match<Race>, seat: Seat | null): void {
  const { state } = m;
  const isHidden = (other: Seat): boolean => other !== seat;
  const pool = dealAnew(m, [...state.stack, ...state.hands.filter((_, other) => isHidden(other)).flat()]);
  state.hands = state.hands.map((hand, other) => (isHidden(other) ? pool.splice(0, hand.length) : hand));
  state.stack = pool;
}

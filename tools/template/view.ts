import type { Match, Seat } from '../../engine/types.ts';
import type { View } from './seen.ts';
import type { Race } from './spec.ts';

/** PR-HIDE-01: built by selection, so that what is added to the state later stays hidden until it is shown here. */
export function view(m: Match<Race>, seat: Seat | null): View {
  const { pebbles, hands, stack, discard, turn } = m.state;
  return {
    path: m.content.length,
    pebbles: [...pebbles],
    hands: hands.map((hand, owner) => hand.map(card => (owner === seat ? card : null))),
    stack: stack.length,
    discard: [...discard],
    turn,
  };
}

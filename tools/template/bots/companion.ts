import type { Policy } from '../../../engine/box.ts';
import { CARDS } from '../content/cards.ts';
import type { View } from '../seen.ts';
import type { Action, Race } from '../spec.ts';

/** Goes as far as it can, and keeps the cards that are slower than an average roll. */
export const companion: Policy<Race> = ({ seat, view, prompt }) => {
  const from = view.pebbles[seat] ?? 0;
  const worth = prompt.options.map(action => value(action, from, view));
  return prompt.options[worth.indexOf(Math.max(...worth))] ?? { type: 'roll' };
};

const AVERAGE_ROLL = 3.5;

function value(action: Action, from: number, view: View): number {
  if (action.type === 'roll') return AVERAGE_ROLL;
  const { squares } = CARDS[action.card];
  return from + squares >= view.path ? Number.POSITIVE_INFINITY : squares;
}

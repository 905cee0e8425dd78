import type { Action } from '../spec.ts';

const ACTION = 4_000;
const SEARCH = 5_200;
/** From the end of the actions to the pass. */
const PASSING = 2_500;

/** How long a practised person takes (Z15-TIME-18): answers within an action belong to it. */
export function pace(step: string, { type }: Pick<Action, 'type'>): number {
  if (step !== 'turn/act') return 0;
  if (type === 'endActions') return PASSING;
  if (type === 'dropToken') return 0;
  return type === 'quickSearch' || type === 'carefulSearch' ? SEARCH : ACTION;
}

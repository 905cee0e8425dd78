import type { Action, Options } from '../spec.ts';

const ACTION = 4_000;
const SEARCH = 5_200;
/** From the end of the actions to the pass. */
const PASSING = 2_500;

/** How long a practised person takes (Z15-TIME-18): answers within an action belong to it. A table may ask for less or more. */
export function pace(step: string, { type }: Pick<Action, 'type'>, options?: Pick<Options, 'botSeconds'>): number {
  const usual = usualPace(step, type);
  return options ? (usual * options.botSeconds * 1000) / ACTION : usual;
}

function usualPace(step: string, type: Action['type']): number {
  if (step !== 'turn/act') return 0;
  if (type === 'endActions') return PASSING;
  if (type === 'dropToken') return 0;
  return type === 'quickSearch' || type === 'carefulSearch' ? SEARCH : ACTION;
}

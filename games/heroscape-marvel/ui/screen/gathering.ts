import type { View } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { isActing, mayGrow } from '../../text/reading.ts';

/**
 * Whether cards are still to be chosen, and none of one's own waits for its place on the battlefield;
 * for those who look on, none of anybody's: they see where it goes.
 */
export const isGathering = ({ phase, players, figures }: View, seat: number | null): boolean =>
  phase === 'armies' &&
  players.some(({ complete }) => !complete) &&
  !figures.some(({ owner, status }) => status === 'waiting' && (seat === null || owner === seat));

/** Whether it closes an army that one more card could join, or gives up what whoever acts, or somebody of a squad, could still do. */
export const isEarly = ({ type }: Action, { view }: { readonly view: View }): boolean | 'quietly' =>
  ((type === 'pass' || type === 'ready') && mayGrow(view)) ||
  (type === 'none' && (isActing(view) || (view.focus.squad !== null && 'quietly')));

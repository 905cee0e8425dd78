import { type Action, type PlayAt, isTraitAction } from '../spec.ts';

/** The Traits that could be played in the own Turn, as it asks for an action. */
export const traitActions = (options: readonly Action[]): PlayAt<'turn'>[] =>
  options.filter((option): option is PlayAt<'turn'> => isTraitAction(option));

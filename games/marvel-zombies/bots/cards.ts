import { type Action, type PlayAt, isCardAction } from '../spec.ts';

/** The cards that could be played in the own Turn, as it asks for an action. */
export const cardActions = (options: readonly Action[]): PlayAt<'turn'>[] =>
  options.filter((option): option is PlayAt<'turn'> => isCardAction(option));

import { FLIGHTS } from '../content/powers.ts';
import { tabled } from '../ids.ts';
import type { Action, Flight } from '../spec.ts';
import { type Board, perBoard } from './board.ts';

// The answers that name a cell, made once for each board: a table of a hundred options is offered at every turn.

type Walk = Extract<Action, { type: 'walk' }>;
type Step = Extract<Action, { type: 'step' }>;
type Flights = { readonly [how in Flight['how']]: readonly Flight[] };

export interface Answers {
  readonly walk: readonly Walk[];
  readonly step: readonly Step[];
  readonly fly: Flights;
  readonly take: Flights;
}

export const answersOf = perBoard(makeAnswers);

function makeAnswers(board: Board): Answers {
  const flight = (how: Flight['how'], take: boolean): Flight[] =>
    board.names.map(to => ({ type: 'fly', how, to, take }));
  const flights = (take: boolean): Flights => tabled(FLIGHTS, how => flight(how, take));
  return {
    walk: board.names.map(to => ({ type: 'walk', to })),
    step: board.names.map(to => ({ type: 'step', to })),
    fly: flights(false),
    take: flights(true),
  };
}

import { call } from '../../../engine/flow.ts';
import type { Preview } from '../seen.ts';
import type { Action, Figure } from '../spec.ts';
import { flightCost, isTiring, landings, specials } from './air.ts';
import { answersOf } from './answers.ts';
import { meeting } from './glyphs.ts';
import { type Exploration, explore, nameDestinations, risksOf, stepCost, stepsOnGround } from './reach.ts';
import { FALL_DICE, flightPath, safestPath, strikersAtTakeOff, walkFrame } from './walk.ts';
import { type M, cellNamed, cellUnder, nameOf } from './table.ts';
import { vantageFrom } from './vantage.ts';

type Move = Extract<Action, { type: 'walk' | 'step' | 'fly' }>;
type Still = { type: 'stay' } | { type: 'none' };

/** Every way to move: to a cell by the safest walk, by a single step, or through the air (HS-PROMPT-05). */
export function moveOptions<S extends Still>(
  m: M,
  figure: Figure,
  budget: number,
  hyper: number | null,
  first: S,
): (S | Move)[] {
  const exploration = explore(m, figure, cellUnder(figure), budget, hyper !== null);
  if (exploration !== offered) count = listMoves(exploration, m, figure, budget, hyper, first);
  offered = exploration;
  return moves.slice(0, count) as (S | Move)[];
}
let offered = 0; // the exploration whose moves these are
let count = 0;
const moves: (Still | Move)[] = []; // what stands behind the last one is left from other lists

/** Puts them into the list and returns how many they are. */
function listMoves(
  walks: Exploration,
  m: M,
  figure: Figure,
  budget: number,
  hyper: number | null,
  first: Still,
): number {
  const { walk, step } = answersOf(m.content.board);
  moves[0] = first;
  let at = nameDestinations<Still | Move>(walks, walk, moves, 1);
  const steps = stepsOnGround(m, figure, cellUnder(figure), budget);
  for (let i = 0; i < steps.length; i++) moves[at++] = step[steps[i] as number] as Move;
  for (const [way, range] of specials(m, figure, hyper)) at = landings(m, figure, way, range, moves, at);
  return at;
}

export function startMove(m: M, figure: Figure, action: Move, budget: number, isHyper: boolean): void {
  const to = cellNamed(m, action.to);
  if (action.type === 'fly')
    call(m, 'flight', { figure: figure.id, kind: action.how, to, take: action.take, strikers: [] });
  else if (action.type === 'step') call(m, 'walk', walkFrame(figure, [to], budget, true, isHyper));
  else call(m, 'walk', walkFrame(figure, safestPath(m, figure, to, budget, isHyper), budget, false, isHyper));
}

/** What a move costs and risks. */
export function movePreview(m: M, figure: Figure, action: Move, budget: number, isHyper: boolean): Preview {
  const to = cellNamed(m, action.to);
  return action.type === 'fly'
    ? flightPreview(m, figure, action, to, isHyper)
    : walkPreview(m, figure, action, to, budget, isHyper);
}

function walkPreview(m: M, figure: Figure, action: Move, to: number, budget: number, isHyper: boolean): Preview {
  const from = cellUnder(figure);
  const path = action.type === 'walk' ? safestPath(m, figure, to, budget, isHyper) : [to];
  const { strikes, falls } = risksOf(m, figure, from, path);
  const exits = m.content.exits[to] ?? false;
  return {
    type: 'move',
    how: 'walk',
    path: path.map(cell => nameOf(m, cell)),
    cost: path.reduce((sum, cell, i) => sum + stepCost(m, figure, path[i - 1] ?? from, cell), 0),
    strikes,
    falls,
    fallDice: falls.reduce((sum, fall) => sum + FALL_DICE[fall], 0),
    stops: stopAt(m, figure, to, exits),
    takes: path.some(cell => meeting(m, figure, cell).takes) ? m.content.role : null,
    exits,
    vantage: exits || action.type === 'step' ? null : vantageFrom(m, figure, to, false, !isHyper),
  };
}

function stopAt(m: M, figure: Figure, to: number, exits: boolean): 'glyph' | 'water' | null {
  if (exits) return null;
  if (meeting(m, figure, to).stops) return 'glyph';
  return m.content.board.cells[to]?.terrain === 'water' ? 'water' : null;
}

function flightPreview(
  m: M,
  figure: Figure,
  action: Extract<Move, { type: 'fly' }>,
  to: number,
  isHyper: boolean,
): Preview {
  const via = action.take ? m.content.plot.inPassing(m, figure) : null;
  const exits = m.content.exits[to] ?? false;
  return {
    type: 'move',
    how: action.how,
    path: flightPath(m, to, via),
    cost: flightCost(m, cellUnder(figure), to, via),
    strikes: strikersAtTakeOff(m, figure, action.how),
    falls: [],
    fallDice: 0,
    stops: null,
    takes: via !== null || meeting(m, figure, to).takes ? m.content.role : null,
    exits,
    vantage: exits ? null : vantageFrom(m, figure, to, isTiring(action.how), !isHyper),
  };
}

import { call } from '../../../engine/flow.ts';
import type { Preview } from '../seen.ts';
import type { Action, Figure } from '../spec.ts';
import { glyphAt } from './table.ts';
import { flightCost, landings, specials, takeable } from './air.ts';
import { answersOf } from './answers.ts';
import { costTo, explore, fallOf, leftBehind, nameDestinations, pathTo, stepCost, stepsOnGround } from './reach.ts';
import { safestPath, walkFrame } from './walk.ts';
import { type M, cellNamed, cellUnder, engagedWith, nameOf } from './table.ts';

type Move = Extract<Action, { type: 'walk' | 'step' | 'fly' }>;
type Still = { type: 'stay' } | { type: 'none' };

/** Every way to move: to a cell by the safest walk, by a single step, or through the air (HS-PROMPT-05). */
export function moveOptions(
  m: M,
  figure: Figure,
  budget: number,
  hyper: number | null,
  first: Still,
): (Still | Move)[] {
  const exploration = explore(m, figure, cellUnder(figure), budget, hyper !== null);
  if (exploration !== offered) count = listMoves(m, figure, budget, hyper, first);
  offered = exploration;
  return moves.slice(0, count);
}
let offered = 0; // the exploration whose moves these are
let count = 0;
const moves: (Still | Move)[] = []; // what stands behind the last one is left from other lists

/** Puts them into the list and returns how many they are. */
function listMoves(m: M, figure: Figure, budget: number, hyper: number | null, first: Still): number {
  const { walk, step } = answersOf(m.content.board);
  moves[0] = first;
  let at = nameDestinations<Still | Move>(walk, moves, 1);
  const steps = stepsOnGround(m, figure, cellUnder(figure), budget);
  for (let i = 0; i < steps.length; i++) moves[at++] = step[steps[i] as number] as Move;
  for (const [kind, range] of specials(m, figure, hyper)) at = landings(m, figure, kind, range, moves, at);
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
    ? flightPreview(m, figure, action, to)
    : walkPreview(m, figure, action, to, budget, isHyper);
}

function walkPreview(m: M, figure: Figure, action: Move, to: number, budget: number, isHyper: boolean): Preview {
  const from = cellUnder(figure);
  if (action.type === 'walk') explore(m, figure, from, budget, isHyper);
  const path = action.type === 'walk' ? pathTo(to) : [to];
  const cost = action.type === 'walk' ? costTo(to) : stepCost(m, figure, from, to);
  const { level } = m.content.board;
  const strikes = path.flatMap((cell, i) => leftBehind(m, figure, path[i - 1] ?? from, cell));
  const falls = path.flatMap(
    (cell, i) => fallOf(m, figure, (level[path[i - 1] ?? from] ?? 0) - (level[cell] ?? 0)) ?? [],
  );
  const taken = takeable(m, figure);
  return {
    type: 'move',
    how: 'walk',
    path: path.map(cell => nameOf(m, cell)),
    cost,
    strikes,
    falls,
    fallDice: falls.reduce((sum, fall) => sum + (fall === 'great' ? 2 : fall === 'fall' ? 1 : 0), 0),
    stops: m.content.role !== 'anesthetic' && glyphAt(m, to) !== null,
    takes: takes(m, to, taken !== null && path.includes(taken)),
    exits: m.content.exits[to] ?? false,
  };
}

function flightPreview(m: M, figure: Figure, action: Extract<Move, { type: 'fly' }>, to: number): Preview {
  const via = action.take ? takeable(m, figure) : null;
  const isProvoking = action.how === 'fly' || action.how === 'leap';
  return {
    type: 'move',
    how: action.how,
    path: [...(via === null || via === to ? [] : [nameOf(m, via)]), action.to],
    cost: flightCost(m, cellUnder(figure), to, via),
    strikes: isProvoking ? engagedWith(m, figure).map(enemy => enemy.id) : [],
    falls: [],
    fallDice: 0,
    stops: false,
    takes: takes(m, to, action.take),
    exits: m.content.exits[to] ?? false,
  };
}

function takes(m: M, to: number, isTaken: boolean) {
  const { role } = m.content;
  if (role === 'none') return null;
  return isTaken || (role !== 'anesthetic' && glyphAt(m, to) !== null) ? role : null;
}

import { isStruck, isTiring } from '../../rules/air.ts';
import { clash } from '../../rules/odds.ts';
import { leftBehind } from '../../rules/reach.ts';
import { type M, cellNamed, cellUnder, distance, engagedWith, faceOf, isEnemy } from '../../rules/table.ts';
import { safestPath } from '../../rules/walk.ts';
import type { Action, Figure } from '../../spec.ts';
import { goalWorth } from '../goals.ts';
import { type Threat, bestAttack, exposure, heightWorth, threatsTo, woundWorth } from '../worth.ts';

// Where to go: what one can attack from there, what it costs to get there, who can attack one there.

export interface Weights {
  readonly exposure: number;
  readonly approach: number;
  readonly attack: number;
}

type Move = Extract<Action, { type: 'stay' | 'none' | 'walk' | 'fly' }>;

export interface Valued<A> {
  readonly action: A;
  readonly worth: number;
}

const isMove = (action: Action): action is Move =>
  action.type === 'stay' || action.type === 'none' || action.type === 'walk' || action.type === 'fly';

/** Every way to move with its worth, the best first. */
export function valuedMoves(m: M, figure: Figure, options: readonly Action[], weights: Weights): Valued<Move>[] {
  const threats = threatsTo(m, figure);
  const from = cellUnder(figure);
  const airborne = engagedWith(m, figure).length * 0.5 * woundWorth(m, figure);
  const known = new Map<number, number>();
  const valued: Valued<Move>[] = [];
  for (const action of options) {
    if (!isMove(action)) continue;
    const isStill = action.type === 'stay' || action.type === 'none';
    const to = isStill ? from : cellNamed(m, action.to);
    const leaped = action.type === 'fly' && isTiring(action.how);
    const key = to * 2 + (leaped ? 1 : 0);
    let worth = known.get(key);
    if (worth === undefined) {
      worth = cellWorth(m, figure, to, leaped, threats, weights);
      known.set(key, worth);
    }
    if (action.type === 'walk' && airborne > 0) worth -= strikesOf(m, figure, to) * 0.5 * woundWorth(m, figure);
    if (action.type === 'fly') {
      if (isStruck(action.how)) worth -= airborne;
      if (action.take) worth += 150;
    }
    valued.push({ action, worth });
  }
  return valued.sort((a, b) => b.worth - a.worth);
}

/** Strikes on the safest way; a short look for the first step is enough for most. */
function strikesOf(m: M, figure: Figure, to: number): number {
  const from = cellUnder(figure);
  const direct = leftBehind(m, figure, from, to).length;
  if (direct === 0) return 0;
  const path = safestPath(m, figure, to, faceOf(m, figure).move, false);
  let strikes = 0;
  let at = from;
  for (const cell of path) {
    strikes += leftBehind(m, figure, at, cell).length;
    at = cell;
  }
  return strikes;
}

function cellWorth(
  m: M,
  figure: Figure,
  to: number,
  leaped: boolean,
  threats: readonly Threat[],
  weights: Weights,
): number {
  const from = figure.cell;
  if (m.content.exits[to]) return goalWorth(m, figure, to);
  figure.cell = to;
  const attack = bestAttack(m, figure, leaped);
  figure.cell = from;
  let worth =
    attack * weights.attack -
    exposure(m, to, threats) * weights.exposure +
    heightWorth(m, to) +
    goalWorth(m, figure, to);
  if (attack <= 0) worth -= farness(m, figure, to) * weights.approach;
  return worth;
}

/** How far the nearest worthwhile enemy is beyond one's range. */
function farness(m: M, figure: Figure, cell: number): number {
  const { range, attack } = faceOf(m, figure);
  let least = 99;
  for (const enemy of m.state.figures) {
    if (enemy.cell === null || !isEnemy(m, enemy, figure)) continue;
    const far = Math.max(0, distance(m, cell, enemy.cell) - range);
    least = Math.min(least, far - clash(attack, faceOf(m, enemy).defense).expected * 0.5);
  }
  return least;
}

import type { RuleId, TargetId } from '../ids.ts';
import type { AttackKind } from '../content/powers.ts';
import { powers } from '../content/powers.ts';
import type { Figure } from '../spec.ts';
import {
  type M,
  areNeighbours,
  cellUnder,
  distance,
  distanceToWall,
  faceOf,
  figureOf,
  hasPower,
  isAdjacent,
  isAtWall,
  isEnemy,
  isEngaged,
  isOnBoard,
  isOpen,
  sees,
  seesWall,
} from './table.ts';

// Whom an attack may be aimed at, and the rule that forbids it where it may not.

export const AIMED = ['normal', 'shield-throw', 'web', 'cosmic-force-blast'] as const;
type Aimed = (typeof AIMED)[number];

/** The aimed attacks of a figure. */
export function attacksOf(m: M, figure: Figure): readonly Aimed[] {
  return hasSpecial(m, figure) ? AIMED.filter(kind => kind === 'normal' || hasPower(m, figure, kind)) : FISTS;
}
const FISTS: readonly Aimed[] = ['normal'];
const hasSpecial = (m: M, figure: Figure): boolean =>
  hasPower(m, figure, 'shield-throw') || hasPower(m, figure, 'web') || hasPower(m, figure, 'cosmic-force-blast');

export const rangeOf = (m: M, figure: Figure, kind: AttackKind): number =>
  kind === 'normal' ? faceOf(m, figure).range : powers[kind].range;

/** Everything one might think of attacking. */
export function candidates(m: M, figure: Figure): TargetId[] {
  const all: TargetId[] = [];
  for (const enemy of m.state.figures) if (enemy.cell !== null && isEnemy(enemy, figure)) all.push(enemy.id);
  if (canTargetWall(m)) all.push('wall');
  return all;
}

/** HS-WALL-02, HS-DISC-09. */
const canTargetWall = (m: M): boolean => m.content.isExpert && m.content.board.ruin !== null && !isOpen(m);

/** The rule that forbids this attack, or null (HS-ATK-03). */
export function forbids(m: M, figure: Figure, kind: AttackKind, target: TargetId): RuleId | null {
  const range = rangeOf(m, figure, kind);
  if (target === 'wall') return forbidsWall(m, figure, range);
  const enemy = figureOf(m, target);
  if (!isOnBoard(enemy) || !isEnemy(enemy, figure)) return 'HS-ATK-09';
  const isBeside = isAdjacent(m, figure, enemy);
  if (!isBeside && isEngaged(m, figure)) return 'HS-RANGE-04';
  if (distance(m, cellUnder(figure), cellUnder(enemy)) > range) return 'HS-RANGE-01';
  if (range === 1) return isBeside || isNextTo(m, figure, enemy) ? null : 'HS-RANGE-02';
  return sees(m, figure, enemy, 'hit') ? null : 'HS-LOS-04';
}

/** HS-DISC-10: in discovery level differences do not matter hand to hand. */
function isNextTo(m: M, a: Figure, b: Figure): boolean {
  return !m.content.isExpert && areNeighbours(m, cellUnder(a), cellUnder(b));
}

/** HS-WALL-03..05. */
function forbidsWall(m: M, figure: Figure, range: number): RuleId | null {
  if (!canTargetWall(m)) return m.content.isExpert ? 'HS-WALL-02' : 'HS-DISC-09';
  const cell = cellUnder(figure);
  const isBeside = isAtWall(m, cell);
  if (!isBeside && isEngaged(m, figure)) return 'HS-WALL-05';
  if (range === 1) return isBeside ? null : 'HS-WALL-04';
  if (distanceToWall(m, cell) > range) return 'HS-WALL-03';
  return seesWall(m, figure) ? null : 'HS-LOS-12';
}

/** Everything a Stomp hits: friends, foes, the wall (HS-POW-17). */
export function stompTargets(m: M, figure: Figure): TargetId[] {
  const all: TargetId[] = [];
  for (const one of m.state.figures) if (one !== figure && isAdjacent(m, figure, one)) all.push(one.id);
  if (m.content.isExpert && isAtWall(m, cellUnder(figure))) all.push('wall');
  return all;
}

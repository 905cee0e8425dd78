import type { RuleId, TargetId } from '../ids.ts';
import { type AttackKind, type PowerOf, powers } from '../content/powers.ts';
import type { Around } from '../cards/power.ts';
import { bitsOf, heldSpecials } from '../cards/powers.ts';
import type { Figure } from '../spec.ts';
import {
  type M,
  areNeighbours,
  cellUnder,
  distance,
  distanceToWall,
  faceOf,
  figureOf,
  isAdjacent,
  isAtWall,
  isEnemy,
  isEngaged,
  isOnBoard,
  isOpen,
  powerBits,
  sees,
  seesWall,
} from './table.ts';

// Whom an attack may be aimed at, and the rule that forbids it where it may not.

const AIMED = heldSpecials.filter(({ card }) => !card.around);
const AIMED_BITS = bitsOf(AIMED);
const known = new Map<number, readonly AttackKind[]>();

/** The aimed attacks of a figure. */
export function attacksOf(m: M, figure: Figure): readonly AttackKind[] {
  const bits = powerBits(m, figure) & AIMED_BITS;
  let kinds = known.get(bits);
  if (!kinds) {
    kinds = ['normal', ...AIMED.filter(({ bit }) => (bits & bit) !== 0).map(({ power }) => power)];
    known.set(bits, kinds);
  }
  return kinds;
}

/** The attack of a figure that strikes all around, or null. */
export function aroundOf(
  m: M,
  figure: Figure,
): { readonly kind: PowerOf<'special-attack'>; readonly around: Around } | null {
  const bits = powerBits(m, figure);
  for (const one of AROUND) if ((bits & one.bit) !== 0) return one;
  return null;
}
const AROUND = heldSpecials.flatMap(({ power, bit, card: { around } }) =>
  around ? [{ kind: power, bit, around }] : [],
);

export const rangeOf = (m: M, figure: Figure, kind: AttackKind): number =>
  kind === 'normal' ? faceOf(m, figure).range : powers[kind].range;

/** Everything one might think of attacking. */
export function candidates(m: M, figure: Figure): TargetId[] {
  const all: TargetId[] = [];
  for (const enemy of m.state.figures) if (enemy.cell !== null && isEnemy(m, enemy, figure)) all.push(enemy.id);
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
  if (!isOnBoard(enemy) || !isEnemy(m, enemy, figure)) return 'HS-ATK-09';
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

import { CARDS, type CardId, tabled, type TargetId } from '../ids.ts';
import { attacksWith } from '../rules/activation.ts';
import type { AttackKind } from '../content/powers.ts';
import { counterOf } from '../rules/attack.ts';
import { attackDice, automaticShields, defenseDice, ownDice } from '../rules/combat-dice.ts';
import { atLeast, clash, pastSense } from '../rules/odds.ts';
import { sizeOf } from '../rules/cards.ts';
import {
  type M,
  cellUnder,
  distance,
  faceOf,
  figureOf,
  isAtWall,
  isCarrier,
  isEnemy,
  lifeOf,
  pointsOf,
  powerBits,
} from '../rules/table.ts';
import { moveOf } from '../rules/pace.ts';
import { aroundOf, attacksOf, candidates, forbids, rangeOf } from '../rules/targets.ts';
import type { Figure } from '../spec.ts';
import { canHurt, isBound } from './bounds.ts';
import { againOf, fearedDice, othersOf, reachBy, specialRange } from './opinions.ts';

// What things are worth, in points of the cards.

const KILL = 0.35; // of the points, besides the wounds
const WALL = 22; // one wound on a wall that is in the way

/** What each figure of a card is worth; its points, unless somebody knows better. */
export type Prices = { readonly [C in CardId]: number };
export const POINTS: Prices = tabled(CARDS, card => pointsOf(card) / sizeOf(card));
let prices = POINTS;

/** Lets somebody think in other prices than the printed ones. */
export function inPrices<T>(others: Prices, think: () => T): T {
  const before = prices;
  prices = others;
  try {
    return think();
  } finally {
    prices = before;
  }
}

/** What one wound on a figure is worth. */
export const woundWorth = (m: M, figure: Figure): number => prices[figure.card] / lifeOf(m, figure);

/** How much more than its points a figure counts for who attacks it. */
function importance(m: M, target: Figure): number {
  if (!isCarrier(target)) return 1;
  return m.content.role === 'amulet' ? 1.15 : 1.7;
}

/** What an attack is worth before it is rolled; a friend hit is a loss. */
export function attackWorth(m: M, attacker: Figure, kind: AttackKind, target: TargetId, leaped: boolean): number {
  const dice = attackDice(m, attacker, target, kind, leaped);
  const shields = defenseDice(m, attacker, target, kind);
  const odds = clash(dice, shields, automaticShields(m, attacker, target, kind));
  if (target === 'wall') return isWallInTheWay(m, attacker) ? odds.expected * WALL : odds.expected * 0.1;
  const figure = figureOf(m, target);
  if (!canHurt(m, attacker, figure)) return 0;
  const past = pastSense(m, attacker, target);
  const left = lifeOf(m, figure) - figure.wounds;
  const each = woundWorth(m, figure);
  const expected = m.content.isExpert ? Math.min(odds.expected, left) : atLeast(odds, 1);
  let worth = past * (expected * each + atLeast(odds, left) * KILL * prices[figure.card]) * importance(m, figure);
  if (!isEnemy(m, attacker, figure)) worth = -worth;
  if (counterOf(m, figure, attacker, kind) !== null) worth -= odds.spare * woundWorth(m, attacker);
  return worth;
}

/** The thief must get through the wall while the device lies behind it. */
export function isWallInTheWay(m: M, attacker: Figure): boolean {
  if (m.content.role !== 'device' || attacker.controller !== m.state.players[1]) return false;
  const at = m.state.glyphs[0]?.at ?? null;
  return at !== null && (m.content.orange[at] ?? false);
}

/** The same for an attack that strikes all around. */
export function aroundWorth(m: M, figure: Figure): number {
  const special = aroundOf(m, figure);
  if (!special) return 0;
  return special.around
    .targets(m, figure)
    .reduce((sum, target) => sum + attackWorth(m, figure, special.kind, target, false), 0);
}

/** The best that a figure can do from where it stands. */
export function bestAttack(m: M, figure: Figure, leaped: boolean): number {
  if (!hasPrey(m, figure)) return 0;
  let best = 0;
  for (const kind of attacksOf(m, figure)) {
    const worths: number[] = [];
    for (const target of candidates(m, figure)) {
      if (isTooFar(m, figure, kind, target) || forbids(m, figure, kind, target) !== null) continue;
      worths.push(attackWorth(m, figure, kind, target, leaped));
    }
    if (worths.length === 0) continue;
    worths.sort((a, b) => b - a);
    const most = worths[0] ?? 0;
    let worth = most;
    if (kind === 'normal') worth += most * againOf(m, figure);
    else if (othersOf(kind) > 0) worth += nextBest(worths, attacksWith(kind));
    if (worth > best) best = worth;
  }
  const special = aroundOf(m, figure);
  if (special && special.around.bar(leaped) === null) best = Math.max(best, aroundWorth(m, figure));
  return best;
}

/** What attacks on others after the best one are worth. */
function nextBest(worths: readonly number[], attacks: number): number {
  let sum = 0;
  for (let i = 1; i < attacks; i++) sum += Math.max(0, worths[i] ?? 0);
  return sum;
}

/** Whether anything might be attacked from here: from most cells nothing can, and that is quickly seen. */
function hasPrey(m: M, figure: Figure): boolean {
  const cell = cellUnder(figure);
  if (isAtWall(m, cell) || isWallInTheWay(m, figure) || isBound(m, figure)) return true;
  const range = farthest(m, figure);
  for (const enemy of m.state.figures)
    if (enemy.cell !== null && isEnemy(m, enemy, figure) && distance(m, cell, enemy.cell) <= range) return true;
  return false;
}

/** Cheaper than asking the rules: nothing attacks further than this. */
function isTooFar(m: M, figure: Figure, kind: AttackKind, target: TargetId): boolean {
  if (target === 'wall') return !isWallInTheWay(m, figure) && !isBound(m, figure);
  return distance(m, cellUnder(figure), cellUnder(figureOf(m, target))) > rangeOf(m, figure, kind);
}

/** An enemy as one fears it: from how far, and what its attack would cost. */
export interface Threat {
  readonly cell: number;
  readonly reach: number;
  readonly harm: number;
}

/** How far its attacks carry. */
function farthest(m: M, figure: Figure): number {
  const { range } = faceOf(m, figure);
  return Math.max(range, specialRange(powerBits(m, figure)));
}

/** How far an attack of the figure carries, move included. */
export function reachOf(m: M, figure: Figure): number {
  return (reachBy(powerBits(m, figure)) ?? moveOf(m, figure)) + farthest(m, figure);
}

export function threatsTo(m: M, figure: Figure): Threat[] {
  const threats: Threat[] = [];
  const { defense } = faceOf(m, figure);
  for (const enemy of m.state.figures) {
    if (enemy.cell === null || !isEnemy(m, enemy, figure)) continue;
    const dice = fearedDice(powerBits(m, enemy)) ?? faceOf(m, enemy).attack + ownDice(m, enemy);
    const odds = clash(dice, defense);
    const often = 1 + againOf(m, enemy);
    const wounds = m.content.isExpert ? odds.expected : atLeast(odds, 1);
    threats.push({
      cell: enemy.cell,
      reach: reachOf(m, enemy),
      harm: canHurt(m, enemy, figure) ? wounds * often * woundWorth(m, figure) : 0,
    });
  }
  return threats;
}

/** What standing on a cell is likely to cost: the worst of those who reach it, and a part of the others. */
export function exposure(m: M, cell: number, threats: readonly Threat[]): number {
  let worst = 0;
  let sum = 0;
  for (const { cell: from, reach, harm } of threats) {
    if (distance(m, cell, from) > reach) continue;
    sum += harm;
    if (harm > worst) worst = harm;
  }
  return worst + (sum - worst) * 0.3;
}

export const heightWorth = (m: M, cell: number): number => Math.min(3, (m.content.board.level[cell] ?? 1) - 1) * 2;

/** The life that is left of a figure, in points. */
export function standing(m: M, figure: Figure): number {
  if (figure.cell === null) return 0;
  const left = (lifeOf(m, figure) - figure.wounds) / lifeOf(m, figure);
  return prices[figure.card] * (KILL + (1 - KILL) * left);
}

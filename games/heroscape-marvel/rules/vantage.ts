import type { AttackKind } from '../content/powers.ts';
import type { TargetId } from '../ids.ts';
import type { Aim, Threat, Vantage } from '../seen.ts';
import type { Figure } from '../spec.ts';
import { attackDice, automaticShields, defenseDice } from './combat-dice.ts';
import { brokenOff, sufferedOf } from './damage.ts';
import { atLeast, clash, pastSense } from './odds.ts';
import { type M, distance, figureOf, isEnemy } from './table.ts';
import { attacksOf, candidates, forbids, rangeOf } from './targets.ts';

// What can be attacked from a cell, and who can attack one there from where they stand.

/** A figure looks around from a cell, as if it stood there. `leaped`: it comes there in a way that tires. */
export function vantageFrom(m: M, figure: Figure, cell: number, leaped: boolean, canAttack: boolean): Vantage {
  const from = figure.cell;
  figure.cell = cell;
  const aims = canAttack ? aimsOf(m, figure, leaped) : [];
  const threats = threatsTo(m, figure);
  figure.cell = from;
  return { aims, threats };
}

/** The best attack on each whom it can attack. */
function aimsOf(m: M, figure: Figure, leaped: boolean): Aim[] {
  const aims: Aim[] = [];
  for (const target of candidates(m, figure)) {
    const best = bestOf(m, figure, target, leaped);
    if (best) aims.push({ target, attack: best.attack, hit: best.hit, wounds: best.wounds });
  }
  return aims;
}

/** Those who can attack a figure as it stands. */
export function threatsTo(m: M, figure: Figure): Threat[] {
  const threats: Threat[] = [];
  if (figure.cell === null) return threats;
  for (const enemy of m.state.figures) {
    if (enemy.cell === null || !isEnemy(m, enemy, figure)) continue;
    if (distance(m, enemy.cell, figure.cell) > longestOf(m, enemy)) continue;
    const best = bestOf(m, enemy, figure.id, false);
    if (best) threats.push({ by: enemy.id, attack: best.attack, hit: best.hit, wounds: best.wounds });
  }
  return threats;
}

/** As far as any of its attacks goes: most figures stand too far away from each other to ask for more. */
function longestOf(m: M, figure: Figure): number {
  let longest = 0;
  for (const kind of attacksOf(m, figure)) longest = Math.max(longest, rangeOf(m, figure, kind));
  return longest;
}

interface Odds {
  readonly attack: AttackKind;
  readonly hit: number;
  readonly wounds: number;
}

function bestOf(m: M, attacker: Figure, target: TargetId, leaped: boolean): Odds | null {
  let best: Odds | null = null;
  for (const kind of attacksOf(m, attacker)) {
    if (forbids(m, attacker, kind, target) !== null) continue;
    const odds = oddsOf(m, attacker, kind, target, leaped);
    if (!best || odds.wounds > best.wounds) best = odds;
  }
  return best;
}

/** The same as the preview of the attack says, without its reasons: a hundred cells are asked for at once. */
function oddsOf(m: M, attacker: Figure, kind: AttackKind, target: TargetId, leaped: boolean): Odds {
  const rolled = clash(
    attackDice(m, attacker, target, kind, leaped),
    defenseDice(m, attacker, target, kind),
    automaticShields(m, attacker, target, kind),
  );
  const most = target === 'wall' ? brokenOff(m, MANY) : sufferedOf(m, figureOf(m, target), MANY, attacker.id);
  if (most === 0) return { attack: kind, hit: 0, wounds: 0 };
  const past = pastSense(m, attacker, target);
  const wounds = rolled.wounds.reduce((sum, chance, count) => sum + chance * Math.min(count, most), 0);
  return { attack: kind, hit: short(past * atLeast(rolled, 1)), wounds: short(past * wounds) };
}
const MANY = 99; // more wounds than anybody can suffer

/** They are only shown. */
const short = (chance: number): number => Math.round(chance * 1000) / 1000;

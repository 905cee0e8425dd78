import type { DicePart } from '../events.ts';
import type { Preview } from '../seen.ts';
import type { AttackKind, Figure, TargetId } from '../spec.ts';
import { powers } from '../content/powers.ts';
import { wallCard } from '../content/warehouse.ts';
import { hasLeaped, senseOf } from './attack.ts';
import { attackDice, automaticShields, defenseDice } from './combat-dice.ts';
import {
  type M,
  cellUnder,
  distance,
  distanceToWall,
  figureOf,
  hasPower,
  isAdjacent,
  isEnemy,
  lifeOf,
} from './table.ts';

// Chances of combat dice, for previews and for those who think ahead.

const MOST = 24;

/** Chances of k successes among n dice. */
function binomial(chance: number): number[][] {
  const rows = [[1]];
  for (let n = 1; n <= MOST; n++) {
    const last = rows[n - 1] as number[];
    rows.push(Array.from({ length: n + 1 }, (_, k) => (last[k] ?? 0) * (1 - chance) + (last[k - 1] ?? 0) * chance));
  }
  return rows;
}
const SKULLS = binomial(1 / 2);
const SHIELDS = binomial(1 / 3);

/** Chances of 0, 1, 2 ... wounds; and, below zero, of shields to spare. */
export interface Clash {
  readonly wounds: readonly number[];
  readonly expected: number;
  readonly spare: number; // expected shields too many
}
const clashes = new Map<number, Clash>();

export function clash(attack: number, defense: number, automatic = 0): Clash {
  const key = (attack * 32 + defense) * 8 + automatic;
  const known = clashes.get(key);
  if (known) return known;
  const wounds: number[] = Array.from({ length: attack + 1 }, () => 0);
  let expected = 0;
  let spare = 0;
  (SKULLS[Math.min(attack, MOST)] as number[]).forEach((p, skulls) =>
    (SHIELDS[Math.min(defense, MOST)] as number[]).forEach((q, rolled) => {
      const margin = skulls - rolled - automatic;
      const at = Math.max(0, margin);
      wounds[at] = (wounds[at] ?? 0) + p * q;
      if (margin > 0) expected += p * q * margin;
      else spare -= p * q * margin;
    }),
  );
  const made = { wounds, expected, spare };
  clashes.set(key, made);
  return made;
}

/** The chance of at least so many wounds. */
export function atLeast({ wounds }: Clash, least: number): number {
  let sum = 0;
  for (let i = Math.max(0, least); i < wounds.length; i++) sum += wounds[i] ?? 0;
  return sum;
}

/** How often an attack gets past a spider sense; with no skull at all nothing is sensed. */
export function pastSense(m: M, attacker: Figure, target: TargetId): number {
  if (target === 'wall') return 1;
  const figure = figureOf(m, target);
  const power = senseOf(m, figure);
  return power && isEnemy(attacker, figure) ? (powers[power].needs - 1) / 20 : 1;
}

export function attackPreview(m: M, attacker: Figure, kind: AttackKind, target: TargetId): Preview {
  const attack: DicePart[] = [];
  const defense: DicePart[] = [];
  const dice = attackDice(m, attacker, target, kind, hasLeaped(m, attacker), attack);
  const shields = defenseDice(m, attacker, target, kind, defense);
  const automatic = automaticShields(m, attacker, target, kind);
  const odds = clash(dice, shields, automatic);
  const past = pastSense(m, attacker, target);
  const figure = target === 'wall' ? null : figureOf(m, target);
  const left = figure ? lifeOf(m, figure) - figure.wounds : wallCard.life - m.state.wall.wounds;
  const power = figure && senseOf(m, figure);
  const counters =
    figure !== null && kind === 'normal' && hasPower(m, figure, 'counter-strike') && isAdjacent(m, figure, attacker);
  return {
    type: 'attack',
    distance: figure ? distance(m, cellUnder(attacker), cellUnder(figure)) : distanceToWall(m, cellUnder(attacker)),
    attack,
    defense,
    attackDice: dice,
    defenseDice: shields,
    automatic,
    sense: power && figure && isEnemy(attacker, figure) ? powers[power].needs : null,
    hit: past * atLeast(odds, 1),
    wounds: past * odds.expected,
    kill: past * atLeast(odds, m.content.isExpert ? left : 1),
    counter: counters ? odds.spare : 0,
  };
}

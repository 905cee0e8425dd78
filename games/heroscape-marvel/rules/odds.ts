import type { TargetId } from '../ids.ts';
import type { AttackKind } from '../content/powers.ts';
import type { DicePart } from '../events.ts';
import type { Preview } from '../seen.ts';
import type { Figure } from '../spec.ts';
import { wallCard } from '../content/warehouse.ts';
import { counterOf, distanceTo, hasLeaped, senseOf } from './attack.ts';
import { attackDice, automaticShields, defenseDice } from './combat-dice.ts';
import { brokenOff, sufferedOf } from './damage.ts';
import { type M, figureOf, lifeOf } from './table.ts';

// Chances of combat dice, for previews and for those who think ahead.

const MOST = 24;

/** Chances of k successes among n dice. */
function binomial(chance: number): number[][] {
  const rows = [[1]];
  for (let n = 1; n <= MOST; n++) {
    const last = rows[n - 1] ?? [];
    rows.push(Array.from({ length: n + 1 }, (_, k) => (last[k] ?? 0) * (1 - chance) + (last[k - 1] ?? 0) * chance));
  }
  return rows;
}
const SKULLS = binomial(1 / 2);
const SHIELDS = binomial(1 / 3);

function eachRoll(
  attack: number,
  defense: number,
  see: (chance: number, skulls: number, shields: number) => void,
): void {
  SKULLS[Math.min(attack, MOST)]?.forEach((p, skulls) =>
    SHIELDS[Math.min(defense, MOST)]?.forEach((q, shields) => see(p * q, skulls, shields)),
  );
}

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
  eachRoll(attack, defense, (chance, skulls, shields) => {
    const margin = skulls - shields - automatic;
    const at = Math.max(0, margin);
    wounds[at] = (wounds[at] ?? 0) + chance;
    if (margin > 0) expected += chance * margin;
    else spare -= chance * margin;
  });
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
  const sense = senseOf(m, attacker, target);
  return sense ? (sense.data.needs - 1) / 20 : 1;
}

/** What an attack would roll, and what comes of every roll by the rules of damage. */
export function attackPreview(m: M, attacker: Figure, kind: AttackKind, target: TargetId): Preview {
  const attack: DicePart[] = [];
  const defense: DicePart[] = [];
  const dice = attackDice(m, attacker, target, kind, hasLeaped(m, attacker), attack);
  const shields = defenseDice(m, attacker, target, kind, defense);
  const automatic = automaticShields(m, attacker, target, kind);
  const figure = target === 'wall' ? null : figureOf(m, target);
  const left = figure ? lifeOf(m, figure) - figure.wounds : wallCard.life - m.state.wall.wounds;
  const counters = figure !== null && counterOf(m, figure, attacker, kind) !== null;
  const past = pastSense(m, attacker, target);
  let [hit, wounds, kill, counter] = [0, 0, 0, 0];
  eachRoll(dice, shields, (chance, skulls, rolled) => {
    const here = skulls > 0 ? chance * past : chance;
    const margin = skulls - rolled - automatic;
    if (margin < 0 && counters) counter += here * sufferedOf(m, attacker, -margin, figure.id);
    if (margin <= 0) return;
    const suffered = figure ? sufferedOf(m, figure, margin, attacker.id) : brokenOff(m, margin);
    if (suffered > 0) hit += here;
    if (suffered >= left) kill += here;
    wounds += here * suffered;
  });
  const sense = senseOf(m, attacker, target);
  return {
    type: 'attack',
    distance: distanceTo(m, attacker, target),
    attack,
    defense,
    attackDice: dice,
    defenseDice: shields,
    automatic,
    sense: sense && sense.data.needs,
    hit,
    wounds,
    kill,
    counter,
  };
}

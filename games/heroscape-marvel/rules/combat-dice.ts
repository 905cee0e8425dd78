import type { TargetId } from '../ids.ts';
import { type AttackKind, powers } from '../content/powers.ts';
import { wallCard } from '../content/warehouse.ts';
import { glyphBonus } from '../cards/glyphs.ts';
import { BREAKS_SHIELDS, bitsOf, heldAuras, heldPowers, heldSpecials, powerCards } from '../cards/powers.ts';
import type { DicePart } from '../events.ts';
import type { Figure } from '../spec.ts';
import { type M, faceOf, figureOf, hasAny, heightOf, isAdjacent, isEnemy, levelOf, powerBits } from './table.ts';

// How many dice, and why. The numbers alone are asked for often; the reasons only where somebody reads them.

/** A sum of dice; with a list it also notes each reason. */
type Note = DicePart[] | null;

function add(note: Note, why: DicePart['why'], dice: number): number {
  if (dice !== 0) note?.push({ why, dice });
  return dice;
}

/** HS-ATK-06, HS-RULING-09: +1 for the higher base, +2 from ten levels above the other's head; +1 in discovery. */
export function heightBonus(high: number, low: number, heightOfLow: number, isExpert: boolean): number {
  if (high <= low) return 0;
  return isExpert && high - low >= heightOfLow + 10 ? 2 : 1;
}

const targetLevel = (m: M, target: TargetId): number =>
  target === 'wall' ? (m.content.board.ruin?.base ?? 0) : levelOf(m, figureOf(m, target));
const targetHeight = (m: M, target: TargetId): number =>
  target === 'wall' ? wallCard.height : heightOf(figureOf(m, target));

/** HS-ATK-04; a special attack is never changed (HS-SPEC-01). `leaped`: it has moved in a way that tires (HS-POW-16). */
export function attackDice(
  m: M,
  attacker: Figure,
  target: TargetId,
  kind: AttackKind,
  leaped: boolean,
  note: Note = null,
): number {
  if (kind !== 'normal') return add(note, 'card', powers[kind].attack);
  let dice = add(note, 'card', faceOf(m, attacker).attack);
  const higher = heightBonus(levelOf(m, attacker), targetLevel(m, target), targetHeight(m, target), m.content.isExpert);
  dice += add(note, 'height', higher);
  dice += auraDice(m, attacker, note) + ownDice(m, attacker, leaped, note, target);
  return Math.max(0, dice);
}

/** What its own powers add to its normal attacks. */
export function ownDice(
  m: M,
  attacker: Figure,
  leaped = false,
  note: Note = null,
  target: TargetId | null = null,
): number {
  const bits = powerBits(m, attacker);
  let dice = 0;
  for (const power of ATTACK_DICE)
    if ((bits & power.bit) !== 0) dice += add(note, power.why, power.dice(attacker, leaped, m, target));
  return dice;
}
const ATTACK_DICE = heldPowers.flatMap(({ bit, data, card: { attackDice } }) =>
  attackDice && 'why' in data ? [{ bit, why: data.why, dice: attackDice }] : [],
);

/** HS-ATK-05, HS-SPEC-02. */
export function defenseDice(m: M, attacker: Figure, target: TargetId, kind: AttackKind, note: Note = null): number {
  const figure = target === 'wall' ? null : figureOf(m, target);
  let dice = add(note, 'card', figure ? faceOf(m, figure).defense : wallCard.defense);
  const higher = heightBonus(targetLevel(m, target), levelOf(m, attacker), heightOf(attacker), m.content.isExpert);
  dice += add(note, 'height', higher);
  if (figure) {
    dice += auraDice(m, figure, note);
    dice += add(note, 'glyph', glyphBonus(m, figure, 'defense'));
  }
  if (kind !== 'normal')
    for (const power of DEFENSE_DICE) if (power.kind === kind) dice += add(note, power.why, power.dice);
  return Math.max(0, dice);
}

/** HS-RULING-48: special attacks against which one defends with other dice. */
const DEFENSE_DICE = heldSpecials.flatMap(({ power, data }) =>
  'defense' in data ? [{ kind: power, why: data.why, dice: data.defense }] : [],
);

/** HS-WALL-08, HS-MULTI-14: what the wall or a figure has against a normal attack; Super Strength breaks those of the wall only. */
export function automaticShields(m: M, attacker: Figure, target: TargetId, kind: AttackKind): number {
  if (kind !== 'normal') return 0;
  if (target !== 'wall') return ownShields(m, figureOf(m, target), attacker);
  if (hasAny(m, attacker, BREAKS_SHIELDS)) return 0;
  return wallCard.powers.reduce((sum, power) => sum + (powerCards[power].shields?.(attacker) ?? 0), 0);
}

function ownShields(m: M, figure: Figure, attacker: Figure): number {
  const bits = powerBits(m, figure);
  if ((bits & SHIELDED) === 0) return 0;
  return SHIELDS.reduce((sum, { bit, card }) => sum + ((bits & bit) === 0 ? 0 : (card.shields?.(attacker) ?? 0)), 0);
}
const SHIELDS = heldPowers.filter(({ card }) => 'shields' in card);
const SHIELDED = bitsOf(SHIELDS);

/** HS-POW-03: dice for each friend beside it whose power they come from; nobody is beside itself. */
export function auraDice(m: M, figure: Figure, note: Note = null): number {
  if (!m.content.isExpert) return 0;
  let dice = 0;
  for (const { bit, data } of heldAuras) {
    let count = 0;
    for (const friend of m.state.figures)
      if (!isEnemy(m, friend, figure) && isAdjacent(m, friend, figure) && hasAny(m, friend, bit)) count++;
    dice += add(note, data.why, count * data.dice);
  }
  return dice;
}

import type { TargetId } from '../ids.ts';
import type { AttackKind } from '../content/powers.ts';
import { wallCard } from '../content/warehouse.ts';
import { cards } from '../content/cards.ts';
import { powers } from '../content/powers.ts';
import type { DicePart } from '../events.ts';
import type { Figure } from '../spec.ts';
import { type M, faceOf, figureAt, figureOf, hasPower, heightOf, isAdjacent, isEnemy, levelOf } from './table.ts';

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

/** HS-ATK-04; a special attack is never changed (HS-SPEC-01). `leaped`: Super Leap was used this turn (HS-POW-16). */
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
  dice += add(note, 'tactician', tacticians(m, attacker));
  if (hasPower(m, attacker, 'rage-smash-5'))
    dice += add(note, 'rage', Math.min(powers['rage-smash-5'].most, attacker.wounds));
  if (leaped) dice += add(note, 'leap', -LEAP_PENALTY);
  return Math.max(0, dice);
}
const LEAP_PENALTY = 3;

/** HS-ATK-05, HS-SPEC-02. */
export function defenseDice(m: M, attacker: Figure, target: TargetId, kind: AttackKind, note: Note = null): number {
  const figure = target === 'wall' ? null : figureOf(m, target);
  let dice = add(note, 'card', figure ? faceOf(m, figure).defense : wallCard.defense);
  const higher = heightBonus(targetLevel(m, target), levelOf(m, attacker), heightOf(attacker), m.content.isExpert);
  dice += add(note, 'height', higher);
  if (figure) {
    dice += add(note, 'tactician', tacticians(m, figure));
    if (isCursed(m, figure)) dice += add(note, 'glyph', -1);
  }
  if (kind === 'web') dice += add(note, 'web', -1); // HS-POW-10, HS-RULING-48
  return Math.max(0, dice);
}

/** HS-WALL-08: Strong Defense, against normal attacks of the small and medium without Super Strength. */
export function automaticShields(m: M, attacker: Figure, target: TargetId, kind: AttackKind): number {
  if (target !== 'wall' || kind !== 'normal' || hasPower(m, attacker, 'super-strength')) return 0;
  const { size }: { size: string } = cards[attacker.card];
  return size === 'small' || size === 'medium' ? 1 : 0;
}

/** HS-POW-03: one die for each Tactician beside it. */
export function tacticians(m: M, figure: Figure): number {
  if (!m.content.isExpert) return 0;
  let count = 0;
  for (const friend of m.state.figures)
    if (friend !== figure && friend.cell !== null && !isEnemy(friend, figure) && hasPower(m, friend, 'tactician'))
      if (isAdjacent(m, friend, figure)) count++;
  return count;
}

/** HS-SCN-24: somebody of that player stands on the face-up Mysterious Item. */
export function isCursed(m: M, figure: Figure): boolean {
  if (m.content.role !== 'none') return false;
  for (const glyph of m.state.glyphs) {
    if (!glyph.up || glyph.kind !== 'mysterious-item' || glyph.at === null) continue;
    if (figureAt(m, glyph.at)?.controller === figure.controller) return true;
  }
  return false;
}

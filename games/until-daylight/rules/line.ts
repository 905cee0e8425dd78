import { emit } from '../../../engine/flow.ts';
import { HORDE, horde, hordeKinds } from '../content/horde.ts';
import { type M, isEnemy, kindOf, lifeLeft } from './table.ts';
import { type Wound, tabled } from '../ids.ts';
import type { Foe, SeenFoe } from '../seen.ts';

// The row of Horde cards in the middle of the table.

/** The cards beside this one. A card out of the fight keeps its place (UD-AREA-06). */
export function neighbours(m: M, foe: Foe): Foe[] {
  const at = m.state.line.indexOf(foe);
  const beside: Foe[] = [];
  const left = m.state.line[at - 1];
  const right = m.state.line[at + 1];
  if (left) beside.push(left);
  if (right) beside.push(right);
  return beside;
}

export const isEnemyInFight = (foe: Foe): boolean => !foe.out && isEnemy(foe);

/** The neighbours that a Grenade or a Focus reaches: enemies only (UD-RULING-20). */
export const enemiesBeside = (m: M, foe: Foe): Foe[] => neighbours(m, foe).filter(isEnemyInFight);

const BOOST = tabled(HORDE, (card): number => hordeKinds[horde[card].kind].boost);

/** Every Monster in the fight makes the other enemies, not Monsters, hit harder (UD-ENEMY-MON-01). */
export const boostFor = (line: readonly Foe[], foe: Foe, boost = boostOf(line)): number =>
  BOOST[foe.card] > 0 ? 0 : boost;

/** What they add to the damage of each of the others. */
export function boostOf(line: readonly Foe[]): number {
  let boost = 0;
  for (const foe of line) if (!foe.out) boost += BOOST[foe.card];
  return boost;
}

/** A card of this line as it is seen. */
export function shownFoe(line: readonly Foe[], foe: Foe, boost = boostOf(line)): SeenFoe {
  const { damage, cards, kind } = horde[foe.card];
  return {
    id: foe.id,
    card: foe.card,
    damage: foe.damage,
    spears: foe.spears,
    out: foe.out,
    kind,
    life: lifeLeft(foe),
    hits: isEnemy(foe) ? damage + boostFor(line, foe, boost) : 0,
    cards,
  };
}

/** Damage on a card of the line; it stays there until `removeDead`, so that all damage of an attack is simultaneous. */
export function hurt(m: M, foe: Foe, amount: number, cause: Wound): void {
  if (amount <= 0 || foe.out) return;
  foe.damage += amount;
  emit(m, { type: 'foeHurt', foe: foe.id, card: foe.card, amount, left: Math.max(0, lifeLeft(foe)), cause });
}

export const isDead = (foe: Foe): boolean => lifeLeft(foe) <= 0;

/** Eliminated cards leave and the line closes up; their Spears go back to the supply (UD-TOK-SPR-03). */
export function removeDead(m: M): Foe[] {
  const { state } = m;
  const dead = state.line.filter(isDead);
  if (dead.length === 0) return dead;
  state.line = state.line.filter(foe => !isDead(foe));
  for (const foe of dead) {
    state.hordeDiscard[kindOf(foe)].push(foe.card);
    state.supply.spear += foe.spears;
    if (isEnemy(foe)) state.tally.killed++;
    emit(m, { type: 'foeKilled', foe: foe.id, card: foe.card });
  }
  return dead;
}

import { within } from '../../../engine/flow.ts';
import type { AttackFrame } from '../cards/special.ts';
import type { CombatId } from '../content/combat.ts';
import type { Preview } from '../seen.ts';
import { damageOf } from './attack-damage.ts';
import { type EnemyAttack, damageWith, fixedDamage } from './enemy-damage.ts';
import { killChance, meanDamage } from './odds.ts';
import { type M, foeInLine, lifeLeft } from './table.ts';

/** What the attack in progress comes to as its cards lie, and once this one is replaced; none: all of them stay. */
export function luckPreview(m: M, card: CombatId | null): Preview | null {
  const attack = within(m, 'attack');
  if (attack) return ofAttack(m, attack, card);
  const blow = within(m, 'enemyAttack');
  return blow ? ofBlow(m, blow, card) : null;
}

/** How likely the target falls. */
function ofAttack(m: M, f: AttackFrame, card: CombatId | null): Preview {
  const foe = foeInLine(m, f.target);
  const damage = (chosen: CombatId): number => damageOf(m, { ...f, chosen });
  const isEnough = without(f.drawn, card).some(one => damage(one) >= lifeLeft(foe));
  const fixed = damageOf(m, f);
  const after = isEnough ? 1 : card === null ? 0 : killChance(m, foe, fixed, 1);
  const now = Math.max(0, ...(card === null ? f.drawn : [card]).map(damage));
  return { type: 'luck', isEnemy: false, fixed, now, after, lethal: false };
}

/** How hard it hits on average. */
function ofBlow(m: M, f: EnemyAttack, card: CombatId | null): Preview {
  const damage = (kept: CombatId): number => damageWith(m, f, kept);
  const rest = Math.max(0, ...without(f.drawn, card).map(damage));
  const fixed = fixedDamage(m, f);
  const after = card === null ? rest : meanDamage(m, fixed, 1, rest);
  const now = Math.max(0, ...(card === null ? f.drawn : [card]).map(damage));
  return { type: 'luck', isEnemy: true, fixed: Math.max(0, fixed), now, after, lethal: false };
}

const without = (cards: readonly CombatId[], card: CombatId | null): CombatId[] =>
  card === null ? [...cards] : cards.toSpliced(cards.indexOf(card), 1);

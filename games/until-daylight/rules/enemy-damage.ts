import type { Frame } from '../../../engine/types.ts';
import { type CombatId, combatCards } from '../content/combat.ts';
import { horde } from '../content/horde.ts';
import type { UntilDaylight } from '../spec.ts';
import { boostFor } from './line.ts';
import { type M, foeInLine, player } from './table.ts';

export type EnemyAttack = Frame<UntilDaylight, 'enemyAttack'>;

/** Fixed damage and boost, less what the Pillar takes away; below 0 only a card can help. */
export function fixedDamage(m: M, f: EnemyAttack): number {
  const foe = foeInLine(m, f.foe);
  const shield = f.seat === null ? 0 : player(m, f.seat).shield;
  return horde[foe.card].damage + boostFor(m.state.line, foe) - shield;
}

/** The same with the kept card (UD-AI-09). */
export const damageWith = (m: M, f: EnemyAttack, card: CombatId | null): number =>
  Math.max(0, fixedDamage(m, f) + (card ? combatCards[card].damage : 0));

import { type CombatId, combatCards } from '../content/combat.ts';
import { SPEAR_BONUS } from '../content/numbers.ts';
import { weapons } from '../content/weapons.ts';
import type { Focus, View } from '../seen.ts';

/** Whether no other card could do better than those that lie there: Luck would be wasted on any of them. */
export function isLuckVain({ focus, line, players }: View): boolean {
  if (!focus || focus.drawn.length === 0) return false;
  if (focus.foe === null) return isBlowBest(focus, line);
  const attacker = line.find(({ id }) => id === focus.foe);
  const victim = focus.seat === null ? line.find(({ id }) => id === focus.target) : undefined;
  if (attacker && victim && attacker.hits >= victim.life) return true; // a Survivor falls to any card
  const shield = focus.seat === null ? 0 : (players[focus.seat]?.shield ?? 0);
  // A blow that does nothing now cannot do less; a card that hurts whoever struck is welcome.
  return attacker !== undefined && focus.drawn.every(card => attacker.hits - shield + harm(card) <= 0);
}

/** Its target falls by a card that costs nothing, or none adds more than one that lies there. */
function isBlowBest({ weapon, target, drawn }: Focus, line: View['line']): boolean {
  const foe = line.find(({ id }) => id === target);
  if (weapon === null || !foe) return false;
  const free = drawn.filter(card => combatCards[card].self === 0 && combatCards[card].discard === 0);
  const most = Math.max(...free.map(card => combatCards[card].damage));
  return most >= BEST || weapons[weapon].damage + foe.spears * SPEAR_BONUS + most >= foe.life;
}

const harm = (card: CombatId): number => combatCards[card].damage + combatCards[card].area;

const BEST = Math.max(...Object.values(combatCards).map(({ damage }) => damage));

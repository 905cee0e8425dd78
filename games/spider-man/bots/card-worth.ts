import type { Plan } from '../cards/bonus-card.ts';
import { bonusCards } from '../cards/bonuses.ts';
import type { BonusId } from '../content/cards.ts';
import type { Sight } from './sight.ts';

/** What a bot thinks of playing this card now. */
export function cardWorth(bot: 'yardstick' | 'companion', s: Sight, card: BonusId, plan: Plan): number {
  const found = bonusCards[card].worth?.[s.me.role === 'spider-man' ? 'spiderMan' : 'villain'] ?? 0;
  const worth = typeof found === 'object' ? found[bot] : found;
  return typeof worth === 'number' ? worth : worth(s, plan);
}

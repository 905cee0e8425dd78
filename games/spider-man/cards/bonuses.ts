import type { BonusId } from '../content/cards.ts';
import { keysOf } from '../content/table.ts';
import { cityCards } from './bonus/city.ts';
import { combatCards } from './bonus/combat.ts';
import { twoSidedCards } from './bonus/sides.ts';
import { strengthCards } from './bonus/strength.ts';
import type { BonusCard } from './bonus-card.ts';

export const bonusCards: { readonly [B in BonusId]: BonusCard } = {
  ...strengthCards,
  ...cityCards,
  ...twoSidedCards,
  ...combatCards,
};

/** Those that may be joined to an attack, in the order in which they are offered. */
export const HELPS = keysOf(bonusCards).filter(card => bonusCards[card].declare);

import type { OneOrMore } from '../../../engine/types.ts';
import type { RuleId } from '../ids.ts';
import { RUBBLE, type RubbleId, rubble, ruleOfCategory } from './rubble.ts';
import { WEAPONS, type WeaponId, weapons } from './weapons.ts';

/** A card of an inventory. Identical cards have no identity of their own. */
export type CardId = RubbleId | WeaponId;

export const CARDS: OneOrMore<CardId> = [...RUBBLE, ...WEAPONS];
export const cards = { ...rubble, ...weapons };

/** The rule that explains a card: its own, or that of its kind. */
export function ruleOfCard(id: CardId): RuleId {
  const card = cards[id];
  return 'rule' in card ? card.rule : ruleOfCategory[card.category];
}

export function healingOf(id: CardId): 0 | 1 | 2 | 3 {
  const card = cards[id];
  return 'heals' in card ? card.heals : 0;
}

import { type CombatId, combatCards } from '../content/combat.ts';
import type { Foe } from '../spec.ts';
import { type M, lifeLeft } from './table.ts';

/**
 * The chance that the best of `cards` Combat cards eliminates this foe with `damage` beside it. Drawn from what
 * the deck still holds; where that is not enough, from deck and discard together.
 */
export function killChance(m: M, foe: Foe, damage: number, cards: number): number {
  const missing = lifeLeft(foe) - damage;
  if (cards === 0) return missing <= 0 ? 1 : 0;
  const { combatDeck, combatDiscard } = m.state;
  const deck: readonly CombatId[] = combatDeck.length >= cards ? combatDeck : [...combatDeck, ...combatDiscard];
  const misses = deck.filter(card => combatCards[card].damage < missing).length;
  return 1 - allOf(misses, deck.length, Math.min(cards, deck.length));
}

/** The chance that all of `draws` cards are among `some` of `all`. */
function allOf(some: number, all: number, draws: number): number {
  let chance = 1;
  for (let i = 0; i < draws; i++) chance *= Math.max(0, some - i) / (all - i);
  return chance;
}

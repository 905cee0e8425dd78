import { type CombatId, combatCards } from '../content/combat.ts';
import { type M, lifeLeft } from './table.ts';
import type { Foe } from '../seen.ts';

/**
 * The chance that the best of `cards` Combat cards eliminates this foe with `damage` beside it: first from what
 * the deck still holds, then, where that is not enough, from the discard made into a new deck (UD-CARD-05).
 */
export function killChance(m: M, foe: Foe, damage: number, cards: number): number {
  const missing = lifeLeft(foe) - damage;
  const { combatDeck, combatDiscard } = m.state;
  const fromDeck = Math.min(cards, combatDeck.length);
  const fromDiscard = Math.min(cards - fromDeck, combatDiscard.length);
  if (fromDeck + fromDiscard === 0) return missing <= 0 ? 1 : 0;
  const misses = (pile: readonly CombatId[]): number => pile.filter(card => combatCards[card].damage < missing).length;
  return (
    1 -
    allOf(misses(combatDeck), combatDeck.length, fromDeck) *
      allOf(misses(combatDiscard), combatDiscard.length, fromDiscard)
  );
}

/** The chance that all of `draws` cards are among `some` of `all`. */
function allOf(some: number, all: number, draws: number): number {
  let chance = 1;
  for (let i = 0; i < draws; i++) chance *= Math.max(0, some - i) / (all - i);
  return chance;
}

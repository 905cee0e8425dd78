import { COMBAT_CARDS, type CombatId, combatCards } from '../content/combat.ts';
import { tabled } from '../ids.ts';
import { type M, lifeLeft } from './table.ts';
import type { Foe } from '../seen.ts';

/** The chance that the best of `cards` Combat cards eliminates this foe with `damage` beside it. */
export const killChance = (m: M, foe: Foe, damage: number, cards: number): number =>
  reachChance(m, lifeLeft(foe) - damage, cards);

/** What an attack deals on average with so much damage and the best of so many Combat cards, where it deals so much at least. */
export function meanDamage(m: M, damage: number, cards: number, least = 0): number {
  let mean = least;
  for (let points = least + 1; ; points++) {
    const chance = reachChance(m, points - damage, cards);
    if (chance === 0) return mean;
    mean += chance;
  }
}

/**
 * The chance that the best of `cards` Combat cards brings at least what is `missing`: first from what the deck still
 * holds, then, where that is not enough, from the discard made into a new deck (UD-CARD-05).
 */
function reachChance(m: M, missing: number, cards: number): number {
  const { combatDeck, combatDiscard } = m.state;
  const fromDeck = Math.min(cards, combatDeck.length);
  const fromDiscard = Math.min(cards - fromDeck, combatDiscard.length);
  if (fromDeck + fromDiscard === 0) return missing <= 0 ? 1 : 0;
  return (
    1 -
    allOf(misses(combatDeck, missing), combatDeck.length, fromDeck) *
      allOf(fromDiscard === 0 ? 0 : misses(combatDiscard, missing), combatDiscard.length, fromDiscard)
  );
}

/** How many cards of a pile do not bring what is missing. */
function misses(pile: readonly CombatId[], missing: number): number {
  if (missing > MOST) return pile.length;
  let count = 0;
  for (const card of pile) if (DAMAGE[card] < missing) count++;
  return count;
}
const DAMAGE = tabled(COMBAT_CARDS, (card): number => combatCards[card].damage);
const MOST = Math.max(...Object.values(DAMAGE));

/** The chance that all of `draws` cards are among `some` of `all`. */
function allOf(some: number, all: number, draws: number): number {
  let chance = 1;
  for (let i = 0; i < draws; i++) chance *= Math.max(0, some - i) / (all - i);
  return chance;
}

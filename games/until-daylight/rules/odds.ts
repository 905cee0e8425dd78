import { COMBAT_CARDS, type CombatId, combatCards } from '../content/combat.ts';
import { tabled } from '../ids.ts';
import { type M, lifeLeft } from './table.ts';
import type { Foe } from '../seen.ts';

/** The chance that the best of `cards` Combat cards eliminates this foe with `damage` beside it. */
export const killChance = (m: M, foe: Foe, damage: number, cards: number): number =>
  reachChance(drawsOf(m, cards), lifeLeft(foe) - damage);

/** What an attack deals on average with so much damage and the best of so many Combat cards, where it deals so much at least. */
export function meanDamage(m: M, damage: number, cards: number, least = 0): number {
  const draws = drawsOf(m, cards);
  let mean = least;
  for (let points = least + 1; ; points++) {
    const chance = reachChance(draws, points - damage);
    if (chance === 0) return mean;
    mean += chance;
  }
}

/**
 * Combat cards come first from what the deck still holds, then, where that is not enough, from the discard made into a new
 * deck (UD-CARD-05).
 */
interface Draws {
  readonly deck: Draw;
  readonly discard: Draw;
}

function drawsOf({ state: { combatDeck, combatDiscard } }: M, cards: number): Draws {
  const deck = drawOf(combatDeck, cards);
  return { deck, discard: drawOf(combatDiscard, cards - deck.cards) };
}

/** So many cards of a pile, and how many of the pile bring less than each damage there is, from the least on. */
interface Draw {
  readonly cards: number;
  readonly pile: number;
  readonly less: readonly number[];
}

function drawOf(pile: readonly CombatId[], wanted: number): Draw {
  const less = DAMAGES.map(() => 0);
  const cards = Math.min(wanted, pile.length);
  if (cards > 0)
    for (const card of pile) for (let i = DAMAGE[card] - LEAST + 1; i < less.length; i++) less[i] = (less[i] ?? 0) + 1;
  return { cards, pile: pile.length, less };
}
const DAMAGE = tabled(COMBAT_CARDS, (card): number => combatCards[card].damage);
const LEAST = Math.min(...Object.values(DAMAGE));
const MOST = Math.max(...Object.values(DAMAGE));
const DAMAGES = Array.from({ length: MOST - LEAST + 1 }, (_, i) => LEAST + i);

/** The chance that the best of the cards brings at least what is `missing`. */
function reachChance({ deck, discard }: Draws, missing: number): number {
  if (deck.cards + discard.cards === 0) return missing <= 0 ? 1 : 0;
  return 1 - allMiss(deck, missing) * allMiss(discard, missing);
}

function allMiss({ cards, pile, less }: Draw, missing: number): number {
  const misses = missing > MOST ? pile : (less[missing - LEAST] ?? 0);
  return allOf(misses, pile, cards);
}

/** The chance that all of `draws` cards are among `some` of `all`. */
function allOf(some: number, all: number, draws: number): number {
  let chance = 1;
  for (let i = 0; i < draws; i++) chance *= Math.max(0, some - i) / (all - i);
  return chance;
}

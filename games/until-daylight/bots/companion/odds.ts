import { COMBAT_CARDS, type CombatCard, combatCards } from '../../content/combat.ts';
import type { View } from '../../seen.ts';

// What the Combat deck will bring, from what it still holds.

export const CARDS: readonly CombatCard[] = COMBAT_CARDS.map(id => combatCards[id]);
const WORST = Math.min(...CARDS.map(card => card.damage));
const BEST = Math.max(...CARDS.map(card => card.damage));

/** With fewer cards than this in the deck, the next attacks will see most of the discard too. */
const THIN_DECK = 8;

export interface Odds {
  /** Cards of each kind in the deck and in the discard, in the order of CARDS. */
  readonly deck: readonly number[];
  readonly discard: readonly number[];
  readonly inDeck: number;
  readonly inDiscard: number;
  /** The chance that the Combat card of an enemy's attack has area damage. */
  readonly area: number;
  /** Chances of 0, 1, 2 ... damage, by Combat cards and fixed damage; filled when asked for. */
  readonly hits: (readonly number[] | undefined)[][];
}

export function oddsOf(view: View): Odds {
  const deck = COMBAT_CARDS.map(id => view.combatLeft[id] ?? 0);
  const discard = COMBAT_CARDS.map(() => 0);
  for (const id of view.combatDiscard) {
    const i = COMBAT_CARDS.indexOf(id);
    discard[i] = (discard[i] ?? 0) + 1;
  }
  const inDeck = sum(deck);
  const inDiscard = sum(discard);
  const pool = inDeck < THIN_DECK ? deck.map((count, i) => count + (discard[i] ?? 0)) : deck;
  const withArea = pool.filter((_, i) => (CARDS[i]?.area ?? 0) > 0);
  return { deck, discard, inDeck, inDiscard, area: sum(withArea) / Math.max(1, sum(pool)), hits: [[], [], []] };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Chances of 0, 1, 2 ... damage for an enemy that draws so many cards and keeps the hardest. */
export function hitChances(odds: Odds, cards: number, fixed: number): readonly number[] {
  const row = (odds.hits[cards] ??= []);
  const at = fixed - WORST; // a reduced attack can start below 0
  row[at] ??= cards === 0 ? certain(Math.max(0, fixed)) : hardest(odds, cards, fixed);
  return row[at];
}

const certain = (damage: number): number[] => Array.from({ length: damage + 1 }, (_, i) => (i === damage ? 1 : 0));

function hardest(odds: Odds, cards: number, fixed: number): number[] {
  const both = odds.inDeck < THIN_DECK;
  const total = both ? odds.inDeck + odds.inDiscard : odds.inDeck;
  if (total === 0) return certain(Math.max(0, fixed));
  const chances = Array.from({ length: Math.max(0, fixed + BEST) + 1 }, () => 0);
  let upTo = 0;
  let before = 0;
  for (let damage = WORST; damage <= BEST; damage++) {
    for (let i = 0; i < CARDS.length; i++)
      if (CARDS[i]?.damage === damage) upTo += (odds.deck[i] ?? 0) + (both ? (odds.discard[i] ?? 0) : 0);
    const chance = allAmong(upTo, total, Math.min(cards, total));
    const dealt = Math.max(0, fixed + damage);
    chances[dealt] = (chances[dealt] ?? 0) + chance - before;
    before = chance;
  }
  return chances;
}

/** The chance that all of `draws` cards are among `some` of `all`. */
function allAmong(some: number, all: number, draws: number): number {
  let chance = 1;
  for (let i = 0; i < draws; i++) chance *= Math.max(0, some - i) / (all - i);
  return chance;
}

const order = CARDS.map((_, i) => i);

/** The expectation of the best of `draws` cards, each kind worth `values[i]` to whoever may choose. */
export function bestOf(odds: Odds, values: readonly number[], draws: number): number {
  order.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  if (draws <= odds.inDeck) return expectedBest(odds.deck, odds.inDeck, values, draws, -Infinity);
  let least = -Infinity;
  for (const i of order) if ((odds.deck[i] ?? 0) > 0) least = values[i] ?? 0;
  const more = Math.min(draws - odds.inDeck, odds.inDiscard);
  return more === 0 ? least : expectedBest(odds.discard, odds.inDiscard, values, more, least);
}

/** Over the cards in rising order of worth; `least` is what is sure already. */
function expectedBest(
  counts: readonly number[],
  total: number,
  values: readonly number[],
  draws: number,
  least: number,
): number {
  let upTo = 0;
  let before = 0;
  let expected = 0;
  for (const i of order) {
    const count = counts[i] ?? 0;
    if (count === 0) continue;
    upTo += count;
    const chance = allAmong(upTo, total, draws);
    expected += (chance - before) * Math.max(least, values[i] ?? 0);
    before = chance;
  }
  return expected;
}

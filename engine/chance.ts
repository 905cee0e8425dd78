import { same } from './plain.ts';
import { below } from './rng.ts';
import type { Match, Spec } from './types.ts';

// The one door through which chance enters a match. What a test loads is used first.

/** One die, from 1 to `sides`. */
export function roll<W extends Spec>(m: Match<W>, sides: number): number {
  reveal(m);
  const value = m.loaded?.rolls.shift();
  if (value === undefined) return one(m, sides) + 1;
  if (!Number.isInteger(value) || value < 1 || value > sides)
    throw new Error(`a loaded die shows ${value}, but it has ${sides} sides`);
  return value;
}

/** One of `n` equal things, from 0 to n - 1. */
export function pick<W extends Spec>(m: Match<W>, n: number): number {
  reveal(m);
  const index = m.loaded?.picks.shift();
  if (index === undefined) return one(m, n);
  if (!Number.isInteger(index) || index < 0 || index >= n)
    throw new Error(`a loaded pick is ${index}, but there are ${n} things to pick from`);
  return index;
}

const one = <W extends Spec>(m: Match<W>, n: number): number => m.loaded?.chooser?.(n) ?? below(m.rng, n);

/** Shuffles in place. The top of a deck is the end of its array. */
export function shuffle<W extends Spec, T>(m: Match<W>, cards: T[]): T[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(m.rng, i + 1);
    const held = cards[i] as T;
    cards[i] = cards[j] as T;
    cards[j] = held;
  }
  const wanted = m.loaded?.shuffles.shift();
  if (wanted) stack(cards, wanted);
  return cards;
}

/**
 * Shuffles what nobody has seen, for guesses: the order in which it lay is forgotten first. What comes out depends on which
 * cards there are and on the generator, so even whoever knows the generator learns nothing of the truth.
 */
export function dealAnew<W extends Spec, T>(m: Match<W>, cards: T[]): T[] {
  // Any order will do that is always the same; names, by far the most frequent, are sorted fastest as they are.
  if (cards.every(card => typeof card === 'string')) cards.sort();
  else cards.sort((a, b) => compare(JSON.stringify(a), JSON.stringify(b)));
  return shuffle(m, cards);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Puts these cards of the deck on top of it, the first one to be drawn first. */
export function stack(cards: unknown[], wanted: readonly unknown[]): void {
  for (let i = wanted.length - 1; i >= 0; i--) {
    const at = cards.findIndex((card, n) => n < cards.length - (wanted.length - 1 - i) && same(card, wanted[i]));
    if (at < 0) throw new Error(`no ${JSON.stringify(wanted[i])} left among the ${cards.length} cards to shuffle`);
    cards.push(...cards.splice(at, 1));
  }
}

/** Takes the top card. Decks are shuffled beforehand, so a draw reveals without touching the generator. */
export function draw<W extends Spec, T>(m: Match<W>, cards: T[]): T | undefined {
  if (cards.length > 0) reveal(m);
  return cards.pop();
}

/** Something hidden or random became known to somebody: nobody may take back what came before. */
export function reveal<W extends Spec>(m: Match<W>): void {
  m.revealed++;
}

import { drawn } from '../../../bots/throws.ts';
import type { Throw, Throws } from '../../../engine/box.ts';
import { isZombie } from '../content/search-deck.ts';
import { zombieCards } from '../content/zombie-cards.ts';
import type { Event } from '../events.ts';
import { type M, heroOf } from '../rules/table.ts';
import type { Zombie15 } from '../spec.ts';

const SORTS = ['gear', 'zombies'] as const;
export type Sort = (typeof SORTS)[number];

/** There are no dice: what is searched for, and what comes with a scream, is drawn from two decks. */
export const throws: Throws<Zombie15, Sort> = { sorts: SORTS, listen: () => thrown };

function thrown(m: M, event: Event): Throw<Sort>[] {
  const { search, deck } = m.state;
  if (event.type === 'cardsRevealed')
    return [drawn(['gear', heroOf(m, event.hero).seat], event.cards.map(gear), search.map(gear))];
  if (event.type !== 'zombieCard') return [];
  return [drawn(['zombies', null], [event.card].map(zombies), deck.map(zombies))];
}

const gear = (card: Parameters<typeof isZombie>[0]): number => (isZombie(card) ? 0 : 1);
const zombies = (card: keyof typeof zombieCards): number => zombieCards[card].value;

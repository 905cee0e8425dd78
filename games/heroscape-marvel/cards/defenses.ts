import { cards } from '../content/cards.ts';
import { powers } from '../content/powers.ts';
import type { Size } from '../ids.ts';
import { isAdjacent } from '../rules/table.ts';
import type { CardsOf } from './power.ts';

const SMALL: readonly Size[] = powers['strong-defense'].sizes;

export const passives: CardsOf<'passive'> = {
  'super-strength': { isSureFooted: true, breaksShields: true },
  'strong-defense': {
    shields: ({ card }) => (SMALL.includes(cards[card].size) ? powers['strong-defense'].shields : 0),
  },
};

export const auras: CardsOf<'aura'> = { tactician: {} };

export const counters: CardsOf<'counter'> = { 'counter-strike': { canStrike: isAdjacent } };

/** The better one first: an amulet may bring the second (HS-SCN-53). */
export const evasions: CardsOf<'evasion'> = {
  'spidey-sense-11': { away: 'swing' },
  'spider-sense-14': { away: 'swing' },
};

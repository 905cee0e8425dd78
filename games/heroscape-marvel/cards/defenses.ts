import { type ArmyCard, cards } from '../content/cards.ts';
import { powers } from '../content/powers.ts';
import { CARDS, type CardId, type Size, tabled } from '../ids.ts';
import { isAdjacent } from '../rules/table.ts';
import type { CardsOf } from './power.ts';

const SMALL: readonly Size[] = powers['strong-defense'].sizes;

export const passives: CardsOf<'passive'> = {
  'super-strength': { isSureFooted: true, breaksShields: true },
  'strong-defense': {
    shields: ({ card }) => (SMALL.includes(cards[card].size) ? powers['strong-defense'].shields : 0),
  },
  tough: { shields: () => powers.tough.shields },
};

export const auras: CardsOf<'aura'> = { tactician: {} };

const SPARED: { readonly [C in CardId]: readonly CardId[] } = tabled(CARDS, card => {
  const { spares = [] }: ArmyCard = cards[card];
  return spares;
});

export const counters: CardsOf<'counter'> = {
  'counter-strike': {
    canStrike: (m, bearer, attacker) => isAdjacent(m, bearer, attacker) && !SPARED[bearer.card].includes(attacker.card),
  },
};

/** The better one first: an amulet may bring the second (HS-SCN-53). */
export const evasions: CardsOf<'evasion'> = {
  'spidey-sense-11': { away: 'swing' },
  'spider-sense-14': { away: 'swing' },
};

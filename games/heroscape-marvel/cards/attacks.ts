import { powers } from '../content/powers.ts';
import { cosmicForceBlast } from './cosmic-force-blast.ts';
import type { CardsOf } from './power.ts';
import { stomp } from './stomp.ts';

/** In the order in which they are offered. */
export const specialAttacks: CardsOf<'special-attack'> = {
  'shield-throw': { isOnceEach: true, bots: { others: 0.6 } },
  web: {},
  'cosmic-force-blast': cosmicForceBlast,
  stomp,
};

export const attackPowers: CardsOf<'attack'> = {
  'double-attack': { bots: { again: 0.9, promise: 1.8 } },
  'rage-smash-5': {
    attackDice: bearer => Math.min(powers['rage-smash-5'].most, bearer.wounds),
    feedsOnWounds: true,
  },
};

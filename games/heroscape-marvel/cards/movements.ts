import { powers } from '../content/powers.ts';
import type { CardsOf } from './power.ts';

/** In the order in which they are offered. */
export const flights: CardsOf<'movement'> = {
  flying: { isStruck: true },
  'stealth-flying': {},
  'super-leap': {
    isStruck: true,
    isTiring: true,
    attackDice: (_bearer, leaped) => (leaped ? powers['super-leap'].dice : 0),
    bots: { reach: 9 },
  },
  'swing-line-4': {},
};

export const runs: CardsOf<'run'> = {
  'hyper-speed-5': { isSpent: attack => attack === 'cosmic-force-blast' },
};

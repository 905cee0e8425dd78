import type { Sourced } from './source.ts';

// Printed numbers of the rulebook.

export const ZOMBIES = 99;
export const HORDE = 3; // at the start, and after it has come
export const ACTIONS = 4;
export const ACTIONS_OF_THREE = 5;
export const QUICK_CARDS = 3;
export const FISTS = 1; // zombies killed by bare hands
export const SURGE = 5;
/** Reconstructed: what the Alpha counts for when it is fended off (Z15-ALPHA-02). */
export const ALPHA_WEIGHT = 3;

/** Where these numbers come from. */
export const numbers: { readonly [group: string]: Sourced } = {
  rules: { source: 'rulebook' },
  alpha: { source: 'reconstructed' },
};

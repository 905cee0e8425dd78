import type { Sourced } from './source.ts';

// Numbers that the rulebook prints, by player count where there are six.

export const ROUNDS = 6;
export const SLOTS = { solo: 10, multi: 8 } as const;
export const RUBBLE_PER_ROUND = [7, 10, 12, 16, 20, 20] as const;
export const DELAY_DAMAGE = 1;
export const TRAP_DAMAGE = 4;
export const SPEAR_DAMAGE = 3;
export const SPEAR_BONUS = 1;
export const BACKPACK_ITEMS = 2;

/** Where these numbers come from. */
export const numbers: { readonly [group: string]: Sourced } = { rules: { source: 'rulebook' } };

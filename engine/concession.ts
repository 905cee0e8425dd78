import type { Concession } from './types.ts';

/** Whether a seat that gives up ends more than its own match: only a duel is its own to give up. */
export const endsForOthers = (concession: Concession, seats: number): boolean => concession === 'shared' || seats > 2;

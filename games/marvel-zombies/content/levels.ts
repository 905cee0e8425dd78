import type { Sourced } from './source.ts';
import type { Level } from '../ids.ts';

/** The XP at which each level begins (MZ-XP-03). */
export const levels: { readonly [L in Level]: Sourced & { readonly from: number } } = {
  blue: { from: 0, source: 'public' },
  yellow: { from: 7, source: 'public' },
  orange: { from: 19, source: 'memory' },
  red: { from: 43, source: 'public' },
};

/** Where the dial stops. */
export const MAX_XP = 43;
export const MAX_POWER = 4;
export const MAX_HEALTH = 5;
export const MAX_TRAITS = 2;
export const TEAM = 4;
export const ACTIONS = 3;
export const OBJECTIVE_XP = 5;

export const YELLOW = 1;
export const ORANGE = 2;
export const RED = 3;

/** The level, as a number from 0 to 3, of so much XP. */
export function levelOf(xp: number): number {
  if (xp >= levels.red.from) return RED;
  if (xp >= levels.orange.from) return ORANGE;
  return xp >= levels.yellow.from ? YELLOW : 0;
}

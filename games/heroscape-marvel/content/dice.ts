import type { Face } from '../ids.ts';
import type { Sourced } from './source.ts';

/** The combat die by the number rolled: three skulls, two shields, one blank (HS-COMP-03, HS-RULING-01). */
export const combatDie = {
  faces: ['skull', 'skull', 'skull', 'shield', 'shield', 'blank'],
  source: 'public',
} as const satisfies Sourced & { readonly faces: readonly Face[] };

export const D20 = 20;

import type { Sourced } from './source.ts';

/** What lies in one box (HS-COMP-01..04). */
export const inventory = {
  figures: { count: 10, source: 'rulebook' },
  concrete7: { count: 3, source: 'rulebook' },
  concrete2: { count: 7, source: 'rulebook' },
  concrete1: { count: 4, source: 'rulebook' },
  asphalt7: { count: 3, source: 'rulebook' },
  asphalt2: { count: 8, source: 'rulebook' },
  asphalt1: { count: 3, source: 'rulebook' },
  grass2: { count: 8, source: 'rulebook' },
  grass1: { count: 2, source: 'rulebook' },
  warehouse: { count: 1, source: 'rulebook' },
  'wall-section': { count: 1, source: 'rulebook' },
  'warehouse-floor': { count: 1, source: 'rulebook' },
  glyphs: { count: 2, source: 'rulebook' },
  'combat-dice': { count: 12, source: 'rulebook' },
  d20: { count: 1, source: 'rulebook' },
  'order-markers': { count: 8, source: 'rulebook' },
  'wound-markers': { count: 23, source: 'rulebook' },
  'round-marker': { count: 1, source: 'rulebook' },
  'wall-card': { count: 1, source: 'rulebook' },
  'army-cards': { count: 10, source: 'rulebook' },
} as const satisfies { readonly [id: string]: Sourced & { readonly count: number } };

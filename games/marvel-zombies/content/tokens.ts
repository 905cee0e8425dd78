import type { Sourced } from './source.ts';

/** How many of each token the box holds (MZ-COMP-03). */
export const tokens: { readonly [token: string]: Sourced & { readonly count: number } } = {
  'avengers-sign': { count: 1, source: 'rulebook' },
  door: { count: 10, source: 'rulebook' },
  'door-blue': { count: 1, source: 'rulebook' },
  'door-green': { count: 1, source: 'rulebook' },
  'objective-red': { count: 2, source: 'rulebook' },
  'objective-blue': { count: 1, source: 'rulebook' },
  'objective-green': { count: 1, source: 'rulebook' },
  'spawn-initial': { count: 1, source: 'rulebook' },
  'spawn-red': { count: 2, source: 'rulebook' },
  'spawn-blue': { count: 1, source: 'rulebook' },
  'spawn-green': { count: 1, source: 'rulebook' },
  exit: { count: 1, source: 'rulebook' },
  activation: { count: 4, source: 'rulebook' },
};

/** The Avengers Sign (MZ-ITEM-01..05): two uses, dice by the number of Enemies. */
export const SIGN = {
  range: [0, 2],
  accuracy: 3,
  uses: 2,
  source: 'reconstructed',
  parts: { dice: 'rulebook', uses: 'rulebook' },
} as const;

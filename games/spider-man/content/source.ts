/** Where a fact comes from: the printed rules, public material, memory, or our own reconstruction. */
export const SOURCES = ['rulebook', 'public', 'memory', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];

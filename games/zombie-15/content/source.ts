/** Where a fact comes from: the printed rules, public material, memory, or made for this project to fill a gap. */
export const SOURCES = ['rulebook', 'public', 'memory', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];

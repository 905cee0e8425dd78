/** Where a fact comes from. Owners of the box will notice what is not as printed, so the app says so. */
export const SOURCES = ['rulebook', 'public', 'memory', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];

export interface Sourced {
  readonly source: Source;
  /** Parts of the entry that come from elsewhere. */
  readonly parts?: { readonly [part: string]: Source };
}

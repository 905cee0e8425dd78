/**
 * Where a fact of a game comes from: the printed rules, public material, memory, made for this project to fill a gap, or an
 * option of the house beside the printed game.
 */
export const SOURCES = ['rulebook', 'public', 'memory', 'reconstructed', 'house'] as const;
export type Source = (typeof SOURCES)[number];

/** What each entry of a game's content keeps. Owners of the box will notice what is not as printed, so the app says so. */
export interface Sourced {
  readonly source: Source;
  /** Parts of the entry that come from elsewhere. */
  readonly parts?: { readonly [part: string]: Source };
  /** Where it stands: a page of the rulebook, or a public place. */
  readonly ref?: string;
  /** The rule that explains it. */
  readonly rule?: string;
}

import { type RuleId, idsOf } from '../ids.ts';
import type { Sourced } from './source.ts';

interface GlyphData extends Sourced {
  readonly rule: RuleId;
  /** Dice of defence, for all of whoever stands there. */
  readonly defense?: number;
  /** What standing there as a round begins adds to its roll for initiative. */
  readonly initiative?: number;
  /** What the 20-sided die must then show at least for a destroyed figure to come back. */
  readonly revival?: number;
}

/** What they do where the scenario gives them no other role (HS-GLYPH-04). */
export const glyphs = {
  'mysterious-item': { defense: -1, rule: 'HS-SCN-24', source: 'rulebook' },
  'object-of-power': { initiative: 2, revival: 14, rule: 'HS-SCN-23', source: 'rulebook' },
} as const satisfies { readonly [id: string]: GlyphData };

export type GlyphId = keyof typeof glyphs;
export const GLYPHS = idsOf(glyphs);

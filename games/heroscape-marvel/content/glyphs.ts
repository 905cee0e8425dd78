import type { GlyphId } from '../ids.ts';
import type { Sourced } from './source.ts';

/** What they do is given by the scenario alone (HS-GLYPH-04). */
export const glyphs = {
  'mysterious-item': { source: 'rulebook' },
  'object-of-power': { source: 'rulebook' },
} as const satisfies { readonly [G in GlyphId]: Sourced };

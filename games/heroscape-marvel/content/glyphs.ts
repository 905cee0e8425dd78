import type { Sourced } from './source.ts';

/** What they do is given by the scenario alone (HS-GLYPH-04). */
export const glyphs = {
  'mysterious-item': { source: 'rulebook' },
  'object-of-power': { source: 'rulebook' },
} as const satisfies { readonly [id: string]: Sourced };

export type GlyphId = keyof typeof glyphs;
export const GLYPHS = Object.keys(glyphs) as GlyphId[];

import type { Seat } from '../../../engine/types.ts';
import { type GlyphId, glyphs } from '../content/glyphs.ts';
import { type M, figureAt } from '../rules/table.ts';
import type { Figure } from '../spec.ts';

// What a glyph says of itself where the scenario gives it no other role. Its numbers stand in `content/glyphs.ts`.

interface GlyphCard {
  /** Dice of defence, for all of whoever stands there. */
  readonly defense?: number;
  /** What it brings to whoever stood there when the round began. */
  readonly power?: { readonly initiative: number; readonly revival: number };
  /** What stopping there is worth to bots. */
  readonly worth: number;
}

export const glyphCards: { readonly [G in GlyphId]: GlyphCard } = {
  'mysterious-item': { defense: glyphs['mysterious-item'].defense, worth: -45 },
  'object-of-power': { power: glyphs['object-of-power'], worth: 28 },
};

/** Dice of defence that a face-up glyph gives or takes, as long as somebody of that player stands on it (HS-SCN-24). */
export function glyphDefense(m: M, figure: Figure): number {
  if (m.content.role !== 'none') return 0;
  for (const { up, kind, at } of m.state.glyphs) {
    const { defense } = glyphCards[kind];
    if (!up || defense === undefined || at === null) continue;
    if (figureAt(m, at)?.controller === figure.controller) return defense;
  }
  return 0;
}

/** What a glyph that lies here brings to whoever stands on it as a round begins (HS-SCN-23). */
export function powerHere(m: M): GlyphCard['power'] {
  for (const { kind } of m.state.glyphs) if (glyphCards[kind].power) return glyphCards[kind].power;
  return undefined;
}

/** HS-SCN-23: who stands on a face-up glyph that gives power. */
export function standsOnPower(m: M): Seat | null {
  if (!m.content.scenario.revival) return null;
  for (const { up, kind, at } of m.state.glyphs)
    if (up && glyphCards[kind].power && at !== null) return figureAt(m, at)?.owner ?? null;
  return null;
}

import type { Seat } from '../../../engine/types.ts';
import { type GlyphId, glyphs } from '../content/glyphs.ts';
import { type M, figureAt } from '../rules/table.ts';
import type { Figure } from '../spec.ts';

// What a glyph says of itself where the scenario gives it no other role. Its numbers stand in `content/glyphs.ts`.

interface GlyphCard {
  /** Dice of defence, for all of whoever stands there. */
  readonly defense?: number;
  /** Hexes of movement, for all of whoever stands there. */
  readonly move?: number;
  /** What it brings to whoever stood there when the round began. */
  readonly power?: { readonly initiative: number; readonly revival: number };
  /** What stopping there is worth to bots. */
  readonly worth: number;
}

export const glyphCards: { readonly [G in GlyphId]: GlyphCard } = {
  'mysterious-item': { defense: glyphs['mysterious-item'].defense, worth: -45 },
  'object-of-power': { power: glyphs['object-of-power'], worth: 28 },
};

/** What a face-up glyph gives to or takes from every figure of a player, as long as one of them stands on it (HS-SCN-24). */
export function glyphBonus(m: M, figure: Figure, to: 'defense' | 'move'): number {
  if (!m.content.plot.glyphsWork || figure.cell === null) return 0;
  for (const { up, kind, at } of m.state.glyphs) {
    const bonus = glyphCards[kind][to];
    if (!up || bonus === undefined || at === null) continue;
    if (figureAt(m, at)?.controller === figure.controller) return bonus;
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
  for (const { up, kind, at } of m.state.glyphs)
    if (up && glyphCards[kind].power && at !== null) return figureAt(m, at)?.owner ?? null;
  return null;
}

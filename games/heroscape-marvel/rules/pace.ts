import { glyphBonus } from '../cards/glyphs.ts';
import type { Figure } from '../spec.ts';
import { type M, faceOf } from './table.ts';

/** How far a figure moves: what its card says, what a glyph adds, and what it carries. */
export function moveOf(m: M, figure: Figure): number {
  const move = faceOf(m, figure).move + glyphBonus(m, figure, 'move');
  return Math.max(0, move - m.content.plot.weight(m, figure));
}

import { emit } from '../../../engine/flow.ts';
import type { PowerOf } from '../content/powers.ts';
import type { CellName } from '../ids.ts';
import type { Figure } from '../spec.ts';
import { enter } from './glyphs.ts';
import { type M, areAdjacent, cellUnder, heightOf, isFree, nameOf } from './table.ts';

// Where figures are put that do not move there.

/** Free cells where a figure may be put next to one of these; on an exit it would be gone again (HS-POW-22, HS-SCN-66). */
export function freeBeside(m: M, height: number, friends: readonly Figure[]): CellName[] {
  const { board } = m.content;
  const cells = new Set<number>();
  for (const friend of friends)
    for (const cell of board.neighbours[cellUnder(friend)] ?? [])
      if (!m.content.exits[cell] && isFree(m, cell, height))
        if (areAdjacent(m, cell, height, cellUnder(friend), heightOf(friend))) cells.add(cell);
  return [...cells].sort((a, b) => a - b).map(cell => nameOf(m, cell));
}

/** Free cells on the edge of the battlefield (HS-SCN-22, HS-MAP-07). */
export const freeEdge = (m: M, height: number): CellName[] =>
  m.content.board.cells.flatMap((cell, i) => (cell.isEdge && isFree(m, i, height) ? [cell.id] : []));

/** Whole again, on a cell; being put on a glyph counts as stopping there (HS-GLYPH-06, HS-ENG-11). */
export function putBack(m: M, figure: Figure, cell: number, by: PowerOf<'start-of-turn'> | 'revival'): void {
  figure.status = 'board';
  figure.cell = cell;
  figure.wounds = 0;
  if (figure.lies !== undefined) delete figure.lies;
  emit(m, { type: 'cameBack', figure: figure.id, at: nameOf(m, cell), by });
  enter(m, figure, cell);
}

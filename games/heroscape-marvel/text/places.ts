import { type Bearing, region } from '../../../kit/compass.ts';
import type { Battlefield, Terrain } from '../content/battlefield.ts';
import { battlefields } from '../content/battlefields.ts';
import type { CellName } from '../ids.ts';
import { type Board, type Cell, DIRECTIONS, boardOf, perBoard } from '../rules/board.ts';
import type { View } from '../seen.ts';

// Where a cell is, as a person would say it: by its ground, by the warehouse, by the part of the battlefield. Many cells
// share such a name, so that their code, which the map shows, stands behind it.

/** Upstairs, below that, elsewhere in the warehouse, in its breakable wall, beside it, or in the open. */
type Site = 'upper' | 'under' | 'inside' | 'breach' | 'beside' | 'open';

export interface Place {
  readonly code: string; // row and number
  readonly site: Site;
  readonly ground: Exclude<Terrain, 'warehouse'>;
  readonly part: Bearing | null; // of the battlefield; null in its middle
  readonly level: number | null; // where it is not the lowest
}

const FIELDS: { readonly [id: string]: Battlefield } = battlefields;

/** Undefined where the battlefield has no such cell. */
export function placeOf(view: View, cell: CellName): Place | undefined {
  const field = FIELDS[view.battlefield];
  return field && placesOn(boardOf(field)).get(cell);
}

const placesOn = perBoard((board): ReadonlyMap<CellName, Place> => {
  const [x, y] = [scale(board.cells.map(cell => cell.x)), scale(board.cells.map(cell => cell.y))];
  return new Map(
    board.cells.map((cell, i) => [
      cell.id,
      {
        code: cell.label.replace('^', ''),
        site: siteOf(board, i),
        ground: cell.terrain === 'warehouse' ? 'concrete' : cell.terrain,
        part: region(x(cell.x), y(cell.y)),
        level: cell.level > 1 && !cell.isUpper ? cell.level : null,
      },
    ]),
  );
});

/** From 0 for the smallest to 1 for the greatest. */
function scale(all: readonly number[]): (value: number) => number {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return value => (most === least ? 0.5 : (value - least) / (most - least));
}

function siteOf(board: Board, i: number): Site {
  const cell = board.cells[i] as Cell;
  if (cell.isUpper) return 'upper';
  if (board.ruin?.wall.includes(i)) return 'breach';
  if (board.ruin && (i === board.ruin.cells.A || i === board.ruin.cells.C)) return 'under';
  if (cell.terrain === 'warehouse') return 'inside';
  const isNext = (other: Cell): boolean =>
    DIRECTIONS.some(([q, r]) => cell.q + q === other.q && cell.r + r === other.r);
  return board.cells.some(other => other.terrain === 'warehouse' && isNext(other)) ? 'beside' : 'open';
}

import type { Battlefield } from '../content/battlefield.ts';
import { type Board, type Column, columnsOf, compile } from '../rules/board.ts';

/** A test board of one row: hexes (0,0), (1,0), ... as solid columns of these levels. */
export function strip(...levels: number[]): Board {
  return compile(
    `strip ${levels.join(' ')}`,
    levels.map((top, q): Column => ({ q, r: 0, bottom: 0, top, terrain: 'concrete' })),
    null,
  );
}

/** Columns wherever a test wants them: a gap above one is an overhang. */
export function blocks(...given: [q: number, r: number, bottom: number, top: number][]): Board {
  return compile(
    `blocks ${JSON.stringify(given)}`,
    given.map(([q, r, bottom, top]): Column => ({ q, r, bottom, top, terrain: 'concrete' })),
    null,
  );
}

/** A printed battlefield laid once more, one hex before all others: in which order tiles are laid means nothing. */
export function anew(battlefield: Battlefield, first = ''): Board {
  const isFirst = ({ q, r }: Column): boolean => `${q},${r}` === first;
  const columns = columnsOf(battlefield);
  const laid = [...columns.filter(isFirst), ...columns.filter(column => !isFirst(column))];
  return compile(`${battlefield.id} anew ${first}`, laid, battlefield.warehouse);
}

import { type Board, type Column, compile } from '../rules/board.ts';

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

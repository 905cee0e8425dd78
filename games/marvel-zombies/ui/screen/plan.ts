import type { Board } from '../../rules/board.ts';

// How a city lies on the surface: as large as it goes, turned by a quarter where that makes it larger.

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Plan extends Size {
  /** North is at the left then, not above. */
  readonly isTurned: boolean;
  readonly columns: number;
  readonly rows: number;
  /** Of one zone. */
  readonly cell: Size;
  /** Where the first one begins. */
  readonly left: number;
  readonly top: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

type Grid = Pick<Board, 'rows' | 'columns'>;

/** What is left free around the city: for the compass, the tab of the drawer, and what is told at the lower edge. */
const rimOf = ({ width, height }: Size) => ({
  side: width > 640 ? 46 : 8,
  top: width > 640 ? 10 : height > 400 ? 46 : 28, // what is to be done is said there
  bottom: height > 400 ? 46 : 14,
});

const [BROADEST, TALLEST] = [2.15, 0.72]; // of a zone: its width by its height

/** A zone in which words have no room until one looks from nearer. */
export const NARROW = 96;

/** How much larger a city must become before it is turned, and before one that is looked at already is. */
const [WORTH, WORTH_AGAIN] = [1.05, 1.6];

/** `before`: as it lies already in the same window; what is opened beside it does not turn it under somebody's eyes. */
export function planOf(board: Grid, size: Size, before: Plan | null = null): Plan {
  const [upright, turned] = [laid(board, size, false), laid(board, size, true)];
  if (board.rows === board.columns) return upright;
  const [usual, other] = before?.isTurned ? [turned, upright] : [upright, turned];
  return areaOf(other) > areaOf(usual) * (before ? WORTH_AGAIN : WORTH) ? other : usual;
}

const areaOf = ({ cell }: Plan): number => Math.min(cell.width, cell.height * 1.3);

function laid(board: Grid, size: Size, isTurned: boolean): Plan {
  const { width, height } = size;
  const rim = rimOf(size);
  const [columns, rows] = isTurned ? [board.rows, board.columns] : [board.columns, board.rows];
  const room = { width: (width - 2 * rim.side) / columns, height: (height - rim.top - rim.bottom) / rows };
  const cell = {
    width: Math.max(1, Math.min(room.width, room.height * BROADEST)),
    height: Math.max(1, Math.min(room.height, room.width / TALLEST)),
  };
  return {
    isTurned,
    columns,
    rows,
    cell,
    left: (width - columns * cell.width) / 2,
    top: rim.top + (height - rim.top - rim.bottom - rows * cell.height) / 2,
    width,
    height,
  };
}

/** The upper left corner of a zone, by its place in the city. */
export function cornerOf({ isTurned, cell, left, top, rows }: Plan, at: { row: number; column: number }): Spot {
  const [across, down] = isTurned ? [at.row, rows - 1 - at.column] : [at.column, at.row];
  return { x: left + across * cell.width, y: top + down * cell.height };
}

export function middleOf(plan: Plan, at: { row: number; column: number }): Spot {
  const { x, y } = cornerOf(plan, at);
  return { x: x + plan.cell.width / 2, y: y + plan.cell.height / 2 };
}

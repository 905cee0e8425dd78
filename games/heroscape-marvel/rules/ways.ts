import { known } from '../../../engine/known.ts';
import type { FallKind } from '../ids.ts';
import { type Board, SKY, isStandable, perBoard, levelAt, ceilingAt } from './board.ts';

// Where one may go from each cell, worked out once for each board, state of the wall, and height of a figure.

/** Steps from a cell, side by side: where to, at what cost, how deep down. */
export interface Steps {
  readonly to: Uint8Array;
  readonly cost: Uint8Array;
  readonly drop: Uint8Array;
}

export interface Walker {
  readonly height: number;
  readonly climbs: number; // most levels up in one step
  readonly isExpert: boolean; // in discovery nobody enters the upper floor
}

const NO_LIMIT = 200;

/** What the legs of a figure of this height allow (HS-MOVE-03, HS-DISC-07). */
export const walker = (height: number, isExpert: boolean): Walker => ({
  height,
  climbs: isExpert ? height : NO_LIMIT,
  isExpert,
});

const stepTables = perBoard((): (readonly Steps[] | undefined)[] => []);

export function stepsOf(board: Board, isOpen: boolean, height: number, isExpert: boolean): readonly Steps[] {
  const key = height * 4 + (isOpen ? 2 : 0) + (isExpert ? 1 : 0);
  return (stepTables(board)[key] ??= board.cells.map((_, from) =>
    stepsFrom(board, from, isOpen, walker(height, isExpert)),
  ));
}

const HARM: { readonly [F in FallKind]: number } = { fall: 1, great: 2, extreme: 50 };

/** HS-FALL-01, HS-FALL-05: what a step down of so many levels is; null where it is no fall to be rolled. */
export function fallBy(levels: number, height: number, isStrong: boolean, isExpert: boolean): FallKind | null {
  if (!isExpert || levels < height) return null;
  if (levels >= height + 20) return 'extreme';
  if (isStrong) return null;
  return levels >= height + 10 ? 'great' : 'fall';
}

/** All steps of a board in one row: those from a cell stand between `first` of it and `first` of the next. */
export interface Net {
  readonly first: Uint16Array;
  /** Where to, at what cost, with what harm from a fall: a byte each, from the lowest. */
  readonly steps: Int32Array;
}
const nets = perBoard((): (Net | undefined)[] => []);

export function netOf(board: Board, isOpen: boolean, height: number, isStrong: boolean, isExpert: boolean): Net {
  const key = height * 8 + (isOpen ? 4 : 0) + (isStrong ? 2 : 0) + (isExpert ? 1 : 0);
  return (nets(board)[key] ??= makeNet(stepsOf(board, isOpen, height, isExpert), height, isStrong, isExpert));
}

function makeNet(table: readonly Steps[], height: number, isStrong: boolean, isExpert: boolean): Net {
  const first = new Uint16Array(table.length + 1);
  const steps: number[] = [];
  table.forEach(({ to, cost, drop }, cell) => {
    to.forEach((next, k) => {
      const fall = fallBy(known(drop[k], 'such step'), height, isStrong, isExpert);
      steps.push(next | (known(cost[k], 'such step') << 8) | ((fall ? HARM[fall] : 0) << 16));
    });
    first[cell + 1] = steps.length;
  });
  return { first, steps: Int32Array.from(steps) };
}

function stepsFrom(board: Board, from: number, isOpen: boolean, legs: Walker): Steps {
  const to: number[] = [];
  if (isStandable(board, from, isOpen))
    for (const cell of board.neighbours[from] ?? []) if (canStep(board, from, cell, isOpen, legs)) to.push(cell);
  const rise = (cell: number): number => levelAt(board, cell) - levelAt(board, from);
  return {
    to: Uint8Array.from(to),
    cost: Uint8Array.from(to, cell => 1 + Math.max(0, rise(cell))),
    drop: Uint8Array.from(to, cell => Math.max(0, -rise(cell))),
  };
}

/** HS-MOVE-03, HS-MOVE-08, HS-MOVE-09, HS-OVER-02. */
function canStep(board: Board, from: number, to: number, isOpen: boolean, legs: Walker): boolean {
  const [here, there] = [board.cells[from], board.cells[to]];
  if (!here || !there || !isStandable(board, to, isOpen)) return false;
  if (!legs.isExpert && there.isUpper) return false;
  if (there.level - here.level > legs.climbs) return false;
  return Math.max(here.level, there.level) + legs.height <= Math.min(here.ceiling, there.ceiling);
}

/** Whether a figure of this height fits on a cell (HS-MAP-09). */
export const fits = (board: Board, cell: number, height: number): boolean =>
  height <= (board.ceiling[cell] ?? 0) - (board.level[cell] ?? 0);

// ---- through the air -------------------------------------------------------------------------------------------

const flightTables = perBoard((): (Uint8Array | undefined)[] => []);
export const OUT_OF_REACH = 255;

/** Hexes from cell to cell for those who fly, leap or swing: levels, walls and figures do not count (HS-FLY-03..06). */
export const flightsOf = (board: Board, isOpen: boolean): Uint8Array =>
  (flightTables(board)[isOpen ? 1 : 0] ??= flights(board, isOpen));

/**
 * Above each hex there is air; a cell under a roof is a place of its own, entered and left sideways only, through
 * another roofed cell or a neighbour under the open sky (HS-FLY-06).
 */
function flights(board: Board, isOpen: boolean): Uint8Array {
  const { size, cells } = board;
  const hexes = Math.max(...cells.map(c => c.hex)) + 1;
  const isRoofed = (i: number): boolean => isStandable(board, i, isOpen) && ceilingAt(board, i) < SKY;
  const hasRoof = new Set(cells.flatMap((c, i) => (isRoofed(i) ? [c.hex] : [])));
  const hexOf = (i: number): number => known(cells[i], 'such cell').hex;
  const nodeOf = (i: number): number => (isRoofed(i) ? hexes + i : hexOf(i));
  const links: Set<number>[] = Array.from({ length: hexes + size }, () => new Set<number>());
  const link = (a: number, b: number): void => {
    links[a]?.add(b);
    links[b]?.add(a);
  };
  cells.forEach((cell, i) => {
    for (const other of cells)
      if (Math.abs(other.q - cell.q) + Math.abs(other.r - cell.r) + Math.abs(other.q + other.r - cell.q - cell.r) === 2)
        link(cell.hex, other.hex);
    for (const j of board.neighbours[i] ?? []) {
      if (!isRoofed(i) || !isStandable(board, j, isOpen)) continue;
      const isOpenAir = !isRoofed(j) && !hasRoof.has(hexOf(j));
      if (isRoofed(j) || isOpenAir) link(nodeOf(i), nodeOf(j));
    }
  });
  const table = new Uint8Array(size * size).fill(OUT_OF_REACH);
  for (let from = 0; from < size; from++) {
    if (!isStandable(board, from, isOpen)) continue;
    const far = new Map([[nodeOf(from), 0]]);
    for (const node of far.keys())
      for (const next of links[node] ?? []) if (!far.has(next)) far.set(next, known(far.get(node), 'such place') + 1);
    for (let to = 0; to < size; to++)
      if (to !== from && isStandable(board, to, isOpen)) table[from * size + to] = far.get(nodeOf(to)) ?? OUT_OF_REACH;
  }
  return table;
}

/** Where a flyer of some height may come down from a cell, the nearest first. */
export interface Landings {
  readonly to: Uint8Array;
  readonly cost: Uint8Array;
}
const landingTables = perBoard((): (readonly Landings[] | undefined)[] => []);

export const landingsOf = (board: Board, isOpen: boolean, height: number): readonly Landings[] =>
  (landingTables(board)[height * 2 + (isOpen ? 1 : 0)] ??= makeLandings(board, isOpen, height));

function makeLandings(board: Board, isOpen: boolean, height: number): readonly Landings[] {
  const table = flightsOf(board, isOpen);
  return board.cells.map((_, from): Landings => {
    const cost = (to: number): number => known(table[from * board.size + to], 'such cells');
    const reachable = [...board.cells.keys()].filter(to => cost(to) !== OUT_OF_REACH && fits(board, to, height));
    reachable.sort((a, b) => cost(a) - cost(b) || a - b);
    return { to: Uint8Array.from(reachable), cost: Uint8Array.from(reachable, cost) };
  });
}

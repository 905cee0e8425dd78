import { type Board, type Cell, type Column, isStandable, perBoard } from './board.ts';
import { type Obstacle, type Point, TOLERANCE, crossesFloor, heights, inside, meets, obstacleOf } from './rays.ts';

// Clear sight (HS-LOS). What terrain and ruin hide is worked out once for each pair of places; what is left to ask is
// which figures stand in the way.

/** Hit zone for attacks; any part for everything else that needs clear sight (HS-LOS-11). */
export const SIGHTS = ['hit', 'any', 'wall'] as const;
export type SightKind = (typeof SIGHTS)[number];

/** Figures that would hide one sample: on this cell, if higher than that. */
type Hiders = readonly { readonly cell: number; readonly above: number }[];

/** True, false, or one list of hiders for each sample that nothing else hides. */
type Outlook = boolean | readonly Hiders[];

/** How high the figure on a cell is; 0 where none stands or it does not count. */
export type Stature = (cell: number) => number;

const CORNERS = [
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
] as const;
const FIGURE_SCALE = 0.25;

interface Memory {
  readonly obstacle: Obstacle | null;
  /** One table of pairs of cells for each pair of heights, kind of sight, and state of the wall. */
  readonly tables: (Outlook | undefined)[][];
  readonly highest: number; // top of the highest column
  /** What lies along the line from cell to cell: the same for all heights and kinds of sight. */
  readonly lines: (Line | undefined)[];
  readonly wallLines: (Line | undefined)[]; // from each cell to the wall
}

interface Line {
  readonly cells: readonly number[]; // whose figures might be in the way of some sample
  readonly columns: readonly Column[];
}

const memoryOf = perBoard(
  (board): Memory => ({
    obstacle: obstacleOf(board),
    tables: [],
    highest: Math.max(...board.columns.map(c => c.top)),
    lines: Array.from({ length: board.size * board.size }),
    wallLines: Array.from({ length: board.size }),
  }),
);

/** Who looks, from where, at what. */
export interface Look {
  readonly from: number;
  readonly height: number; // of the viewer
  readonly to: number; // any cell where the wall is looked at
  readonly target: number; // height of the target; 1 for a bare hex (HS-LOS-13)
  readonly kind: SightKind;
  readonly isOpen: boolean;
}

export function isInSight(board: Board, look: Look, stature: Stature): boolean {
  const outlook = outlookOf(board, look.from, look.height, look.to, look.target, look.kind, look.isOpen);
  return typeof outlook === 'boolean' ? outlook : isClear(outlook, stature);
}

/** Whether some sample is hidden by none of the figures that stand there. */
export function isClear(samples: readonly Hiders[], stature: Stature): boolean {
  for (const hiders of samples) if (!isHidden(hiders, stature)) return true;
  return false;
}

function isHidden(hiders: Hiders, stature: Stature): boolean {
  for (const { cell, above } of hiders) if (stature(cell) > above) return true;
  return false;
}

/** What terrain and ruin leave to see: one number after the other, for this is asked without end. */
export function outlookOf(
  board: Board,
  from: number,
  height: number,
  to: number,
  target: number,
  kind: SightKind,
  isOpen: boolean,
): Outlook {
  const memory = memoryOf(board);
  const number = kind === 'hit' ? 0 : kind === 'any' ? 1 : 2;
  const which = ((height * 16 + target) * 3 + number) * 2 + (isOpen ? 1 : 0);
  const table = (memory.tables[which] ??= Array.from({ length: board.size * board.size }));
  const at = from * board.size + to;
  return (table[at] ??= workOut(board, { from, height, to, target, kind, isOpen }, memory));
}

function workOut(board: Board, look: Look, memory: Memory): Outlook {
  const eye = eyeOf(board, look);
  const clear: Hiders[] = [];
  const line = lineOf(board, look, memory);
  const done = new Set<number>(); // spots whose higher sample makes the lower ones useless
  const floor = Math.min((board.cells[look.to]?.level ?? 0) + 0.5, eye.z);
  const isOpen = someSample(board, look, memory.obstacle, sample => {
    const spot = sample.x * 4096 + sample.y;
    if (done.has(spot) || solidBlocker(line, look, memory, eye, sample) !== null) return false;
    const hiders = hidersOf(board, look, line, eye, sample);
    if (hiders.length === 0) return true;
    clear.push(hiders);
    // a lower ray to the same spot is hidden by the same figures and more, unless one of them stands above it
    if (hiders.every(({ cell }) => (board.level[cell] ?? 0) <= floor)) done.add(spot);
    return false;
  });
  if (isOpen) return true;
  return clear.length === 0 ? false : needed(clear);
}

function lineOf(board: Board, look: Look, memory: Memory): Line {
  const isWall = look.kind === 'wall';
  const kept = isWall ? memory.wallLines : memory.lines;
  return (kept[isWall ? look.from : look.from * board.size + look.to] ??= drawLine(board, look, memory));
}

function drawLine(board: Board, look: Look, memory: Memory): Line {
  const eye = cellAt(board, look.from);
  const isWall = look.kind === 'wall';
  const aims = isWall ? (memory.obstacle?.samples ?? []) : [cellAt(board, look.to)];
  const isNear = (x: number, y: number, width: number): boolean =>
    aims.some(aim => isNearLine(x, y, eye, aim, width + SPREAD));
  const cells: number[] = [];
  board.cells.forEach(({ x, y }, i) => {
    if (i !== look.from && (i !== look.to || isWall) && isNear(x, y, 2 * FIGURE_SCALE)) cells.push(i);
  });
  return { cells, columns: board.columns.filter(({ q, r }) => isNear(2 * q + r, 3 * r, 2)) };
}

const SPREAD = 1.6; // how far samples lie from the middle of their hex, and a little more

/** Within so much of the stretch between two points. */
function isNearLine(
  x: number,
  y: number,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  width: number,
): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length));
  const ox = x - from.x - along * dx;
  const oy = y - from.y - along * dy;
  return ox * ox + oy * oy <= width * width;
}

/** A sample hidden by whatever hides another one, and more, never helps. */
function needed(lists: readonly Hiders[]): Hiders[] {
  const implies = (a: Hiders, b: Hiders): boolean =>
    b.every(hider => a.some(other => other.cell === hider.cell && other.above <= hider.above));
  return lists.filter(
    (list, i) => !lists.some((other, j) => i !== j && implies(list, other) && (!implies(other, list) || j < i)),
  );
}

const cellAt = (board: Board, cell: number): Cell => board.cells[cell] as Cell;

/** HS-LOS-02. */
function eyeOf(board: Board, { from, height }: Look): Point {
  const { x, y, level } = cellAt(board, from);
  return { x, y, z: level + height - 0.5 };
}

const HIT = [[0, 0] as const, ...CORNERS.map(([x, y]) => [x / 2, y / 2] as const)];
const ANY = [...HIT, ...CORNERS.map(([x, y]) => [x * 0.75, y * 0.75] as const)];

/** HS-LOS-03, HS-LOS-12: whether some point that is aimed at will do, from the head down. Most often the first does. */
function someSample(
  board: Board,
  look: Look,
  obstacle: Obstacle | null,
  isEnough: (sample: Point) => boolean,
): boolean {
  if (look.kind === 'wall') return obstacle?.samples.some(isEnough) ?? false;
  const { x, y, level } = cellAt(board, look.to);
  const spots = look.kind === 'any' ? ANY : HIT;
  for (let j = look.target - 1; j >= 0; j--)
    for (const [dx, dy] of spots) if (isEnough({ x: x + dx, y: y + dy, z: level + 0.5 + j })) return true;
  return false;
}

/** What solid thing hides a sample, or null. */
const NOTHING: readonly Column[] = [];
type Solid = { readonly what: 'terrain'; readonly column: Column } | { readonly what: 'ruin'; readonly panel: string };

function solidBlocker(line: Line, look: Look, memory: Memory, eye: Point, sample: Point): Solid | null {
  const { obstacle, highest } = memory;
  const lowest = Math.min(eye.z, sample.z);
  for (const column of lowest < highest ? line.columns : NOTHING) {
    if (column.top <= lowest) continue;
    const stretch = inside(eye, sample, 2 * column.q + column.r, 3 * column.r, 1);
    if (!stretch) continue;
    const [low, high] = heights(eye, sample, stretch);
    if (low < column.top - TOLERANCE && high > column.bottom + TOLERANCE) return { what: 'terrain', column };
  }
  if (!obstacle) return null;
  for (const screen of obstacle.screens) {
    if (screen.when === (look.isOpen ? 'intact' : 'open')) continue;
    if (look.kind === 'wall' && screen.when === 'intact') continue;
    if (meets(eye, sample, screen)) return { what: 'ruin', panel: screen.id };
  }
  return crossesFloor(eye, sample, obstacle) ? { what: 'ruin', panel: 'floor' } : null;
}

/** HS-LOS-06: figures are prisms a quarter as wide as their hex. */
function hidersOf(board: Board, look: Look, line: Line, eye: Point, sample: Point): Hiders {
  const hiders: { cell: number; above: number }[] = [];
  for (const i of line.cells) {
    if (!isStandable(board, i, look.isOpen)) continue;
    const cell = cellAt(board, i);
    const stretch = inside(eye, sample, cell.x, cell.y, FIGURE_SCALE);
    if (!stretch) continue;
    const [low, high] = heights(eye, sample, stretch);
    if (high > cell.level + TOLERANCE) hiders.push({ cell: i, above: low - cell.level + TOLERANCE });
  }
  return hiders;
}

// ---- for people ------------------------------------------------------------------------------------------------

/** Whether sight exists, the line that shows it, and what blocks it where it does not (HS-LOS-15). */
export interface Sightline {
  readonly isClear: boolean;
  readonly eye: Point;
  readonly aim: Point;
  readonly blocker: 'terrain' | 'ruin' | 'figure' | null;
  readonly cell: number | null; // where the terrain or the figure stands that hides the target
}

export function sightline(board: Board, look: Look, stature: Stature): Sightline {
  const memory = memoryOf(board);
  const eye = eyeOf(board, look);
  const along = lineOf(board, look, memory);
  let first: Sightline | null = null;
  let clear: Sightline | null = null;
  someSample(board, look, memory.obstacle, aim => {
    const line = lineTo(board, look, memory, along, eye, aim, stature);
    if (line.isClear) clear = line;
    first ??= line;
    return line.isClear;
  });
  return clear ?? first ?? { isClear: false, eye, aim: eye, blocker: null, cell: null };
}

function lineTo(
  board: Board,
  look: Look,
  memory: Memory,
  along: Line,
  eye: Point,
  aim: Point,
  stature: Stature,
): Sightline {
  const solid = solidBlocker(along, look, memory, eye, aim);
  if (solid?.what === 'terrain') {
    const { q, r, top } = solid.column;
    const cell = board.cells.findIndex(c => c.q === q && c.r === r && c.level === top);
    return { isClear: false, eye, aim, blocker: 'terrain', cell };
  }
  if (solid) return { isClear: false, eye, aim, blocker: 'ruin', cell: null };
  const hider = hidersOf(board, look, along, eye, aim).find(({ cell, above }) => stature(cell) > above);
  if (hider) return { isClear: false, eye, aim, blocker: 'figure', cell: hider.cell };
  return { isClear: true, eye, aim, blocker: null, cell: null };
}

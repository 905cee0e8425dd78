import { known } from '../../../engine/known.ts';
import type { CellName } from '../ids.ts';
import type { Battlefield, HexName, RuinPlace, Terrain } from '../content/battlefield.ts';
import { warehouse } from '../content/warehouse.ts';

// A battlefield compiled once: cells with integer numbers, and every table that does not depend on figures.

/** Higher than anything: the ceiling of open ground. */
export const SKY = 999;

/** What solid ground fills in one hex, from its bottom to its top (HS-MAP-02). */
export interface Column {
  readonly q: number;
  readonly r: number;
  readonly bottom: number;
  readonly top: number;
  readonly terrain: Terrain;
}

export interface Cell {
  readonly id: CellName;
  readonly label: string; // row and number, for people
  readonly q: number;
  readonly r: number;
  readonly x: number; // in the plane of sight (HS-LOS-01)
  readonly y: number;
  readonly hex: number;
  readonly level: number;
  readonly ceiling: number;
  readonly terrain: Terrain;
  readonly isUpper: boolean; // of the ruin's upper floor
  readonly isEdge: boolean;
  /** Whether one may stand there: always, once the wall section is gone, or never (HS-RUIN-03). */
  readonly stands: 'always' | 'open' | 'never';
}

export interface Ruin {
  readonly place: RuinPlace;
  readonly base: number;
  readonly wall: readonly [number, number]; // the cells of the breakable section, H1 and H2
  readonly upper: readonly number[];
  readonly cells: { readonly [name in 'H0' | 'H1' | 'H2' | 'H3' | 'A' | 'B' | 'C']: number };
}

export interface Board {
  readonly id: string;
  readonly size: number;
  readonly cells: readonly Cell[];
  readonly columns: readonly Column[];
  readonly names: readonly CellName[];
  readonly level: readonly number[];
  readonly ceiling: readonly number[];
  /** Cells of neighbouring hexes without a wall between. */
  readonly neighbours: readonly (readonly number[])[];
  /** Hexes from cell to cell (HS-MAP-05, HS-MAP-06), row by row. */
  readonly distance: Uint8Array;
  /** Difference of levels of neighbouring cells; APART where they are no neighbours. */
  readonly gap: Uint16Array;
  readonly ruin: Ruin | null;
  /** Cells in the water: a walk that enters one ends there (HS-MULTI-15). */
  readonly water: readonly number[];
}

const CELL = 'such cell';
export const levelAt = (board: Board, cell: number): number => known(board.level[cell], CELL);
export const ceilingAt = (board: Board, cell: number): number => known(board.ceiling[cell], CELL);

/** More than any figure is high. */
export const APART = 65_535;
export const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

const hexName = (q: number, r: number): HexName => `${q},${r}`;

export function coordinates(hex: HexName): [q: number, r: number] {
  const [q, r] = hex.split(',').map(Number);
  if (q === undefined || r === undefined || !Number.isInteger(q) || !Number.isInteger(r))
    throw new Error(`${hex} is no hex`);
  return [q, r];
}

/** Tiles stacked without a gap are one column. */
export function columnsOf({ pieces }: Battlefield): Column[] {
  const levels = new Map<HexName, Map<number, Terrain>>();
  for (const piece of pieces)
    for (const hex of piece.hexes) {
      const here = levels.get(hex) ?? new Map<number, Terrain>();
      levels.set(hex, here);
      if (here.has(piece.level) && piece.kind !== 'water')
        throw new Error(`two tiles on level ${piece.level} of ${hex}`);
      here.set(piece.level, piece.kind);
    }
  const columns: Column[] = [];
  for (const [hex, here] of levels) {
    const [q, r] = coordinates(hex);
    for (const level of [...here.keys()].sort((a, b) => a - b)) {
      const below = columns.at(-1);
      const terrain = here.get(level) as Terrain;
      if (below?.q === q && below.r === r && below.top === level - 1)
        columns[columns.length - 1] = { q, r, bottom: below.bottom, top: level, terrain };
      else columns.push({ q, r, bottom: Math.max(0, level - 1), top: level, terrain });
    }
  }
  return columns;
}

const compiled = new Map<string, Board>();

export function boardOf(battlefield: Battlefield): Board {
  const known = compiled.get(battlefield.id);
  if (known) return known;
  const board = compile(battlefield.id, columnsOf(battlefield), battlefield.warehouse);
  compiled.set(battlefield.id, board);
  return board;
}

type RuinHexes = { readonly [name in keyof Ruin['cells']]: HexName };

export function compile(id: string, columns: readonly Column[], place: RuinPlace | null): Board {
  const hexes = [...new Set(columns.map(c => hexName(c.q, c.r)))];
  const hexIndex = new Map(hexes.map((hex, i) => [hex, i]));
  const ruin = place && ruinHexes(place);
  const cells = makeCells(columns, hexes, hexIndex, place, ruin);
  const size = cells.length;
  const isWall = (a: Cell, b: Cell): boolean =>
    ruin !== null &&
    [ruin.A, ruin.B].every(hex => hex === hexName(a.q, a.r) || hex === hexName(b.q, b.r)) &&
    a.hex !== b.hex;
  const inHex = hexes.map((): number[] => []);
  cells.forEach((cell, i) => inHex[cell.hex]?.push(i));
  const neighbours = cells.map(a =>
    DIRECTIONS.flatMap(([q, r]) => inHex[hexIndex.get(hexName(a.q + q, a.r + r)) ?? -1] ?? [])
      .filter(i => !isWall(a, known(cells[i], CELL)))
      .sort((i, j) => i - j),
  );
  const gap = new Uint16Array(size * size).fill(APART);
  neighbours.forEach((list, a) => {
    for (const b of list) gap[a * size + b] = Math.abs(known(cells[a], CELL).level - known(cells[b], CELL).level);
  });
  const at = (hex: HexName): number => {
    const found = cells.findIndex(c => c.id === hex);
    if (found < 0) throw new Error(`${id} has no hex ${hex} for its ruin`);
    return found;
  };
  return {
    id,
    size,
    cells,
    columns,
    names: cells.map(c => c.id),
    level: cells.map(c => c.level),
    ceiling: cells.map(c => c.ceiling),
    neighbours,
    distance: distances(cells, hexes, hexIndex),
    gap,
    water: cells.flatMap((cell, i) => (cell.terrain === 'water' ? [i] : [])),
    ruin: place &&
      ruin && {
        place,
        base: place.level,
        wall: [at(ruin.H1), at(ruin.H2)],
        upper: [at(`${ruin.A}^`), at(`${ruin.C}^`)],
        cells: {
          H0: at(ruin.H0),
          H1: at(ruin.H1),
          H2: at(ruin.H2),
          H3: at(ruin.H3),
          A: at(ruin.A),
          B: at(ruin.B),
          C: at(ruin.C),
        },
      },
  };
}

export function ruinHexes({ corner, along, inside }: RuinPlace): RuinHexes {
  const [q, r] = coordinates(corner);
  const hex = (u: number, v: number) => hexName(q + u * along[0] + v * inside[0], r + u * along[1] + v * inside[1]);
  return { H3: hex(0, 0), H2: hex(1, 0), H1: hex(2, 0), H0: hex(3, 0), A: hex(0, 1), B: hex(-1, 1), C: hex(1, 1) };
}

function makeCells(
  columns: readonly Column[],
  hexes: readonly HexName[],
  hexIndex: ReadonlyMap<HexName, number>,
  place: RuinPlace | null,
  ruin: RuinHexes | null,
): Cell[] {
  const ground: Cell[] = [];
  const above: Cell[] = [];
  const labels = rowLabels(hexes);
  for (const hex of hexes) {
    const [q, r] = coordinates(hex);
    const here = columns.filter(c => c.q === q && c.r === r).sort((a, b) => a.top - b.top);
    const count = DIRECTIONS.filter(([dq, dr]) => hexIndex.has(hexName(q + dq, r + dr))).length;
    const common = { q, r, x: 2 * q + r, y: 3 * r, hex: known(hexIndex.get(hex), 'such hex'), isEdge: count < 6 };
    const label = labels.get(hex) ?? hex;
    const roofed = ruin !== null && (hex === ruin.A || hex === ruin.C);
    const lintel = ruin !== null && (hex === ruin.H1 || hex === ruin.H2);
    const dead = ruin !== null && (hex === ruin.H0 || hex === ruin.H3);
    here.forEach((column, i) => {
      const roof =
        place && roofed ? place.level + warehouse.floor : place && lintel ? place.level + warehouse.lintel : SKY;
      const cell: Cell = {
        ...common,
        id: hex + '^'.repeat(i),
        label: label + '^'.repeat(i),
        level: column.top,
        ceiling: Math.min(here[i + 1]?.bottom ?? SKY, roof),
        terrain: column.terrain,
        isUpper: false,
        stands: dead ? 'never' : lintel ? 'open' : 'always',
      };
      (i === 0 ? ground : above).push(cell);
    });
    if (place && roofed)
      above.push({
        ...common,
        id: `${hex}^`,
        label: `${label}^`,
        level: place.level + warehouse.floor,
        ceiling: SKY,
        terrain: 'warehouse',
        isUpper: true,
        isEdge: false,
        stands: 'always',
      });
  }
  return [...ground, ...above];
}

/** Rows are lettered from the north, hexes numbered from the west. */
function rowLabels(hexes: readonly HexName[]): Map<HexName, string> {
  const rows = new Map<number, number[]>();
  for (const hex of hexes) {
    const [q, r] = coordinates(hex);
    rows.set(r, [...(rows.get(r) ?? []), q]);
  }
  const labels = new Map<HexName, string>();
  [...rows.keys()]
    .sort((a, b) => a - b)
    .forEach((r, row) =>
      (rows.get(r) ?? [])
        .sort((a, b) => a - b)
        .forEach((q, i) => labels.set(hexName(q, r), `${String.fromCodePoint(65 + row)}${i + 1}`)),
    );
  return labels;
}

/** Shortest chains of hexes that exist; gaps are gone around (HS-MAP-05). */
function distances(
  cells: readonly Cell[],
  hexes: readonly HexName[],
  hexIndex: ReadonlyMap<HexName, number>,
): Uint8Array {
  const next = hexes.map(hex => {
    const [q, r] = coordinates(hex);
    return DIRECTIONS.flatMap(([dq, dr]) => hexIndex.get(hexName(q + dq, r + dr)) ?? []);
  });
  const between = hexes.map((_, from) => {
    const far = hexes.map(() => 255);
    far[from] = 0;
    const queue = [from];
    for (const hex of queue)
      for (const other of next[hex] ?? [])
        if (far[other] === 255) {
          far[other] = known(far[hex], 'such hex') + 1;
          queue.push(other);
        }
    return far;
  });
  const size = cells.length;
  const table = new Uint8Array(size * size);
  cells.forEach((a, i) =>
    cells.forEach((b, j) => {
      table[i * size + j] = i === j ? 0 : a.hex === b.hex ? 1 : (between[a.hex]?.[b.hex] ?? 255);
    }),
  );
  return table;
}

/** Something made once for each board. The board asked about last is at hand: a match has only one. */
export function perBoard<T>(make: (board: Board) => T): (board: Board) => T {
  const made = new WeakMap<Board, { readonly value: T }>();
  let last: Board | null = null;
  let known: { readonly value: T } | null = null;
  return board => {
    if (board === last && known) return known.value;
    known = made.get(board) ?? null;
    if (!known) {
      known = { value: make(board) };
      made.set(board, known);
    }
    last = board;
    return known.value;
  };
}

const indexOf = perBoard(board => new Map(board.names.map((id, i) => [id, i])));

/** The number of a cell by its name; throws where the board has none. */
export function cellOf(board: Board, name: CellName): number {
  const found = indexOf(board).get(name);
  if (found === undefined) throw new Error(`${board.id} has no cell ${name}`);
  return found;
}

/** Whether figures may stand on a cell as the wall section is (HS-RUIN-03). */
export function isStandable(board: Board, cell: number, isOpen: boolean): boolean {
  const stands = board.cells[cell]?.stands;
  return stands === 'always' || (stands === 'open' && isOpen);
}

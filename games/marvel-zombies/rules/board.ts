import { mapped } from '../../../kit/grammar.ts';
import { type ColouredDoor, type Mission, missions } from '../content/missions.ts';
import { type Border, type Edge, SIDES, type Side, type Tile, tiles } from '../content/tiles.ts';
import { type Colour, type Face, type MissionId, type ZoneId, type DoorId } from '../ids.ts';

// The map of a mission, worked out once: zones are numbered row by row, doors in the same order.

export interface Door {
  readonly id: DoorId;
  readonly a: number;
  readonly b: number;
  readonly colour: Colour | 'plain';
  readonly opens: 'always' | 'never' | 'afterObjective';
}

/** What stands between two neighbouring cells. */
export interface Link {
  readonly a: number;
  readonly b: number;
  readonly kind: Edge;
  readonly door: number; // index, or -1
}

/** Far away: no path, no sight. */
export const NEVER = 255;

/** Paths and sight for one state of the doors. */
export interface Tables {
  /** Zones that one passable edge away, in the order north, east, south, west. */
  readonly near: readonly (readonly number[])[];
  /** Path length from a to b at a * size + b. */
  readonly path: Uint8Array;
  /** Range from a to b at a * size + b, or NEVER where b is not seen. */
  readonly sight: Uint8Array;
  /** Zones seen from each zone, itself first. */
  readonly seen: readonly (readonly number[])[];
}

export interface Board {
  readonly id: MissionId;
  readonly rows: number;
  readonly columns: number;
  readonly size: number;
  readonly ids: readonly ZoneId[];
  readonly zoneOf: { readonly [id: string]: number };
  readonly isRoom: readonly boolean[];
  readonly hasSpawn: readonly boolean[];
  readonly hasBystander: readonly boolean[];
  readonly links: readonly Link[];
  readonly doors: readonly Door[];
  readonly doorOf: { readonly [id: string]: number };
  /** Cells beside a cell on the grid by side, whatever stands between; -1 at the rim. */
  readonly beside: readonly (readonly number[])[];
  /** Doors of each zone. */
  readonly doorsAt: readonly (readonly number[])[];
  /** Rooms joined to a street by a gap: they hide nothing (MZ-MAP-10). */
  readonly bare: readonly boolean[];
  /** By the bits of the open doors; filled at the first look. */
  readonly tables: (Tables | undefined)[];
}

const OPPOSITE: { readonly [S in Side]: Side } = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** A face as it lies on the table, turned clockwise by so many quarters (MZ-MAP-08). */
export function turned(tile: Tile, quarters: number): Tile {
  let one = tile;
  for (let i = 0; i < quarters; i++) one = turnedOnce(one);
  return one;
}

function turnedOnce(tile: Tile): Tile {
  const to = (cell: string): string => `${cell.charAt(1)}${2 - Number(cell.charAt(0))}`;
  const grid = [
    ['', '', ''],
    ['', '', ''],
    ['', '', ''],
  ];
  for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) (grid[c] as string[])[2 - r] = tile.cells[r]?.charAt(c) ?? '';
  const edges: { [pair: string]: Edge } = {};
  for (const [pair, kind] of Object.entries(tile.edges)) {
    const [a = '', b = ''] = pair.split('|').map(to).sort();
    edges[`${a}|${b}`] = kind;
  }
  const { N, E, S, W } = tile.borders;
  const back = (side: readonly [Border, Border, Border]): [Border, Border, Border] => [side[2], side[1], side[0]];
  return {
    cells: grid.map(row => row.join('')) as unknown as Tile['cells'],
    spawns: tile.spawns.map(to),
    bystander: to(tile.bystander),
    edges,
    borders: { N: back(W), E: N, S: back(E), W: S },
    source: tile.source,
  };
}

/** The board of a layout; the doors that the mission colours take precedence over what is printed (MZ-MAP-07). */
export function boardOf(id: MissionId, mission: Pick<Mission, 'layout' | 'doors'>): Board {
  const { layout, doors: coloured } = mission;
  const rows = layout.length * 3;
  const columns = (layout[0]?.length ?? 0) * 3;
  const size = rows * columns;
  const faceAt = (zone: number): Face =>
    layout[Math.floor(zone / columns / 3)]?.[Math.floor((zone % columns) / 3)] as Face;
  const cellAt = (zone: number): string => `${Math.floor(zone / columns) % 3}${(zone % columns) % 3}`;
  const all = Array.from({ length: size }, (_, zone) => zone);
  const ids = all.map(zone => `${faceAt(zone)}.${cellAt(zone)}` as ZoneId);
  const tileAt = (zone: number): Tile => tiles[faceAt(zone)];
  const isRoom = all.map(zone => {
    const cell = cellAt(zone);
    return tileAt(zone).cells[Number(cell.charAt(0)) as 0 | 1 | 2].charAt(Number(cell.charAt(1))) !== 'S';
  });
  const beside = all.map(zone => [
    zone >= columns ? zone - columns : -1,
    zone % columns < columns - 1 ? zone + 1 : -1,
    zone < size - columns ? zone + columns : -1,
    zone % columns > 0 ? zone - 1 : -1,
  ]);
  const links: Link[] = [];
  const doors: Door[] = [];
  for (const a of all)
    for (const side of [1, 2]) {
      const b = beside[a]?.[side] ?? -1;
      if (b < 0) continue;
      const marked = coloured.find(door => joins(door, ids[a] as ZoneId, ids[b] as ZoneId));
      const kind = marked ? 'door' : kindBetween(tileAt, cellAt, faceAt, a, b, SIDES[side] as Side);
      links.push({ a, b, kind, door: kind === 'door' ? doors.length : -1 });
      if (kind !== 'door') continue;
      doors.push({
        id: `D${String(doors.length + 1).padStart(2, '0')}`,
        a,
        b,
        colour: marked?.colour ?? 'plain',
        opens: marked?.opens ?? 'always',
      });
    }
  return {
    id,
    rows,
    columns,
    size,
    ids,
    zoneOf: Object.fromEntries(ids.map((name, zone) => [name, zone])),
    isRoom,
    hasSpawn: all.map(zone => tileAt(zone).spawns.includes(cellAt(zone))),
    hasBystander: all.map(zone => tileAt(zone).bystander === cellAt(zone)),
    links,
    doors,
    doorOf: Object.fromEntries(doors.map((door, index) => [door.id, index])),
    beside,
    doorsAt: all.map(zone => doors.flatMap((door, index) => (door.a === zone || door.b === zone ? [index] : []))),
    bare: all.map(zone => isRoom[zone] === true && isBare(links, isRoom, zone)),
    tables: Array.from({ length: 1 << doors.length }, () => undefined),
  };
}

const joins = ({ between: [a, b] }: ColouredDoor, one: ZoneId, other: ZoneId): boolean =>
  (a === one && b === other) || (a === other && b === one);

/** Inside a face as printed; between faces both rims must show the same way through (MZ-MAP-02, MZ-MAP-06). */
function kindBetween(
  tileAt: (zone: number) => Tile,
  cellAt: (zone: number) => string,
  faceAt: (zone: number) => Face,
  a: number,
  b: number,
  side: Side,
): Edge {
  const [here, there] = [cellAt(a), cellAt(b)];
  const along = side === 'E' ? 0 : 1;
  if (faceAt(a) === faceAt(b)) return tileAt(a).edges[`${here}|${there}`] ?? 'wall';
  const mine = tileAt(a).borders[side][Number(here.charAt(along)) as 0 | 1 | 2];
  const theirs = tileAt(b).borders[OPPOSITE[side]][Number(there.charAt(along)) as 0 | 1 | 2];
  if (mine === 'street' && theirs === 'street') return 'open';
  return mine === 'opening' && theirs === 'opening' ? 'opening' : 'wall';
}

/** Whether gaps lead from this room, through rooms, to a street. */
function isBare(links: readonly Link[], isRoom: readonly boolean[], from: number): boolean {
  const known = [from];
  for (const zone of known)
    for (const { a, b, kind } of links) {
      if (kind !== 'opening' || (a !== zone && b !== zone)) continue;
      const other = a === zone ? b : a;
      if (!isRoom[other]) return true;
      if (!known.includes(other)) known.push(other);
    }
  return false;
}

export const isOpen = (link: Link, open: number): boolean =>
  link.kind === 'open' || link.kind === 'opening' || (link.door >= 0 && (open & (1 << link.door)) !== 0);

/** Paths and sight while these doors are open: compiled at the first look, then shared by every match. */
export function tablesOf(board: Board, open: number): Tables {
  const known = board.tables[open];
  if (known) return known;
  const made = compile(board, open);
  board.tables[open] = made;
  return made;
}

function compile(board: Board, open: number): Tables {
  const { size, links, beside, isRoom } = board;
  const sides: number[][] = beside.map(() => [-1, -1, -1, -1]); // the zone beyond a passable edge
  for (const link of links) {
    if (!isOpen(link, open)) continue;
    const east = beside[link.a]?.[1] === link.b;
    const [from, to] = [sides[link.a], sides[link.b]];
    if (!from || !to) continue;
    from[east ? 1 : 2] = link.b;
    to[east ? 3 : 0] = link.a;
  }
  const near = sides.map(all => all.filter(zone => zone >= 0));
  const path = new Uint8Array(size * size).fill(NEVER);
  const sight = new Uint8Array(size * size).fill(NEVER);
  for (let from = 0; from < size; from++) {
    measure(near, path, size, from);
    look(sides, isRoom, sight, size, from);
  }
  const seen = near.map((_, from) => {
    const all: number[] = [];
    for (let zone = 0; zone < size; zone++) if (sight[from * size + zone] !== NEVER) all.push(zone);
    return all.sort((a, b) => (sight[from * size + a] ?? NEVER) - (sight[from * size + b] ?? NEVER) || a - b);
  });
  return { near, path, sight, seen };
}

function measure(near: readonly (readonly number[])[], path: Uint8Array, size: number, from: number): void {
  path[from * size + from] = 0;
  const queue = [from];
  for (const zone of queue)
    for (const next of near[zone] ?? []) {
      if (path[from * size + next] !== NEVER) continue;
      path[from * size + next] = (path[from * size + zone] ?? NEVER) + 1;
      queue.push(next);
    }
}

/** Straight on over streets, one room deep into buildings, one room far inside them (MZ-LOS-01..06). */
function look(
  sides: readonly (readonly number[])[],
  isRoom: readonly boolean[],
  sight: Uint8Array,
  size: number,
  from: number,
): void {
  sight[from * size + from] = 0;
  for (let side = 0; side < 4; side++) {
    let zone = from;
    for (let distance = 1; ; distance++) {
      zone = sides[zone]?.[side] ?? -1;
      if (zone < 0) break;
      sight[from * size + zone] = distance;
      if (isRoom[zone]) break;
    }
  }
}

/** The rooms that gaps and open doors join to this one (MZ-MAP-09). */
export function buildingOf(board: Board, open: number, room: number): number[] {
  const { near } = tablesOf(board, open);
  const rooms = [room];
  for (const zone of rooms)
    for (const next of near[zone] ?? []) if (board.isRoom[next] && !rooms.includes(next)) rooms.push(next);
  return rooms.sort((a, b) => a - b);
}

export const boards: { readonly [M in MissionId]: Board } = mapped(missions, (mission, id) => boardOf(id, mission));

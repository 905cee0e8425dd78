import { SIDES, type Side } from '../content/tiles.ts';
import type { Zone } from '../ids.ts';
import type { SeenTile } from '../seen.ts';

// Where things lie on the drawn map. All measures in its own units; a tile is a square of SIZE.

export const SIZE = 120;
export const MARGIN = 8;
/** A street is a band between these two. */
export const ROAD = { from: 36, to: 84 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** The upper left corner of each tile. */
  readonly corners: readonly Point[];
}

export function planOf(tiles: readonly Pick<SeenTile, 'x' | 'y'>[]): Plan {
  const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    width: (Math.max(...xs) - left + 1) * SIZE + 2 * MARGIN,
    height: (Math.max(...ys) - top + 1) * SIZE + 2 * MARGIN,
    corners: tiles.map(({ x, y }) => ({ x: MARGIN + (x - left) * SIZE, y: MARGIN + (y - top) * SIZE })),
  };
}

type Ground = Pick<SeenTile, 'roads' | 'top'>;

const STRIP = { near: 86, far: 118 } as const;

/** The side along which the search zone lies: one without a road, as the printed tile was turned; null: in a corner. */
export function searchSide({ roads, top }: Ground): Side | null {
  const next = SIDES.indexOf(top) + 1;
  const turned = [...SIDES.slice(next), ...SIDES.slice(0, next)];
  return turned.find(side => !roads.includes(side)) ?? null;
}

/** The search zone within its tile. */
export function searchArea(tile: Ground): Area {
  const { near, far } = STRIP;
  const [depth, length, before, back] = [far - near, SIZE - 12, 6, SIZE - far];
  switch (searchSide(tile)) {
    case 'N':
      return { x: before, y: back, width: length, height: depth };
    case 'E':
      return { x: near, y: before, width: depth, height: length };
    case 'S':
      return { x: before, y: near, width: length, height: depth };
    case 'W':
      return { x: back, y: before, width: depth, height: length };
    default:
      return { x: near, y: back, width: depth, height: depth };
  }
}

export const isStreet = (zone: Zone): boolean => zone % 2 === 0;
export const tileOf = (zone: Zone): number => zone >> 1;

/** Where a scream brings its zombies, within the tile: where its street runs to the north, else where it begins. */
export const screamArea = ({ roads }: Pick<Ground, 'roads'>): Area => ({
  x: ROAD.from,
  y: roads.includes('N') ? 2 : ROAD.from - 6,
  width: ROAD.to - ROAD.from,
  height: 40,
});

/** The middles of `count` equal places in an area, in as many rows as keep them largest; and how large they are. */
export function rowed(area: Area, count: number, most: number): { readonly size: number; readonly at: Point[] } {
  let best = { size: 0, columns: 1 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(most, area.width / columns, area.height / rows);
    if (size > best.size) best = { size, columns };
  }
  const { size, columns } = best;
  const rows = Math.ceil(count / columns);
  const at = Array.from({ length: count }, (_, i) => {
    const inRow = Math.min(columns, count - Math.floor(i / columns) * columns);
    return {
      x: area.x + area.width / 2 + ((i % columns) - (inRow - 1) / 2) * size,
      y: area.y + area.height / 2 + (Math.floor(i / columns) - (rows - 1) / 2) * size,
    };
  });
  return { size, at };
}

/** The middle of a zone on the map. */
export function middleOf(plan: Plan, tiles: readonly Ground[], zone: Zone): Point {
  const tile = tiles[tileOf(zone)];
  const corner = plan.corners[tileOf(zone)];
  if (!tile || !corner) return { x: 0, y: 0 };
  const { x, y, width, height } = isStreet(zone) ? { x: 0, y: 0, width: SIZE, height: SIZE } : searchArea(tile);
  return { x: corner.x + x + width / 2, y: corner.y + y + height / 2 };
}

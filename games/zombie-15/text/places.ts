import { type Bearing, bearing, region } from '../../../kit/compass.ts';
import { type Face, OPPOSITE, type Side } from '../content/tiles.ts';
import type { MarkerId } from '../content/tokens.ts';
import type { Tile, Zone } from '../ids.ts';
import type { SeenTile, View } from '../seen.ts';
import { activeOf, has, isSearchZone, unbroken } from './grammar.ts';

// Where a zone is, as a person would say it: by the shape of its street, by what stands there, by the part of town. The
// number of the tile, which the map shows, stands behind it and tells apart what would be called the same.

/** A zone as sentences need it. */
export interface Where {
  readonly the: string;
  readonly of: string;
  readonly at: string;
  readonly to: string;
}

export type Shape = 'street' | 'bend' | 'junction' | 'crossroads' | 'deadEnd';

interface Place {
  readonly shape: Shape;
  readonly marker: MarkerId | null;
  readonly part: Bearing | null; // of the town; null in its middle
  readonly number: number | null; // among those that would be called the same, from north to south
  readonly building: Building | null;
  readonly isSearch: boolean;
  readonly code: string;
}

/** Tiles that scenarios call by what stands there. */
const BUILDINGS = {
  '08-A': 'carPark',
  '10-A': 'observatory',
  '11-A': 'mall',
  '13-A': 'villa',
  '14-A': 'police',
} as const satisfies { readonly [F in Face]?: string };
export type Building = (typeof BUILDINGS)[keyof typeof BUILDINGS] | 'shelter';

function buildingOf({ scenario }: View, face: Face): Building | null {
  if (scenario === 'S14' && face === '11-A') return 'shelter';
  return has(BUILDINGS, face) ? BUILDINGS[face] : null;
}

/** Null where the view shows no such zone. */
export function placeOf(view: View, zone: Zone): Place | null {
  const { tiles, markers } = view;
  const tile = tiles[zone >> 1];
  if (!tile) return null;
  const marker = (index: number): MarkerId | null => markers.find(other => other.zone >> 1 === index)?.token ?? null;
  const part = partOf(tiles, tile);
  const shape = shapeOf(tile.roads);
  const twins = tiles
    .filter(
      (other, i) =>
        shapeOf(other.roads) === shape &&
        partOf(tiles, other) === part &&
        buildingOf(view, other.face) === null &&
        marker(i) === null,
    )
    .sort((one, other) => one.y - other.y || one.x - other.x);
  return {
    shape,
    marker: marker(zone >> 1),
    part,
    number: twins.length > 1 && twins.includes(tile) ? twins.indexOf(tile) + 1 : null,
    building: buildingOf(view, tile.face),
    isSearch: isSearchZone(zone),
    code: unbroken(tile.face),
  };
}

function partOf(tiles: readonly SeenTile[], tile: SeenTile): Bearing | null {
  const along = (of: (tile: SeenTile) => number): number => {
    const all = tiles.map(of);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return most === least ? 0.5 : (of(tile) - least) / (most - least);
  };
  return region(
    along(({ x }) => x),
    along(({ y }) => y),
  );
}

function shapeOf(roads: readonly Side[]): Shape {
  if (roads.length > 2) return roads.length === 3 ? 'junction' : 'crossroads';
  const [one, other] = roads;
  if (!one || !other) return 'deadEnd';
  return OPPOSITE[one] === other ? 'street' : 'bend';
}

/** In which direction a tile lies beside the active hero; null elsewhere. */
export function sideOf(view: View, tile: Tile): Bearing | null {
  const from = view.tiles[(activeOf(view)?.zone ?? NaN) >> 1];
  const to = view.tiles[tile];
  if (!from || !to || Math.abs(to.x - from.x) + Math.abs(to.y - from.y) !== 1) return null;
  return bearing(to.x - from.x, to.y - from.y);
}

/** The street of a tile that goes by its face. */
export const streetOn = (view: View | undefined, face: string): Zone =>
  (view?.tiles.findIndex(tile => tile.face === face) ?? -1) * 2;

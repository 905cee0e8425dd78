import type { Zone } from '../../ids.ts';
import type { SeenTile, View } from '../../seen.ts';
import { type Area, type Plan, type Point, SIZE, planOf, screamArea, searchArea, tileOf } from '../plan.ts';

// How the town lies on the surface: as large as it goes beside the clock, above the answers. The camera comes nearer.

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Layout extends Size {
  readonly plan: Plan;
  /** Pixels of one unit of the plan, before the camera comes nearer. */
  readonly unit: number;
  readonly left: number;
  readonly top: number;
}

/** What is left free around the town: the clock stands there, and the Horde. */
const rimOf = ({ width, height }: Size) =>
  width > 640
    ? { left: Math.min(180, width * 0.17), right: 84, top: 12, bottom: 16 }
    : { left: 4, right: 4, top: Math.min(124, height * 0.24), bottom: 48 };

export function layoutOf(tiles: readonly Pick<SeenTile, 'x' | 'y'>[], size: Size): Layout {
  const plan = planOf(tiles);
  const rim = rimOf(size);
  const [wide, high] = [size.width - rim.left - rim.right, size.height - rim.top - rim.bottom];
  const unit = Math.max(0.1, Math.min(wide / plan.width, high / plan.height));
  return {
    ...size,
    plan,
    unit,
    left: rim.left + (wide - plan.width * unit) / 2,
    top: rim.top + (high - plan.height * unit) / 2,
  };
}

/** Pixels of a tile, as near as the camera comes by itself: the streets around it must be seen, too. */
const tileNear = ({ width, height }: Size): number => (width > 640 ? Math.min(250, height * 0.6) : 150);

/** Whether the whole town lies in the upper right corner, small, with the way to the goal under it. */
const hasPlan = ({ width, height }: Size): boolean => width >= 1180 && height >= 500;

const OFFERED = 170; // the height of cards that lie over the lower edge

/** What the camera keeps to, so that no tile need lie under the clock, the plan or cards; and what it looks at. */
export function eyeOf(
  layout: Layout,
  at: Point | null,
  hasCards: boolean,
): { readonly world: Spot; readonly around: Spot | null } {
  const { width, height, plan, unit, left, top } = layout;
  const isWide = width > 640;
  const near = Math.min(1, (unit * SIZE) / tileNear(layout)); // of what is seen when all is
  const below = hasCards && height > width ? OFFERED : 0;
  const right = hasPlan(layout) ? 236 : 96;
  const free = isWide
    ? { left: 176, right, top: 24, bottom: 44 + below }
    : { left: 24, right: 24, top: 124, bottom: 96 + below }; // signs are wider than what they stand at
  const [from, to] = [
    { x: Math.max(0, left - free.left * near), y: Math.max(0, top - free.top * near) },
    {
      x: left + plan.width * unit + free.right * near,
      y: Math.min(height, top + plan.height * unit + free.bottom * near),
    },
  ];
  const world = { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y };
  if (!at) return { world, around: null };
  const { x, y } = placed(layout, at);
  const [wide, high] = [width * near * 0.9, height * near * 0.9];
  return { world, around: { left: x - wide / 2, top: y + (below * near) / 2 - high / 2, width: wide, height: high } };
}

interface Spot extends Size {
  readonly left: number;
  readonly top: number;
}

/** From units of the plan to pixels of the surface. */
export const placed = ({ unit, left, top }: Layout, { x, y }: Point): Point => ({
  x: left + x * unit,
  y: top + y * unit,
});

export const boxOf = (layout: Layout, { x, y, width, height }: Area) => {
  const corner = placed(layout, { x, y });
  return { left: corner.x, top: corner.y, width: width * layout.unit, height: height * layout.unit };
};

/** A zone on the plan: the whole tile for a street. */
export function areaOf({ plan }: Layout, tiles: readonly SeenTile[], zone: Zone): Area {
  const corner = plan.corners[tileOf(zone)] ?? { x: 0, y: 0 };
  const tile = tiles[tileOf(zone)];
  const within = zone % 2 === 1 && tile ? searchArea(tile) : { x: 0, y: 0, width: SIZE, height: SIZE };
  return { ...within, x: corner.x + within.x, y: corner.y + within.y };
}

/** On the street of the hero who acts, where what the next scream brings comes; null where none comes any more. */
export function screamSpot(
  layout: Layout,
  { heroes, active, tiles, scream }: Pick<View, 'heroes' | 'active' | 'tiles' | 'scream'>,
): ReturnType<typeof boxOf> | null {
  const hero = heroes.find(({ id }) => id === active);
  const tile = hero && tiles[tileOf(hero.zone)];
  const corner = hero && layout.plan.corners[tileOf(hero.zone)];
  if (!scream || !tile || !corner) return null;
  const { x, y, ...size } = screamArea(tile);
  return boxOf(layout, { x: corner.x + x, y: corner.y + y, ...size });
}

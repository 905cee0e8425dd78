import type { HeroId } from '../../content/heroes.ts';
import type { Zone } from '../../ids.ts';
import type { SeenTile, View } from '../../seen.ts';
import { type Area, type Point, isStreet, searchArea } from '../plan.ts';

// Who stands where in a zone, in units within its tile: heroes at the left, zombies at the right; where the street is narrow
// heroes behind and zombies before them, where a broad one is crowded heroes before zombies.

/** So many of a crowd are drawn; its number tells the rest. */
export const MOST_DRAWN = 6;

export interface Stood {
  readonly hero: HeroId;
  /** Where the feet are. */
  readonly at: Point;
  readonly height: number;
}

export interface Crowded {
  /** The feet of those that are drawn. */
  readonly at: readonly Point[];
  readonly height: number;
  /** Around all of them. */
  readonly around: Area;
}

export interface Standing {
  readonly heroes: readonly Stood[];
  readonly crowd: Crowded | null;
  /** Where things lie, one beside the other. */
  readonly things: Area;
}

const [HERO, ZOMBIE, ALPHA] = [0.62, 0.46, 0.9]; // how broad each is, by the height of a figure
const TALL = 44;
const SMALL = 0.65; // of it: smaller ones are hard to tell apart

export function standingIn(view: View, zone: Zone): Standing {
  const tile = view.tiles[zone >> 1];
  const heroes = view.heroes.filter(hero => hero.zone === zone && hero.carriedBy === null).map(({ id }) => id);
  const count = Math.min(MOST_DRAWN, tile ? (isStreet(zone) ? tile.street : tile.search) : 0);
  const hasAlpha = view.alpha?.zone === zone;
  if (!tile) return { heroes: [], crowd: null, things: { x: 0, y: 0, width: 1, height: 1 } };
  const { rows, things } = isStreet(zone) ? inStreet(tile) : inRoom(searchArea(tile));
  const [first, last] = [rows[0], rows.at(-1)] as [Row, Row];
  if (rows.length === 1) {
    const broad = heroes.length * HERO + (count > 0 || hasAlpha ? crowdBreadth(count, hasAlpha) + 0.25 : 0);
    const height = Math.min(first.tall, first.width / Math.max(0.6, broad));
    if (isStreet(zone) && height < first.tall * SMALL) {
      const [front, back] = [
        { ...first, y: first.y + 3, tall: first.tall * 0.7 },
        { ...first, y: first.y - first.tall * 0.5, tall: first.tall * 0.7 },
      ];
      return { ...inRows(heroes, front, count, hasAlpha, back), things };
    }
    const used = broad * height;
    const from = first.x + (first.width - used) / 2;
    return {
      heroes: lined(heroes, from, first.y, height),
      crowd: crowded(count, hasAlpha, from + used - crowdBreadth(count, hasAlpha) * height, first.y, height),
      things,
    };
  }
  return { ...inRows(heroes, first, count, hasAlpha, last), things };
}

const PLATE = 12; // under the feet: what says a hero's life

/** Below everybody in a zone and what is written under them: what is said there hides no life, of the next street neither. */
export function belowAll({ heroes, crowd }: Standing): number {
  const ground = crowd ? crowd.around.y + crowd.around.height : 0;
  return Math.max(ground, ...heroes.map(({ at }) => at.y)) + PLATE;
}

/** Each in a row of their own, in its middle. */
function inRows(
  heroes: readonly HeroId[],
  own: Row,
  count: number,
  hasAlpha: boolean,
  theirs: Row,
): Omit<Standing, 'things'> {
  const fits = (row: Row, broad: number): number => Math.min(row.tall, row.width / Math.max(0.6, broad));
  const high = fits(own, heroes.length * HERO);
  const low = fits(theirs, crowdBreadth(count, hasAlpha));
  return {
    heroes: lined(heroes, own.x + (own.width - heroes.length * HERO * high) / 2, own.y, high),
    crowd: crowded(count, hasAlpha, theirs.x + (theirs.width - crowdBreadth(count, hasAlpha) * low) / 2, theirs.y, low),
  };
}

const crowdBreadth = (count: number, hasAlpha: boolean): number =>
  (hasAlpha ? ALPHA : 0) + (count > 0 ? 0.34 + ZOMBIE * count : 0);

interface Row {
  readonly x: number;
  readonly width: number;
  /** The ground. */
  readonly y: number;
  readonly tall: number;
}

function inStreet({ roads }: SeenTile): { readonly rows: readonly Row[]; readonly things: Area } {
  const [from, to] = [roads.includes('W') ? 6 : 32, roads.includes('E') ? 114 : 88];
  if (to - from > 60)
    return {
      rows: [{ x: from, width: to - from, y: 81, tall: TALL }],
      things: { x: from + 2, y: 26, width: to - from - 4, height: 17 },
    };
  return {
    rows: [
      { x: from, width: to - from, y: 56, tall: 36 },
      { x: from, width: to - from, y: 94, tall: 36 },
    ],
    things: { x: 34, y: 3, width: 52, height: 17 },
  };
}

function inRoom({ x, y, width, height }: Area): { readonly rows: readonly Row[]; readonly things: Area } {
  if (width > height)
    return {
      rows: [{ x: x + 24, width: width - 28, y: y + height - 3, tall: 35 }],
      things: { x: x + 3, y: y + 10, width: 19, height: 19 },
    };
  if (height > width)
    return {
      rows: [
        { x: x + 1, width: width - 2, y: y + height * 0.6, tall: 32 },
        { x: x + 1, width: width - 2, y: y + height - 4, tall: 32 },
      ],
      things: { x: x + 4, y: y + 10, width: width - 8, height: 19 },
    };
  return {
    rows: [
      { x: x + 1, width: width - 2, y: y + height * 0.56, tall: 22 },
      { x: x + 1, width: width - 2, y: y + height - 2, tall: 20 },
    ],
    things: { x: x + 2, y: y + 2, width: width - 4, height: 12 },
  };
}

const lined = (heroes: readonly HeroId[], from: number, y: number, height: number): Stood[] =>
  heroes.map((hero, i) => ({ hero, at: { x: from + (i + 0.5) * HERO * height, y }, height }));

function crowded(count: number, hasAlpha: boolean, from: number, y: number, height: number): Crowded | null {
  if (count === 0 && !hasAlpha) return null;
  const start = from + (hasAlpha ? ALPHA * height : 0) + 0.3 * height;
  // Every other one stands a little further back.
  const at = Array.from({ length: count }, (_, i) => ({
    x: start + i * ZOMBIE * height,
    y: y - (i % 2 ? height * 0.1 : 0),
  }));
  const width = crowdBreadth(count, hasAlpha) * height;
  const tall = hasAlpha ? height * 1.3 : height;
  return { at, height, around: { x: from, y: y - tall, width, height: tall + 2 } };
}

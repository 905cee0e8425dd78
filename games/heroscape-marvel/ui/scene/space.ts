import { type Field, R, type Spot2 } from '../field.ts';

// From the flat map to space: a hex has an outer radius of 1, y is up.

/** How high one level is. */
export const LEVEL = 0.4;
/** What lies under level 0: the ground floats a little above the table. */
export const PLINTH = 0.5;
/** How thick the upper floor is. */
export const SLAB = 0.12;

export type Point3 = readonly [x: number, y: number, z: number];

export const inSpace = (field: Field, { x, y }: Spot2, level: number): Point3 => [
  (x - field.width / 2) / R,
  level * LEVEL,
  (y - field.height / 2) / R,
];

/** How large somebody of cardboard is who is so many levels high. */
export const cardSize = (up: number): number => up * LEVEL * 1.06;

/** Somebody of cardboard stands upright to those who look from the side, and lies for those who look from above. */
export function leaning(turn: number, rise: number): { readonly tilt: number; readonly aside: Point3 } {
  const lying = Math.max(0, (rise - 0.6) / (Math.PI / 2 - 0.6));
  return {
    tilt: lying * (Math.PI / 2) * 0.96,
    aside: [Math.sin(turn) * lying * 0.5, 0.15, Math.cos(turn) * lying * 0.5],
  };
}

/** A point of such a card so far above its feet. */
export function onCard(ground: Point3, turn: number, rise: number, up: number): Point3 {
  const { tilt, aside } = leaning(turn, rise);
  const back = up * Math.sin(tilt);
  return [
    ground[0] + aside[0] - back * Math.sin(turn),
    ground[1] + aside[1] + up * Math.cos(tilt),
    ground[2] + aside[2] - back * Math.cos(turn),
  ];
}

export const between = (a: Point3, b: Point3, part: number): Point3 => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

/** A point on the way through the air: an arc whose height grows with its width. */
export function arc(a: Point3, b: Point3, part: number): Point3 {
  const [x, y, z] = between(a, b, part);
  const wide = Math.hypot(b[0] - a[0], b[2] - a[2]);
  return [x, y + Math.sin(Math.PI * part) * (0.8 + wide * 0.22), z];
}

/** Numbers that are always the same for the same hex, from 0 to 1: every tile a little different. */
export function chance(q: number, r: number): number {
  const n = Math.sin(q * 127.1 + r * 311.7) * 43758.5453;
  return n - Math.floor(n);
}

import type { Side } from '../../content/tiles.ts';
import type { Area } from '../plan.ts';
import { INK, box, disc, flat, line, mass } from './ink.ts';

// A house that can be searched: its roof is off, its door is open to the street, a lamp burns in it.

const WALL = '#5f4a3d';

/** Shelves along the upper wall, or what else was left. */
const FURNITURE: readonly ((x: number, y: number, width: number) => string)[] = [
  (x, y, width) =>
    mass(box(x, y, width, 6), '#6d4a32') +
    flat(`${box(x + 2, y + 1.2, 4, 3)}${box(x + 9, y + 1.2, 3, 3)}`, '#c7503f') +
    flat(box(x + 14, y + 1.2, 5, 3), '#d9a441'),
  (x, y, width) =>
    mass(box(x, y, width, 5), '#8a6a45') +
    mass(disc(x + 4, y + 10, 2.6), '#7a3f33') +
    mass(disc(x + 12, y + 10, 2.6), '#7a3f33'),
  (x, y) =>
    mass(box(x, y, 13, 9), '#d8d2c4') +
    flat(box(x + 1.5, y + 1.5, 10, 3), '#8fa6b5') +
    mass(box(x + 16, y, 8, 7), '#6b4a2f'),
];

export function room({ x, y, width, height }: Area, side: Side | null, seed: number): string {
  const inner = { x: x + 2.2, y: y + 2.2, width: width - 4.4, height: height - 4.4 };
  const isTall = height > width * 1.2;
  const furnish = FURNITURE[seed % FURNITURE.length] ?? FURNITURE[0];
  const pieces =
    (furnish?.(inner.x + 2, inner.y + 0.6, Math.min(24, inner.width - 4)) ?? '') +
    (isTall
      ? mass(box(inner.x + 1, inner.y + inner.height - 8, inner.width - 14, 6), '#6d4a32')
      : width > 60
        ? mass(box(inner.x + inner.width - 24, inner.y + 0.6, 20, 5), '#7a563a')
        : '');
  return [
    flat(box(x + 2.5, y + 3, width, height), 'rgb(12 8 24 / 34%)'),
    mass(box(x, y, width, height), WALL),
    flat(box(inner.x, inner.y, inner.width, inner.height), 'url(#z15-floor)'),
    flat(box(inner.x, inner.y, inner.width, 2.4), 'rgb(20 10 24 / 35%)'),
    pieces,
    door({ x, y, width, height }, side ?? 'N'),
    flat(box(inner.x, inner.y, inner.width, inner.height), 'rgb(255 207 119 / 14%)'),
  ].join('');
}

/** A gap in the wall towards the street. */
function door({ x, y, width, height }: Area, side: Side): string {
  const at = {
    N: [x + width / 2 - 8, y + height - 2.6, 16, 3],
    S: [x + width / 2 - 8, y - 0.4, 16, 3],
    W: [x + width - 2.6, y + height / 2 - 8, 3, 16],
    E: [x - 0.4, y + height / 2 - 8, 3, 16],
  }[side] as [number, number, number, number];
  return flat(box(...at), '#c79a63') + line(box(...at), INK, 0.6);
}

/** The floor of all of them. */
export const FLOOR =
  '<pattern id="z15-floor" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 0h10v10H0z" fill="#b08a5e" stroke="none"/><path d="M0 0h5v5H0zM5 5h5v5H5z" fill="#a37d53" stroke="none"/></pattern>';

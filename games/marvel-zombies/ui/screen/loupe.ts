import type { SeenZone, View } from '../../seen.ts';
import { type FreeSpot, type Taken, freeSpot, actingAt, metAt, takenAbove, takenBy } from './free-spot.ts';
import type { Placed } from './pieces.ts';
import type { Size } from './plan.ts';
import { tokensWide } from './tokens.tsx';

// The way to look closely at a crowded zone: a button with how many stand there.

export const LOUPE = 32; // pixels
const MANY = 5; // pieces in one zone that are hard to tell apart, and from three on where they are small
const SMALL = 46;
const RISE = 22; // so far it may stand out of its zone, above the heads

export const countOf = (placed: readonly Placed[]): number =>
  placed.reduce((sum, { piece }) => sum + (piece.type === 'group' ? piece.count : 1), 0);

/** Where it stands, on no number and no face if that can be; null where all are seen well enough. */
export function loupeSpot(view: View, zone: SeenZone, placed: readonly Placed[], cell: Size): FreeSpot | null {
  const isCrowded = countOf(placed) > MANY || (placed.length > 2 && placed.some(({ height }) => height < SMALL));
  return isCrowded ? freeSpot(LOUPE, cell, [...takenIn(view, zone, placed, cell), ...metAt(placed)], RISE) : null;
}

/** What is read and seen in a zone. */
export const takenIn = (view: View, zone: SeenZone, placed: readonly Placed[], cell: Size): Taken[] => [
  ...placed.flatMap(takenBy),
  ...placed.flatMap(one => (one.piece.type === 'hero' && one.piece.id === view.turn?.hero ? actingAt(one) : [])),
  ...takenAbove(cell, zone.room, tokensWide(view, zone, cell)),
];

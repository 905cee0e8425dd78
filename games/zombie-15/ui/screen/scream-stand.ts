import { type Bearing, bearing } from '../../../../kit/compass.ts';
import { type Box, type Place, clearOf, quietest } from '../../../../table/screen/quiet.ts';
import type { Size } from './layout.ts';

// Where it stands what the next scream brings: as near to its street as nobody is covered, and never beyond the edge.

export interface ScreamStand extends Place {
  /** Towards the street, where it does not stand there. */
  readonly side: Bearing | null;
}

const EDGE = 6; // pixels
const STEP = 12;
const GAP = 8; // above the street
const AWAY = 60; // further than that it must point

export function screamStand(size: Size, street: Box, frame: Box, kept: readonly Box[]): ScreamStand {
  const [x, y] = [street.left + street.width / 2, street.top - GAP - size.height / 2];
  const far = ({ left, top }: Place): number => Math.hypot(left + size.width / 2 - x, top + size.height / 2 - y);
  const sorted = (within: Box): Place[] => everywhere(size, within).toSorted((one, other) => far(one) - far(other));
  const shy = kept.map(box => ({ box, weight: OVER }));
  const place =
    clearOf(size, sorted(around(x, y, size, frame)), kept) ??
    clearOf(size, sorted(frame), kept) ??
    quietest(size, sorted(frame), shy) ??
    frame;
  const [east, south] = [x - place.left - size.width / 2, street.top + street.height / 2 - place.top - size.height / 2];
  return { left: place.left, top: place.top, side: far(place) > AWAY ? bearing(east, south) : null };
}

const NEAR = 90; // pixels: where there is mostly room
const OVER = 20;

/** The part of the frame that is near. */
function around(x: number, y: number, { width, height }: Size, frame: Box): Box {
  const [wide, high] = [width / 2 + NEAR, height / 2 + NEAR];
  const between = (at: number, from: number, to: number): number => Math.max(from, Math.min(to, at));
  const [right, bottom] = [frame.left + frame.width, frame.top + frame.height];
  const [left, top] = [between(x - wide, frame.left, right - width), between(y - high, frame.top, bottom - height)];
  return {
    left,
    top,
    width: between(x + wide, left + width, right) - left,
    height: between(y + high, top + height, bottom) - top,
  };
}

function everywhere({ width, height }: Size, frame: Box): Place[] {
  const columns = Math.max(1, Math.floor((frame.width - width - 2 * EDGE) / STEP) + 1);
  const rows = Math.max(1, Math.floor((frame.height - height - 2 * EDGE) / STEP) + 1);
  return Array.from({ length: columns * rows }, (_, i) => ({
    left: frame.left + EDGE + (i % columns) * STEP,
    top: frame.top + EDGE + Math.floor(i / columns) * STEP,
  }));
}

// How a camera shows a world of the size of its frame: drawn larger, and moved so that it always fills the frame.

export interface Framing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const WHOLE: Framing = { x: 0, y: 0, scale: 1 };

const MOST = 4;
const NEAREST = 2.4; // by itself no nearer: what is around should be seen
const [MARGIN, NARROW] = [40, 0.05]; // around what is framed; on a small screen only this part of it

/**
 * So that all of these are in sight; where one would be smaller than `least`, too small to touch, those around the first.
 * What is as large as `enough` is not drawn nearer: then more of what is around helps more.
 */
export function framed(
  boxes: readonly Box[],
  size: Size,
  least: number,
  world?: Box,
  enough: number = Number.POSITIVE_INFINITY,
): Framing {
  if (boxes.length === 0) return WHOLE;
  const margin = Math.min(MARGIN, size.width * NARROW, size.height * NARROW);
  const left = Math.min(...boxes.map(box => box.left)) - margin;
  const top = Math.min(...boxes.map(box => box.top)) - margin;
  const width = Math.max(...boxes.map(box => box.right)) + margin - left;
  const height = Math.max(...boxes.map(box => box.bottom)) + margin - top;
  const fitting = Math.min(NEAREST, size.width / width, size.height / height);
  const smallest = Math.min(...boxes.map(box => Math.min(box.right - box.left, box.bottom - box.top)));
  const scale = Math.max(1, Math.min(fitting, enough / smallest), Math.min(MOST, least / smallest));
  const [first] = boxes as readonly [Box];
  const middleX = width * scale > size.width ? (first.left + first.right) / 2 : left + width / 2;
  const middleY = height * scale > size.height ? (first.top + first.bottom) / 2 : top + height / 2;
  return kept({ x: size.width / 2 - middleX * scale, y: size.height / 2 - middleY * scale, scale }, size, world);
}

/** So that there is room around this: something stands there, and must not stand beyond the edge. */
export function roomAround(box: Box, room: number, { x, y, scale }: Framing, size: Size, world?: Box): Framing {
  const clear = (at: number, middle: number, length: number): number => {
    const least = Math.min(room, length / 2);
    return Math.max(least, Math.min(middle * scale + at, length - least)) - middle * scale;
  };
  const [across, down] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return kept({ x: clear(x, across, size.width), y: clear(y, down, size.height), scale }, size, world);
}

export const moved = ({ x, y, scale }: Framing, right: number, down: number, size: Size, world?: Box): Framing =>
  kept({ x: x + right, y: y + down, scale }, size, world);

/** The point under the pointer stays where it is. */
export function nearer(
  { x, y, scale }: Framing,
  by: number,
  at: { readonly x: number; readonly y: number },
  size: Size,
  world?: Box,
): Framing {
  const next = Math.max(1, Math.min(MOST, scale * by));
  const grown = next / scale;
  return kept({ x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown, scale: next }, size, world);
}

/** The world never leaves a gap in its frame; what is smaller than the frame stays in its middle. */
function kept({ x, y, scale }: Framing, { width, height }: Size, world?: Box): Framing {
  const { left, top, right, bottom } = world ?? { left: 0, top: 0, right: width, bottom: height };
  const limit = (at: number, from: number, to: number, length: number): number =>
    (to - from) * scale < length
      ? length / 2 - ((from + to) / 2) * scale
      : Math.min(0 - from * scale, Math.max(length - to * scale, at));
  return { x: limit(x, left, right, width), y: limit(y, top, bottom, height), scale };
}

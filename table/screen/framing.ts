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
const STEP_BACK = 1.08;
const NEAREST = 2.4; // by itself no nearer: what is around should be seen
const ROUNDED = 0.5; // pixels that measuring what is drawn loses
const WORTH = 1.25; // less than that shows hardly more of anything, and cuts off the rest
const [MARGIN, NARROW] = [40, 0.05]; // around what is framed; on a small screen only this part of it

/**
 * So that all of these are in sight; where one would be smaller than `least`, too small to touch, the first and as many of those after it as there is room for.
 * Where the first is as large as `enough` nothing is drawn nearer: then more of what is around helps more.
 */
export function framed(
  boxes: readonly Box[],
  size: Size,
  least: number,
  world?: Box,
  enough: number = Number.POSITIVE_INFINITY,
): Framing {
  if (boxes.length === 0) return WHOLE;
  const { left, top, right, bottom } = around(boxes, size);
  const fitting = Math.min(NEAREST, size.width / (right - left), size.height / (bottom - top));
  const wanted = Math.min(fitting, enough / smallestOf(boxes.slice(0, 1)));
  const needed = touchable(boxes, least);
  if (wanted < WORTH && needed <= 1) return WHOLE;
  const scale = Math.max(1, wanted, needed);
  return centred(boxes, scale, size, world);
}

/** All of them in the middle; where there is no room for that, the first, and of the next as many as there is room for. */
function centred(boxes: readonly Box[], scale: number, size: Size, world?: Box): Framing {
  const across = most(boxes, size, ({ left, right }) => (right - left) * scale <= size.width);
  const down = most(boxes, size, ({ top, bottom }) => (bottom - top) * scale <= size.height);
  const x = size.width / 2 - ((across.left + across.right) / 2) * scale;
  return kept({ x, y: size.height / 2 - ((down.top + down.bottom) / 2) * scale, scale }, size, world);
}

/** What as many of them take as fit, from the first on. */
function most(boxes: readonly Box[], size: Size, fits: (all: Box) => boolean): Box {
  let found = boxes[0] ?? around(boxes, size);
  for (let many = 1; many <= boxes.length; many++) {
    const all = around(boxes.slice(0, many), size);
    if (!fits(all)) break;
    found = all;
  }
  return found;
}

/** What all of them take, with a margin. */
function around(boxes: readonly Box[], size: Size): Box {
  const margin = Math.min(MARGIN, size.width * NARROW, size.height * NARROW);
  return {
    left: Math.min(...boxes.map(box => box.left)) - margin,
    top: Math.min(...boxes.map(box => box.top)) - margin,
    right: Math.max(...boxes.map(box => box.right)) + margin,
    bottom: Math.max(...boxes.map(box => box.bottom)) + margin,
  };
}

/** The same with room around one of them, where something stands: from further away, if so all of them stay in sight. */
export function framedAround(
  ringed: Box,
  room: number,
  boxes: readonly Box[],
  size: Size,
  least: number,
  world?: Box,
  enough?: number,
): Framing {
  const nearest = roomAround(ringed, room, framed(boxes, size, least, world, enough), size, world);
  const furthest = Math.max(1, touchable(boxes, least));
  let found = nearest;
  while (!boxes.every(box => isInSight(box, found, size)) && found.scale > furthest) {
    const scale = Math.max(furthest, found.scale / STEP_BACK);
    found = roomAround(ringed, room, centred(boxes, scale, size, world), size, world);
  }
  return boxes.every(box => isInSight(box, found, size)) ? found : nearest;
}

const isInSight = ({ left, top, right, bottom }: Box, { x, y, scale }: Framing, { width, height }: Size): boolean =>
  left * scale + x >= 0 && right * scale + x <= width && top * scale + y >= 0 && bottom * scale + y <= height;

/** Whether all of these can be seen and met as the world is shown: then it may stay as it is. */
export const isMet = (boxes: readonly Box[], framing: Framing, size: Size, least: number): boolean =>
  boxes.length > 0 &&
  boxes.every(box => isInSight(box, framing, size)) &&
  smallestOf(boxes) * framing.scale >= least - ROUNDED;

/** How small the smallest of them is. */
export const smallestOf = (boxes: readonly Box[]): number =>
  Math.min(...boxes.map(box => Math.min(box.right - box.left, box.bottom - box.top)));

/** From which size on all of them can be touched. */
const touchable = (boxes: readonly Box[], least: number): number => Math.min(MOST, least / smallestOf(boxes));

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

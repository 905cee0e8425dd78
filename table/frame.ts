// The part of a map that is looked at.

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const fitted = ({ width, height }: Size): Frame => ({ x: 0, y: 0, width, height });

/** Nearer or further by a factor, so that the point stays where it is; never further than the whole. */
export function zoomed(frame: Frame, whole: Size, by: number, most: number, at?: { x: number; y: number }): Frame {
  const scale = Math.min(most, Math.max(1, (whole.width / frame.width) * by));
  const width = whole.width / scale;
  const height = whole.height / scale;
  const point = at ?? { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  const x = point.x - ((point.x - frame.x) / frame.width) * width;
  const y = point.y - ((point.y - frame.y) / frame.height) * height;
  return inside({ x, y, width, height }, whole);
}

/** So near that `nearer` such frames would be as wide as the whole, around a point. */
export function around({ x, y }: { x: number; y: number }, whole: Size, nearer: number): Frame {
  const [width, height] = [whole.width / nearer, whole.height / nearer];
  return inside({ x: x - width / 2, y: y - height / 2, width, height }, whole);
}

export const moved = (frame: Frame, whole: Size, dx: number, dy: number): Frame =>
  inside({ x: frame.x + dx, y: frame.y + dy, width: frame.width, height: frame.height }, whole);

/** No edge of the map comes further in than the edge of the frame. */
const inside = (frame: Frame, whole: Size): Frame => ({
  x: Math.min(Math.max(0, frame.x), whole.width - frame.width),
  y: Math.min(Math.max(0, frame.y), whole.height - frame.height),
  width: frame.width,
  height: frame.height,
});

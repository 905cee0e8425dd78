// The part of a map that is looked at.

export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const fitted = ({ width, height }: Size): Crop => ({ x: 0, y: 0, width, height });

/** Nearer or further by a factor, so that the point stays where it is; never further than the whole. */
export function zoomed(crop: Crop, whole: Size, by: number, most: number, at?: { x: number; y: number }): Crop {
  const scale = Math.min(most, Math.max(1, (whole.width / crop.width) * by));
  const width = whole.width / scale;
  const height = whole.height / scale;
  const point = at ?? { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 };
  const x = point.x - ((point.x - crop.x) / crop.width) * width;
  const y = point.y - ((point.y - crop.y) / crop.height) * height;
  return inside({ x, y, width, height }, whole);
}

/** So near that `nearer` such crops would be as wide as the whole, around a point. */
export function around({ x, y }: { x: number; y: number }, whole: Size, nearer: number): Crop {
  const [width, height] = [whole.width / nearer, whole.height / nearer];
  return inside({ x: x - width / 2, y: y - height / 2, width, height }, whole);
}

export const moved = (crop: Crop, whole: Size, dx: number, dy: number): Crop =>
  inside({ x: crop.x + dx, y: crop.y + dy, width: crop.width, height: crop.height }, whole);

/** No edge of the map comes further in than the edge of the crop. */
const inside = (crop: Crop, whole: Size): Crop => ({
  x: Math.min(Math.max(0, crop.x), whole.width - crop.width),
  y: Math.min(Math.max(0, crop.y), whole.height - crop.height),
  width: crop.width,
  height: crop.height,
});

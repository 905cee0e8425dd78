// Where things lie on a map whose north is at the top.

export const BEARINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Bearing = (typeof BEARINGS)[number];

/** In which direction that lies which is so far east and so far south of here; null here. */
export function bearing(east: number, south: number): Bearing | null {
  if (east === 0 && south === 0) return null;
  const eighths = Math.round((Math.atan2(east, -south) / Math.PI) * 4);
  return BEARINGS[(eighths + 8) % 8] ?? null;
}

/** In which part of a map a point lies, from 0 at its western and northern edge to 1; null in the middle. */
export const region = (x: number, y: number): Bearing | null => bearing(third(x), third(y));

const third = (at: number): number => (at < 1 / 3 ? -1 : at > 2 / 3 ? 1 : 0);

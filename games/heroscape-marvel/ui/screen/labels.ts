// Where words stand over the battlefield: near their thing, and none over another.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Label {
  /** The middle of the edge by which it stands at its thing: the lower one of a sign, the upper one of a name. */
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly isSign: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A line from a label to its thing: where it begins on the label, how far it goes, and which way. */
export interface Lead {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly angle: number;
}

/** What stands far from its thing shows whose it is; null where that is plain. */
export function leadOf({ x, y, high }: Label, { left, top, right, bottom }: Box): Lead | null {
  const from = { x: Math.min(right, Math.max(left, x)), y: Math.min(bottom, Math.max(top, y)) };
  const long = Math.hypot(x - from.x, y - from.y);
  if (long < high * NEAR) return null;
  return { x: from.x - left, y: from.y - top, long, angle: Math.atan2(y - from.y, x - from.x) };
}

const NEAR = 0.6;
const EDGE = 2;

/** A place for each label, in their order: clear of what is taken, and of faces, too, as far as there is room. */
export function placesOf(
  labels: readonly Label[],
  taken: readonly Box[],
  within: Size,
  faces: readonly Box[] = [],
): Box[] {
  const placed = [...taken];
  const found = new Map<Label, Box>();
  for (const label of [...labels].sort(byWeight)) {
    const tries = WAYS.map(([aside, away]) => boxOf(label, aside, away, within));
    const free = tries.filter(one => placed.every(other => !overlap(one, other)));
    const clear = free.find(one => faces.every(face => !overlap(one, face)));
    const box = clear ?? free[0] ?? boxOf(label, 0, 0, within);
    placed.push(box);
    found.set(label, box);
  }
  return labels.map(label => found.get(label) as Box);
}

/** Signs say more than names; the nearest first. */
const byWeight = (a: Label, b: Label): number =>
  Number(b.isSign) - Number(a.isSign) || (a.isSign ? b.y - a.y : a.y - b.y);

/** In parts of its own size: aside, and away from its thing. The shortest way first, aside and back only where nothing else is free. */
const WAYS = [-1, -0.5, 0, 0.5, 1]
  .flatMap(aside => [-2, -1, 0, 1, 2, 3, 4].map(away => [aside, away] as const))
  .map(way => ({ way, cost: Math.abs(way[0]) * 2.4 + (way[1] < 0 ? -1.6 : 1) * way[1] }))
  .sort((a, b) => a.cost - b.cost)
  .map(({ way }) => way);

function boxOf({ x, y, wide, high, isSign }: Label, aside: number, away: number, { width, height }: Size): Box {
  const gap = high + 1;
  const left = keep(x - wide / 2 + aside * wide, width - wide);
  const top = keep(isSign ? y - high - away * gap : y + away * gap, height - high);
  return { left, top, right: left + wide, bottom: top + high };
}

const keep = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

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
  /** Nobody acts with its thing, and nothing is done to it: out of sight it says nothing. */
  readonly isIdle?: boolean;
  /** Whether it may be left out where there is no room. */
  readonly mayGo?: boolean;
}

/** What is seen, in pixels of what they lie on. */
interface Within {
  readonly left?: number;
  readonly top?: number;
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
export function leadOf(label: Label, box: Box): Lead | null {
  const { x, y, high } = label;
  const from = nearestOf(label, box);
  const long = Math.hypot(x - from.x, y - from.y);
  if (long < high * NEAR) return null;
  return { x: from.x - box.left, y: from.y - box.top, long, angle: Math.atan2(y - from.y, x - from.x) };
}

/** Where a box comes nearest to what a label stands at. */
const nearestOf = ({ x, y }: Label, { left, top, right, bottom }: Box) => ({
  x: Math.min(right, Math.max(left, x)),
  y: Math.min(bottom, Math.max(top, y)),
});

function gapTo(label: Label, box: Box): number {
  const { x, y } = nearestOf(label, box);
  return Math.hypot(label.x - x, label.y - y);
}

const NEAR = 0.6;
const APART = 3; // between two labels: what lies close upon each other is read as one
const EDGE = 2;

/**
 * A place for each label, in their order: clear of what is taken and of faces, and nearer to its own thing than to another that
 * is called like it. Where there is no room for all of that, faces come first: a line leads back to the thing. What may be left
 * out is, where it would be read at another or has no room; so is what is idle where its thing is out of sight.
 */
export function placesOf(
  labels: readonly Label[],
  taken: readonly Box[],
  within: Within,
  faces: readonly Box[] = [],
): (Box | null)[] {
  const placed = [...taken];
  const found = new Map<Label, Box>();
  for (const label of [...labels].sort(byWeight)) {
    if (label.isIdle && !isWithin(label, within)) continue;
    const tries = WAYS.map(([aside, away]) => boxOf(label, aside, away, within));
    const free = tries.filter(one => placed.every(other => !overlap(grown(one), other)));
    const isClear = (one: Box): boolean => faces.every(face => !overlap(one, face));
    const rivals = labels.filter(other => other !== label && other.isSign === label.isSign);
    const own = free.filter(one => rivals.every(rival => gapTo(label, one) <= gapTo(rival, one)));
    const any = free.find(isClear) ?? own[0] ?? free[0] ?? boxOf(label, 0, 0, within);
    const box = own.find(isClear) ?? (label.mayGo ? null : any);
    if (!box) continue;
    placed.push(box);
    found.set(label, box);
  }
  return labels.map(label => found.get(label) ?? null);
}

/** A name stands under its thing, which is seen a little further down than its own place is. */
const isWithin = ({ x, y, high }: Label, { left = 0, top = 0, width, height }: Within): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height + high;

/** Signs say more than names, and names more than what may be left out; the nearest to whoever looks first. */
const byWeight = (a: Label, b: Label): number =>
  Number(b.isSign) - Number(a.isSign) || Number(a.mayGo ?? false) - Number(b.mayGo ?? false) || b.y - a.y;

/** In parts of its own size: aside, and away from its thing. The shortest way first, aside and back only where nothing else is free. */
const WAYS = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5]
  .flatMap(aside => [-2, -1, 0, 1, 2, 3, 4].map(away => [aside, away] as const))
  .map(way => ({ way, cost: Math.abs(way[0]) * 2.4 + (way[1] < 0 ? -1.6 : 1) * way[1] }))
  .sort((a, b) => a.cost - b.cost)
  .map(({ way }) => way);

function boxOf({ x, y, wide, high, isSign }: Label, aside: number, away: number, seen: Within): Box {
  const { left: from = 0, top: above = 0, width, height } = seen;
  const gap = high + APART + 1;
  const left = keep(x - wide / 2 + aside * wide, from, from + width - wide);
  const top = keep(isSign ? y - high - away * gap : y + away * gap, above, above + height - high);
  return { left, top, right: left + wide, bottom: top + high };
}

const keep = (value: number, least: number, most: number): number =>
  Math.max(least + EDGE, Math.min(value, most - EDGE));

const grown = ({ left, top, right, bottom }: Box): Box => ({
  left: left - APART,
  top: top - APART,
  right: right + APART,
  bottom: bottom + APART,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

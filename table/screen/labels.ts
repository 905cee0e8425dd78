import type { Spot } from './whereabouts.ts';

/** How far a label is moved from where it would stand. */
export interface Shift {
  readonly x: number;
  readonly y: number;
}

interface Frame {
  readonly width: number;
  readonly height: number;
}

const GAP = 2; // pixels between two of them
const STEP = 3;
const STEEP = 1.3; // to move up or down tells less clearly whose it is than to move aside

/**
 * Where labels may stand so that none lies on another and none beyond the frame, each as near as can be to where it would
 * stand; the first ones are moved least. Landmarks are left free as well, where there is room for all.
 */
export function placed(labels: readonly Spot[], frame: Frame, landmarks: readonly Spot[] = []): Shift[] {
  const wanted = spread(labels, frame);
  const settled: Spot[] = [];
  for (const label of wanted) {
    const spot =
      nearest(label, frame, [...settled, ...landmarks]) ?? nearest(label, frame, settled) ?? within(label, frame);
    settled.push(spot);
  }
  return labels.map(({ left, top }, i) => ({
    x: (settled[i]?.left ?? left) - left,
    y: (settled[i]?.top ?? top) - top,
  }));
}

/** Those of one row share what they are pushed by, as far as all of them have room in it. */
function spread(labels: readonly Spot[], frame: Frame): Spot[] {
  const rows = new Map<number, Spot[]>();
  for (const label of labels) rows.set(label.top, [...(rows.get(label.top) ?? []), label]);
  const lefts = new Map<Spot, number>();
  for (const row of rows.values()) {
    const sorted = row.toSorted((a, b) => a.left - b.left);
    const needed = sorted.reduce((sum, { width }) => sum + width + GAP, -GAP);
    if (needed > frame.width) continue;
    const [rightwards, leftwards] = [pushed(sorted, frame.width), pushed(mirrored(sorted, frame), frame.width)];
    for (const [i, label] of sorted.entries()) {
      const back = frame.width - (leftwards[sorted.length - 1 - i] ?? 0) - label.width;
      lefts.set(label, ((rightwards[i] ?? 0) + back) / 2);
    }
  }
  return labels.map(label => {
    const { top, width, height } = label;
    return { left: lefts.get(label) ?? label.left, top, width, height };
  });
}

const mirrored = (row: readonly Spot[], frame: Frame): Spot[] =>
  row.toReversed().map(({ left, top, width, height }) => ({ left: frame.width - left - width, top, width, height }));

/** Each to the right of the one before, and those back again that would leave the frame. */
function pushed(row: readonly Spot[], wide: number): number[] {
  const lefts: number[] = [];
  let free = 0;
  for (const { left, width } of row) {
    const at = Math.max(free, left);
    lefts.push(at);
    free = at + width + GAP;
  }
  let end = wide;
  for (let i = row.length - 1; i >= 0; i--) {
    const { width = 0 } = row[i] ?? {};
    const at = Math.min(lefts[i] ?? 0, end - width);
    lefts[i] = at;
    end = at - GAP;
  }
  return lefts;
}

/** The nearest spot in the frame that covers none of these; null where there is none. */
function nearest(label: Spot, frame: Frame, taken: readonly Spot[]): Spot | null {
  const start = within(label, frame);
  if (!taken.some(one => isOver(start, one))) return start;
  const { width, height } = label;
  let [found, least]: [Spot | null, number] = [null, Infinity];
  for (const left of steps(start.left, frame.width - width)) {
    const aside = Math.abs(left - start.left);
    if (aside >= least) break;
    for (const top of steps(start.top, frame.height - height)) {
      const cost = aside + STEEP * Math.abs(top - start.top);
      if (cost >= least) break;
      const spot = { left, top, width, height };
      if (taken.some(one => isOver(spot, one))) continue;
      [found, least] = [spot, cost];
    }
  }
  return found;
}

/** From here both ways, the nearest first, as far as there is room. */
function* steps(from: number, most: number): Generator<number> {
  yield from;
  for (let by = STEP; from - by >= 0 || from + by <= most; by += STEP) {
    if (from - by >= 0) yield from - by;
    if (from + by <= most) yield from + by;
  }
}

const within = ({ left, top, width, height }: Spot, frame: Frame): Spot => ({
  left: Math.max(0, Math.min(left, frame.width - width)),
  top: Math.max(0, Math.min(top, frame.height - height)),
  width,
  height,
});

/** Whether two of them would lie on each other, or touch. */
export const isOver = (a: Spot, b: Spot): boolean =>
  a.left < b.left + b.width + GAP &&
  b.left < a.left + a.width + GAP &&
  a.top < b.top + b.height + GAP &&
  b.top < a.top + a.height + GAP;

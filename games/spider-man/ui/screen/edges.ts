import type { Edges, Point } from '../../../../table/screen/around.ts';

// Where something is told that lies beyond what the camera shows: at the edge towards it.

/** What lies beyond, from where one is led there, and how wide its label is. */
interface Beyond {
  readonly to: Point;
  readonly from: Point | null;
  readonly wide: number;
}

export interface Placed extends Point {
  /** Towards where it lies; 0 is to the right. */
  readonly turn: number;
}

const STEP = 6; // pixels by which a label that has no room goes on along its edge

/**
 * The middle of each label, all of it within `room`: where the way there leaves the frame, or as near to that as nothing else stands;
 * null for what is in sight.
 */
export function atEdges(
  beyond: readonly Beyond[],
  high: number,
  frame: Edges,
  room: Edges,
  kept: readonly Edges[],
): readonly (Placed | null)[] {
  const taken = [...kept];
  return beyond.map(({ to, from, wide }) => {
    if (isWithin(to, frame)) return null;
    const inner = shrunk(room, wide / 2, high / 2);
    const start = from && isWithin(from, frame) ? from : middleOf(frame);
    const leaves = within(leaving(start, to, frame), inner);
    const boxAt = ({ x, y }: Point): Edges => ({
      left: x - wide / 2,
      top: y - high / 2,
      right: x + wide / 2,
      bottom: y + high / 2,
    });
    const place = along(leaves, inner).find(point => !taken.some(box => meets(box, boxAt(point)))) ?? leaves;
    taken.push(boxAt(place));
    return { ...place, turn: Math.atan2(to.y - place.y, to.x - place.x) };
  });
}

/** Where the way from one point to another beyond it crosses the edge of a box. */
function leaving(from: Point, to: Point, { left, top, right, bottom }: Edges): Point {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const part = (way: number, room: number): number => (way === 0 ? 1 : Math.min(1, room / Math.abs(way)));
  const least = Math.min(
    part(across, across > 0 ? right - from.x : from.x - left),
    part(down, down > 0 ? bottom - from.y : from.y - top),
  );
  return { x: from.x + across * least, y: from.y + down * least };
}

/** The points of that edge, the nearest first. */
function along({ x, y }: Point, box: Edges): Point[] {
  const isUpright = Math.min(x - box.left, box.right - x) < 0.5;
  const [from, to] = isUpright ? [box.top, box.bottom] : [box.left, box.right];
  const at = isUpright ? y : x;
  const places = [at];
  for (let far = STEP; far < to - from; far += STEP)
    for (const next of [at + far, at - far]) if (next >= from && next <= to) places.push(next);
  return places.map(next => (isUpright ? { x, y: next } : { x: next, y }));
}

const isWithin = ({ x, y }: Point, { left, top, right, bottom }: Edges): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const within = ({ x, y }: Point, { left, top, right, bottom }: Edges): Point => ({
  x: Math.max(left, Math.min(right, x)),
  y: Math.max(top, Math.min(bottom, y)),
});

const middleOf = ({ left, top, right, bottom }: Edges): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

const shrunk = ({ left, top, right, bottom }: Edges, across: number, down: number): Edges => ({
  left: left + across,
  top: top + down,
  right: right - across,
  bottom: bottom - down,
});

const meets = (one: Edges, other: Edges): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

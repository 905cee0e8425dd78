import { type Panel, warehouse } from '../content/warehouse.ts';
import type { Board, Cell } from './board.ts';

// Straight lines against hexagons, walls and the floor (HS-LOS-01, HS-LOS-05..09).

export const TOLERANCE = 1e-9;

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A stretch of a ray, as shares of its length. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Where a ray runs inside the closed hexagon of this scale, if over a positive length. */
export function inside(a: Point, b: Point, x: number, y: number, scale: number): Stretch | null {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [px, py] = [a.x - x, a.y - y];
  const aside = dx * py - dy * px;
  const reach = 2 * scale;
  if (aside * aside > reach * reach * (dx * dx + dy * dy) + TOLERANCE) return null; // passes it by, far away
  let [from, to] = [0, 1];
  // The hexagon with corners (0,2) (1,1) (1,-1) ... is |x| <= 1 and |x| + |y| <= 2.
  for (const [nx, ny, limit] of SIDES) {
    const start = nx * px + ny * py - limit * scale;
    const slope = nx * dx + ny * dy;
    if (Math.abs(slope) < TOLERANCE) {
      if (start > TOLERANCE) return null;
    } else if (slope > 0) to = Math.min(to, -start / slope);
    else from = Math.max(from, -start / slope);
    if (to - from <= TOLERANCE) return null;
  }
  return { from, to };
}

const SIDES = [
  [1, 0, 1],
  [-1, 0, 1],
  [1, 1, 2],
  [1, -1, 2],
  [-1, 1, 2],
  [-1, -1, 2],
] as const;

/** Lowest and highest point of the ray on a stretch. */
export function heights(a: Point, b: Point, { from, to }: Stretch): [low: number, high: number] {
  const start = a.z + (b.z - a.z) * from;
  const end = a.z + (b.z - a.z) * to;
  return start < end ? [start, end] : [end, start];
}

/** A panel in the plane of sight. */
export interface Screen {
  readonly id: string;
  readonly when: Panel['when'];
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly lo: number;
  readonly hi: number;
}

/** HS-LOS-07: crossing a panel within its length and height, or running along it. */
export function meets(a: Point, b: Point, screen: Screen): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (Math.abs(dx) < TOLERANCE && Math.abs(dy) < TOLERANCE) return false;
  const [px, py] = [screen.x - a.x, screen.y - a.y];
  const across = dx * screen.dy - dy * screen.dx;
  if (Math.abs(across) < TOLERANCE) return runsAlong(a, b, screen);
  const t = (px * screen.dy - py * screen.dx) / across;
  const s = (px * dy - py * dx) / across;
  if (t <= TOLERANCE || t >= 1 - TOLERANCE || s < -TOLERANCE || s > 1 + TOLERANCE) return false;
  const z = a.z + (b.z - a.z) * t;
  return z >= screen.lo - TOLERANCE && z < screen.hi - TOLERANCE;
}

function runsAlong(a: Point, b: Point, screen: Screen): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [px, py] = [screen.x - a.x, screen.y - a.y];
  if (Math.abs(px * dy - py * dx) > TOLERANCE) return false; // beside it
  const length = dx * dx + dy * dy;
  const one = (px * dx + py * dy) / length;
  const two = one + (screen.dx * dx + screen.dy * dy) / length;
  let from = Math.max(0, Math.min(one, two));
  let to = Math.min(1, Math.max(one, two));
  const rise = b.z - a.z;
  if (Math.abs(rise) < TOLERANCE) {
    if (a.z < screen.lo - TOLERANCE || a.z >= screen.hi - TOLERANCE) return false;
  } else {
    const low = (screen.lo - a.z) / rise;
    const high = (screen.hi - a.z) / rise;
    from = Math.max(from, Math.min(low, high));
    to = Math.min(to, Math.max(low, high));
  }
  return to - from > TOLERANCE;
}

/** The ruin as rays meet it. */
export interface Obstacle {
  readonly screens: readonly Screen[];
  readonly floor: number;
  /** Points of the floor's outline, in the plane. */
  readonly outline: readonly (readonly [x: number, y: number])[];
  readonly samples: readonly Point[]; // of the breakable section (HS-LOS-12)
}

export function obstacleOf(board: Board): Obstacle | null {
  const { ruin } = board;
  if (!ruin) return null;
  const { along, inside: inwards } = ruin.place;
  const corner = board.cells[ruin.cells.H3] as Cell;
  const u = [2 * along[0] + along[1], 3 * along[1]] as const;
  const v = [2 * inwards[0] + inwards[1], 3 * inwards[1]] as const;
  const m = [2 * v[0] - u[0], 2 * v[1] - u[1]] as const;
  const point = (s: number, h: number): [number, number] => [
    corner.x + s * u[0] + h * m[0],
    corner.y + s * u[1] + h * m[1],
  ];
  const screens = warehouse.panels.map((panel: Panel): Screen => {
    const [x, y] = point(...panel.from);
    const [x2, y2] = point(...panel.to);
    return {
      id: panel.id,
      when: panel.when,
      x,
      y,
      dx: x2 - x,
      dy: y2 - y,
      lo: ruin.base + panel.lo,
      hi: ruin.base + panel.hi,
    };
  });
  const samples = warehouse.samples.s.flatMap(s =>
    warehouse.samples.heights.map(h => {
      const [x, y] = point(s, 0);
      return { x, y, z: ruin.base + h };
    }),
  );
  return { screens, floor: ruin.base + warehouse.floor, outline: warehouse.slab.map(([s, h]) => point(s, h)), samples };
}

/** HS-LOS-08: from one side of the floor to the other, strictly through it. */
export function crossesFloor(a: Point, b: Point, { floor, outline }: Obstacle): boolean {
  const [above, below] = [a.z - floor, b.z - floor];
  if (Math.abs(above) < TOLERANCE || Math.abs(below) < TOLERANCE || above > 0 === below > 0) return false;
  const t = above / (above - below);
  const [x, y] = [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t];
  let side = 0;
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = outline[i] as readonly [number, number];
    const [bx, by] = outline[(i + 1) % outline.length] as readonly [number, number];
    const turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    if (Math.abs(turn) < TOLERANCE) return false;
    if (side === 0) side = Math.sign(turn);
    else if (Math.sign(turn) !== side) return false;
  }
  return true;
}

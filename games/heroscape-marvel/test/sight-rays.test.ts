import { describe, expect, test } from 'vitest';
import { below, seedRng } from '../../../engine/rng.ts';
import { genotech } from '../content/genotech.ts';
import { tribeca } from '../content/tribeca.ts';
import { warehouse } from '../content/warehouse.ts';
import type { Board } from '../rules/board.ts';
import { type Look, isInSight, sightline } from '../rules/sight.ts';
import { anew, blocks } from './boards.ts';

// Sight told once more, slowly and straight from HS-LOS-01..12: each ray is cut by each thing, nothing is remembered.

type Flat = readonly [x: number, y: number];
interface Ray {
  readonly a: readonly [x: number, y: number, z: number];
  readonly b: readonly [x: number, y: number, z: number];
}
const SMALL = 1e-9;
const CORNERS: readonly Flat[] = [
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
];

const turn = (o: Flat, a: Flat, b: Flat): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
const at = ({ a, b }: Ray, t: number): [number, number, number] => [
  a[0] + t * (b[0] - a[0]),
  a[1] + t * (b[1] - a[1]),
  a[2] + t * (b[2] - a[2]),
];
const flat = ([x, y]: readonly number[]): Flat => [x ?? 0, y ?? 0];

/** The part of a ray inside a convex outline that turns to the right, cut side by side. */
function cut(ray: Ray, outline: readonly Flat[]): [from: number, to: number] | null {
  let [from, to] = [0, 1];
  outline.forEach((corner, i) => {
    const next = outline[(i + 1) % outline.length] ?? corner;
    const [start, end] = [-turn(corner, next, flat(ray.a)), -turn(corner, next, flat(ray.b))];
    if (Math.abs(end - start) < SMALL) {
      if (start < -SMALL) to = -1;
    } else if (end > start) from = Math.max(from, -start / (end - start));
    else to = Math.min(to, start / (start - end));
  });
  return to - from > SMALL ? [from, to] : null;
}

function hitsPrism(ray: Ray, [x, y]: Flat, scale: number, bottom: number, top: number): boolean {
  const [left, right] = [Math.min(ray.a[0], ray.b[0]), Math.max(ray.a[0], ray.b[0])];
  if (x + 1 < left || x - 1 > right) return false;
  const part = cut(
    ray,
    CORNERS.map(([cx, cy]): Flat => [x + cx * scale, y + cy * scale]),
  );
  if (!part) return false;
  const [one, two] = [at(ray, part[0])[2], at(ray, part[1])[2]];
  return Math.min(one, two) < top - SMALL && Math.max(one, two) > bottom + SMALL;
}

function hitsPanel(ray: Ray, p: Flat, q: Flat, lo: number, hi: number): boolean {
  const [a, b] = [flat(ray.a), flat(ray.b)];
  if (Math.hypot(b[0] - a[0], b[1] - a[1]) < SMALL) return false;
  const [left, right] = [turn(p, q, a), turn(p, q, b)];
  if (Math.abs(left) < SMALL && Math.abs(right) < SMALL) {
    const share = (c: Flat): number =>
      ((c[0] - a[0]) * (b[0] - a[0]) + (c[1] - a[1]) * (b[1] - a[1])) / ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2);
    let [from, to] = [Math.max(0, Math.min(share(p), share(q))), Math.min(1, Math.max(share(p), share(q)))];
    const [za, zb] = [ray.a[2], ray.b[2]];
    if (Math.abs(zb - za) < SMALL) return to - from > SMALL && za >= lo - SMALL && za < hi - SMALL;
    const [one, two] = [(lo - za) / (zb - za), (hi - za) / (zb - za)];
    from = Math.max(from, Math.min(one, two));
    to = Math.min(to, Math.max(one, two));
    return to - from > SMALL;
  }
  if (Math.abs(left - right) < SMALL) return false;
  const t = left / (left - right);
  if (t <= SMALL || t >= 1 - SMALL) return false;
  const [x, y, z] = at(ray, t);
  const along = ((x - p[0]) * (q[0] - p[0]) + (y - p[1]) * (q[1] - p[1])) / ((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2);
  return along >= -SMALL && along <= 1 + SMALL && z >= lo - SMALL && z < hi - SMALL;
}

/** A point of the ruin's own frame, by the middles of its hexes. */
function frameOf(board: Board): ((s: number, h: number) => Flat) | null {
  const { ruin } = board;
  if (!ruin) return null;
  const middle = (cell: number): Flat => [board.cells[cell]?.x ?? 0, board.cells[cell]?.y ?? 0];
  const [k, h2, a] = [middle(ruin.cells.H3), middle(ruin.cells.H2), middle(ruin.cells.A)];
  const inwards = (i: 0 | 1): number => 2 * (a[i] - k[i]) - (h2[i] - k[i]);
  return (s, h) => [k[0] + s * (h2[0] - k[0]) + h * inwards(0), k[1] + s * (h2[1] - k[1]) + h * inwards(1)];
}

function isBlocked(board: Board, look: Look, ray: Ray, stature: (cell: number) => number): boolean {
  for (const { q, r, bottom, top } of board.columns)
    if (hitsPrism(ray, [2 * q + r, 3 * r], 1, bottom, top)) return true;
  for (const [i, { x, y, level }] of board.cells.entries()) {
    if (i === look.from || (i === look.to && look.kind !== 'wall') || stature(i) === 0) continue;
    if (hitsPrism(ray, [x, y], 0.25, level, level + stature(i))) return true;
  }
  const point = frameOf(board);
  if (!point || !board.ruin) return false;
  const { base } = board.ruin;
  for (const { from, to, lo, hi, when } of warehouse.panels) {
    if (when === (look.isOpen ? 'intact' : 'open') || (when === 'intact' && look.kind === 'wall')) continue;
    if (hitsPanel(ray, point(from[0], from[1]), point(to[0], to[1]), base + lo, base + hi)) return true;
  }
  const floor = base + warehouse.floor;
  const [above, below] = [ray.a[2] - floor, ray.b[2] - floor];
  if (above * below >= 0) return false;
  const hole = flat(at(ray, above / (above - below)));
  const outline = warehouse.slab.map(([s, h]) => point(s, h));
  const turns = outline.map((p, i) => turn(p, outline[(i + 1) % outline.length] ?? p, hole));
  return turns.every(side => side > SMALL) || turns.every(side => side < -SMALL);
}

function sees(board: Board, look: Look, stature: (cell: number) => number): boolean {
  const from = board.cells[look.from];
  const to = board.cells[look.to];
  if (!from || !to) throw new Error('no such cell');
  const eye = [from.x, from.y, from.level + look.height - 0.5] as const;
  const point = frameOf(board);
  const targets: (readonly [number, number, number])[] = [];
  if (look.kind === 'wall' && point && board.ruin)
    for (const s of warehouse.samples.s)
      for (const h of warehouse.samples.heights) targets.push([...point(s, 0), board.ruin.base + h]);
  else {
    const spots = [[0, 0] as Flat, ...CORNERS.map(([x, y]): Flat => [x / 2, y / 2])];
    if (look.kind === 'any') spots.push(...CORNERS.map(([x, y]): Flat => [x * 0.75, y * 0.75]));
    for (const [x, y] of spots)
      for (let j = 0; j < look.target; j++) targets.push([to.x + x, to.y + y, to.level + 0.5 + j]);
  }
  return targets.some(target => !isBlocked(board, look, { a: eye, b: target }, stature));
}

function compare(board: Board, count: number, mostFigures: number): void {
  const rng = seedRng(`rays ${board.id}`);
  for (let i = 0; i < count; i++) {
    const kind = (['hit', 'any', 'wall', 'hit'] as const)[below(rng, board.ruin ? 4 : 2)] ?? 'hit';
    const from = below(rng, board.size);
    const to = kind === 'wall' ? (board.ruin?.wall[0] ?? 0) : below(rng, board.size);
    if (from === to) continue;
    const look: Look = {
      from,
      to,
      kind,
      height: 5 + below(rng, 2),
      target: kind === 'wall' ? 1 : below(rng, 4) === 0 ? 1 : 5 + below(rng, 2),
      isOpen: kind !== 'wall' && below(rng, 2) === 0,
    };
    const standing = new Map<number, number>();
    for (let n = below(rng, mostFigures + 1); n > 0; n--) standing.set(below(rng, board.size), 5 + below(rng, 2));
    const stature = (cell: number): number => standing.get(cell) ?? 0;
    const what = `${board.id} ${board.names[from]} ${board.names[to]} ${JSON.stringify(look)} ${[...standing].join(' ')}`;
    const isSeen = sees(board, look, stature);
    expect([isInSight(board, look, stature), sightline(board, look, stature).isClear], what).toEqual([isSeen, isSeen]);
  }
}

describe('sight, told twice', () => {
  test.each([genotech, tribeca])('HS-LOS-02..12: $id', battlefield => compare(anew(battlefield), 250, 10));

  test('HS-LOS-05, HS-LOS-06, HS-OVER-04: hills and overhangs', () => {
    const rng = seedRng('hills');
    const columns: [number, number, number, number][] = [];
    for (let q = 0; q < 6; q++)
      for (let r = 0; r < 6; r++) {
        const top = 1 + below(rng, 7);
        columns.push([q, r, 0, top]);
        if (below(rng, 4) === 0) columns.push([q, r, top + 5, top + 6 + below(rng, 3)]);
      }
    compare(blocks(...columns), 250, 8);
  });
});

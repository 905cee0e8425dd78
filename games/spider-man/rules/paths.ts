import type { Action } from '../spec.ts';
import type { Square } from '../ids.ts';
import { AREA, type City, FOREST, ROOM, STREET, type Ways, around, columnOf, rowOf, touches } from './city.ts';
import type { SquareSet } from './square-set.ts';

// Ways and lines of sight.

/** Where a mover may set foot. */
export interface Mover {
  readonly hq: Square; // the HQ that it may enter, or OFF
  readonly stations: boolean;
  readonly walls: boolean; // crosses buildings, never forest (SM-MOVE-11)
  readonly closed: readonly Square[]; // stations that a prisoner's stack may not enter
}

// Scratch space: no function of another file runs while it is filled and read, and nobody gets hold of it.
const steps = new Int16Array(AREA);
const from = new Int16Array(AREA);
const queue = new Int16Array(AREA);
const NEVER = -1;

/** How many squares `explore` has found; they stand in the order of their distance. */
let count = 0;

/**
 * All squares that can be entered with so many points; squares of the path walked so far stay closed (SM-MOVE-09).
 * Ends early where `until` has been found.
 */
function explore(
  city: City,
  start: Square,
  points: number,
  mover: Mover,
  path: readonly Square[],
  until: Square,
): void {
  steps.fill(NEVER);
  for (const square of path) steps[square] = 0;
  steps[start] = 0;
  queue[0] = start;
  count = 1;
  for (const square of mover.closed) steps[square] = CLOSED;
  if (mover.walls) climb(city, points, mover.hq, until);
  else walk(mover.stations ? city.roads : city.streets, points, mover.hq, until);
}

const CLOSED = 0;

function walk(ways: Ways, points: number, hq: Square, until: Square): void {
  let found = count;
  for (let head = 0; head < found; head++) {
    const square = queue[head] as number;
    const next = (steps[square] as number) + 1;
    if (next > points) break;
    const first = square * ROOM;
    const last = first + (ways[first] as number);
    for (let i = first + 1; i <= last; i++) {
      const to = ways[i] as number;
      if (steps[to] !== NEVER) continue;
      steps[to] = next;
      from[to] = square;
      queue[found++] = to;
    }
    if (until >= 0 && steps[until] !== NEVER) break;
    if (hq < 0 || steps[hq] !== NEVER || !touches(square, hq)) continue;
    steps[hq] = next;
    from[hq] = square;
    queue[found++] = hq;
    if (hq === until) break;
  }
  count = found;
}

/** Over buildings of any kind, never through forest (SM-MOVE-11). */
function climb({ terrain }: City, points: number, hq: Square, until: Square): void {
  for (let head = 0; head < count; head++) {
    const square = queue[head] as number;
    const next = (steps[square] as number) + 1;
    if (next > points) return;
    for (const to of around(square)) {
      if (steps[to] !== NEVER || (terrain[to] === FOREST && to !== hq)) continue;
      steps[to] = next;
      from[to] = square;
      queue[count++] = to;
      if (to === until) return;
    }
  }
}

/** Explores, and leaves in the queue the squares where the mover could stand. */
function reach(
  city: City,
  start: Square,
  points: number,
  mover: Mover,
  path: readonly Square[],
  full: SquareSet,
): void {
  explore(city, start, points, mover, path, NEVER);
  const { terrain } = city;
  const { hq, walls } = mover;
  let kept = 0;
  for (let i = 1; i < count; i++) {
    const square = queue[i] as number;
    if (walls && terrain[square] !== STREET && square !== hq) continue; // crossed, but nobody stays there (SM-MOVE-11)
    if (!full.has(square)) queue[kept++] = square;
  }
  count = kept;
}

/** A square within reach. */
export interface Reached {
  readonly square: Square;
  readonly distance: number;
}

/** Every square within reach where the mover could stand, nearest first. */
export function reached(
  city: City,
  start: Square,
  points: number,
  mover: Mover,
  path: readonly Square[],
  full: SquareSet,
): Reached[] {
  reach(city, start, points, mover, path, full);
  const found: Reached[] = [];
  for (let i = 0; i < count; i++) {
    const square = queue[i] as number;
    found.push({ square, distance: steps[square] as number });
  }
  return found;
}

/** One object for each answer: a look at the map would otherwise make dozens of them. */
const GO: readonly Action[] = Array.from({ length: AREA }, (_, to): Action => ({ type: 'go', to }));

/** An answer for each of them. */
export function addReached(
  city: City,
  start: Square,
  points: number,
  mover: Mover,
  path: readonly Square[],
  full: SquareSet,
  found: Action[],
): void {
  reach(city, start, points, mover, path, full);
  for (let i = 0; i < count; i++) {
    const to = queue[i] as number;
    found.push(GO[to] ?? { type: 'go', to });
  }
}

/** A shortest way, without its first square; null where there is none. */
export function wayTo(
  city: City,
  start: Square,
  to: Square,
  points: number,
  mover: Mover,
  path: readonly Square[],
): Square[] | null {
  if (path.includes(to) || mover.closed.includes(to)) return null;
  explore(city, start, points, mover, path, to);
  if (steps[to] === NEVER) return null;
  const way: Square[] = [];
  for (let at = to; at !== start; at = from[at] as number) way.push(at);
  return way.reverse();
}

/** Steps along a row, column or diagonal that no building interrupts, or -1 (SM-LOS-01..05). */
export function sightDistance(city: City, a: Square, b: Square): number {
  if (a < 0 || b < 0) return -1;
  const rows = rowOf(b) - rowOf(a);
  const columns = columnOf(b) - columnOf(a);
  if (rows !== 0 && columns !== 0 && rows !== columns && rows !== -columns) return -1;
  const length = Math.max(Math.abs(rows), Math.abs(columns));
  const step = Math.sign(rows) * 24 + Math.sign(columns);
  for (let i = 1, square = a + step; i < length; i++, square += step)
    if ((city.terrain[square] as number) > FOREST) return -1;
  return length;
}

/** Every square seen from here, up to that distance: eight rays, each as far as the first building. */
export function seenFrom(city: City, square: Square, most: number): Square[] {
  const seen: Square[] = [square];
  for (const next of around(square)) {
    const step = next - square;
    for (let at = square, to = next, distance = 1; distance <= most; at = to, to += step, distance++) {
      if (!around(at).includes(to)) break;
      seen.push(to);
      if ((city.terrain[to] as number) > FOREST) break;
    }
  }
  return seen;
}

import { pick, shuffle } from '../../../engine/chance.ts';
import type { Match } from '../../../engine/types.ts';
import { FACES, type Face, type Placed, SIDES, STEPS, type Side, tiles } from '../content/tiles.ts';
import { NOTHING } from '../scenarios/shape.ts';
import type { Zombie15 } from '../spec.ts';
import { type Board, assemble, turned } from './board.ts';

// The quick game draws its own road (Z15-QUICK-05 to -08).

const WIDTH = 8;
const HEIGHT = 6;
const SHORTEST = 17;
const START_FACES: readonly Face[] = ['07-A', '08-A', '31-A', '32-A', '24-B'];
const GOAL_FACES: readonly Face[] = [
  '07-A',
  '08-A',
  '11-A',
  '12-A',
  '13-A',
  '14-A',
  '24-B',
  '27-B',
  '28-B',
  '31-A',
  '32-A',
];
/** Largest share of inner tiles without a search zone, where the option is on. */
const BARE_SHARE = 0.25;

type M = Match<Zombie15>;
type Cell = readonly [x: number, y: number];

const boards = new WeakMap<readonly Placed[], Board>();

/** Worked out once for each drawn course: clones of a match share it. */
export function courseBoard(course: readonly Placed[]): Board {
  const known = boards.get(course);
  if (known) return known;
  const [start, goal] = [course[0], course.at(-1)];
  if (!start || !goal) throw new Error('no course has been drawn');
  const board = assemble(course, {
    ...NOTHING,
    id: 'quick',
    difficulty: 'quick',
    track: 'growl60',
    deck: 'standard',
    placement: ['hero'],
    events: false,
    side: 'hero',
    starts: [`${start.x},${start.y}`],
    win: [{ type: 'gather', at: [`${goal.x},${goal.y}`] }],
    sources: { map: 'reconstructed', deck: 'rulebook', track: 'rulebook', rest: 'reconstructed' },
  });
  boards.set(course, board);
  return board;
}

/** A start tile and 17 to 20 further tiles, the last of which is the goal. */
export function drawCourse(m: M): Placed[] {
  const length = SHORTEST + pick(m, 4) + 1;
  for (;;) {
    const course = paveCourse(m, drawPath(m, length));
    if (course) return course;
  }
}

/**
 * A path that never touches itself, by depth-first search with shuffled neighbours. There is one from every cell of the grid, and no
 * order of neighbours makes the search take more than 1721 steps.
 */
function drawPath(m: M, length: number): Cell[] {
  const start: Cell = [pick(m, WIDTH), pick(m, HEIGHT)];
  const path: Cell[] = [start];
  const isFree = ([x, y]: Cell): boolean =>
    x >= 0 &&
    y >= 0 &&
    x < WIDTH &&
    y < HEIGHT &&
    path.every(([px, py], i) => Math.abs(px - x) + Math.abs(py - y) > (i === path.length - 1 ? 0 : 1));
  const extend = ([x, y]: Cell): boolean => {
    if (path.length === length) return true;
    for (const side of shuffle(m, [...SIDES])) {
      const [dx, dy] = STEPS[side];
      const next: Cell = [x + dx, y + dy];
      if (!isFree(next)) continue;
      path.push(next);
      if (extend(next)) return true;
      path.pop();
    }
    return false;
  };
  extend(start);
  return path;
}

/** Faces for the cells of a path: no tile of the box twice, as few spare road ends as possible. */
function paveCourse(m: M, path: readonly Cell[]): Placed[] | null {
  const used = new Set<string>();
  const faces = shuffle(m, [...FACES]);
  let bare = m.setup.options.bare ? Math.floor((path.length - 2) * BARE_SHARE) : 0;
  const pave = (i: number, pool: readonly Face[]): Placed | null => {
    const needed = sidesOf(path, i);
    for (const roads of [needed.length, 2, 3, 4])
      for (const face of pool) {
        if (used.has(face.slice(0, 2)) || tiles[face].roads.length !== roads) continue;
        const isInner = i > 0 && i < path.length - 1;
        if (isInner && !tiles[face].search && bare === 0) continue;
        const top = SIDES.find(side => needed.every(need => turned(face, side).includes(need)));
        if (!top) continue;
        used.add(face.slice(0, 2));
        if (isInner && !tiles[face].search) bare--;
        const [x, y] = path[i] as Cell;
        return { x, y, face, top };
      }
    return null;
  };
  const last = path.length - 1;
  const start = pave(0, shuffle(m, [...START_FACES]));
  const goal = pave(last, shuffle(m, [...GOAL_FACES]));
  const inner = path.slice(1, last).map((_, i) => pave(i + 1, faces));
  const course = [start, ...inner, goal];
  return course.every(placed => placed !== null) ? course : null;
}

/** The sides on which a cell meets its neighbours of the path. */
function sidesOf(path: readonly Cell[], i: number): Side[] {
  const [x, y] = path[i] as Cell;
  return SIDES.filter(side => {
    const [dx, dy] = STEPS[side];
    return [path[i - 1], path[i + 1]].some(cell => cell?.[0] === x + dx && cell[1] === y + dy);
  });
}

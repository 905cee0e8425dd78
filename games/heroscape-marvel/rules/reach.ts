import type { CellName, Figure, FigureId, Flight, MoveKind } from '../spec.ts';
import { powers } from '../content/powers.ts';
import { isStandable } from './board.ts';
import {
  type M,
  areAdjacent,
  cellUnder,
  hasDevice,
  hasPower,
  heightOf,
  isEnemy,
  isEngaged,
  isEnraged,
  isFree,
  isOpen,
  moveOf,
  nameOf,
} from './table.ts';
import { answersOf } from './answers.ts';
import { fits, flightsOf, landingsOf, stepsOf } from './ways.ts';

// How far a figure gets. One walk is offered for each destination: the one with the least harm, then the cheapest.

const MOST = 12; // no figure moves further
const CELLS = 256;
const PATH = 0;
const PASS = 1; // may be gone through, not stopped on
const SHUT = 2;
const LAST = 3; // the walk ends there

// Scratch space: filled anew by every exploration.
const harm = new Int32Array((MOST + 1) * CELLS);
const before = new Int32Array((MOST + 1) * CELLS);
const ground = new Uint8Array(CELLS);
const threats = new Int32Array(CELLS);
const least = new Int32Array(CELLS);
const arrival = new Int8Array(CELLS);
const layers = Array.from({ length: MOST + 1 }, () => new Uint8Array(CELLS * 2));
const counts = new Int32Array(MOST + 1);
let reached: number[] = [];
let begin = 0;
let stride = CELLS;

export type Fall = 'fall' | 'great' | 'extreme';

/** HS-FALL-01, HS-FALL-05: what a step down of so many levels is for a figure; null where it is no fall to be rolled. */
export function fallOf(m: M, figure: Figure, levels: number): Fall | null {
  const height = heightOf(figure);
  if (!m.content.isExpert || levels < height) return null;
  if (levels >= height + 20) return 'extreme';
  if (hasPower(m, figure, 'super-strength')) return null;
  return levels >= height + 10 ? 'great' : 'fall';
}

const HARM = { fall: 1, great: 2, extreme: 50 } as const;

/** Works out every walk of a figure from a cell with so much movement. The answers stand until the next call. */
export function explore(
  m: M,
  figure: Figure,
  from: number,
  budget: number,
  isHyper: boolean,
  goal = -1, // stop as soon as this cell is reached unharmed
): readonly number[] {
  const { board } = m.content;
  const steps = stepsOf(board, isOpen(m), heightOf(figure), m.content.isExpert);
  const most = Math.min(budget, MOST);
  const { size } = board;
  harm.fill(-1, 0, (most + 1) * size);
  counts.fill(0, 0, most + 1);
  least.fill(1 << 30, 0, board.size);
  reached = [];
  begin = from;
  stride = size;
  layGround(m, figure, isHyper);
  layThreats(m, figure);
  harm[from] = 0;
  (layers[0] as Uint8Array)[0] = from;
  counts[0] = 1;
  for (let spent = 0; spent <= most; spent++) {
    const layer = layers[spent] as Uint8Array;
    for (let i = 0; i < (counts[spent] as number); i++) {
      const cell = layer[i] as number;
      const label = spent * size + cell;
      const hurt = harm[label] as number;
      if (hurt >= (least[cell] as number)) continue;
      if (cell !== from && least[cell] === 1 << 30) reached.push(cell);
      least[cell] = hurt;
      arrival[cell] = spent;
      if (cell === goal && hurt === 0) return reached;
      if (cell !== from && ground[cell] === LAST) continue;
      const { to, cost, drop } = steps[cell] as { to: Uint8Array; cost: Uint8Array; drop: Uint8Array };
      for (let k = 0; k < to.length; k++) {
        const next = to[k] as number;
        const total = spent + (cost[k] as number);
        if (total > most || ground[next] === SHUT) continue;
        let sum = hurt;
        const left = (threats[cell] as number) & ~(threats[next] as number);
        if (left !== 0) sum += bits(left);
        if (drop[k] !== 0) {
          const fall = fallOf(m, figure, drop[k] as number);
          if (fall) sum += HARM[fall];
        }
        if (sum >= (least[next] as number)) continue;
        const at = total * size + next;
        const known = harm[at] as number;
        if (known >= 0 && known <= sum) continue;
        if (known < 0) {
          (layers[total] as Uint8Array)[counts[total] as number] = next;
          counts[total] = (counts[total] as number) + 1;
        }
        harm[at] = sum;
        before[at] = label;
      }
    }
  }
  return reached;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Who and what stands in the way: HS-MOVE-06, HS-MOVE-10, HS-MOVE-15, HS-SCN-31, HS-SCN-65, HS-SCN-66. */
function layGround(m: M, figure: Figure, isHyper: boolean): void {
  const { board, role, orange, exits, scenario } = m.content;
  ground.fill(PATH, 0, board.size);
  if (scenario.exits.length > 0) for (let i = 0; i < board.size; i++) if (exits[i]) ground[i] = LAST;
  for (const glyph of m.state.glyphs) {
    if (glyph.at === null) continue;
    if (role !== 'anesthetic') ground[glyph.at] = LAST;
    else if (isEnraged(m, figure)) ground[glyph.at] = SHUT;
  }
  for (const blocker of m.state.figures) {
    const at = blocker.cell;
    if (at === null || blocker === figure) continue;
    const isPassable = !isEnemy(figure, blocker) && ground[at] === PATH && !isEngaged(m, blocker);
    ground[at] = isPassable ? PASS : SHUT;
  }
  if (isHyper && role === 'device') for (let i = 0; i < board.size; i++) if (orange[i]) ground[i] = SHUT;
}

/** For each cell the enemies it is adjacent to. */
function layThreats(m: M, figure: Figure): void {
  const { board, isExpert } = m.content;
  threats.fill(0, 0, board.size);
  if (!isExpert) return;
  const height = heightOf(figure);
  m.state.figures.forEach((enemy, i) => {
    if (enemy.cell === null || !isEnemy(figure, enemy)) return;
    const tall = heightOf(enemy);
    for (const cell of board.neighbours[enemy.cell] ?? [])
      if (areAdjacent(m, cell, height, enemy.cell, tall)) threats[cell] = (threats[cell] as number) | (1 << i);
  });
}

/** Cells on which a walk may end (HS-MOVE-07). */
export function destinations(): number[] {
  const cells: number[] = [];
  for (const cell of reached) if (ground[cell] !== PASS) cells.push(cell);
  return cells;
}

export const costTo = (cell: number): number => arrival[cell] as number;

/** The cells of the walk that was found, without its start. */
export function pathTo(cell: number): number[] {
  const path: number[] = [];
  for (let label = (arrival[cell] as number) * stride + cell; label % stride !== begin; label = before[label] as number)
    path.push(label % stride);
  return path.reverse();
}

/** Neighbouring cells onto which one step may be made so that the walk can still end somewhere. */
export function nextSteps(
  m: M,
  figure: Figure,
  from: number,
  left: number,
  isHyper: boolean,
  isExplored = false,
): number[] {
  const { to, cost } = stepsOf(m.content.board, isOpen(m), heightOf(figure), m.content.isExpert)[from] ?? NO_STEPS;
  if (!isExplored) layGround(m, figure, isHyper);
  const open: number[] = [];
  const crossed: [cell: number, cost: number][] = [];
  for (let k = 0; k < to.length; k++) {
    const next = to[k] as number;
    if ((cost[k] as number) > left || ground[next] === SHUT) continue;
    if (ground[next] === PASS) crossed.push([next, cost[k] as number]);
    else open.push(next);
  }
  for (const [cell, price] of crossed) {
    explore(m, figure, cell, left - price, isHyper);
    if (destinations().length > 0) open.push(cell);
  }
  return open;
}
const NO_STEPS = { to: new Uint8Array(0), cost: new Uint8Array(0) };

export function stepCost(m: M, figure: Figure, from: number, to: number): number {
  const { to: ends, cost } =
    stepsOf(m.content.board, isOpen(m), heightOf(figure), m.content.isExpert)[from] ?? NO_STEPS;
  const k = ends.indexOf(to);
  if (k < 0) throw new Error(`no step from ${nameOf(m, from)} to ${nameOf(m, to)}`);
  return cost[k] as number;
}

/** Enemies that a step from one cell to another leaves (HS-ENG-05). */
export function leftBehind(m: M, figure: Figure, from: number, to: number): FigureId[] {
  if (!m.content.isExpert) return [];
  const height = heightOf(figure);
  const left: FigureId[] = [];
  for (const enemy of m.state.figures) {
    if (enemy.cell === null || !isEnemy(figure, enemy)) continue;
    const tall = heightOf(enemy);
    if (areAdjacent(m, from, height, enemy.cell, tall) && !areAdjacent(m, to, height, enemy.cell, tall))
      left.push(enemy.id);
  }
  return left;
}

// ---- special movement ------------------------------------------------------------------------------------------

const SPECIAL = [
  ['fly', 'flying'],
  ['stealth', 'stealth-flying'],
  ['leap', 'super-leap'],
  ['swing', 'swing-line-4'],
] as const;

/** How far each special movement of the figure goes; with Hyper Speed only wings count (HS-FLY-01, HS-POW-14). */
export function specials(m: M, figure: Figure, hyper: number | null): [kind: Flight['how'], range: number][] {
  const all: [Flight['how'], number][] = [];
  if (!canFly(m, figure)) return all;
  for (const [kind, power] of SPECIAL) {
    if (!hasPower(m, figure, power)) continue;
    if (kind === 'leap' || kind === 'swing') {
      if (hyper === null) all.push([kind, powers[power as 'super-leap'].distance]);
    } else all.push([kind, hyper ?? moveOf(m, figure)]);
  }
  return all;
}

/** The device holds its carrier down, the orange zone everybody (HS-SCN-62, HS-SCN-65). */
const canFly = (m: M, figure: Figure): boolean =>
  !hasDevice(m, figure) && !(m.content.role === 'device' && m.content.orange[cellUnder(figure)]);

const LEVELS: { readonly [kind in MoveKind]: number } = {
  walk: 0,
  fly: 9999,
  stealth: 9999,
  leap: powers['super-leap'].levels,
  swing: powers['swing-line-4'].levels,
};

/** Every landing of one special movement (HS-FLY-03..09). */
export function landings(m: M, figure: Figure, how: Flight['how'], range: number): Flight[] {
  const { board, role, orange } = m.content;
  const from = cellUnder(figure);
  const { to: cells, cost } = landingsOf(board, isOpen(m), heightOf(figure))[from] ?? NO_STEPS;
  const glyph = takeable(m, figure);
  const shunned = isEnraged(m, figure) ? (m.state.glyphs[0]?.at ?? null) : null;
  const answers = answersOf(board);
  const limit = LEVELS[how];
  const base = board.level[from] ?? 0;
  taken.fill(0, 0, board.size);
  for (const one of m.state.figures) if (one.cell !== null) taken[one.cell] = 1;
  const all: Flight[] = [];
  for (let k = 0; k < cells.length && (cost[k] as number) <= range; k++) {
    const to = cells[k] as number;
    if (taken[to] === 1 || to === shunned || (role === 'device' && orange[to])) continue;
    if (Math.abs((board.level[to] ?? 0) - base) > limit) continue;
    if (to !== glyph) all.push(answers.fly[how][to] as Flight);
    if (glyph !== null && flightCost(m, from, to, glyph) <= range) all.push(answers.take[how][to] as Flight);
  }
  return all;
}
const taken = new Uint8Array(CELLS);

/** Where the anesthetic lies that this figure may take (HS-SCN-32). */
export function takeable(m: M, figure: Figure): number | null {
  if (m.content.role !== 'anesthetic' || figure.controller !== m.state.players[1] || isEnraged(m, figure)) return null;
  return m.state.glyphs[0]?.at ?? null;
}

export function flightCost(m: M, from: number, to: number, via: number | null): number {
  const { size } = m.content.board;
  const table = flightsOf(m.content.board, isOpen(m));
  const leg = (a: number, b: number): number => (a === b ? 0 : (table[a * size + b] as number));
  return via === null ? leg(from, to) : leg(from, via) + leg(via, to);
}

/** Free cells where a figure may be put next to one of these cells (HS-POW-22). */
export function freeBeside(m: M, height: number, friends: readonly Figure[]): CellName[] {
  const { board } = m.content;
  const cells = new Set<number>();
  for (const friend of friends)
    for (const cell of board.neighbours[cellUnder(friend)] ?? [])
      if (isFree(m, cell, height) && areAdjacent(m, cell, height, cellUnder(friend), heightOf(friend))) cells.add(cell);
  return [...cells].sort((a, b) => a - b).map(cell => nameOf(m, cell));
}

/** Free cells on the edge of the battlefield (HS-SCN-22, HS-MAP-07). */
export const freeEdge = (m: M, height: number): CellName[] =>
  m.content.board.cells.flatMap((cell, i) =>
    cell.isEdge &&
    isStandable(m.content.board, i, isOpen(m)) &&
    isFree(m, i, height) &&
    fits(m.content.board, i, height)
      ? [cell.id]
      : [],
  );

import type { FallKind, FigureId } from '../ids.ts';
import { SURE_FOOTED } from '../cards/powers.ts';
import type { Going } from '../cards/plot.ts';
import type { Figure } from '../spec.ts';
import { Situation } from './situation.ts';
import { type M, areAdjacent, areNeighbours, hasAny, heightOf, isEnemy, isEngaged, isOpen, nameOf } from './table.ts';
import { type Steps, fallBy, netOf, stepsOf } from './ways.ts';

// How far a figure gets. One walk is offered for each destination: the one with the least harm, then the cheapest.

const MOST = 12; // no figure moves further
const CELLS = 256;
const PATH = 0;
const PASS = 1; // may be gone through, not stopped on
const SHUT = 2;
const LAST = 3; // the walk ends there
const NEVER = 1 << 30;
const BITS = 32;

// Scratch space: filled anew by every exploration of another situation.
const harm = new Int16Array((MOST + 1) * CELLS);
const before = new Uint16Array((MOST + 1) * CELLS);
const ground = new Uint8Array(CELLS);
const threats = new Int32Array(CELLS);
const others = new Int32Array(CELLS); // threats of figures beyond those that 32 bits can tell apart
const least = new Int32Array(CELLS);
const unhurt = new Uint8Array(CELLS); // what getting there costs without harm, as far as known
const arrival = new Uint8Array(CELLS);
const layers = new Uint8Array((MOST + 1) * CELLS);
const counts = new Uint16Array(MOST + 1);
const reached = new Uint8Array(CELLS);
let found = 0;
let begin = 0;
let stride = CELLS;

/** What a step down of so many levels is for a figure; null where it is no fall to be rolled. */
export const fallOf = (m: M, figure: Figure, levels: number): FallKind | null =>
  fallBy(levels, heightOf(figure), hasAny(m, figure, SURE_FOOTED), m.content.isExpert);

const explored = new Situation();
let explorations = 0;

/** Names what was worked out; whoever asks with an old name is refused. */
export type Exploration = number;

function stillStands(exploration: Exploration): void {
  if (exploration !== explorations) throw new Error('other walks have been worked out since');
}

/** Works out every walk of a figure from a cell with so much movement. The answers stand until the next call. */
export function explore(m: M, figure: Figure, from: number, budget: number, isHyper: boolean): Exploration {
  if (explored.isKnown(m, figure, from, budget, isHyper)) return explorations;
  const { board, isExpert } = m.content;
  const { size } = board;
  const isStrong = hasAny(m, figure, SURE_FOOTED);
  const { first, steps } = netOf(board, isOpen(m), heightOf(figure), isStrong, isExpert);
  const most = Math.min(budget, MOST);
  harm.fill(-1, 0, (most + 1) * size);
  counts.fill(0);
  least.fill(NEVER, 0, size);
  unhurt.fill(most + 1, 0, size);
  found = 0;
  begin = from;
  stride = size;
  layGround(m, figure, isHyper);
  layThreats(m, figure);
  const isCrowded = m.state.figures.length > BITS;
  closeGround(m, figure, isHyper);
  harm[from] = 0;
  unhurt[from] = 0;
  layers[0] = from;
  counts[0] = 1;
  for (let spent = 0; spent <= most; spent++) {
    // steps cost at least one: a layer is complete when its turn comes
    const end = spent * CELLS + (counts[spent] ?? 0);
    for (let i = spent * CELLS; i < end; i++) {
      const cell = layers[i] ?? 0;
      const label = spent * size + cell;
      const hurt = harm[label] ?? 0;
      const known = least[cell] ?? 0;
      if (hurt >= known) continue;
      if (known === NEVER && cell !== from) reached[found++] = cell;
      least[cell] = hurt;
      arrival[cell] = spent;
      if (ground[cell] === LAST && cell !== from) continue;
      const threat = threats[cell] ?? 0;
      const stop = first[cell + 1] ?? 0;
      for (let k = first[cell] ?? 0; k < stop; k++) {
        const step = steps[k] ?? 0;
        const next = step & 255;
        const total = spent + ((step >> 8) & 255);
        if (total >= (unhurt[next] ?? 0)) continue; // too far, shut, or got there as cheaply without harm
        const left = threat & ~(threats[next] ?? 0);
        let sum = hurt + (step >> 16) + (left === 0 ? 0 : bits(left));
        if (isCrowded) sum += bits((others[cell] ?? 0) & ~(others[next] ?? 0));
        if (sum === 0) unhurt[next] = total;
        else if (sum >= (least[next] ?? 0)) continue;
        const at = total * size + next;
        const other = harm[at] ?? 0;
        if (other < 0) {
          const count = counts[total] ?? 0;
          layers[total * CELLS + count] = next;
          counts[total] = count + 1;
        } else if (other <= sum) continue;
        harm[at] = sum;
        before[at] = label;
      }
    }
  }
  return ++explorations;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Who and what stands in the way: HS-MOVE-06, HS-MOVE-10, HS-MOVE-15, HS-MULTI-15, HS-SCN-31, HS-SCN-65, HS-SCN-66. */
function layGround(m: M, figure: Figure, isHyper: boolean): void {
  const { board, plot, exits, scenario } = m.content;
  ground.fill(PATH, 0, board.size);
  if (scenario.exits.length > 0) for (let i = 0; i < board.size; i++) if (exits[i]) ground[i] = LAST;
  for (const cell of board.water) ground[cell] = LAST;
  if (plot.glyphsStop) for (const { at } of m.state.glyphs) if (at !== null) ground[at] = LAST;
  for (const blocker of m.state.figures) {
    const at = blocker.cell;
    if (at === null || blocker === figure) continue;
    const isPassable = !isEnemy(m, figure, blocker) && ground[at] === PATH && !isEngaged(m, blocker);
    ground[at] = isPassable ? PASS : SHUT;
  }
  for (const cell of plot.shut(m, figure, goingOf(isHyper))) ground[cell] = SHUT;
}
const goingOf = (isHyper: boolean): Going => (isHyper ? 'run' : 'walk');

/** Nobody gets to a cell that is shut: as if somebody had been there at no cost. */
function closeGround(m: M, figure: Figure, isHyper: boolean): void {
  for (const { cell } of m.state.figures) if (cell !== null && ground[cell] === SHUT) unhurt[cell] = 0;
  for (const cell of m.content.plot.shut(m, figure, goingOf(isHyper))) unhurt[cell] = 0;
}

/** For each cell the enemies it is adjacent to. */
function layThreats(m: M, figure: Figure): void {
  const { board, isExpert } = m.content;
  threats.fill(0, 0, board.size);
  if (m.state.figures.length > BITS) others.fill(0, 0, board.size);
  if (!isExpert) return;
  const height = heightOf(figure);
  const { figures } = m.state;
  for (let i = 0; i < figures.length; i++) {
    const enemy = figures[i] as Figure;
    if (enemy.cell === null || !isEnemy(m, figure, enemy)) continue;
    const tall = heightOf(enemy);
    const masks = i < BITS ? threats : others;
    const around = board.neighbours[enemy.cell] as readonly number[];
    for (let k = 0; k < around.length; k++) {
      const cell = around[k] ?? 0;
      if (areAdjacent(m, cell, height, enemy.cell, tall)) masks[cell] = (masks[cell] ?? 0) | (1 << (i % BITS));
    }
  }
}

/** Cells on which a walk may end (HS-MOVE-07). */
export function destinations(walks: Exploration): number[] {
  stillStands(walks);
  const cells: number[] = [];
  for (let i = 0; i < found; i++) if (ground[reached[i] ?? 0] !== PASS) cells.push(reached[i] ?? 0);
  return cells;
}

/** The answers that name them, put into a list from a place on; returns the place behind the last. */
export function nameDestinations<A>(walks: Exploration, answers: readonly A[], all: A[], from: number): number {
  stillStands(walks);
  let at = from;
  for (let i = 0; i < found; i++) {
    const cell = reached[i] ?? 0;
    if (ground[cell] !== PASS) all[at++] = answers[cell] as A;
  }
  return at;
}

export function costTo(walks: Exploration, cell: number): number {
  stillStands(walks);
  return arrival[cell] ?? 0;
}

/** The cells of the walk that was found, without its start. */
export function pathTo(walks: Exploration, cell: number): number[] {
  stillStands(walks);
  const path: number[] = [];
  for (let label = (arrival[cell] ?? 0) * stride + cell; label % stride !== begin; label = before[label] ?? 0)
    path.push(label % stride);
  return path.reverse();
}

/** How often the walk that was found is struck at, and how often it falls: what `risksOf` tells of it, counted. */
export function riskTo(walks: Exploration, m: M, figure: Figure, cell: number): { strikes: number; falls: number } {
  stillStands(walks);
  const { level } = m.content.board;
  const isCrowded = m.state.figures.length > BITS;
  let strikes = 0;
  let falls = 0;
  for (let label = (arrival[cell] ?? 0) * stride + cell; label % stride !== begin; label = before[label] ?? 0) {
    const to = label % stride;
    const from = (before[label] ?? 0) % stride;
    strikes += bits((threats[from] ?? 0) & ~(threats[to] ?? 0));
    if (isCrowded) strikes += bits((others[from] ?? 0) & ~(others[to] ?? 0));
    const drop = (level[from] ?? 0) - (level[to] ?? 0);
    if (drop > 0 && fallOf(m, figure, drop)) falls++;
  }
  return { strikes, falls };
}

/** Neighbouring cells onto which one step may be made so that the walk can still end somewhere. */
export function nextSteps(m: M, figure: Figure, from: number, left: number, isHyper: boolean): number[] {
  if (!explored.isKnown(m, figure, from, left, isHyper)) {
    explored.forget();
    explorations++;
    layGround(m, figure, isHyper);
  }
  return stepsOnGround(m, figure, from, left);
}

/** The same, right after the exploration from there. */
export function stepsOnGround(m: M, figure: Figure, from: number, left: number): number[] {
  const table = stepsOf(m.content.board, isOpen(m), heightOf(figure), m.content.isExpert);
  const { to, cost } = table[from] as Steps;
  const open: number[] = [];
  const crossed: number[] = [];
  for (let k = 0; k < to.length; k++) {
    const next = to[k] ?? 0;
    const rest = left - (cost[k] ?? 0);
    if (rest < 0 || ground[next] === SHUT) continue;
    if (ground[next] !== PASS) open.push(next);
    else if (canLeave(table, next, rest)) crossed.push(next);
  }
  return crossed.length === 0 ? open : open.concat(crossed);
}

/** Whether somebody who goes through an occupied cell gets to a free one, maybe through more friends. */
function canLeave(table: readonly Steps[], cell: number, left: number): boolean {
  const { to, cost } = table[cell] as Steps;
  for (let k = 0; k < to.length; k++) {
    const next = to[k] ?? 0;
    const rest = left - (cost[k] ?? 0);
    if (rest < 0 || ground[next] === SHUT) continue;
    if (ground[next] !== PASS || canLeave(table, next, rest)) return true;
  }
  return false;
}

export function stepCost(m: M, figure: Figure, from: number, to: number): number {
  const { to: ends, cost } = stepsOf(m.content.board, isOpen(m), heightOf(figure), m.content.isExpert)[from] as Steps;
  for (let k = 0; k < ends.length; k++) if (ends[k] === to) return cost[k] ?? 0;
  throw new Error(`no step from ${nameOf(m, from)} to ${nameOf(m, to)}`);
}

/** Enemies that a step from one cell to another leaves (HS-ENG-05). */
export function leftBehind(m: M, figure: Figure, from: number, to: number): FigureId[] {
  if (!m.content.isExpert) return [];
  const height = heightOf(figure);
  const left: FigureId[] = [];
  for (const enemy of m.state.figures) {
    if (enemy.cell === null || !isEnemy(m, figure, enemy)) continue;
    if (!areNeighbours(m, from, enemy.cell)) continue;
    const tall = heightOf(enemy);
    if (areAdjacent(m, from, height, enemy.cell, tall) && !areAdjacent(m, to, height, enemy.cell, tall))
      left.push(enemy.id);
  }
  return left;
}

/** What a walk along these cells provokes: who strikes, once for each time, and every fall. */
export function risksOf(m: M, figure: Figure, from: number, path: readonly number[]): Risks {
  const { level } = m.content.board;
  const strikes: FigureId[] = [];
  const falls: FallKind[] = [];
  let last = from;
  for (const cell of path) {
    strikes.push(...leftBehind(m, figure, last, cell));
    const fall = fallOf(m, figure, (level[last] ?? 0) - (level[cell] ?? 0));
    if (fall) falls.push(fall);
    last = cell;
  }
  return { strikes, falls };
}
interface Risks {
  readonly strikes: FigureId[];
  readonly falls: FallKind[];
}

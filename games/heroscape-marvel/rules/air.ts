import type { CellName } from '../ids.ts';
import type { MoveKind } from '../content/powers.ts';
import { powers } from '../content/powers.ts';
import type { Action, Figure, Flight } from '../spec.ts';
import { answersOf } from './answers.ts';
import {
  type M,
  areAdjacent,
  cellUnder,
  hasDevice,
  hasPower,
  heightOf,
  isEnraged,
  isFree,
  isOpen,
  moveOf,
  nameOf,
} from './table.ts';
import { flightsOf, landingsOf } from './ways.ts';

// Through the air, and wherever else figures get to without walking.

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

/** Every landing of one special movement (HS-FLY-03..09), put into a list from a place on; returns the place behind. */
export function landings(
  m: M,
  figure: Figure,
  how: Flight['how'],
  range: number,
  all: Action[],
  place: number,
): number {
  const { board, role, orange } = m.content;
  const from = cellUnder(figure);
  const { to: cells, cost } = landingsOf(board, isOpen(m), heightOf(figure))[from] ?? NOWHERE;
  const glyph = takeable(m, figure);
  const shunned = isEnraged(m, figure) ? (m.state.glyphs[0]?.at ?? null) : null;
  const answers = answersOf(board);
  const plain = answers.fly[how];
  const taking = answers.take[how];
  const limit = LEVELS[how];
  const base = board.level[from] ?? 0;
  const isBarred = role === 'device'; // from the orange zone
  let at = place;
  taken.fill(0, 0, board.size);
  for (const one of m.state.figures) if (one.cell !== null) taken[one.cell] = 1;
  if (shunned !== null) taken[shunned] = 1;
  for (let k = 0; k < cells.length && (cost[k] as number) <= range; k++) {
    const to = cells[k] as number;
    if (taken[to] === 1 || (isBarred && orange[to])) continue;
    if (Math.abs((board.level[to] ?? 0) - base) > limit) continue;
    if (to !== glyph) all[at++] = plain[to] as Flight;
    if (glyph !== null && flightCost(m, from, to, glyph) <= range) all[at++] = taking[to] as Flight;
  }
  return at;
}
const taken = new Uint8Array(256);
const NOWHERE = { to: new Uint8Array(0), cost: new Uint8Array(0) };

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

/** Free cells where a figure may be put next to one of these; on an exit it would be gone again (HS-POW-22, HS-SCN-66). */
export function freeBeside(m: M, height: number, friends: readonly Figure[]): CellName[] {
  const { board } = m.content;
  const cells = new Set<number>();
  for (const friend of friends)
    for (const cell of board.neighbours[cellUnder(friend)] ?? [])
      if (!m.content.exits[cell] && isFree(m, cell, height))
        if (areAdjacent(m, cell, height, cellUnder(friend), heightOf(friend))) cells.add(cell);
  return [...cells].sort((a, b) => a - b).map(cell => nameOf(m, cell));
}

/** Free cells on the edge of the battlefield (HS-SCN-22, HS-MAP-07). */
export const freeEdge = (m: M, height: number): CellName[] =>
  m.content.board.cells.flatMap((cell, i) => (cell.isEdge && isFree(m, i, height) ? [cell.id] : []));

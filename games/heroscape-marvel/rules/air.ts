import { bitsOf, heldFlights } from '../cards/powers.ts';
import type { FlightKind, MoveKind } from '../content/powers.ts';
import type { Action, Figure, Flight } from '../spec.ts';
import { answersOf } from './answers.ts';
import { type M, cellUnder, heightOf, isOpen, powerBits } from './table.ts';
import { moveOf } from './pace.ts';
import { flightsOf, landingsOf } from './ways.ts';

// Through the air.

interface Way {
  readonly how: FlightKind;
  readonly bit: number;
  readonly distance: number | null; // null: the Move value, which Hyper Speed replaces
  readonly levels: number; // most levels up or down
  readonly isStruck: boolean;
  readonly isTiring: boolean;
}

const ANY = 9999;

/** The movements through the air, one for each power. */
const WAYS = heldFlights.map(({ bit, data, card }): Way => {
  const { how, distance, levels }: { how: FlightKind; distance?: number; levels?: number } = data;
  return {
    how,
    bit,
    distance: distance ?? null,
    levels: levels ?? ANY,
    isStruck: card.isStruck ?? false,
    isTiring: card.isTiring ?? false,
  };
});
const byKind = new Map<MoveKind, Way>(WAYS.map(way => [way.how, way]));

/** Whether those who are engaged with a figure strike as it moves away like this (HS-FLY-08). */
export const isStruck = (kind: MoveKind): boolean => byKind.get(kind)?.isStruck ?? false;
/** Whether its attacks of this turn are weaker for it (HS-POW-16). */
export const isTiring = (kind: MoveKind): boolean => byKind.get(kind)?.isTiring ?? false;

/** How far each special movement of the figure goes; with Hyper Speed only wings count (HS-FLY-01, HS-POW-14). */
export function specials(m: M, figure: Figure, hyper: number | null): [way: Way, range: number][] {
  const all: [Way, number][] = [];
  const bits = powerBits(m, figure);
  if ((bits & FLYERS) === 0 || m.content.plot.isHeld(m, figure)) return all;
  for (const way of WAYS) {
    if ((bits & way.bit) === 0) continue;
    if (way.distance === null) all.push([way, hyper ?? moveOf(m, figure)]);
    else if (hyper === null) all.push([way, way.distance]);
  }
  return all;
}
const FLYERS = bitsOf(WAYS);

/** Every landing of one special movement (HS-FLY-03..09), put into a list from a place on; returns the place behind. */
export function landings(
  m: M,
  figure: Figure,
  { how, levels: limit }: Way,
  range: number,
  all: Action[],
  place: number,
): number {
  const { board, plot } = m.content;
  const from = cellUnder(figure);
  const { to: cells, cost } = landingsOf(board, isOpen(m), heightOf(figure))[from] ?? NOWHERE;
  const glyph = plot.inPassing(m, figure);
  const answers = answersOf(board);
  const plain = answers.fly[how];
  const taking = answers.take[how];
  const base = board.level[from] ?? 0;
  let at = place;
  taken.fill(0, 0, board.size);
  for (const one of m.state.figures) if (one.cell !== null) taken[one.cell] = 1;
  for (const cell of plot.shut(m, figure, 'air')) taken[cell] = 1;
  for (let k = 0; k < cells.length && (cost[k] ?? 0) <= range; k++) {
    const to = cells[k] ?? 0;
    if (taken[to] === 1) continue;
    if (Math.abs((board.level[to] ?? 0) - base) > limit) continue;
    if (to !== glyph) all[at++] = plain[to] as Flight;
    if (glyph !== null && flightCost(m, from, to, glyph) <= range) all[at++] = taking[to] as Flight;
  }
  return at;
}
const taken = new Uint8Array(256);
const NOWHERE = { to: new Uint8Array(0), cost: new Uint8Array(0) };

export function flightCost(m: M, from: number, to: number, via: number | null): number {
  const { size } = m.content.board;
  const table = flightsOf(m.content.board, isOpen(m));
  const leg = (a: number, b: number): number => (a === b ? 0 : (table[a * size + b] ?? 0));
  return via === null ? leg(from, to) : leg(from, via) + leg(via, to);
}

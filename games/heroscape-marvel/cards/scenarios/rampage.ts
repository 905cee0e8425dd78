import { call, decide, flow } from '../../../../engine/flow.ts';
import type { Seat } from '../../../../engine/types.ts';
import type { Figure, HeroScape } from '../../spec.ts';
import { carrierOf, layGlyph, receivers } from '../../rules/glyphs.ts';
import { heldOut } from '../../rules/end.ts';
import {
  type M,
  cellNamed,
  cellUnder,
  distance,
  isCarrier,
  isFree,
  isOnBoard,
  nameOf,
  seesHex,
} from '../../rules/table.ts';
import { plain } from './plain.ts';
import type { Plot } from '../plot.ts';

const isHulk = (figure: Figure): boolean => figure.card === 'hulk';
const NOTHING = { takes: false, stops: false };
const IN_PASSING = { takes: true, stops: false };

/** Hulk est en colère: player 1 is Hulk, whom only the bearer of the anesthetic can hurt (HS-SCN-30..39). */
export const rampage: Plot<HeroScape, Figure> = {
  ...plain,
  glyphsWork: false,
  glyphsStop: false,
  meets: (m, figure, cell) => (anesthetic(m, figure) === cell ? IN_PASSING : NOTHING),
  inPassing: anesthetic,
  handsTo,
  /** HS-SCN-31. */
  shut: (m, figure) => (isHulk(figure) ? m.state.glyphs.flatMap(({ at }) => (at === null ? [] : [at])) : NO_CELLS),
  /** HS-SCN-38. */
  mustAttack: (_m, figure) => (isHulk(figure) ? 'HS-SCN-38' : null),
  /** HS-SCN-36. */
  canHurt: (_m, figure, by) => !isHulk(figure) || (by !== null && isCarrier(by)),
  /** HS-SCN-37. */
  canPerish: (_m, figure) => !isHulk(figure),
  whenHurt: (m, figure) => loseAnesthetic(m, figure, cellUnder(figure)),
  whenDestroyed: loseAnesthetic,
  whenRoundEnds: m => heldOut(m, 'rampage'),
};
const NO_CELLS: readonly number[] = [];

/** Where the anesthetic lies that this figure may take (HS-SCN-32). */
function anesthetic(m: M, figure: Figure): number | null {
  if (figure.controller !== m.state.players[1] || isHulk(figure)) return null;
  return m.state.glyphs[0]?.at ?? null;
}

/** HS-SCN-33: during player 2's turns the anesthetic goes from hand to hand, at any step, as often as one likes. */
function handsTo(m: M, seat: Seat) {
  if (seat !== m.state.players[1] || m.state.active !== seat) return [];
  const carrier = carrierOf(m);
  if (!carrier || !isOnBoard(carrier) || carrier.controller !== seat) return [];
  return receivers(m, carrier)
    .filter(one => !isHulk(one))
    .map(one => one.id);
}

/** HS-SCN-34: it flies off, and player 1 says where it comes down. */
function loseAnesthetic(m: M, figure: Figure, from: number): void {
  for (const glyph of figure.carries.splice(0)) {
    const lost = m.state.glyphs[glyph];
    if (lost) lost.carrier = null;
    call(m, 'drop', { glyph, from });
  }
}

const DROP_DISTANCE = 5;

/** HS-SCN-34, HS-SCN-35: player 1 lays the anesthetic down again. */
export const drop = flow<HeroScape, 'drop'>({
  choose: decide({
    rule: 'HS-SCN-34',
    lone: true,
    who: m => m.state.players.slice(0, 1),
    options: (m, f) => dropCells(m, f.from).map(cell => ({ type: 'drop' as const, at: nameOf(m, cell) })),
    apply: (m, f, { at }) => layGlyph(m, f.glyph, cellNamed(m, at)),
  }),
});

function dropCells(m: M, from: number): number[] {
  const { board } = m.content;
  const hulk = m.state.figures.find(f => isHulk(f) && isOnBoard(f));
  const free = [...board.cells.keys()].filter(cell => isFree(m, cell, 0));
  const apart = free.filter(cell => distance(m, from, cell) > 1);
  const near = apart.filter(cell => distance(m, from, cell) <= DROP_DISTANCE);
  const level = near.filter(cell => board.level[cell] === board.level[from]);
  const seen = hulk ? level.filter(cell => seesHex(m, hulk, cell)) : [];
  const first = [seen, level, near].find(cells => cells.length > 0);
  if (first) return first;
  const closest = Math.min(...apart.map(cell => distance(m, from, cell)));
  return apart.filter(cell => distance(m, from, cell) === closest);
}

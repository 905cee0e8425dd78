import type { FigureId } from '../ids.ts';
import { call, decide, emit, finish, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { powers } from '../content/powers.ts';
import type { Figure, HeroScape } from '../spec.ts';
import { destroy } from './damage.ts';
import { rollD20 } from './dice.ts';
import { enter } from './glyphs.ts';
import { freeBeside } from './air.ts';
import {
  type M,
  cellNamed,
  cellUnder,
  distance,
  figureOf,
  hasPower,
  heightOf,
  isAdjacent,
  isEnraged,
  isOnBoard,
  sees,
} from './table.ts';

// Dust-of-Death, Mind Exchange, Rejected by Death.

/** Figures in the cloud (HS-POW-25a); Hulk of his scenario cannot be destroyed like that (HS-SCN-37). */
export const cloudTargets = (m: M, figure: Figure): FigureId[] =>
  m.state.figures.filter(one => one !== figure && isAdjacent(m, figure, one) && !isEnraged(m, one)).map(one => one.id);

/** HS-POW-25b. */
export const dustTargets = (m: M, figure: Figure): FigureId[] =>
  within(m, figure, powers['dust-of-death'].range).filter(id => !isEnraged(m, figureOf(m, id)));

/** HS-POW-18. */
export const mindTargets = (m: M, figure: Figure): FigureId[] => within(m, figure, powers['mind-exchange-17'].range);

/** Other figures in clear sight within so many hexes. */
function within(m: M, figure: Figure, range: number): FigureId[] {
  const from = cellUnder(figure);
  return m.state.figures
    .filter(
      one => one !== figure && one.cell !== null && distance(m, from, one.cell) <= range && sees(m, figure, one, 'any'),
    )
    .map(one => one.id);
}

/** One die for each target, one after the other. */
export const dust = flow<HeroScape, 'dust'>({
  next(m, f) {
    const id = f.targets.shift();
    if (id === undefined) return finish(f);
    const target = figureOf(m, id);
    const roll = rollD20(m);
    const { needs } = powers['dust-of-death'];
    const success = roll >= needs;
    emit(m, { type: 'dustRolled', figure: f.figure, target: id, roll, needs, success });
    goTo(f, 'next');
    if (success && isOnBoard(target)) destroy(m, target, 'dust-of-death', f.figure);
  },
});

/** HS-POW-18..21, HS-TURN-08: a whole turn with somebody else's hero. */
export const theft = flow<HeroScape, 'theft'>({
  roll(m, f) {
    const roll = rollD20(m);
    const { needs } = powers['mind-exchange-17'];
    const success = roll >= needs;
    emit(m, { type: 'mindRolled', figure: f.figure, target: f.target, roll, needs, success });
    if (!success) return finish(f);
    figureOf(m, f.target).controller = f.seat;
    emit(m, { type: 'controlTaken', figure: f.target, seat: f.seat });
  },
  act(m, f) {
    call(m, 'activation', {
      figure: f.target,
      seat: f.seat,
      by: 'mind-exchange',
      attack: null,
      targets: [],
      moved: false,
      leaped: false,
    });
  },
  back(m, f) {
    const target = figureOf(m, f.target);
    target.controller = target.owner;
    emit(m, { type: 'controlReturned', figure: f.target, seat: target.owner });
  },
  close(m) {
    if (m.content.role === 'device') call(m, 'turnEnd', {});
  },
});

/** Who may come back from death at the start of this seat's turn (HS-POW-22, HS-SCN-57). */
export function deadAndRejected(m: M, seat: Seat): Figure | null {
  if (!m.content.scenario.rejectedByDeath) return null;
  return (
    m.state.figures.find(f => f.owner === seat && f.status === 'destroyed' && hasPower(m, f, 'rejected-by-death')) ??
    null
  );
}

/** HS-POW-22: beside his own. */
const returnCells = (m: M, figure: Figure): string[] =>
  freeBeside(
    m,
    heightOf(figure),
    m.state.figures.filter(f => f.controller === figure.owner && isOnBoard(f)),
  );

export const comeback = flow<HeroScape, 'comeback'>({
  place: decide({
    rule: 'HS-POW-22',
    lone: true,
    who: (m, f): readonly Seat[] => {
      const figure = figureOf(m, f.figure);
      return returnCells(m, figure).length > 0 ? [figure.owner] : nobody;
    },
    options: (m, f) =>
      returnCells(m, figureOf(m, f.figure)).map(at => ({ type: 'place' as const, figure: f.figure, at })),
    apply: (m, f, { at }) => putBack(m, figureOf(m, f.figure), cellNamed(m, at), 'rejected-by-death'),
  }),
});

/** Whole again, on a cell; being put on a glyph counts as stopping there (HS-GLYPH-06, HS-ENG-11). */
export function putBack(m: M, figure: Figure, cell: number, by: 'rejected-by-death' | 'revival'): void {
  figure.status = 'board';
  figure.cell = cell;
  figure.wounds = 0;
  emit(m, { type: 'cameBack', figure: figure.id, at: m.content.board.names[cell] ?? '', by });
  enter(m, figure, cell);
}

import { call, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { powers } from '../content/powers.ts';
import { rollD20 } from '../rules/dice.ts';
import { freeBeside, putBack } from '../rules/places.ts';
import { type M, cellNamed, figureOf, hasFigures, hasPower, heightOf, isOnBoard } from '../rules/table.ts';
import type { Figure, HeroScape } from '../spec.ts';
import type { StartOfTurn } from './power.ts';

export const rejectedByDeath: StartOfTurn = {
  /** HS-POW-22, HS-RULING-16: at the start of each turn of the owner, skipped ones too. */
  begin(m, seat) {
    const figure = deadAndRejected(m, seat);
    if (!figure || !hasFigures(m, seat)) return;
    const roll = rollD20(m);
    const { needs } = powers['rejected-by-death'];
    const success = roll >= needs;
    emit(m, { type: 'deathRolled', figure: figure.id, roll, needs, success });
    if (success) call(m, 'comeback', { figure: figure.id });
  },
};

/** Who may come back from death at the start of this seat's turn (HS-POW-22, HS-SCN-57). */
function deadAndRejected(m: M, seat: Seat): Figure | null {
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

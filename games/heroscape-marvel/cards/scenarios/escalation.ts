import { call, decide, emit, flow, goTo, nobody } from '../../../../engine/flow.ts';
import type { Seat } from '../../../../engine/types.ts';
import { powerHere, standsOnPower } from '../glyphs.ts';
import { rollD20, rollOffAll } from '../../rules/dice.ts';
import { compare } from '../../rules/end.ts';
import { freeEdge, putBack } from '../../rules/places.ts';
import { cellNamed, figureOf, heightOf, seatsFrom } from '../../rules/table.ts';
import type { Figure, HeroScape } from '../../spec.ts';
import { plain } from './plain.ts';
import type { Plot } from '../plot.ts';

/** Le Combat s'intensifie: the fallen may come back, and the points decide (HS-SCN-20..26). */
export const escalation: Plot<HeroScape, Figure> = {
  ...plain,
  whenRoundBegins(m) {
    m.state.powerful = standsOnPower(m);
    if (m.state.figures.some(one => one.status === 'destroyed'))
      call(m, 'revival', { queue: [], needs: [], figure: null });
  },
  whenRoundEnds(m) {
    const { end } = m.content.scenario;
    if (end.kind !== 'points' || m.state.round < end.round) return null;
    return compare(m, m.setup.options.tieOrder === 'points' ? ['points', 'figures'] : ['figures', 'points']);
  },
};

const REVIVAL = 16;

/** HS-SCN-21, HS-SCN-22, HS-SCN-26. */
export const revival = flow<HeroScape, 'revival'>({
  rollOff(m, f) {
    const first = rollOffAll(m, (rolls, winner) => emit(m, { type: 'rolledOff', why: 'revival', rolls, winner }));
    const needed = powerHere(m)?.revival ?? REVIVAL;
    for (const seat of seatsFrom(m, first))
      for (const figure of m.state.figures)
        if (figure.owner === seat && figure.status === 'destroyed') {
          f.queue.push(figure.id);
          f.needs.push(m.state.powerful === seat ? needed : REVIVAL);
        }
  },
  next(m, f) {
    const id = f.queue.shift();
    const needs = f.needs.shift();
    f.figure = null;
    if (id === undefined || needs === undefined) return;
    const roll = rollD20(m);
    const success = roll >= needs;
    emit(m, { type: 'revivalRolled', figure: id, roll, needs, success });
    if (success) f.figure = id;
    else goTo(f, 'next');
  },
  place: decide({
    rule: 'HS-SCN-22',
    free: false,
    lone: true,
    who: (m, f): readonly Seat[] => (f.figure === null ? nobody : [figureOf(m, f.figure).owner]),
    options: (m, f) => {
      const { figure } = f;
      if (figure === null) return [];
      return freeEdge(m, heightOf(figureOf(m, figure))).map(at => ({ type: 'place' as const, figure, at }));
    },
    apply(m, f, { figure, at }) {
      putBack(m, figureOf(m, figure), cellNamed(m, at), 'revival');
      goTo(f, 'next');
    },
  }),
});

import { call, decide, emit, flow } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import type { FigureId } from '../ids.ts';
import type { Figure, HeroScape } from '../spec.ts';
import { cardsFor, lyingOn, sizeOf } from './cards.ts';
import { type M, figureOf } from './table.ts';

/** A destroyed figure of a squad goes onto its card (HS-LIFE-04). */
export function layDown(m: M, figure: Figure): void {
  const [only, ...more] = cardsFor(m, figure);
  if (more.length > 0) call(m, 'fallen', { figure: figure.id });
  else if (only) lay(m, figure, only);
}

function lay(m: M, figure: Figure, on: FigureId): void {
  figure.lies = on;
  const isFull = lyingOn(m.state.figures, on) >= sizeOf(figure.card);
  emit(m, { type: 'laid', figure: figure.id, on, isFull });
}

export const fallen = flow<HeroScape, 'fallen'>({
  lay: decide({
    rule: 'HS-MULTI-11',
    who: (m, f): readonly Seat[] => [figureOf(m, f.figure).owner],
    options: (m, f) => cardsFor(m, figureOf(m, f.figure)).map(on => ({ type: 'lay' as const, on })),
    apply: (m, f, { on }) => lay(m, figureOf(m, f.figure), on),
  }),
});

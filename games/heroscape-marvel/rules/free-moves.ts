import type { FreeMoves } from '../../../engine/types.ts';
import type { Action, HeroScape } from '../spec.ts';
import { carrierOf, handOver } from './glyphs.ts';
import { figureOf } from './table.ts';

/** What the scenario lets go from hand to hand, at any step, as often as one likes (HS-SCN-33). */
export const freeMoves: FreeMoves<HeroScape> = {
  rule: 'HS-SCN-33',
  types: ['pass-on'],
  options(m, seat): Action[] {
    const f = m.stack.at(-1);
    if (f?.flow !== 'activation' && f?.flow !== 'walk') return [];
    return m.content.plot.handsTo(m, seat).map(to => ({ type: 'pass-on', to }));
  },
  apply(m, action) {
    const carrier = carrierOf(m);
    if (action.type === 'pass-on' && carrier) handOver(m, carrier, figureOf(m, action.to));
  },
};

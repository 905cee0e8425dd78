import type { FreeMoves } from '../../../engine/types.ts';
import type { Action, HeroScape } from '../spec.ts';
import { carrierOf, handOver, receivers } from './glyphs.ts';
import { figureOf, isOnBoard } from './table.ts';

/** HS-SCN-33: during player 2's turns the anesthetic goes from hand to hand, at any step, as often as one likes. */
export const freeMoves: FreeMoves<HeroScape> = {
  rule: 'HS-SCN-33',
  types: ['pass-on'],
  options(m, seat): Action[] {
    if (m.content.role !== 'anesthetic' || seat !== m.state.players[1] || m.state.active !== seat) return [];
    const f = m.stack.at(-1);
    if (f?.flow !== 'activation' && f?.flow !== 'walk') return [];
    const carrier = carrierOf(m);
    if (!carrier || !isOnBoard(carrier) || carrier.controller !== seat) return [];
    return receivers(m, carrier)
      .filter(one => one.card !== 'hulk')
      .map(one => ({ type: 'pass-on', to: one.id }));
  },
  apply(m, action) {
    const carrier = carrierOf(m);
    if (action.type === 'pass-on' && carrier) handOver(m, carrier, figureOf(m, action.to));
  },
};

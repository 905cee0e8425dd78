import { call, decide, end, flow, nobody } from '../../../../engine/flow.ts';
import { heldOut, won } from '../../rules/end.ts';
import { carrierOf, handOver, layGlyph, receivers } from '../../rules/glyphs.ts';
import { figureOf, isCarrier, isOnBoard } from '../../rules/table.ts';
import type { Figure, HeroScape } from '../../spec.ts';
import { plain } from './plain.ts';
import type { Plot } from '../plot.ts';

const TAKEN = { takes: true, stops: true };
const WEIGHT = 2;

/** Conflit sur la ville: player 2 carries the device out of the board (HS-SCN-60..69). */
export const device: Plot<HeroScape, Figure> = {
  ...plain,
  glyphsWork: false,
  /** HS-SCN-61. */
  meets: () => TAKEN,
  /** HS-SCN-65: nobody flies into the orange zone, nor runs there. */
  shut: (m, _figure, going) => (going === 'walk' ? NO_CELLS : m.content.orangeCells),
  /** HS-SCN-62, HS-SCN-65: the device holds its carrier down, the orange zone everybody. */
  isHeld: (m, figure) => isCarrier(figure) || (figure.cell !== null && (m.content.orange[figure.cell] ?? false)),
  weight: (_m, figure) => (isCarrier(figure) ? WEIGHT : 0),
  /** HS-SCN-64. */
  whenDestroyed(m, figure, at) {
    for (const glyph of figure.carries.splice(0)) layGlyph(m, glyph, at);
  },
  /** HS-SCN-67, HS-SCN-68. */
  whenLeft(m, seat, carried, at) {
    for (const glyph of carried) {
      if (seat === m.state.players[1]) end(m, won(m, seat, 'escape'));
      layGlyph(m, glyph, at);
    }
  },
  whenTurnEnds: m => call(m, 'turnEnd', {}),
  whenRoundEnds: m => heldOut(m, 'held'),
};
const NO_CELLS: readonly number[] = [];

/** HS-SCN-63: the device changes hands at the end of any turn, once. */
export const turnEnd = flow<HeroScape, 'turnEnd'>({
  hand: decide({
    rule: 'HS-SCN-63',
    who: m => {
      const carrier = carrierOf(m);
      return carrier && isOnBoard(carrier) && receivers(m, carrier).length > 0 ? [carrier.controller] : nobody;
    },
    options: m => {
      const carrier = carrierOf(m);
      if (!carrier) return [];
      return [{ type: 'none' as const }, ...receivers(m, carrier).map(f => ({ type: 'hand' as const, to: f.id }))];
    },
    apply(m, _f, action) {
      const carrier = carrierOf(m);
      if (action.type === 'hand' && carrier) handOver(m, carrier, figureOf(m, action.to));
    },
  }),
});

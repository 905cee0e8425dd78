import type { Figure, HeroScape } from '../../spec.ts';
import { inOrange, won } from '../../rules/end.ts';
import { areAllies } from '../../rules/table.ts';
import { plain } from './plain.ts';
import type { Plot } from '../plot.ts';

/** Vol à Stark International: who alone stands in the orange zone (HS-SCN-11). */
export const zone: Plot<HeroScape, Figure> = {
  ...plain,
  whenRoundEnds(m) {
    const { end } = m.content.scenario;
    if (end.kind !== 'zone' || m.state.round < end.from) return null;
    const [winner, ...more] = m.content.seats.filter(seat => inOrange(m, seat) > 0);
    return winner === undefined || more.some(seat => !areAllies(m, seat, winner)) ? null : won(m, winner, 'zone');
  },
};

import { call, emit, flow } from '../../../engine/flow.ts';
import type { UntilDaylight } from '../spec.ts';
import { nextSeat } from './table.ts';

/** Search, Exchange, Combat (UD-ROUND-01). */
export const round = flow<UntilDaylight, 'round'>({
  search(m) {
    m.state.phase = 'search';
    call(m, 'search', { seat: m.state.first });
  },
  exchange(m) {
    m.state.phase = 'exchange';
    emit(m, { type: 'phaseStarted', phase: 'exchange' });
    const nothing = () => m.state.players.map(() => false);
    call(m, 'exchange', { ready: nothing(), given: nothing(), offers: [], refused: [] });
  },
  combat(m) {
    m.state.phase = 'combat';
    emit(m, { type: 'phaseStarted', phase: 'combat' });
    call(m, 'combat', { turn: 0 });
  },
  /** Perks are refreshed, the token moves on, the next round begins (UD-ROUND-03). */
  close(m) {
    for (const p of m.state.players) {
      p.usedMain = false;
      p.usedFirst = false;
    }
    m.state.first = nextSeat(m, m.state.first);
    m.state.round++;
  },
});

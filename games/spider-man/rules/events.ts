import { again, call, decide, emit, flow, goTo } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import type { EventId } from '../content/cards.ts';
import type { Action, SpiderMan } from '../spec.ts';
import { reinforce } from './reinforcements.ts';
import { cityOf } from './city.ts';
import { heal } from './damage.ts';
import { replaceMission, villainSeats } from './missions.ts';
import { type M, findFigure, isStation, isVillain, player, policeSeat, seatsFrom } from './table.ts';

/** SM-EVT-01..08: for all, at once. */
export function resolveEvent(m: M, seat: Seat, event: EventId): void {
  const { state } = m;
  switch (event) {
    case 'public-menace': {
      const { jameson } = state.characters;
      const isHome = jameson.holder === null && jameson.square === cityOf(m).squares['home-daily-bugle'];
      // Drawn in a police turn it lasts to the end of the following one.
      if (isHome) state.menace = state.active === policeSeat(m) ? 2 : 1;
      break;
    }
    case 'blackout':
      state.blackout = seat;
      break;
    case 'gridlock':
      state.gridlock = seat;
      break;
    case 'storm':
      state.storm = seat;
      break;
    case 'mass-breakout': {
      const order = seatsFrom(m, state.active).map(s => player(m, s).role);
      const waiting = order.filter(isVillain).filter(role => isStation(m, findFigure(m, role)?.at ?? -1));
      call(m, 'breakout', { waiting });
      break;
    }
    case 'federal-reinforcements':
      reinforce(m, 2, 'event');
      break;
    case 'ambulances':
      for (const f of state.figures) if (!f.ko) heal(m, f.role, 1, 'ambulances');
      break;
    case 'kingpin':
      call(m, 'kingpin', { waiting: villainSeats(m, seat) });
      break;
  }
}

export const breakout = flow<SpiderMan, 'breakout'>({
  next(m, f) {
    const role = f.waiting.shift();
    if (role === undefined) return;
    goTo(f, 'next');
    const figure = findFigure(m, role);
    if (!figure) return;
    emit(m, { type: 'freed', role, by: null });
    call(m, 'exit', { role, from: figure.at, why: 'breakout' });
  },
});

export const kingpin = flow<SpiderMan, 'kingpin'>({
  ask: decide({
    rule: 'SM-EVT-08',
    who: (_m, f) => f.waiting.slice(0, 1),
    options: (): Action[] => [{ type: 'replace' }, { type: 'pass' }],
    apply(m, f, action: Action, seat) {
      f.waiting.shift();
      again(m, f);
      if (action.type === 'replace') replaceMission(m, seat);
    },
  }),
});

/** Effects that last until this seat's turn are over. */
export function endEvents(m: M, seat: Seat): void {
  const { state } = m;
  for (const event of ['blackout', 'gridlock', 'storm'] as const)
    if (state[event] === seat) {
      state[event] = null;
      emit(m, { type: 'eventEnded', event });
    }
}

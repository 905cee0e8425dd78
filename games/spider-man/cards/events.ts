import { again, call, decide, emit, flow, goTo } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { EVENTS, type EventId, events } from '../content/cards.ts';
import { cityOf } from '../rules/city.ts';
import { heal } from '../rules/damage.ts';
import { replaceMission, villainSeats } from '../rules/missions.ts';
import { reinforce } from '../rules/reinforcements.ts';
import { type M, findFigure, isStation, isVillain, player, policeSeat, seatsFrom } from '../rules/table.ts';
import type { Action, SpiderMan } from '../spec.ts';

/** What an event does for all, at once (SM-EVT-01..08), and when it is over. */
interface EventCard {
  happen(m: M, seat: Seat): void;
  turnBegins?(m: M, seat: Seat): void;
  turnEnds?(m: M, seat: Seat): void;
}

/** In force until the next turn of whoever drew it. */
const untilOwnTurn = (event: 'blackout' | 'gridlock' | 'storm'): EventCard => ({
  happen(m, seat) {
    m.state[event] = seat;
  },
  turnBegins(m, seat) {
    if (m.state[event] !== seat) return;
    m.state[event] = null;
    emit(m, { type: 'eventEnded', event });
  },
});

export const eventCards: { readonly [E in EventId]: EventCard } = {
  'public-menace': {
    happen(m) {
      const { jameson } = m.state.characters;
      const isHome = jameson.holder === null && jameson.square === cityOf(m).squares['home-daily-bugle'];
      // Drawn in a police turn it lasts to the end of the following one.
      if (isHome) m.state.menace = m.state.active === policeSeat(m) ? 2 : 1;
    },
    turnEnds(m, seat) {
      if (seat !== policeSeat(m) || m.state.menace === 0) return;
      m.state.menace--;
      if (m.state.menace === 0) emit(m, { type: 'eventEnded', event: 'public-menace' });
    },
  },
  blackout: untilOwnTurn('blackout'),
  gridlock: untilOwnTurn('gridlock'),
  storm: untilOwnTurn('storm'),
  'mass-breakout': {
    happen(m) {
      const order = seatsFrom(m, m.state.active).map(seat => player(m, seat).role);
      const waiting = order.filter(isVillain).filter(role => isStation(m, findFigure(m, role)?.at ?? -1));
      call(m, 'breakout', { waiting });
    },
  },
  'federal-reinforcements': {
    happen: m => reinforce(m, events['federal-reinforcements'].effect.cars, 'event'),
  },
  ambulances: {
    happen(m) {
      for (const f of m.state.figures) if (!f.ko) heal(m, f.role, events.ambulances.effect.healed, 'ambulances');
    },
  },
  kingpin: { happen: (m, seat) => call(m, 'kingpin', { waiting: villainSeats(m, seat) }) },
};

const ENDING = EVENTS.map(event => eventCards[event]).filter(card => 'turnBegins' in card || 'turnEnds' in card);

/** Events that are over with the turn that begins or ends. */
export function turnBegins(m: M, seat: Seat): void {
  for (const card of ENDING) card.turnBegins?.(m, seat);
}

export function turnEnds(m: M, seat: Seat): void {
  for (const card of ENDING) card.turnEnds?.(m, seat);
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

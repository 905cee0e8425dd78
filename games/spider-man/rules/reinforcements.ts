import { call, decide, emit, flow, goTo, nobody } from '../../../engine/flow.ts';
import { MAX_CARS, STACK_CARS } from '../content/numbers.ts';
import { STATIONS } from '../content/places.ts';
import type { PlaceId } from '../ids.ts';
import type { Action, SpiderMan } from '../spec.ts';
import { cityOf } from './city.ts';
import { arrest, isOpenStation, jail } from './custody.ts';
import { type M, carsInPlay, policeDecider, stackAt } from './table.ts';

export function reinforce(m: M, cars: number, reason: 'card' | 'event'): void {
  call(m, 'reinforcement', { left: cars, placed: [], reason });
}

/** Cars in stations of their choice, two in different ones (SM-POL-26). */
export const reinforcement = flow<SpiderMan, 'reinforcement'>({
  check(m, f) {
    if (f.left === 0 || openStations(m, f.placed).length > 0) return;
    emit(m, { type: 'carsLost', count: f.left });
    f.left = 0;
  },
  place: decide({
    rule: 'SM-POL-26',
    lone: true,
    who: (m, f) => (f.left > 0 ? [policeDecider(m)] : nobody),
    options: (m, f): Action[] => openStations(m, f.placed).map(station => ({ type: 'station', station, what: 'car' })),
    apply(m, f, action: Action) {
      if (action.type !== 'station') return;
      f.left--;
      f.placed.push(action.station);
      putCar(m, action.station, f.reason);
      goTo(f, 'check');
    },
  }),
});

function openStations(m: M, placed: readonly PlaceId[]): PlaceId[] {
  if (carsInPlay(m) >= MAX_CARS) return [];
  const { squares } = cityOf(m);
  return STATIONS.filter(
    station =>
      !placed.includes(station) &&
      (stackAt(m, squares[station])?.cars ?? 0) < STACK_CARS &&
      isOpenStation(m, squares[station]),
  );
}

/** A K.O. figure that lies there unguarded is captured by the new car. */
function putCar(m: M, station: PlaceId, reason: 'card' | 'event'): void {
  const square = cityOf(m).squares[station];
  const stack = stackAt(m, square);
  if (stack) stack.cars++;
  else m.state.stacks.push({ square, cars: 1, web: false, symbiote: null });
  emit(m, { type: 'carPlaced', station, square, reason });
  for (const f of m.state.figures)
    if (f.at === square && !f.captive && f.ko) {
      arrest(m, f.role, square);
      jail(m, f.role);
    }
}

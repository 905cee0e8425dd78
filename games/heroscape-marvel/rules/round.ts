import { MARKERS, type Marker, markerAt } from '../ids.ts';
import { reveal } from '../../../engine/chance.ts';
import { again, call, decide, emit, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { powerHere } from '../cards/glyphs.ts';
import { type HeroScape, type Order } from '../spec.ts';
import { rollOff } from './dice.ts';
import { endOfRound, lastRoundOf } from './end.ts';
import { type M, SEATS, hasFigures, other, ownOnBoard } from './table.ts';

const TURNS = 3;

const freshOrder = (): Order => ({ on: null, state: 'hidden' });
export const freshOrders = (): Order[] => [freshOrder(), freshOrder(), freshOrder(), freshOrder()];

/** One round (HS-ROUND-01). */
export const round = flow<HeroScape, 'round'>({
  begin(m, f) {
    const { state } = m;
    state.round++;
    state.turn = 0;
    state.active = null;
    f.taken = 0;
    emit(m, { type: 'roundBegan', round: state.round, last: lastRoundOf(m) });
    state.powerful = null;
    m.content.plot.whenRoundBegins(m);
  },
  /** Who has a single card has nothing to choose: all four markers lie there. */
  prepare(m) {
    for (const seat of SEATS) {
      const [only, ...more] = ownOnBoard(m, seat);
      if (!only || more.length > 0) continue;
      for (const order of m.state.orders[seat] ?? []) order.on = only.id;
      emit(m, { type: 'ordersReady', seat });
    }
  },
  /** HS-ROUND-02: all at once, in secret, one marker after the other. */
  order: decide({
    rule: 'HS-ROUND-02',
    free: false,
    who: m => WAITING[(nextMarker(m, 0) === null ? 0 : 1) + (nextMarker(m, 1) === null ? 0 : 2)] ?? nobody,
    options: (m, _f, seat) => {
      const marker = nextMarker(m, seat);
      return marker === null ? [] : ownOnBoard(m, seat).map(one => ({ type: 'order' as const, marker, on: one.id }));
    },
    apply(m, f, { marker, on }, seat) {
      const order = m.state.orders[seat]?.[MARKERS.indexOf(marker)];
      if (order) order.on = on;
      if (m.hear)
        emit(m, { type: 'orderPlaced', seat, marker, on: null }, { [seat]: { type: 'orderPlaced', seat, marker, on } });
      if (nextMarker(m, seat) === null) emit(m, { type: 'ordersReady', seat });
      again(m, f);
    },
  }),
  /** HS-ROUND-04: ties are rolled again with the same bonus. */
  initiative(m) {
    const { state } = m;
    state.placed = true;
    const initiative = powerHere(m)?.initiative ?? 0;
    const bonusOf = (seat: Seat): number => (state.powerful === seat ? initiative : 0);
    const bonus: [number, number] = [bonusOf(0), bonusOf(1)];
    state.first = rollOff(m, bonus, (rolls, winner) =>
      emit(m, { type: 'initiativeRolled', rolls, bonus: [...bonus], winner }),
    );
  },
  /** HS-ROUND-05: everybody's first turn, then everybody's second, then the third. */
  turns(m, f) {
    if (f.taken >= TURNS * SEATS.length) return;
    m.state.turn = Math.floor(f.taken / SEATS.length) + 1;
    const seat = f.taken % SEATS.length === 0 ? m.state.first : other(m.state.first);
    f.taken++;
    goTo(f, 'turns');
    call(m, 'turn', { seat, figure: null });
  },
  close(m, f) {
    const { state } = m;
    const shown = state.orders;
    state.orders = [freshOrders(), freshOrders()];
    reveal(m);
    if (m.hear) {
      const orders = SEATS.flatMap(seat =>
        (shown[seat] ?? []).flatMap(({ on }, i) => (on ? [{ seat, marker: markerAt(i), on }] : [])),
      );
      emit(m, { type: 'roundEnded', round: state.round, orders });
    }
    state.placed = false;
    state.active = null;
    endOfRound(m);
    goTo(f, 'begin');
  },
});

const WAITING: readonly (readonly Seat[])[] = [nobody, [0], [1], SEATS];

/** The next marker that this seat has to place, or null. */
export function nextMarker(m: M, seat: Seat): Marker | null {
  if (m.state.placed || !hasFigures(m, seat)) return null;
  const orders = m.state.orders[seat] as Order[];
  for (let i = 0; i < orders.length; i++) if (orders[i]?.on === null) return markerAt(i);
  return null;
}

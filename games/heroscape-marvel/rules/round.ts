import { MARKERS, type Marker, markerAt } from '../ids.ts';
import { reveal } from '../../../engine/chance.ts';
import { again, call, decide, emit, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { powerHere } from '../cards/glyphs.ts';
import { type HeroScape, type Order } from '../spec.ts';
import { cardsInPlay } from './cards.ts';
import { rollOff } from './dice.ts';
import { endOfRound, lastRoundOf } from './end.ts';
import { type M, forSide, hasFigures, isOut, leftOf } from './table.ts';

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
    for (const seat of m.content.seats) {
      const [only, ...more] = cardsInPlay(m, seat);
      if (!only || more.length > 0) continue;
      for (const order of m.state.orders[seat] ?? []) order.on = only.id;
      emit(m, { type: 'ordersReady', seat });
    }
  },
  /** HS-ROUND-02: all at once, in secret, one marker after the other. */
  order: decide({
    rule: 'HS-ROUND-02',
    free: false,
    who: waiting,
    options: (m, _f, seat) => {
      const marker = nextMarker(m, seat);
      return marker === null ? [] : cardsInPlay(m, seat).map(one => ({ type: 'order' as const, marker, on: one.id }));
    },
    apply(m, f, { marker, on }, seat) {
      const order = m.state.orders[seat]?.[MARKERS.indexOf(marker)];
      if (order) order.on = on;
      if (m.hear) {
        const told = { type: 'orderPlaced' as const, seat, marker, on };
        emit(m, { type: 'orderPlaced', seat, marker, on: null }, forSide(m, seat, told));
      }
      if (nextMarker(m, seat) === null) emit(m, { type: 'ordersReady', seat });
      again(m, f);
    },
  }),
  /** HS-ROUND-04: ties are rolled again with the same bonus. */
  initiative(m) {
    const { state } = m;
    state.placed = true;
    const initiative = powerHere(m)?.initiative ?? 0;
    const { seats } = m.content;
    const bonusOf = (seat: Seat): number => (state.powerful === seat ? initiative : 0);
    const rolling = seats.filter(seat => !isOut(m, seat));
    state.first = rollOff(m, rolling, bonusOf, (rolls, winner) =>
      emit(m, { type: 'initiativeRolled', rolls, bonus: seats.map(bonusOf), winner }),
    );
  },
  /** HS-ROUND-05: everybody's first turn, then everybody's second, then the third; who is out has none (HS-MULTI-07). */
  turns(m, f) {
    const { length } = m.content.seats;
    if (f.taken >= TURNS * length) return;
    m.state.turn = Math.floor(f.taken / length) + 1;
    const seat = leftOf(m, m.state.first, f.taken % length);
    f.taken++;
    goTo(f, 'turns');
    if (!isOut(m, seat)) call(m, 'turn', { seat, figure: null });
    else if (hasMarkers(m, seat)) emit(m, { type: 'turnSkipped', seat, turn: m.state.turn });
  },
  close(m, f) {
    const { state } = m;
    const shown = state.orders;
    state.orders = m.content.seats.map(freshOrders);
    reveal(m);
    if (m.hear) {
      const orders = m.content.seats.flatMap(seat =>
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

/** Who falls within a round still has markers of it: their turns are skipped unseen (HS-ROUND-07). */
export const hasMarkers = (m: M, seat: Seat): boolean => m.state.orders[seat]?.[0]?.on !== null;

/** Whose markers are not all placed. The lists are made once: this is asked at every look. */
function waiting(m: M): readonly Seat[] {
  let which = 0;
  for (const seat of m.content.seats) if (nextMarker(m, seat) !== null) which |= 1 << seat;
  return which === 0 ? nobody : (LISTS[which] ??= m.content.seats.filter(seat => (which & (1 << seat)) !== 0));
}
const LISTS: (readonly Seat[] | undefined)[] = [];

/** The next marker that this seat has to place, or null. */
export function nextMarker(m: M, seat: Seat): Marker | null {
  if (m.state.placed || !hasFigures(m, seat)) return null;
  const orders = m.state.orders[seat] as Order[];
  for (let i = 0; i < orders.length; i++) if (orders[i]?.on === null) return markerAt(i);
  return null;
}

import type { CardId } from './ids.ts';
import { dealAnew, pick } from '../../engine/chance.ts';
import { within } from '../../engine/flow.ts';
import type { Seat } from '../../engine/types.ts';
import { limitOf, poolOf, total } from './rules/armies.ts';
import { isNamedInSecret } from './rules/naming.ts';
import { cardsInPlay, isInPlay } from './rules/cards.ts';
import { type M, areAllies, figureOf, placeFrom, pointsOf } from './rules/table.ts';
import type { Order } from './spec.ts';

/** Deals anew what a seat cannot know: faces of order markers, face-down glyphs, an army being named in secret. */
export function guess(m: M, seat: Seat | null): void {
  const down = m.state.glyphs.filter(glyph => !glyph.up);
  if (down.length > 1) {
    const kinds = dealAnew(
      m,
      down.map(glyph => glyph.kind),
    );
    down.forEach((glyph, i) => {
      glyph.kind = kinds[i] ?? glyph.kind;
    });
  }
  for (const hidden of m.content.seats) {
    if (hidden === seat) continue;
    rename(m, hidden);
    if (seat !== null && areAllies(m, hidden, seat)) continue; // HS-MULTI-04
    if (m.state.placed) shuffleOrders(m, hidden);
    else reorder(m, hidden);
  }
}

/** Markers that lie face down change places, except that a turn which was skipped had none on a living card. */
function shuffleOrders(m: M, seat: Seat): void {
  const orders = m.state.orders[seat] ?? [];
  const open = orders.filter(order => order.state !== 'shown');
  const places = dealAnew(
    m,
    open.map(({ on, state }): Order => ({ on, state })),
  );
  const fits = (order: Order, place: Order): boolean => isPossible(m, seat, orders.indexOf(order), place);
  const found = matching(open, places, fits) ?? places;
  open.forEach((order, i) => {
    const place = found[i] as Order;
    order.on = place.on;
    order.state = place.state;
  });
}

/** The first way, in the order of the places, in which every marker has a place that fits. */
function matching(
  markers: readonly Order[],
  places: readonly Order[],
  fits: (marker: Order, place: Order) => boolean,
): Order[] | null {
  const [first, ...rest] = markers;
  if (!first) return [];
  for (const place of places) {
    if (!fits(first, place)) continue;
    const others = matching(
      rest,
      places.filter(other => other !== place),
      fits,
    );
    if (others) return [place, ...others];
  }
  return null;
}

function isPossible(m: M, seat: Seat, number: number, { on, state }: Order): boolean {
  const isPast = number + 1 < m.state.turn || (number + 1 === m.state.turn && isPlayed(m, seat));
  if (!isPast || state === 'removed' || on === null) return true;
  return !isInPlay(m, on) || figureOf(m, on).card === 'thanos';
}

function isPlayed(m: M, seat: Seat): boolean {
  const round = within(m, 'round');
  const playing = within(m, 'turn');
  if (playing?.seat === seat) return playing.at !== 'begin' && playing.at !== 'reveal';
  if (!round) return false;
  return placeFrom(m, m.state.first, seat) < round.taken - (m.state.turn - 1) * m.content.seats.length;
}

/** While markers are being placed nobody sees where the others put theirs. */
function reorder(m: M, seat: Seat): void {
  const living = cardsInPlay(m, seat);
  for (const order of m.state.orders[seat] ?? [])
    if (order.on !== null) order.on = living[pick(m, living.length)]?.id ?? order.on;
}

/** An army named in secret: any cards within the limit; how many there are by now does not show either. */
function rename(m: M, seat: Seat): void {
  const f = within(m, 'naming');
  if (!f || !isNamedInSecret(m) || !f.seats.includes(seat)) return;
  const limit = limitOf(m, seat) ?? 0;
  const pool = dealAnew(m, poolOf(m, seat, [], []));
  const least = f.ready[seat] ? 1 : 0;
  const size = least + pick(m, pool.length + 1 - least);
  const army: CardId[] = [];
  for (const card of pool) if (army.length < size && total(army) + pointsOf(card) <= limit) army.push(card);
  f.armies[seat] = army;
}

import { again, call, decide, emit, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { bonuses, isEvent } from '../content/cards.ts';
import { BONUS_SUCCESS, HAND_LIMIT, MAX_CARS, STACK_CARS } from '../content/numbers.ts';
import { type PlaceId, STATIONS } from '../content/places.ts';
import type { Action, Preview, SpiderMan } from '../spec.ts';
import { cityOf } from './city.ts';
import { arrest, isOpenStation, jail } from './custody.ts';
import { resolveEvent } from './events.ts';
import { discard, drawBonus } from './hand.ts';
import { rollDice, rolled, rolls } from './roll.ts';
import { type M, carsInPlay, player, policeDecider, stackAt } from './table.ts';

export function declareBonus(m: M, seat: Seat): void {
  call(m, 'bonus', { seat, dice: 0 });
}

/** Every 5 or 6 draws a card (SM-BONUS-01). */
export const bonus = flow<SpiderMan, 'bonus'>({
  declare: decide({
    rule: 'SM-BONUS-01',
    who: (_m, f) => [f.seat],
    options: (m, f) => rolls(player(m, f.seat).bonus),
    preview(m, f, { dice }): Preview {
      const p = player(m, f.seat);
      const lastDie = f.seat === m.state.active && p.movement === 0 && p.combat === 0 && dice === p.bonus;
      return { type: 'cards', expected: (dice * (7 - successOn(m, f.seat))) / 6, lastDie };
    },
    apply(m, f, { dice }) {
      f.dice = dice;
      player(m, f.seat).bonus -= dice;
      if (f.seat === m.state.active) m.state.momentum = null;
    },
  }),
  roll(m, f) {
    rollDice(m, f.seat, f.dice, 'bonus');
  },
  count(m, f) {
    const need = successOn(m, f.seat);
    const cards = rolled(m).filter(die => die >= need).length;
    emit(m, { type: 'bonusRolled', seat: f.seat, dice: rolled(m).slice(), cards });
    if (cards > 0) drawCards(m, f.seat, cards);
  },
});

/** Black Cat makes it 4 for a villain and for the Police (SM-CHAR-04). */
function successOn(m: M, seat: Seat): number {
  const { role } = player(m, seat);
  return role !== 'spider-man' && m.state.characters['black-cat'].holder === role ? BONUS_SUCCESS - 1 : BONUS_SUCCESS;
}

export function drawCards(m: M, seat: Seat, count: number): void {
  call(m, 'drawing', { seat, left: count });
}

/** Events at once, the Police at once, then the hand limit (SM-BONUS-05..08). */
export const drawing = flow<SpiderMan, 'drawing'>({
  draw(m, f) {
    if (f.left === 0) return;
    f.left--;
    again(m, f);
    const card = drawBonus(m);
    if (card === undefined) {
      f.left = 0;
      return;
    }
    const p = player(m, f.seat);
    if (isEvent(card)) {
      m.state.bonusDiscard.push(card);
      emit(m, { type: 'eventDrawn', seat: f.seat, event: card });
      resolveEvent(m, f.seat, card);
    } else if (p.role === 'police') {
      m.state.bonusDiscard.push(card);
      const { cars } = bonuses[card];
      emit(m, { type: 'policeCardDrawn', card, cars });
      reinforce(m, cars, 'card');
    } else {
      p.hand.push(card);
      emit(m, { type: 'cardDrawn', seat: f.seat, card: null }, { [f.seat]: { type: 'cardDrawn', seat: f.seat, card } });
    }
  },
  limit: decide({
    rule: 'SM-BONUS-06',
    who: (m, f) => (player(m, f.seat).hand.length > HAND_LIMIT ? [f.seat] : nobody),
    options: (m, f): Action[] => {
      const { hand } = player(m, f.seat);
      return hand.filter((card, i) => hand.indexOf(card) === i).map(card => ({ type: 'discard', card }));
    },
    apply(m, f, action: Action) {
      again(m, f);
      if (action.type !== 'discard') return;
      discard(m, f.seat, action.card);
      emit(m, { type: 'cardsDiscarded', seat: f.seat, cards: [action.card] });
    },
  }),
});

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

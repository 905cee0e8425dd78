import { again, call, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { bonuses, isEvent } from '../content/cards.ts';
import { BONUS_SUCCESS, HAND_LIMIT } from '../content/numbers.ts';
import type { Preview } from '../seen.ts';
import type { Action, SpiderMan } from '../spec.ts';
import { eventCards } from '../cards/events.ts';
import { discard, drawBonus } from './hand.ts';
import { dieChance } from './odds.ts';
import { reinforce } from './reinforcements.ts';
import { rollDice, rolled, rolls } from './dice.ts';
import { type M, isLastDie, player, just, sumHeld } from './table.ts';

export function declareBonus(m: M, seat: Seat): void {
  call(m, 'bonus', { seat, dice: 0 });
}

/** Every 5 or 6 draws a card (SM-BONUS-01). */
export const bonus = flow<SpiderMan, 'bonus'>({
  declare: decide({
    rule: 'SM-BONUS-01',
    who: (_m, f) => just(f.seat),
    options: (m, f) => rolls(player(m, f.seat).bonus),
    preview: (m, f, { dice }) => bonusPreview(m, f.seat, dice),
    apply(m, f, { dice }) {
      f.dice = dice;
      player(m, f.seat).bonus -= dice;
    },
  }),
  roll(m, f) {
    rollDice(m, f.seat, f.dice, 'bonus');
  },
  count(m, f) {
    const need = successOn(m, f.seat);
    let cards = 0;
    for (const die of rolled(m)) if (die >= need) cards++;
    if (m.hear) emit(m, { type: 'bonusRolled', seat: f.seat, dice: rolled(m).slice(), cards });
    if (cards > 0) drawCards(m, f.seat, cards);
  },
});

/** How many cards so many dice draw on average. */
export const bonusPreview = (m: M, seat: Seat, dice: number): Preview => ({
  type: 'cards',
  expected: dice * dieChance(1, 0, successOn(m, seat)),
  lastDie: isLastDie(m, seat, 'bonus', dice),
});

/** Less for a villain and for the Police who hold Black Cat (SM-CHAR-04). */
export function successOn(m: M, seat: Seat): number {
  const { role } = player(m, seat);
  return role === null || role === 'spider-man' ? BONUS_SUCCESS : BONUS_SUCCESS - sumHeld(m, role, 'eases');
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
      eventCards[card].happen(m, f.seat);
    } else if (p.role === 'police') {
      m.state.bonusDiscard.push(card);
      const { cars } = bonuses[card];
      emit(m, { type: 'policeCardDrawn', card, cars });
      reinforce(m, cars, 'card');
    } else {
      p.hand.push(card);
      if (m.hear)
        emit(
          m,
          { type: 'cardDrawn', seat: f.seat, card: null },
          { [f.seat]: { type: 'cardDrawn', seat: f.seat, card } },
        );
    }
  },
  limit: decide({
    rule: 'SM-BONUS-06',
    isSecret: true,
    who: (m, f) => (player(m, f.seat).hand.length > HAND_LIMIT ? just(f.seat) : nobody),
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

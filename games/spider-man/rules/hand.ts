import type { Moment } from '../ids.ts';
import { draw, shuffle } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/types.ts';
import { type BonusId, type CardId, bonuses } from '../content/cards.ts';
import { type M, player, without } from './table.ts';

/** The next bonus card; an empty deck is made of its discards (SM-BONUS-07). */
export function drawBonus(m: M): CardId | undefined {
  const { state } = m;
  if (state.bonusDeck.length === 0) {
    state.bonusDeck = shuffle(m, state.bonusDiscard);
    state.bonusDiscard = [];
  }
  return draw(m, state.bonusDeck);
}

export function discard(m: M, seat: Seat, card: BonusId): void {
  without(player(m, seat).hand, card);
  m.state.bonusDiscard.push(card);
}

/** What was played for nothing is its owner's again (SM-TURN-08). */
export function takeBack(m: M, seat: Seat, card: BonusId): void {
  without(m.state.bonusDiscard, card);
  player(m, seat).hand.push(card);
}

/** The cards in hand that may be played at this moment, each once. */
export function cardsFor(m: M, seat: Seat, moment: Moment): BonusId[] {
  const { hand } = player(m, seat);
  const found: BonusId[] = [];
  for (const card of hand) if (bonuses[card].moments.includes(moment) && !found.includes(card)) found.push(card);
  return found;
}

import { draw, shuffle } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/types.ts';
import type { BonusId, CardId } from '../content/cards.ts';
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

export const holds = (m: M, seat: Seat, card: BonusId): boolean => player(m, seat).hand.includes(card);

import { draw, roll } from '../../../engine/chance.ts';
import { call, decide, emit, flow, goTo } from '../../../engine/flow.ts';
import type { Match, Seat } from '../../../engine/types.ts';
import { CARDS } from '../content/cards.ts';
import { CARD_IDS } from '../ids.ts';
import type { Action, Race } from '../spec.ts';
import { landing, occupant } from './move.ts';
import { HAND_SIZE } from './setup.ts';

/** PR-TURN-01: the seats take their turns one after the other. */
export const round = flow<Race, 'round'>({
  begin: m => call(m, 'turn', {}),
  pass: (m, f) => {
    m.state.turn = (m.state.turn + 1) % m.setup.seats;
    goTo(f, 'begin');
  },
});

export const turn = flow<Race, 'turn'>({
  choose: decide<Race, 'turn', Action>({
    rule: 'PR-TURN-02',
    isSecret: true, // whoever only may roll holds no card for this place
    who: m => [m.state.turn],
    options: (m, _f, seat) => [{ type: 'roll' }, ...playable(m, seat)],
    // PR-TURN-04: a card is played with care, only dice bump
    bar: (m, _f, action, seat) =>
      action.type === 'play' && occupant(m, seat, landing(m, seat, CARDS[action.card].squares)) !== null
        ? 'PR-TURN-04'
        : null,
    preview: (m, _f, action, seat) =>
      action.type === 'roll'
        ? { from: landing(m, seat, 1), to: landing(m, seat, m.setup.options.die) }
        : { from: landing(m, seat, CARDS[action.card].squares), to: landing(m, seat, CARDS[action.card].squares) },
    apply: (m, _f, action, seat) => call(m, 'move', { seat, squares: squaresOf(m, seat, action) }),
  }),
  // PR-TURN-05
  refill: m => {
    const seat = m.state.turn;
    const hand = m.state.hands[seat] ?? [];
    while (hand.length < HAND_SIZE && m.state.stack.length > 0) {
      const card = draw(m, m.state.stack);
      if (!card) return;
      hand.push(card);
      emit(m, { type: 'drew', seat, card: null }, { [seat]: { type: 'drew', seat, card } });
    }
  },
});

/** One option for each kind of card: two strides are the same choice. */
function playable(m: Match<Race>, seat: Seat): Action[] {
  return CARD_IDS.filter(id => m.state.hands[seat]?.includes(id)).map(card => ({ type: 'play', card }));
}

/** PR-TURN-02, PR-TURN-03: how far the pebble goes, by the die or by the card, which is discarded. */
function squaresOf(m: Match<Race>, seat: Seat, action: Action): number {
  if (action.type === 'roll') {
    const value = roll(m, m.setup.options.die);
    emit(m, { type: 'rolled', seat, value });
    return value;
  }
  const hand = m.state.hands[seat] ?? [];
  hand.splice(hand.indexOf(action.card), 1);
  m.state.discard.push(action.card);
  emit(m, { type: 'played', seat, card: action.card });
  return CARDS[action.card].squares;
}

import { decide, emit, flow } from '../../../engine/flow.ts';
import { reveal } from '../../../engine/chance.ts';
import type { Action, CardId, UntilDaylight } from '../spec.ts';
import { putInstead } from './discard.ts';
import { categoryOf, waysToKeep } from './inventory.ts';
import { fromReserve } from './search.ts';
import { player } from './table.ts';

const STICKY_CARDS = 2;

/** The Klepto's Sticky Fingers: two cards of the reserve, one at most to keep (UD-CHAR-KLEPTO-02). */
export const rummage = flow<UntilDaylight, 'rummage'>({
  reveal(m, f) {
    for (let i = 0; i < STICKY_CARDS; i++) {
      const card = fromReserve(m);
      if (card) f.cards.push(card);
    }
    reveal(m);
    emit(m, { type: 'revealed', seat: f.seat, cards: [...f.cards] });
  },
  keep: decide({
    rule: 'UD-CHAR-KLEPTO-02',
    lone: true,
    who: (_m, f) => [f.seat],
    options: (m, f): Action[] => {
      const p = player(m, f.seat);
      const kinds = f.cards.filter((card, i) => f.cards.indexOf(card) === i && categoryOf(card) !== 'bad-luck');
      return [
        ...kinds.flatMap((card: CardId) =>
          waysToKeep(m, p, card).map((instead): Action => ({ type: 'take', card, instead })),
        ),
        { type: 'pass' },
      ];
    },
    apply(m, f, action) {
      if (action.type === 'take') {
        f.cards.splice(f.cards.indexOf(action.card), 1);
        putInstead(m, f.seat, action.card, action.instead);
        emit(m, { type: 'cardKept', seat: f.seat, card: action.card });
      }
      m.state.rubbleDiscard.push(...f.cards);
    },
  }),
});

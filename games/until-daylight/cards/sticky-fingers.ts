import { reveal } from '../../../engine/chance.ts';
import { call, decide, emit, flow } from '../../../engine/flow.ts';
import { perks } from '../content/perks.ts';
import { packedFor, putInstead } from '../rules/discard.ts';
import { categoryOf, kinds, waysToKeep } from '../rules/inventory.ts';
import { fromReserve } from '../rules/search.ts';
import { player } from '../rules/table.ts';
import type { Action, UntilDaylight } from '../spec.ts';
import type { Perk } from './perk.ts';

export const stickyFingers: Perk<'kill'> = {
  use(m, f) {
    call(m, 'rummage', { seat: f.seat, cards: [] });
  },
};

/** The Klepto's Sticky Fingers: two cards of the reserve, one at most to keep (UD-CHAR-KLEPTO-02). */
export const rummage = flow<UntilDaylight, 'rummage'>({
  reveal(m, f) {
    for (let i = 0; i < perks['sticky-fingers'].cards; i++) {
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
      const wanted = kinds(f.cards).filter(card => categoryOf(card) !== 'bad-luck');
      return [
        ...wanted.flatMap(card => waysToKeep(m, p, card).map((instead): Action => ({ type: 'take', card, instead }))),
        { type: 'pass' },
      ];
    },
    apply(m, f, action) {
      if (action.type === 'take') {
        f.cards.splice(f.cards.indexOf(action.card), 1);
        putInstead(m, f.seat, action.card, action.instead);
        emit(m, { type: 'cardKept', seat: f.seat, card: action.card, packed: packedFor(action.instead) });
      }
      m.state.rubbleDiscard.push(...f.cards);
      if (f.cards.length > 0) emit(m, { type: 'rubbleDiscarded', cards: [...f.cards] });
    },
  }),
});

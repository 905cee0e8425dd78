import { call, decide, emit, flow } from '../../../engine/flow.ts';
import type { CardId } from '../content/cards.ts';
import { packedFor, putInstead, toDiscard } from '../rules/discard.ts';
import { categoryOf, isBagLocked, isStartingWeapon, kinds, takeItem, takeOut, waysToKeep } from '../rules/inventory.ts';
import { type M, player } from '../rules/table.ts';
import type { Item, UntilDaylight } from '../spec.ts';
import type { Perk } from './perk.ts';

// The Haggler as first player: one card for another from the Rubble discard (UD-CHAR-HAGGLER-03).

export const blackMarketPerk: Perk<'exchange'> = {
  /** What he may pay with; nothing while the discard holds nothing worth it. */
  items(m, seat) {
    if (!m.state.rubbleDiscard.some(isWanted)) return [];
    const p = player(m, seat);
    const single = kinds([...p.items, ...p.bags.flat()])
      .filter(card => !isStartingWeapon(card))
      .map((card): Item => ({ card, bag: null }));
    const bags = p.bags.flatMap((inside, bag): Item[] => (isBagLocked(inside) ? [] : [{ card: 'backpack', bag }]));
    return [...single, ...bags];
  },
  use(m, seat, item) {
    const p = player(m, seat);
    if (item.card !== 'backpack') takeOut(p, item.card);
    const paid = item.card === 'backpack' ? takeItem(p, item) : [item.card];
    toDiscard(m, seat, paid, 'sold', item.bag);
    call(m, 'blackMarket', { seat, paid });
  },
};

const isWanted = (card: CardId): boolean => categoryOf(card) !== 'bad-luck';

export const blackMarket = flow<UntilDaylight, 'blackMarket'>({
  take: decide({
    rule: 'UD-CHAR-HAGGLER-03',
    who: (_m, f) => [f.seat],
    options: (m, f) => {
      const p = player(m, f.seat);
      // There is always a way: what was paid has left room, or a stack that can go.
      return wares(m, f.paid).flatMap(card =>
        waysToKeep(m, p, card).map(instead => ({ type: 'take' as const, card, instead })),
      );
    },
    apply(m, f, { card, instead }) {
      m.state.rubbleDiscard.splice(m.state.rubbleDiscard.indexOf(card), 1);
      putInstead(m, f.seat, card, instead);
      emit(m, { type: 'tookFromDiscard', seat: f.seat, card, packed: packedFor(instead) });
    },
  }),
});

/** The kinds in the discard, not counting the cards just paid. */
function wares(m: M, paid: readonly CardId[]): CardId[] {
  const left = [...m.state.rubbleDiscard];
  for (const card of paid) left.splice(left.lastIndexOf(card), 1);
  return kinds(left).filter(isWanted);
}

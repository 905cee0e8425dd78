import { decide, emit, flow } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import type { CardId, Item, Player, UntilDaylight } from '../spec.ts';
import { putInstead, toDiscard } from './discard.ts';
import { categoryOf, isBagLocked, isStartingWeapon, takeItem, takeOut, waysToKeep } from './inventory.ts';
import { usePerk } from './perks.ts';
import { type M, player } from './table.ts';

// The Haggler as first player: one card for another from the Rubble discard (UD-CHAR-HAGGLER-03).

/** What he may pay with; nothing while the discard holds nothing worth it. */
export function canPay(m: M, p: Player): Item[] {
  if (!m.state.rubbleDiscard.some(isWanted)) return [];
  const cards = [...p.items, ...p.bags.flat()];
  const single: Item[] = cards
    .filter((card, i) => !isStartingWeapon(card) && cards.indexOf(card) === i)
    .map(card => ({ card, bag: null }));
  const bags = p.bags.flatMap((inside, bag): Item[] => (isBagLocked(inside) ? [] : [{ card: 'backpack', bag }]));
  return [...single, ...bags];
}

const isWanted = (card: CardId): boolean => categoryOf(card) !== 'bad-luck';

export function pay(m: M, seat: Seat, item: Item): CardId[] {
  const p = player(m, seat);
  usePerk(m, seat, 'black-market');
  if (item.card !== 'backpack') takeOut(p, item.card);
  const paid = item.card === 'backpack' ? takeItem(p, item) : [item.card];
  toDiscard(m, seat, paid, 'sold');
  return paid;
}

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
      emit(m, { type: 'tookFromDiscard', seat: f.seat, card });
    },
  }),
});

/** The kinds in the discard, not counting the cards just paid. */
function wares(m: M, paid: readonly CardId[]): CardId[] {
  const left = [...m.state.rubbleDiscard];
  for (const card of paid) left.splice(left.lastIndexOf(card), 1);
  return left.filter((card, i) => isWanted(card) && left.indexOf(card) === i);
}

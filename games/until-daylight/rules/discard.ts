import { emit } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import type { Instead } from '../spec.ts';
import { put, takeItem, takeOut } from './inventory.ts';
import { type M, player } from './table.ts';
import type { CardId } from '../content/cards.ts';
import type { DiscardCause } from '../ids.ts';

/** Cards leave an inventory for the Rubble discard, face up (UD-INV-06); `bag` is the backpack that was named. */
export function toDiscard(m: M, seat: Seat, cards: CardId[], cause: DiscardCause, bag: number | null = null): void {
  m.state.rubbleDiscard.push(...cards);
  emit(m, { type: 'discarded', seat, cards, bag, cause });
}

/** Cards of this kind are spent. */
export function spend(m: M, seat: Seat, card: CardId, cause: DiscardCause, count = 1): void {
  const spent: CardId[] = [];
  for (let i = 0; i < count; i++) {
    takeOut(player(m, seat), card);
    spent.push(card);
  }
  toDiscard(m, seat, spent, cause);
}

/** Puts a card into the inventory, making room for it first as the player says. */
export function putInstead(m: M, seat: Seat, card: CardId, instead: Instead | null, inside: CardId[] = []): void {
  const room = instead ? takeItem(player(m, seat), instead) : [];
  if (instead?.packed) inside.push(...room);
  else if (instead) toDiscard(m, seat, room, 'room', instead.bag);
  put(player(m, seat), m.content.slots, card, inside);
}

/** The item that goes into the backpack for which it makes room. */
export const packedFor = (instead: Instead | null): CardId | null => (instead?.packed ? instead.card : null);

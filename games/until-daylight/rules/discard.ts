import { emit } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import type { Instead } from '../spec.ts';
import { put, takeItem, takeOut } from './inventory.ts';
import { type M, player } from './table.ts';
import type { CardId } from '../content/cards.ts';
import type { DiscardCause } from '../ids.ts';

/** Cards leave an inventory for the Rubble discard, face up (UD-INV-06). */
export function toDiscard(m: M, seat: Seat, cards: CardId[], cause: DiscardCause): void {
  m.state.rubbleDiscard.push(...cards);
  emit(m, { type: 'discarded', seat, cards, cause });
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
  else if (instead) toDiscard(m, seat, room, 'room');
  put(m, seat, card, inside);
}

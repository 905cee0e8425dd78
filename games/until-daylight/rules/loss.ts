import { emit } from '../../../engine/flow.ts';
import { pick } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/types.ts';
import type { Thief } from '../ids.ts';
import type { Item } from '../spec.ts';
import { isBagLocked, isStartingWeapon, isWeapon, takeItem } from './inventory.ts';
import { toDiscard } from './discard.ts';
import { type M, player } from './table.ts';
import type { Player } from '../seen.ts';

/**
 * The single cards that may be lost, each card of a stack for itself (UD-LOSS-01). No starting weapon ever, no
 * weapon at all to a Looter (UD-LOSS-02); of a backpack only the card itself, and only to a Combat card (UD-LOSS-03).
 */
export function losable(p: Player, thief: Thief): Item[] {
  const cards: Item[] = [];
  for (const card of p.items)
    if (thief === 'looter' ? !isWeapon(card) : !isStartingWeapon(card)) cards.push({ card, bag: null });
  if (thief === 'combatCard')
    p.bags.forEach((inside, bag) => {
      if (!isBagLocked(inside)) cards.push({ card: 'backpack', bag });
    });
  return cards;
}

/** The seat loses one card at random, if it has one to lose (UD-LOSS-04). */
export function loseRandomCard(m: M, seat: Seat, thief: Thief): void {
  const p = player(m, seat);
  const cards = losable(p, thief);
  const lost = cards.length > 0 ? cards[pick(m, cards.length)] : undefined;
  if (!lost) emit(m, { type: 'nothingLost', seat, cause: thief });
  else if (lost.bag !== null) toDiscard(m, seat, takeItem(p, lost), thief, lost.bag);
  else toDiscard(m, seat, p.items.splice(p.items.indexOf(lost.card), 1), thief);
}

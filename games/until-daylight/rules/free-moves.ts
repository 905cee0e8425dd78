import { within } from '../../../engine/flow.ts';
import type { FreeMoves } from '../../../engine/types.ts';
import { BACKPACK_ITEMS } from '../content/numbers.ts';
import type { Action, CardId, Player, UntilDaylight } from '../spec.ts';
import { toDiscard } from './discard.ts';
import { canWithdraw, withdraw } from './exchange.ts';
import { isBagLocked, isStackable, isStartingWeapon, slotsOf, slotsUsed, takeItem } from './inventory.ts';
import { type M, player } from './table.ts';

/** Repacking, throwing things away, taking an offer back: at any time, whoever is asked (UD-PROMPT-17). */
export const freeMoves: FreeMoves<UntilDaylight> = {
  rule: 'UD-INV-04',
  types: ['stow', 'unstow', 'discard', 'withdraw'],
  options: (m, seat) => {
    const p = player(m, seat);
    const inUse = within(m, 'attack');
    const weapon = inUse?.seat === seat ? inUse.weapon : null;
    const moves = [...discards(p, weapon), ...backpackMoves(m, p)];
    return canWithdraw(m, seat) ? [...moves, { type: 'withdraw' }] : moves;
  },
  apply(m, action, seat) {
    const p = player(m, seat);
    if (action.type === 'withdraw') withdraw(m, seat);
    if (action.type === 'discard') toDiscard(m, seat, takeOne(p, action.card, action.bag), 'unwanted');
    if (action.type === 'stow') (p.bags[action.bag] as CardId[]).push(...takeItem(p, { card: action.card, bag: null }));
    if (action.type === 'unstow') p.items.push(...takeItem(p, { card: action.card, bag: action.bag }));
  },
};

function takeOne(p: Player, card: CardId, bag: number | null): CardId[] {
  if (card === 'backpack') return takeItem(p, { card, bag });
  const cards = bag === null ? p.items : (p.bags[bag] ?? []);
  return cards.splice(cards.indexOf(card), 1);
}

/** Anything but starting weapons, and not the weapon of the attack in progress (UD-INV-04, UD-BAG-04). */
function discards(p: Player, weapon: CardId | null): Action[] {
  const found: Action[] = [];
  const add = (cards: readonly CardId[], bag: number | null): void =>
    cards.forEach((card, i) => {
      if (!isStartingWeapon(card) && card !== weapon && cards.indexOf(card) === i)
        found.push({ type: 'discard', card, bag });
    });
  add(p.items, null);
  p.bags.forEach((cards, bag) => {
    add(cards, bag);
    if (!isBagLocked(cards) && !(weapon && cards.includes(weapon)))
      found.push({ type: 'discard', card: 'backpack', bag });
  });
  return found;
}

/** Whole items move; a stack stays together (UD-BAG-01..02). */
function backpackMoves(m: M, p: Player): Action[] {
  const found: Action[] = [];
  p.bags.forEach((inside, bag) => {
    const isFull = slotsOf(inside) >= BACKPACK_ITEMS;
    p.items.forEach((card, i) => {
      if (p.items.indexOf(card) === i && (!isFull || joins(inside, card))) found.push({ type: 'stow', card, bag });
    });
    inside.forEach((card, i) => {
      const fits = slotsUsed(p) < m.content.slots || joins(p.items, card);
      if (inside.indexOf(card) === i && fits) found.push({ type: 'unstow', card, bag });
    });
  });
  return found;
}

const joins = (cards: readonly CardId[], card: CardId): boolean => isStackable(card) && cards.includes(card);

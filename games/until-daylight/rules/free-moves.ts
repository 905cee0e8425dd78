import { emit, within } from '../../../engine/flow.ts';
import type { FreeMoves, Seat } from '../../../engine/types.ts';
import { weapons } from '../content/weapons.ts';
import type { Action, UntilDaylight } from '../spec.ts';
import { leastAmmo } from './attack.ts';
import { toDiscard } from './discard.ts';
import { canReconsider, canWithdraw, reconsider, withdraw } from './exchange.ts';
import {
  countOf,
  exchangeWithBag,
  isBagFull,
  isBagLocked,
  isStartingWeapon,
  joins,
  kinds,
  slotsUsed,
  takeItem,
} from './inventory.ts';
import { type M, player } from './table.ts';
import type { CardId } from '../content/cards.ts';
import type { Player } from '../seen.ts';

/** Repacking, throwing things away, taking back an offer or a "ready": at any time, whoever is asked (UD-PROMPT-17). */
export const freeMoves: FreeMoves<UntilDaylight> = {
  rule: 'UD-INV-04',
  types: ['stow', 'unstow', 'swap', 'discard', 'withdraw', 'reconsider'],
  isUnhurried: true, // who may tidy up now may do so at the next question, too
  options: (m, seat) => {
    const p = player(m, seat);
    const moves = [...discards(p, neededBy(m, seat)), ...backpackMoves(m, p)];
    if (canWithdraw(m, seat)) moves.push({ type: 'withdraw' });
    if (canReconsider(m, seat)) moves.push({ type: 'reconsider' });
    return moves;
  },
  apply(m, action, seat) {
    const p = player(m, seat);
    if (action.type === 'withdraw') withdraw(m, seat);
    if (action.type === 'reconsider') reconsider(m, seat);
    if (action.type === 'discard') toDiscard(m, seat, takeOne(p, action.card, action.bag), 'unwanted', action.bag);
    if (action.type === 'stow') repack(m, seat, action.bag, action.card, null);
    if (action.type === 'unstow') repack(m, seat, action.bag, null, action.card);
    if (action.type === 'swap') repack(m, seat, action.bag, action.card, action.out);
  },
};

function takeOne(p: Player, card: CardId, bag: number | null): CardId[] {
  if (card === 'backpack') return takeItem(p, { card, bag });
  const cards = bag === null ? p.items : (p.bags[bag] ?? []);
  return cards.splice(cards.indexOf(card), 1);
}

/** What the attack in progress cannot do without: its weapon, and the ammunition it still has to be loaded with. */
function neededBy(m: M, seat: Seat): CardId[] {
  const f = within(m, 'attack');
  if (f?.seat !== seat) return [];
  const { ammo } = weapons[f.weapon];
  return f.at === 'load' && ammo && leastAmmo(m, f) > 0 ? [f.weapon, ammo] : [f.weapon];
}

/** Anything but starting weapons and the last one of what an attack needs (UD-INV-04, UD-BAG-04, UD-ATT-02). */
function discards(p: Player, needed: readonly CardId[]): Action[] {
  const found: Action[] = [];
  const leavesEnough = (gone: readonly CardId[]): boolean =>
    needed.every(card => gone.filter(one => one === card).length < countOf(p, card) || !gone.includes(card));
  const add = (cards: readonly CardId[], bag: number | null): void =>
    cards.forEach((card, i) => {
      if (!isStartingWeapon(card) && leavesEnough([card]) && cards.indexOf(card) === i)
        found.push({ type: 'discard', card, bag });
    });
  add(p.items, null);
  p.bags.forEach((cards, bag) => {
    add(cards, bag);
    if (!isBagLocked(cards) && leavesEnough(cards)) found.push({ type: 'discard', card: 'backpack', bag });
  });
  return found;
}

/** Whole items move; a stack stays together (UD-BAG-01..02). A swap is for where neither side has room to begin. */
function backpackMoves(m: M, p: Player): Action[] {
  const found: Action[] = [];
  const hasSlot = slotsUsed(p) < m.content.slots;
  p.bags.forEach((inside, bag) => {
    const isFull = isBagFull(inside);
    for (const card of kinds(p.items)) if (!isFull || joins(inside, card)) found.push({ type: 'stow', card, bag });
    for (const card of kinds(inside)) if (hasSlot || joins(p.items, card)) found.push({ type: 'unstow', card, bag });
    if (isFull && !hasSlot) found.push(...swaps(p.items, inside, bag));
  });
  return found;
}

function swaps(items: readonly CardId[], inside: readonly CardId[], bag: number): Action[] {
  const goIn = kinds(items).filter(card => !joins(inside, card));
  const comeOut = kinds(inside).filter(card => !joins(items, card));
  return comeOut.flatMap(out =>
    goIn.filter(card => card !== out).map((card): Action => ({ type: 'swap', card, bag, out })),
  );
}

function repack(m: M, seat: Seat, bag: number, stowed: CardId | null, out: CardId | null): void {
  exchangeWithBag(player(m, seat), bag, stowed, out);
  emit(m, { type: 'repacked', seat, bag, stowed, out });
}

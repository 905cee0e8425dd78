import { BACKPACK_ITEMS } from '../content/numbers.ts';
import type { WeaponId } from '../content/weapons.ts';
import type { Instead, Item } from '../spec.ts';
import type { M } from './table.ts';
import { type Category, tabled } from '../ids.ts';
import { CARDS, type CardId, cards } from '../content/cards.ts';
import type { Offer, Player } from '../seen.ts';

// Chapter "Inventory": slots, stacks and backpacks.

/** What the rules ask of a card, worked out once. */
interface CardFacts {
  readonly category: Category | 'weapon';
  readonly isStartingWeapon: boolean;
  readonly isStackable: boolean;
}

const FACTS = tabled(CARDS, (id): CardFacts => {
  const card = cards[id];
  if ('group' in card) return { category: 'weapon', isStartingWeapon: card.group !== 'found', isStackable: false };
  const { category } = card;
  return { category, isStartingWeapon: false, isStackable: category === 'ammo' || category === 'material' };
});

export const kinds = (cards: readonly CardId[]): CardId[] => cards.filter((card, i) => cards.indexOf(card) === i);

export const categoryOf = (card: CardId): Category | 'weapon' => FACTS[card].category;

export const isWeapon = (card: CardId): card is WeaponId => FACTS[card].category === 'weapon';

/** Unique and common weapons can be given, never thrown away nor lost (UD-INV-08). */
export const isStartingWeapon = (card: CardId): boolean => FACTS[card].isStartingWeapon;

/** Identical Ammunition or Material cards share a slot (UD-INV-03). */
export const isStackable = (card: CardId): boolean => FACTS[card].isStackable;

/** Whether a card lies on a stack of its kind there, and so takes no room. */
export const joins = (cards: readonly CardId[], card: CardId): boolean => isStackable(card) && cards.includes(card);

/** How many slots these cards take. */
export function slotsOf(cards: readonly CardId[]): number {
  let slots = 0;
  let at = 0;
  for (const card of cards) {
    if (!isStackable(card) || cards.indexOf(card) === at) slots++;
    at++;
  }
  return slots;
}

export const slotsUsed = (p: Player): number => slotsOf(p.items) + p.bags.length;

/** How many cards of this kind the player has, in backpacks too (UD-BAG-02). */
export function countOf(p: Player, card: CardId): number {
  let count = 0;
  for (const held of p.items) if (held === card) count++;
  for (const bag of p.bags) for (const held of bag) if (held === card) count++;
  return count;
}

export function holds(p: Player, card: CardId): boolean {
  if (p.items.includes(card)) return true;
  for (const bag of p.bags) if (bag.includes(card)) return true;
  return false;
}

/** Whether what was offered is still there. */
export const holdsOffer = (p: Player, { card, bags }: Offer): boolean =>
  card === 'backpack' ? p.bags.length >= bags : holds(p, card);

/** Every card of the inventory, the backpacks themselves left out. */
export function allCards(p: Player): CardId[] {
  return p.bags.length === 0 ? p.items : [...p.items, ...p.bags.flat()];
}

export function firstOfCategory(p: Player, category: Category): CardId | null {
  return allCards(p).find(card => categoryOf(card) === category) ?? null;
}

export function countOfCategory(p: Player, category: Category): number {
  let count = 0;
  for (const card of allCards(p)) if (categoryOf(card) === category) count++;
  return count;
}

/** Surely a free slot: no stack takes more slots than cards. */
export const hasFreeSlot = (p: Player, slots: number): boolean => p.items.length + p.bags.length < slots;

/** Where a card would go: null beside the board, a number for a backpack, undefined without room. */
function placeFor(p: Player, slots: number, card: CardId): number | null | undefined {
  if (isStackable(card)) {
    if (p.items.includes(card)) return null;
    const stack = p.bags.findIndex(bag => bag.includes(card));
    if (stack >= 0) return stack;
  }
  if (hasFreeSlot(p, slots) || slotsUsed(p) < slots) return null;
  if (card === 'backpack') return undefined;
  const bag = p.bags.findIndex(held => !isBagFull(held));
  return bag >= 0 ? bag : undefined;
}

export const isBagFull = (bag: readonly CardId[]): boolean => slotsOf(bag) >= BACKPACK_ITEMS;

function bagOf(p: Player, bag: number): CardId[] {
  const inside = p.bags[bag];
  if (!inside) throw new Error(`no backpack ${bag}`);
  return inside;
}

/** Puts a card into the inventory; `inside` is what lies in a backpack that changes hands. */
export function put(p: Player, slots: number, card: CardId, inside: CardId[] = []): void {
  const place = placeFor(p, slots, card);
  if (place === undefined) throw new Error(`no room for ${card}`);
  if (card === 'backpack') p.bags.push(inside);
  else (place === null ? p.items : bagOf(p, place)).push(card);
}

/** Takes one card of this kind out of the inventory, from beside the board first. */
export function takeOut(p: Player, card: CardId): void {
  for (const cards of [p.items, ...p.bags]) {
    const at = cards.indexOf(card);
    if (at < 0) continue;
    cards.splice(at, 1);
    return;
  }
  throw new Error(`no ${card} to take out`);
}

export const isBagLocked = (bag: readonly CardId[]): boolean => bag.some(isStartingWeapon);

/** The items that can go so that a card without room fits in: a stack goes whole (UD-RULING-09). */
function itemsToMakeRoom(p: Player, card: CardId): Item[] {
  const found: Item[] = [];
  const add = (cards: readonly CardId[], bag: number | null): void =>
    cards.forEach((held, i) => {
      if (!isStartingWeapon(held) && cards.indexOf(held) === i) found.push({ card: held, bag });
    });
  add(p.items, null);
  p.bags.forEach((bag, i) => {
    if (!isBagLocked(bag)) found.push({ card: 'backpack', bag: i });
    if (card !== 'backpack') add(bag, i);
  });
  return found;
}

/** The items for which a backpack without a slot has room: one of them leaves it the slot (UD-BAG-01..02). */
const itemsToPack = (p: Player, inside: readonly CardId[]): Instead[] =>
  kinds(p.items)
    .filter(card => !isBagFull(inside) || joins(inside, card))
    .map(card => ({ card, bag: null, packed: true }));

/** Every way to fit a card in: as it is, or by way of an item. None where there is no way. */
export function waysToKeep(m: M, p: Player, card: CardId, inside: readonly CardId[] = []): (Instead | null)[] {
  if (placeFor(p, m.content.slots, card) !== undefined) return [null];
  return card === 'backpack' ? [...itemsToPack(p, inside), ...itemsToMakeRoom(p, card)] : itemsToMakeRoom(p, card);
}

/** Takes a whole item out, a stack or a backpack with its contents, and returns its cards. */
export function takeItem(p: Player, item: Item): CardId[] {
  if (item.card === 'backpack') return ['backpack', ...(p.bags.splice(item.bag ?? -1, 1)[0] ?? [])];
  const cards = item.bag === null ? p.items : (p.bags[item.bag] ?? []);
  const taken: CardId[] = [];
  for (let i = cards.length - 1; i >= 0; i--) {
    if (cards[i] !== item.card || (taken.length > 0 && !isStackable(item.card))) continue;
    taken.push(...cards.splice(i, 1));
  }
  return taken;
}

/** An item goes into a backpack, or comes out of it, or both (UD-BAG-01..02). */
export function exchangeWithBag(p: Player, bag: number, stowed: CardId | null, out: CardId | null): void {
  const goes = stowed === null ? [] : takeItem(p, { card: stowed, bag: null });
  if (out !== null) p.items.push(...takeItem(p, { card: out, bag }));
  bagOf(p, bag).push(...goes);
}

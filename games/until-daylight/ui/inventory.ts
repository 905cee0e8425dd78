import type { CardId } from '../content/cards.ts';
import { characters } from '../content/characters.ts';
import { rubble } from '../content/rubble.ts';
import type { WeaponId } from '../content/weapons.ts';
import { isWeapon } from '../rules/inventory.ts';
import type { View } from '../seen.ts';

const families: { readonly [card: string]: { readonly category: string } } = rubble;
export const familyOf = (card: CardId): string => families[card]?.category ?? 'weapon';

/** Equal Ammunition or Material cards lie on one slot. */
export function slotsOf(cards: readonly CardId[]): { card: CardId; count: number }[] {
  const slots: { card: CardId; count: number }[] = [];
  for (const card of cards) {
    const isStacked = ['ammo', 'material'].includes(familyOf(card));
    const stack = isStacked ? slots.find(slot => slot.card === card) : undefined;
    if (stack) stack.count++;
    else slots.push({ card, count: 1 });
  }
  return slots;
}

/** The weapon somebody strikes with, their own, or another that they have. */
export function inHand({ focus, players }: View, at: number): WeaponId | null {
  const p = players[at];
  if (!p?.character) return null;
  if (focus?.seat === at && focus.weapon !== null) return focus.weapon;
  const held = [...p.items, ...p.bags.flat()].filter(isWeapon);
  const { weapon } = characters[p.character];
  return held.includes(weapon) ? weapon : (held[0] ?? null);
}

import type { CardId } from '../content/cards.ts';
import { rubble } from '../content/rubble.ts';

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

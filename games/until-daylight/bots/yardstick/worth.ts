import { type Recipe, recipes } from '../../content/recipes.ts';
import { isSpecial, specials } from '../../cards/specials.ts';
import { rubble } from '../../content/rubble.ts';
import { hasPerkAt, trashWorth } from '../perks.ts';
import { type Weapon, type WeaponId, weapons } from '../../content/weapons.ts';
import { allCards, countOf, countOfCategory, holds, isStackable, isWeapon } from '../../rules/inventory.ts';
import type { SeenPlayer } from '../../seen.ts';
import type { Instead, Item } from '../../spec.ts';
import { best } from '../../../../bots/options.ts';
import { lifeLeft } from './threat.ts';
import { type CardId, healingOf } from '../../content/cards.ts';

// What a card is worth in a hand.

const RECIPES: readonly Recipe[] = Object.values(recipes);
const HEALING = [0, 1.5, 2.3, 3] as const;

const USELESS = 0.1; // Trash, to those who have no perk for it

export function worth(player: SeenPlayer, card: CardId): number {
  if (isWeapon(card)) return weaponWorth(card);
  if (isSpecial(card)) return specials[card].worth.yardstick;
  switch (rubble[card].category) {
    case 'healing':
      return HEALING[healingOf(card)] + need(player);
    case 'ammo':
      return hasWeaponFor(player, card) ? 1.7 : 0.9;
    case 'material':
      return completes(player, card) ? 1.5 : 0.8;
    case 'trash':
      return trashWorth(player, 'yardstick', countOfCategory(player, 'trash')) ?? USELESS;
    default:
      return 0; // Bad Luck
  }
}

/** Healing is worth more to whoever has less life left, and little to the unhurt. */
function need(player: SeenPlayer): number {
  return player.damage === 0 ? -1 : 0.3 * (8 - lifeLeft(player));
}

function weaponWorth(card: WeaponId): number {
  const { damage, cards, area, ammo }: Weapon = weapons[card];
  return damage + 0.7 * cards + 0.8 * area - (ammo ? 0.5 : 0);
}

const hasWeaponFor = (player: SeenPlayer, ammo: CardId): boolean =>
  allCards(player).some(card => isWeapon(card) && weapons[card].ammo === ammo);

/** The other half of a recipe is there; where Trash can be made of it, that is half of any. */
function completes(player: SeenPlayer, card: CardId): boolean {
  if (hasPerkAt(player, 'material') && countOfCategory(player, 'trash') > 0) return true;
  return RECIPES.some(({ materials: [one, two] }) =>
    card === one ? holds(player, two) : card === two && holds(player, one),
  );
}

/** What is lost when this item goes: a stack goes whole, a backpack with its contents. */
export function itemWorth(player: SeenPlayer, { card, bag }: Item): number {
  if (card !== 'backpack') return worth(player, card) * (isStackable(card) ? countOf(player, card) : 1);
  const inside = player.bags[bag ?? 0] ?? [];
  return inside.reduce((sum, held) => sum + worth(player, held), worth(player, 'backpack'));
}

/** What is won by a card that takes the place of an item. */
export const gain = (player: SeenPlayer, card: CardId, instead: Instead | null): number =>
  worth(player, card) - (instead && !instead.packed ? itemWorth(player, instead) : 0);

/** The option that gains most by fitting its card in; null where none gains anything. */
export function bestFit<A extends { instead: Instead | null }>(
  player: SeenPlayer,
  options: readonly A[],
  cardOf: (option: A) => CardId,
): A | null {
  return best(options, option => gain(player, cardOf(option), option.instead), 0);
}

import { recipes } from '../../content/recipes.ts';
import { isSpecial, specials } from '../../cards/specials.ts';
import { rubble } from '../../content/rubble.ts';
import { hasPerkAt, perkLoad, trashWorth } from '../perks.ts';
import { type Weapon, type WeaponId, weapons } from '../../content/weapons.ts';
import { allCards, countOf, countOfCategory, holds, isStackable, isWeapon } from '../../rules/inventory.ts';
import type { SeenPlayer } from '../../seen.ts';
import type { Instead, Item } from '../../spec.ts';
import { best } from '../../../../bots/options.ts';
import { HAND } from './weights.ts';
import { TOKENS } from '../../ids.ts';
import { type CardId, healingOf } from '../../content/cards.ts';

// What one more card is worth in a hand.

const USELESS = 0.05; // Trash without a perk for it: it may be lost instead of something better

/** What this card adds to the rest of the hand, whether it is in it or not; `all` are those it could be given to. */
export function worth(player: SeenPlayer, card: CardId, all: readonly SeenPlayer[] = []): number {
  if (isWeapon(card)) return weaponWorth(player, card);
  if (isSpecial(card)) return specials[card].worth.companion;
  switch (rubble[card].category) {
    case 'healing':
      return HAND.healing * healingOf(card);
    case 'ammo':
      return ammoWorth(player, card, all);
    case 'material':
      return materialWorth(player, card);
    case 'trash':
      return trashWorth(player, 'companion', countOfCategory(player, 'trash')) ?? USELESS;
    default:
      return 0; // Bad Luck
  }
}

/** Average damage of an attack, counting what goes beside the target, with one card of ammunition. */
function power({ damage, cards, area, ammo }: Weapon, more = 0): number {
  return damage + (HAND.draws[cards + (ammo ? 2 : 0) + more] ?? 2) + HAND.area * area;
}

/** By how much it is better than the best other weapon of its kind, in the hands of this character. */
function weaponWorth(player: SeenPlayer, card: WeaponId): number {
  const weapon: Weapon = weapons[card];
  const perk = perkLoad(player, weapon);
  let other = 0;
  for (const held of allCards(player))
    if (isWeapon(held) && held !== card && weapons[held].ammo === weapon.ammo)
      other = Math.max(other, power(weapons[held], perk.cards));
  const better = Math.max(0, power(weapon, perk.cards) - other);
  if (!weapon.ammo) return weapon.durable ? HAND.melee * better : HAND.single;
  return better * (0.3 + HAND.ranged * Math.min(3, countOf(player, weapon.ammo) + perk.ammo));
}

function ammoWorth(player: SeenPlayer, ammo: CardId, all: readonly SeenPlayer[]): number {
  const most = firePower(player, ammo);
  if (most === 0) return all.some(other => firePower(other, ammo) > 0) ? HAND.othersAmmo : HAND.uselessAmmo;
  const enough = countOf(player, ammo) > 4 ? 0.5 : 1;
  return enough * (HAND.ammo + HAND.ammoPower * most);
}

/** Of the best weapon that takes this ammunition. */
function firePower(player: SeenPlayer, ammo: CardId): number {
  let most = 0;
  for (const held of allCards(player))
    if (isWeapon(held) && weapons[held].ammo === ammo) most = Math.max(most, power(weapons[held]));
  return most;
}

function materialWorth(player: SeenPlayer, card: CardId): number {
  let most: number = HAND.material;
  for (const token of TOKENS) {
    const [one, two] = recipes[token].materials;
    const other = card === one ? two : card === two ? one : null;
    if (!other) continue;
    const spare = countOf(player, other) >= countOf(player, card);
    if (holds(player, other)) most = Math.max(most, HAND.token[token] * (spare ? 1 : 0.6));
    else if (hasPerkAt(player, 'material') && countOfCategory(player, 'trash') > 0)
      most = Math.max(most, HAND.token[token] * 0.9);
  }
  return most;
}

/** What is lost when this item goes: a stack goes whole, a backpack with its contents. */
export function itemWorth(player: SeenPlayer, { card, bag }: Item, all: readonly SeenPlayer[] = []): number {
  if (card !== 'backpack') return worth(player, card, all) * (isStackable(card) ? countOf(player, card) : 1);
  const inside = player.bags[bag ?? 0] ?? [];
  return inside.reduce((sum, held) => sum + worth(player, held, all), worth(player, 'backpack'));
}

/** What is packed away is not lost, but out of reach until it is taken out again. */
const lossOf = (player: SeenPlayer, instead: Instead | null, all: readonly SeenPlayer[]): number =>
  instead ? itemWorth(player, instead, all) * (instead.packed ? HAND.packed : 1) : 0;

/** The option that gains most by fitting its card in; null where none gains anything. */
export function bestFit<A extends { instead: Instead | null }>(
  player: SeenPlayer,
  options: readonly A[],
  cardOf: (option: A) => CardId,
  all: readonly SeenPlayer[],
): A | null {
  return best(options, option => worth(player, cardOf(option), all) - lossOf(player, option.instead, all), 0);
}

import { objectCards } from '../cards/objects.ts';
import type { FoundObjectId } from '../content/objects.ts';
import type { SearchId } from '../content/search-deck.ts';
import { type WeaponId, weapons } from '../content/weapons.ts';
import { isWeapon } from '../rules/sheet.ts';
import type { Gear } from '../seen.ts';
import type { Action, Hero } from '../spec.ts';

// What equipment is worth to a bot.

/** Zombies that a weapon can still kill; noise and a poor fend-off count against it. */
export function worthOfWeapon({ card, uses }: Gear<WeaponId>): number {
  const { damage, fend, noise, uses: most } = weapons[card];
  return damage * (uses ?? most) * (noise > 0 ? 0.9 : 1) + fend * 2 - noise;
}

/** Kills left on a sheet. */
export const armsOf = (hero: Hero): number =>
  hero.weapons.reduce((sum, { card, uses }) => sum + weapons[card].damage * (uses ?? 0), 0);

const isFound = (card: SearchId): card is FoundObjectId => card in objectCards;

export function worthOfCard(card: SearchId, hero: Hero): number {
  if (isWeapon(card)) return worthOfWeapon({ card, uses: weapons[card].uses });
  return isFound(card) ? (objectCards[card].worth?.(hero) ?? 0) : 0;
}

/** The gain of an answer that puts a card on the sheet. */
export function gainOf(action: Extract<Action, { type: 'keep' | 'take' }>, hero: Hero): number {
  const found = worthOfCard(action.card, hero);
  if (action.instead === null) return found;
  if (!isWeapon(action.card)) return found - 5;
  const old = hero.weapons[action.instead];
  return found - (old ? worthOfWeapon(old) : 0);
}

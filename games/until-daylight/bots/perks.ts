import type { Seat } from '../../../engine/types.ts';
import type { GuardSight } from '../cards/perk.ts';
import { perkCards } from '../cards/perks.ts';
import { characters } from '../content/characters.ts';
import { type PerkAt, type PerkId, type PerkMoment, isAt, perks } from '../content/perks.ts';
import type { Weapon } from '../content/weapons.ts';
import type { Player, View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { best } from '../../../bots/options.ts';

// Perks as a view shows them.

export function perksOf({ character }: Player): PerkId[] {
  return character ? [characters[character].main, characters[character].firstPlayer] : [];
}

export const hasPerkAt = (player: Player, moment: PerkMoment): boolean =>
  perksOf(player).some(perk => isAt(perk, moment));

/** The perks of this moment that the seat can use now. */
export function openPerks<T extends PerkMoment>(view: View, seat: Seat, moment: T): PerkAt<T>[] {
  const player = view.players[seat];
  if (!player?.character) return [];
  const { main, firstPlayer } = characters[player.character];
  const found: PerkAt<T>[] = [];
  if (isAt(main, moment) && !player.usedMain) found.push(main);
  if (isAt(firstPlayer, moment) && view.first === seat && !player.usedFirst) found.push(firstPlayer);
  return found;
}

/** What Frenzy adds to the attacks of this player, and its price. */
export function frenzyOf({ character }: Player): { readonly damage: number; readonly price: number } {
  const main = character && characters[character].main;
  return main && isAt(main, 'everyAttack') ? perks[main] : CALM;
}

const CALM = { damage: 0, price: 0 };

/** The Combat cards that perks add to an attack for nothing, and whether one of them makes up for ammunition. */
export function freeDraws(view: View, seat: Seat, weapon: Weapon): { cards: number; isLoaded: boolean } {
  const draws = { cards: 0, isLoaded: false };
  for (const perk of openPerks(view, seat, 'prepare')) {
    const count = perkCards[perk].cards(weapon);
    draws.cards += count;
    if (perkCards[perk].isAmmunition && count > 0) draws.isLoaded = true;
  }
  return draws;
}

/** Whether this seat could throw Trash after its Combat cards. */
export const canWaste = (view: View, seat: Seat): boolean =>
  openPerks(view, seat, 'prepare').some(perk => 'asks' in perks[perk]);

/** The use of a perk that adds Combat cards for nothing. */
export const freeDraw = (view: View, seat: Seat, options: readonly Action[]): Action | undefined =>
  options.find(({ type }) =>
    openPerks(view, seat, 'prepare').some(perk => perks[perk].action === type && !('asks' in perks[perk])),
  );

/** The best use of the first perk of the own turn that promises anything. */
export function guard(player: Player, seat: Seat, options: readonly Action[], seen: GuardSight): Action | null {
  for (const perk of perksOf(player)) {
    if (!isAt(perk, 'turn')) continue;
    const uses = options.filter(({ type }) => type === perks[perk].action);
    const use = best(uses, action => perkCards[perk].gain(seen, 'seat' in action ? action.seat : seat), 0);
    if (use) return use;
  }
  return null;
}

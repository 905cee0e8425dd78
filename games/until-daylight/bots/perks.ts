import type { Seat } from '../../../engine/types.ts';
import type { GuardSight } from '../cards/perk.ts';
import { perkCards } from '../cards/perks.ts';
import type { ByBot } from '../cards/special.ts';
import { characters, perksOf } from '../content/characters.ts';
import { type PerkAt, type PerkMoment, perks } from '../content/perks.ts';
import type { Weapon } from '../content/weapons.ts';
import type { Player, View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { best } from '../../../bots/options.ts';

// Perks as a view shows them.

export const hasPerkAt = ({ character }: Player, moment: PerkMoment): boolean =>
  character !== null && perksOf[character][moment].length > 0;

/** The perks of this moment that the seat can use now. */
export function openPerks<T extends PerkMoment>(view: View, seat: Seat, moment: T): readonly PerkAt<T>[] {
  const player = view.players[seat];
  if (!player?.character) return [];
  const found = perksOf[player.character][moment];
  if (found.length === 0) return found;
  const { main } = characters[player.character];
  return found.filter(perk => (perk === main ? !player.usedMain : view.first === seat && !player.usedFirst));
}

/** What Frenzy adds to the attacks of this player, and its price. */
export function frenzyOf({ character }: Player): { readonly damage: number; readonly price: number } {
  const frenzy = character ? perksOf[character].everyAttack[0] : undefined;
  return frenzy ? perks[frenzy] : CALM;
}

const CALM = { damage: 0, price: 0 };

/** What one more Trash card is worth to this player by a perk, if one has a use for it. */
export function trashWorth({ character }: Player, bot: keyof ByBot, held: number): number | undefined {
  if (!character) return undefined;
  const { main, firstPlayer } = characters[character];
  return (perkCards[main].trash ?? perkCards[firstPlayer].trash)?.[bot](held);
}

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

/** What the perks of this player bring to attacks with such a weapon, over the rounds: Combat cards, and ammunition that need not be held. */
export function perkLoad({ character }: Player, weapon: Weapon): { cards: number; ammo: number } {
  const load = { cards: 0, ammo: 0 };
  for (const perk of character ? perksOf[character].prepare : []) {
    const cards = perkCards[perk].cards(weapon);
    if (!perkCards[perk].isAmmunition) load.cards += cards;
    else if (cards > 0) load.ammo += FIRST;
  }
  return load;
}

const FIRST = 0.5; // how often somebody is the first player, about

/** The use of a perk that adds Combat cards for nothing. */
export function freeDraw(view: View, seat: Seat, options: readonly Action[]): Action | undefined {
  const free = openPerks(view, seat, 'prepare').filter(perk => !('asks' in perks[perk]));
  return options.find(({ type }) => free.some(perk => perks[perk].action === type));
}

/** The best use of the first perk of the own turn that promises anything. */
export function guard(player: Player, seat: Seat, options: readonly Action[], seen: GuardSight): Action | null {
  for (const perk of player.character ? perksOf[player.character].turn : []) {
    const uses = options.filter(({ type }) => type === perks[perk].action);
    const use = best(uses, action => perkCards[perk].gain(seen, 'seat' in action ? action.seat : seat), 0);
    if (use) return use;
  }
  return null;
}

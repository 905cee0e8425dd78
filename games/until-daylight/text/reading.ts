import type { Seat } from '../../../engine/types.ts';
import { type AssaultId, assaults } from '../content/assaults.ts';
import { DELAY_DAMAGE } from '../content/numbers.ts';
import { hordeKinds } from '../content/horde.ts';
import { recipes } from '../content/recipes.ts';
import type { RubbleId } from '../content/rubble.ts';
import { characters } from '../content/characters.ts';
import { isAt } from '../content/perks.ts';
import { categoryOf, isWeapon, slotsOf } from '../rules/inventory.ts';
import { type WeaponId, weapons } from '../content/weapons.ts';
import type { View, Offer } from '../seen.ts';
import type { Craft, Item } from '../spec.ts';
import { KINDS, TOKENS, type Kind, type Ammunition, type Category, type DiscardCause } from '../ids.ts';
import { type CardId, healingOf } from '../content/cards.ts';

// What sentences need to know of a table. A view may be incomplete (a replay, a hint): nothing here throws.

interface Sighting {
  readonly kind: Kind;
  readonly life: number;
  readonly position: number; // in the line, 1 at the left
  readonly alone: boolean; // no other of its kind stands in the line
}

export function sighting(view: View, id: number | null): Sighting | null {
  const index = view.line.findIndex(foe => foe.id === id);
  const foe = view.line[index];
  if (!foe) return null;
  const alone = view.line.filter(other => other.kind === foe.kind).length === 1;
  return { kind: foe.kind, life: foe.life, position: index + 1, alone };
}

const isOf = (card: CardId, category: Category): boolean => categoryOf(card) === category;

export const isBadLuck = (card: CardId): boolean => isOf(card, 'bad-luck');

/** No news: a card that was just played, materials just made into a token. Trash used that way is. */
export function isNews(cards: readonly CardId[], cause: DiscardCause): boolean {
  if (cause === 'used' || cause === 'crafted') return cards.some(card => isOf(card, 'trash'));
  return cards.length > 0;
}

const isStackable = (card: CardId): boolean => isOf(card, 'ammo') || isOf(card, 'material');

export const ammunitionOf = (weapon: WeaponId | null): Ammunition | null => (weapon ? weapons[weapon].ammo : null);

/** How many cards go when an item is discarded: a stack goes whole (UD-RULING-09). */
export function height(view: View, seat: Seat | null, item: Item): number {
  const player = seat === null ? undefined : view.players[seat];
  const place = item.bag === null ? player?.items : player?.bags[item.bag];
  return isStackable(item.card) ? (place ?? []).filter(card => card === item.card).length : 1;
}

interface Pack {
  readonly number: number | null; // 1 for the first, null where there is only one
  readonly inside: readonly CardId[];
}

/** A backpack. Free moves do not say whose it is: then its contents are told only if it can be but one. */
export function pack(view: View, seat: Seat | null, bag: number): Pack {
  const owners = seat === null ? view.players : view.players.slice(seat, seat + 1);
  const candidates = owners.filter(player => bag < player.bags.length);
  const number = owners.some(player => player.bags.length > 1) ? bag + 1 : null;
  return { number, inside: candidates.length === 1 ? (candidates[0]?.bags[bag] ?? []) : [] };
}

/** Who is at it: the one who draws, attacks or has the turn. */
export const actor = (view: View): Seat | null => view.focus?.seat ?? null;

export const foundCard = (view: View): CardId | null =>
  view.focus === null || view.focus.card === 'wave' ? null : view.focus.card;

/** Whether whoever found it has no room for it, but in place of another. */
export function isFoundTooMuch(view: View): boolean {
  const [card, seat] = [foundCard(view), actor(view)];
  const p = seat === null ? undefined : view.players[seat];
  return card !== null && p !== undefined && p.bags.length === 0 && slotsOf([...p.items, card]) > p.slots;
}

export const offerFrom = (view: View, from: Seat): Offer | null =>
  view.focus?.offers.find(offer => offer.from === from) ?? null;

export function wouldKill(view: View, seat: Seat | null, damage: number): boolean {
  const player = seat === null ? undefined : view.players[seat];
  return player !== undefined && player.damage + damage >= player.life;
}

/** What delaying the WAVE means now (UD-WAVE-04, UD-WAVE-05, UD-CHAR-KLEPTO-03). */
export function delay(view: View): { free: boolean; lethal: boolean; empty: boolean } {
  const first = view.players[view.first];
  const free = !!first?.character && !first.usedFirst && isAt(characters[first.character].firstPlayer, 'delay');
  return { free, lethal: !free && wouldKill(view, actor(view), DELAY_DAMAGE), empty: view.piles.active === 0 };
}

/** What a recipe takes, the material that Trash replaces last. */
export const materialsOf = ({ recipe, trash }: Craft): RubbleId[] =>
  [...recipes[recipe].materials].sort((a, b) => Number(a === trash) - Number(b === trash));

/** How many of each kind an Assault card brings to so many seats, leaving out those it does not bring. */
export function arrivals(assault: AssaultId, seats: number): [kind: Kind, count: number][] {
  return KINDS.map((kind): [Kind, number] => [kind, assaults[assault].arrivals[kind][seats - 1] ?? 0]).filter(
    ([, count]) => count > 0,
  );
}

/** Whether an action that is left could still serve: somebody stands there to be fought, or there is something to craft. */
export function isActionOfUse(view: View): boolean {
  if ((view.focus?.actions ?? 0) < 1) return false;
  if (isFightOn(view)) return true;
  const seat = actor(view);
  const held = seat === null ? [] : (view.players[seat]?.items ?? []);
  const hasTrash = held.some(card => isOf(card, 'trash'));
  return TOKENS.some(token => {
    const { materials, placed } = recipes[token];
    const found = materials.filter(card => held.includes(card)).length;
    return placed === 'crafter' && view.supply[token] > 0 && (found > 1 || (found > 0 && hasTrash && isMaker(view)));
  });
}

export const isFightOn = (view: View): boolean => view.line.some(({ kind, out }) => hordeKinds[kind].isEnemy && !out);

/** Whether Trash may take the place of a material. */
function isMaker(view: View): boolean {
  const p = view.players[actor(view) ?? -1];
  return !!p?.character && !p.usedMain && isAt(characters[p.character].main, 'material');
}

/** In solo two common weapons are picked: which of them comes next; null at a table of several (UD-SETUP-05). */
export function soloPick(view: View): number | null {
  if (view.players.length !== 1) return null;
  const cards = view.players[0]?.items ?? [];
  return cards.filter(card => isWeapon(card) && weapons[card].group === 'common').length + 1;
}

/** What is left to do in an exchange: the most pressing of it, for whoever reads; all of it for anybody else. */
export function tradeLeft(
  { focus, players }: View,
  reader: Seat | null,
): 'all' | 'answer' | 'full' | 'give' | 'heal' | 'nothing' {
  const p = reader === null ? undefined : players[reader];
  if (!p || !focus) return 'all';
  if (focus.offers.some(({ to }) => to === reader)) return 'answer';
  const canGive = reader !== null && !focus.given[reader] && players.length > 1 && p.used > 0;
  const canHeal = p.damage > 0 && [...p.items, ...p.bags.flat()].some(card => healingOf(card) > 0);
  if (canGive && p.used >= p.slots) return 'full';
  if (canGive) return canHeal ? 'all' : 'give';
  return canHeal ? 'heal' : 'nothing';
}

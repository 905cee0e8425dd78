import type { Seat } from '../../../../engine/types.ts';
import type { AssaultId } from '../../content/assaults.ts';
import type { CombatId } from '../../content/combat.ts';
import type { View } from '../../seen.ts';
import type { Instead, Item } from '../../spec.ts';
import { grouped, uncapital } from '../../../../kit/grammar.ts';
import { arrivals, height, pack, sighting } from '../reading.ts';
import { cards } from './cards.ts';
import { combat } from './combat.ts';
import { kinds } from './horde.ts';
import { cards as cardCount, counted } from './nouns.ts';
import { and } from '../../../../kit/english.ts';
import type { Kind } from '../../ids.ts';
import type { CardId } from '../../content/cards.ts';

/** `the Wanderer (2 life)`, or `Wanderer no. 3 (2 life)`: told from the others of its kind by the number that it has in the line. */
export function foe(view: View, id: number | null): string {
  const seen = sighting(view, id);
  if (!seen) return 'the enemy';
  const { the, name } = kinds[seen.kind];
  return `${seen.alone ? the : `${name} no. ${seen.position}`} (${seen.life} life)`;
}

/** `the Wanderer`, short. */
export function plainFoe(view: View, id: number | null): string {
  const seen = sighting(view, id);
  return seen ? kinds[seen.kind].the : 'the enemy';
}

/** `two Bullets cards and a Machete`. */
export const cardList = (list: readonly CardId[]): string =>
  and(grouped(list).map(([card, count]) => counted(count, cards[card])));

export const combatList = (list: readonly CombatId[]): string => and(list.map(card => combat[card].name));

/** `two Brutes and a Looter`. */
export const crowd = (list: readonly (readonly [kind: Kind, count: number])[]): string =>
  and(list.map(([kind, count]) => counted(count, kinds[kind])));

export const assaultCrowd = (assault: AssaultId, seats: number): string => crowd(arrivals(assault, seats));

/** `the Backpack`, with a number where there are two. */
export function backpack(view: View, bag: number): string {
  const { number } = pack(view, null, bag);
  return number === null ? cards.backpack.the : `${cards.backpack.name} ${number}`;
}

/** A card or a backpack that changes hands or goes away; the backpack with what it holds. */
export function parcel(view: View, seat: Seat | null, { card, bag }: Item): string {
  if (card !== 'backpack') return cards[card].the;
  const { inside } = pack(view, seat, bag ?? 0);
  const name = backpack(view, bag ?? 0);
  return inside.length > 0 ? `${name} (with ${cardList(inside)})` : name;
}

/** With what goes to make room for it, which comes first: that is where such answers differ. */
export function withRoom(deed: string, view: View, seat: Seat | null, instead: Instead | null): string {
  if (!instead) return deed;
  const count = height(view, seat, instead);
  const stack = count > 1 ? ` (the whole stack, ${cardCount(count)})` : '';
  if (instead.packed) return `${deed} and put ${parcel(view, seat, instead)} into it${stack}`;
  const place = instead.card !== 'backpack' && instead.bag !== null ? ` from ${backpack(view, instead.bag)}` : '';
  return `Discard ${parcel(view, seat, instead)}${place}${stack} and ${uncapital(deed)}`;
}

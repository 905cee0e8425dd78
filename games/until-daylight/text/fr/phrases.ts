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
import { cards as cardCount, counted, lives } from './nouns.ts';
import { and } from '../../../../kit/french.ts';
import type { Kind } from '../../ids.ts';
import type { CardId } from '../../content/cards.ts';

/** ` n° 3 (2 vies)`: what tells it from the others of its kind, by the number that it has in the line. */
function details(view: View, id: number | null): string {
  const seen = sighting(view, id);
  if (!seen) return '';
  return `${seen.alone ? '' : ` n° ${seen.position}`} (${lives(seen.life)})`;
}

/** `l'Errant (2 vies)`. */
export function foe(view: View, id: number | null): string {
  const seen = sighting(view, id);
  return seen ? `${kinds[seen.kind].the}${details(view, id)}` : 'l’ennemi';
}

/** `à l'Errant (2 vies)`. */
export function toFoe(view: View, id: number | null): string {
  const seen = sighting(view, id);
  return seen ? `${kinds[seen.kind].to}${details(view, id)}` : 'à l’ennemi';
}

/** `de l'Errant`, short. */
export function ofFoe(view: View, id: number | null): string {
  const seen = sighting(view, id);
  return seen ? kinds[seen.kind].of : 'de l’ennemi';
}

/** `deux cartes Balles et une Machette`. */
export const cardList = (list: readonly CardId[]): string =>
  and(grouped(list).map(([card, count]) => counted(count, cards[card])));

export const combatList = (list: readonly CombatId[]): string => and(list.map(card => combat[card].name));

/** `deux Brutes et un Pillard`. */
export const crowd = (list: readonly (readonly [kind: Kind, count: number])[]): string =>
  and(list.map(([kind, count]) => counted(count, kinds[kind])));

export const assaultCrowd = (assault: AssaultId, seats: number): string => crowd(arrivals(assault, seats));

/** `Sac à dos`, with a number where there are two. */
export function backpack(view: View, bag: number): string {
  const { number } = pack(view, null, bag);
  return number === null ? cards.backpack.name : `${cards.backpack.name} n° ${number}`;
}

/** A card or a backpack that changes hands or goes away; the backpack with what it holds. */
export function parcel(view: View, seat: Seat | null, { card, bag }: Item): string {
  if (card !== 'backpack') return cards[card].the;
  const { inside } = pack(view, seat, bag ?? 0);
  const name = `le ${backpack(view, bag ?? 0)}`;
  return inside.length > 0 ? `${name} (avec ${cardList(inside)})` : name;
}

/** With what goes to make room for it, which comes first: that is where such answers differ. */
export function withRoom(deed: string, view: View, seat: Seat | null, instead: Instead | null): string {
  if (!instead) return deed;
  const count = height(view, seat, instead);
  const stack = count > 1 ? ` (toute la pile, ${cardCount(count)})` : '';
  if (instead.packed) return `${deed} et y ranger ${parcel(view, seat, instead)}${stack}`;
  const place = instead.card !== 'backpack' && instead.bag !== null ? ` du ${backpack(view, instead.bag)}` : '';
  return `Défausser ${parcel(view, seat, instead)}${place}${stack} et ${uncapital(deed)}`;
}

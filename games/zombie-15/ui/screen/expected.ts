import { heroes } from '../../content/heroes.ts';
import { QUICK_CARDS } from '../../content/numbers.ts';
import { type SearchId, searchDeck, zombiesOn } from '../../content/search-deck.ts';
import { ALPHA_WEIGHT } from '../../content/numbers.ts';
import type { Zone } from '../../ids.ts';
import type { SeenHero, View } from '../../seen.ts';
import { isStreet, tileOf } from '../plan.ts';

// What whoever counts what lies on the table knows of what is to come.

/** What a quick search turns up: how many cards, and how many zombies on average. */
export function searchOf(
  view: View,
  { id }: Pick<SeenHero, 'id'>,
): { readonly cards: number; readonly zombies: number } {
  const seen = (card: SearchId): number =>
    [...view.discard, ...view.removed, ...(view.focus?.type === 'quickSearch' ? view.focus.cards : [])].filter(
      other => other === card,
    ).length;
  const hidden = searchDeck.reduce((sum, { card, qty }) => sum + zombiesOn(card) * Math.max(0, qty - seen(card)), 0);
  const wanted = QUICK_CARDS + (view.side === 'hero' ? heroes[id].traits.quickCards : 0);
  const cards = Math.min(wanted, view.searchDeck);
  return { cards, zombies: view.searchDeck > 0 ? (hidden * cards) / view.searchDeck : 0 };
}

/** Ordinary zombies of a zone. */
export function zombiesIn({ tiles }: View, zone: Zone): number {
  const tile = tiles[tileOf(zone)];
  return (isStreet(zone) ? tile?.street : tile?.search) ?? 0;
}

/** How many must be fended off there: the Alpha counts for several. */
export const weightIn = (view: View, zone: Zone): number =>
  zombiesIn(view, zone) + (view.alpha?.zone === zone ? ALPHA_WEIGHT : 0);

/** What all who stand there hold off together. */
export const fendIn = ({ heroes: all }: View, zone: Zone): number =>
  all.reduce((sum, hero) => sum + (hero.zone === zone ? hero.fend : 0), 0);

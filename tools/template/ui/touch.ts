import type { Seat } from '../../../engine/types.ts';
import type { Look } from '../../../table/look.ts';
import type { Drag, ThingId } from '../../../table/touch.ts';
import { CARDS } from '../content/cards.ts';
import type { CardId } from '../ids.ts';
import { squareAfter } from '../rules/move.ts';
import type { Action, Race } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';

// The things of this table, and which of them give an answer.

export type Seen = Look<Race, GameTexts>;

export const cardThing = (card: CardId): ThingId => `card:${card}`;
export const squareThing = (square: number): ThingId => `place:square-${square}`;
export const pebbleThing = (seat: Seat): ThingId => `figure:pebble-${seat}`;
export const STACK: ThingId = 'place:stack';
export const DISCARD: ThingId = 'place:discard';

/** To roll is the one large button; all else is touched. */
export const isMain = ({ type }: Action): boolean => type === 'roll';

/** The things to touch for an answer. No two answers of one question may have the same. */
export const touch = (action: Action): ThingId[] => (action.type === 'play' ? [cardThing(action.card)] : []);

/** A card may be dragged, too, onto the square where the pebble would come to lie. */
export function drag(action: Action, { view, seat }: Pick<Seen, 'view' | 'seat'>): Drag | null {
  if (action.type !== 'play' || seat === null) return null;
  const to = squareAfter(view.pebbles[seat] ?? 0, CARDS[action.card].squares, view.path);
  return [cardThing(action.card), squareThing(to)];
}

import { emit } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import type { AttackFrame, AttackWindow } from '../cards/special.ts';
import { attackCards, faceUpCards, othersTurnCards, turnCards } from '../cards/specials.ts';
import { type PlayedId, type SpecialAt, rubble } from '../content/rubble.ts';
import { idsOf } from '../ids.ts';
import type { Player, Preview } from '../seen.ts';
import type { Action, PlaySpecial } from '../spec.ts';
import { spend } from './discard.ts';
import { holds } from './inventory.ts';
import { isLethal, suffer } from './life.ts';
import { type M, player } from './table.ts';

// Special cards: each says itself what it does (cards/specials.ts), all are played alike.

const ATTACK_CARDS = idsOf(attackCards);
export const TURN_CARDS = idsOf(turnCards);
export const OTHERS_TURN_CARDS = idsOf(othersTurnCards);
export const FACE_UP_CARDS = idsOf(faceUpCards);

const WINDOWS: { readonly [W in AttackWindow]: readonly SpecialAt<'attack'>[] } = {
  prepare: ATTACK_CARDS.filter(card => attackCards[card].windows.includes('prepare')),
  choose: ATTACK_CARDS.filter(card => attackCards[card].windows.includes('choose')),
  whenChosen: ATTACK_CARDS.filter(card => attackCards[card].windows.includes('whenChosen')),
};

/** Those of these cards that the player holds. */
export const held = <C extends PlayedId>(p: Player, cards: readonly C[]): C[] => cards.filter(card => holds(p, card));

export const holdsAny = (p: Player, cards: readonly PlayedId[]): boolean => cards.some(card => holds(p, card));

/** The card that this action plays, if it is one of these. */
export const playedOf = <C extends PlayedId>(cards: readonly C[], action: Action): C | undefined =>
  cards.find(card => rubble[card].action === action.type);

/** The card goes to the discard, all hear of it, and its player pays. */
export function payFor(m: M, seat: Seat, card: PlayedId): void {
  const played = rubble[card];
  spend(m, seat, card, 'used');
  emit(m, { type: 'specialPlayed', seat, card });
  if ('price' in played) suffer(m, seat, played.price.damage, played.price.cause);
}

export const priceOf = (card: PlayedId): number => {
  const played = rubble[card];
  return 'price' in played ? played.price.damage : 0;
};

/** What it costs whoever plays it; null where that is nothing. */
export const pricePreview = (m: M, seat: Seat, card: PlayedId): Preview | null =>
  priceOf(card) === 0 ? null : { type: 'price', lethal: isLethal(m, seat, priceOf(card)) };

/** What may be played at this step of an attack. */
export function attackPlays(m: M, f: AttackFrame, window: AttackWindow): PlaySpecial[] {
  const p = player(m, f.seat);
  const found: PlaySpecial[] = [];
  for (const card of WINDOWS[window])
    if (holds(p, card) && !attackCards[card].isIdle?.(m, f)) found.push({ type: rubble[card].action });
  return found;
}

export const attackCardOf = (action: Action): SpecialAt<'attack'> | undefined => playedOf(ATTACK_CARDS, action);

export function playInAttack(m: M, f: AttackFrame, card: SpecialAt<'attack'>): void {
  payFor(m, f.seat, card);
  attackCards[card].play(m, f);
}

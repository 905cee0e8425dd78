import { emit } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import type { AttackFrame, AttackWindow } from '../cards/special.ts';
import { attackCards, faceUpCards, othersTurnCards, turnCards } from '../cards/specials.ts';
import { PLAYED, type PlayedId, type SpecialAt, rubble } from '../content/rubble.ts';
import { idsOf } from '../ids.ts';
import type { Player, Preview } from '../seen.ts';
import type { Action } from '../spec.ts';
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

export function holdsAny(p: Player, cards: readonly PlayedId[]): boolean {
  for (const card of cards) if (holds(p, card)) return true;
  return false;
}

/** Tells which of these cards an action plays, if it plays one of them. */
function playedAmong<C extends PlayedId>(cards: readonly C[]): (action: Action) => C | undefined {
  const byAction = new Map<string, C>(cards.map(card => [rubble[card].action, card]));
  return action => byAction.get(action.type);
}

export const attackCardOf = playedAmong(ATTACK_CARDS);
export const turnCardOf = playedAmong(TURN_CARDS);
export const othersTurnCardOf = playedAmong(OTHERS_TURN_CARDS);
export const faceUpCardOf = playedAmong(FACE_UP_CARDS);
export const playedCardOf = playedAmong(PLAYED);

/** The card goes to the discard, all hear of it and whom else it helps, and its player pays. */
export function payFor(m: M, seat: Seat, card: PlayedId, whom: Seat | null = null): void {
  const played = rubble[card];
  spend(m, seat, card, 'used');
  emit(m, { type: 'specialPlayed', seat, card, whom });
  if ('price' in played) suffer(m, seat, played.price.damage, played.price.cause);
}

export const priceOf = (card: PlayedId): number => {
  const played = rubble[card];
  return 'price' in played ? played.price.damage : 0;
};

/** What it costs whoever plays it; null where that is nothing. */
export const pricePreview = (m: M, seat: Seat, card: PlayedId): Preview | null =>
  priceOf(card) === 0 ? null : { type: 'price', lethal: isLethal(m, seat, priceOf(card)) };

/** Adds what may be played at this step of an attack. */
export function addAttackPlays(m: M, f: AttackFrame, window: AttackWindow, found: Action[]): void {
  const p = player(m, f.seat);
  for (const card of WINDOWS[window])
    if (holds(p, card) && !attackCards[card].isIdle?.(m, f)) found.push({ type: rubble[card].action });
}

export function playInAttack(m: M, f: AttackFrame, card: SpecialAt<'attack'>): void {
  payFor(m, f.seat, card);
  attackCards[card].play(m, f);
}

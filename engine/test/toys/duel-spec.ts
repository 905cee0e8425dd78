import type { Match, Seat } from '../../types.ts';

// Two seats, hidden hands, a secret choice each round: what an open game does not ask of the engine.

export type Card = number;
export type PowerFlow = `power/${string}`;
export type Power = 'flee' | 'spy' | 'burn' | 'feint';

export interface DuelOptions {
  rounds: number;
  target: number;
}

export interface D {
  state: {
    deck: Card[];
    hands: Card[][];
    discard: Card[];
    seen: Card[][]; // for each seat what it has learned of the other's hand, or of what lies chosen from it
    scores: number[];
    round: number;
  };
  content: { readonly cards: readonly { readonly value: number; readonly power: Power | null }[] };
  frames: {
    bout: { at: 'begin' | 'close' };
    round: {
      at: 'choose' | 'show' | 'whenShown' | 'compare' | 'take' | 'refill';
      chosen: (Card | null)[];
      shown: boolean;
      winner: Seat | null;
    };
    triggers: { at: 'next'; waiting: Seat[] };
    [power: PowerFlow]: { at: string; self: Seat };
  };
  action:
    | { type: 'choose' | 'swap' | 'take' | 'raise' | 'drop'; card: Card }
    | { type: 'keep' }
    | { type: 'flee' }
    | { type: 'stay' };
  event:
    | { type: 'chose' | 'raised' | 'drew' | 'peeked'; seat: Seat; card: Card | null }
    | { type: 'swapped' | 'burnt' | 'took' | 'dropped'; seat: Seat; card: Card }
    | { type: 'fled'; seat: Seat }
    | { type: 'shown'; cards: (Card | null)[] };
  view: {
    hand: Card[] | null;
    held: number[];
    deck: number;
    discard: Card[];
    known: Card[];
    scores: number[];
    round: number;
    chosen: (Card | 'hidden' | null)[];
  };
  preview: { weaker: number; of: number };
  options: DuelOptions;
  rule: `DUEL-${string}`;
  carry: null;
}

/** Values 1 to 8 twice, and one king; the small ones have powers. */
export const POWERS: readonly Power[] = ['flee', 'spy', 'burn', 'feint'];
export const KING: Card = 16;
export const CARDS = Array.from({ length: 17 }, (_, card) => ({
  value: card === KING ? 9 : (card % 8) + 1,
  power: card === KING ? null : (POWERS[card % 8] ?? null),
}));
export const SEATS = [0, 1] as const;

export const other = (seat: Seat): Seat => 1 - seat;
export const value = (m: Match<D>, card: Card): number => m.content.cards[card]?.value ?? 0;
export const handOf = (m: Match<D>, seat: Seat): Card[] => m.state.hands[seat] ?? [];
export const seenBy = (m: Match<D>, seat: Seat): Card[] => m.state.seen[seat] ?? [];

export function without(cards: Card[], card: Card): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}

export function learn(m: Match<D>, seat: Seat, card: Card): void {
  if (!seenBy(m, seat).includes(card)) seenBy(m, seat).push(card);
}

/** A card that comes to lie open is no longer something one seat has learned. */
export function lieOpen(m: Match<D>, card: Card): void {
  for (const seen of m.state.seen) without(seen, card);
}

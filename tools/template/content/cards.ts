import type { CardId } from '../ids.ts';

// Each card with its source; the credits tell the readers of the box what we are not sure of.

interface Card {
  readonly squares: number;
  readonly copies: number;
  readonly source: 'rulebook' | 'public' | 'memory' | 'reconstructed';
}

export const CARDS: Readonly<Record<CardId, Card>> = {
  stroll: { squares: 2, copies: 4, source: 'rulebook' },
  stride: { squares: 4, copies: 4, source: 'rulebook' },
  leap: { squares: 5, copies: 4, source: 'rulebook' },
};

import type { PlaceId } from './places.ts';
import type { Source } from './source.ts';

export const CHARACTERS = ['jameson', 'mary-jane', 'aunt-may', 'black-cat', 'stacy', 'dewolff'] as const;
export type CharacterId = (typeof CHARACTERS)[number];

export const CAPTAINS = ['stacy', 'dewolff'] as const;
export type CaptainId = (typeof CAPTAINS)[number];

export interface Character {
  readonly home: PlaceId | null; // captains live in the station that the Police choose
  readonly dice: number; // Combat dice that a capture costs
  readonly source: Source;
  readonly cardSource: Source;
}

export const characters: { readonly [C in CharacterId]: Character } = {
  jameson: { home: 'home-daily-bugle', dice: 1, source: 'rulebook', cardSource: 'reconstructed' },
  'mary-jane': { home: 'home-fashion-show', dice: 1, source: 'rulebook', cardSource: 'reconstructed' },
  'aunt-may': { home: 'home-aunt-may', dice: 1, source: 'rulebook', cardSource: 'reconstructed' },
  'black-cat': { home: 'home-black-cat', dice: 2, source: 'rulebook', cardSource: 'reconstructed' },
  stacy: { home: null, dice: 1, source: 'rulebook', cardSource: 'reconstructed' },
  dewolff: { home: null, dice: 1, source: 'rulebook', cardSource: 'reconstructed' },
};

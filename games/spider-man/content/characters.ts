import type { CharacterId, PlaceId, RuleId } from '../ids.ts';
import type { Source } from './source.ts';
import type { Entries } from './table.ts';

interface Character {
  readonly home: PlaceId | null; // captains live in the station that the Police choose
  readonly dice: number; // Combat dice that a capture costs
  readonly rule: RuleId;
  readonly source: Source;
  readonly cardSource: Source;
}

const table = {
  jameson: {
    home: 'home-daily-bugle',
    dice: 1,
    rule: 'SM-CHAR-01',
    icon: 'newspaper',
    source: 'rulebook',
    cardSource: 'reconstructed',
  },
  'mary-jane': {
    home: 'home-fashion-show',
    dice: 1,
    rule: 'SM-CHAR-02',
    icon: 'rose',
    source: 'rulebook',
    cardSource: 'reconstructed',
  },
  'aunt-may': {
    home: 'home-aunt-may',
    dice: 1,
    rule: 'SM-CHAR-03',
    icon: 'house',
    source: 'rulebook',
    cardSource: 'reconstructed',
  },
  'black-cat': {
    home: 'home-black-cat',
    dice: 2,
    rule: 'SM-CHAR-04',
    icon: 'cat',
    source: 'rulebook',
    cardSource: 'reconstructed',
  },
  stacy: {
    home: null,
    dice: 1,
    rule: 'SM-CHAR-05',
    icon: 'police-badge',
    source: 'rulebook',
    cardSource: 'reconstructed',
  },
  dewolff: {
    home: null,
    dice: 1,
    rule: 'SM-CHAR-06',
    icon: 'police-officer-head',
    source: 'rulebook',
    cardSource: 'reconstructed',
  },
} as const satisfies { readonly [C in CharacterId]: Character & { readonly icon: string } };

export const characters: Entries<typeof table, Character> = table;

import {
  CHARACTERS,
  type CharacterId,
  type FigureId,
  type PlaceId,
  type RoleId,
  type RuleId,
  type Scale,
} from '../ids.ts';
import type { PowerId } from './powers.ts';
import type { Source } from './source.ts';
import type { Entries } from './table.ts';

interface Character {
  readonly home: PlaceId | null; // captains live in the station that the Police choose
  readonly dice: number; // Combat dice that a capture costs
  /** One more die on a scale of this holder. */
  readonly raises: { readonly holder: RoleId; readonly scale: Scale } | null;
  /** Attacks on this holder that others may not declare. */
  readonly spares: { readonly holder: FigureId | 'police'; readonly from: RoleId } | null;
  readonly foils: PowerId | null; // a power that does not help against its holder
  readonly tax: number; // Combat dice that Spider-Man pays for attacking its holder
  readonly healed: number; // more wounds in a recovery of Spider-Man who holds it
  readonly reward: number; // points of the Police who hold it, for each villain knocked out
  readonly eases: number; // less on each Bonus die, but not for Spider-Man
  /** As a free captain, for the cars of the same square. */
  readonly leads: { readonly add: number; readonly times: number } | null;
  readonly errand: Errand | null;
  readonly rule: RuleId;
  readonly source: Source;
  readonly cardSource: Source;
}

/** What a police stack does once a turn for a figure that holds the character. */
interface Errand {
  readonly isForVillains: boolean; // only
  readonly drive: number; // dice of a move
  readonly aim: number; // dice of an attack on a figure in contact
  readonly strike: number; // dice of an attack on Spider-Man, if he is in contact after the move
}

const idle = {
  raises: null,
  spares: null,
  foils: null,
  tax: 0,
  healed: 0,
  reward: 0,
  eases: 0,
  leads: null,
  errand: null,
} as const;

const table = {
  jameson: {
    ...idle,
    home: 'home-daily-bugle',
    dice: 1,
    rule: 'SM-CHAR-01',
    raises: { holder: 'police', scale: 'bonus' },
    spares: { holder: 'spider-man', from: 'police' },
    errand: { isForVillains: true, drive: 1, aim: 0, strike: 2 },
    source: 'rulebook',
    cardSource: 'reconstructed',
  },
  'mary-jane': {
    ...idle,
    home: 'home-fashion-show',
    dice: 1,
    rule: 'SM-CHAR-02',
    raises: { holder: 'spider-man', scale: 'movement' },
    foils: 'sm-spider-strength',
    reward: 2,
    source: 'rulebook',
    cardSource: 'reconstructed',
  },
  'aunt-may': {
    ...idle,
    home: 'home-aunt-may',
    dice: 1,
    rule: 'SM-CHAR-03',
    spares: { holder: 'police', from: 'spider-man' },
    tax: 1,
    healed: 1,
    source: 'rulebook',
    cardSource: 'reconstructed',
  },
  'black-cat': {
    ...idle,
    home: 'home-black-cat',
    dice: 2,
    rule: 'SM-CHAR-04',
    raises: { holder: 'spider-man', scale: 'combat' },
    eases: 1,
    source: 'rulebook',
    cardSource: 'reconstructed',
  },
  stacy: {
    ...idle,
    home: null,
    dice: 1,
    rule: 'SM-CHAR-05',
    leads: { add: 1, times: 1 },
    errand: { isForVillains: false, drive: 0, aim: 2, strike: 0 },
    source: 'rulebook',
    cardSource: 'reconstructed',
  },
  dewolff: {
    ...idle,
    home: null,
    dice: 1,
    rule: 'SM-CHAR-06',
    leads: { add: 0, times: 2 },
    errand: { isForVillains: false, drive: 2, aim: 0, strike: 0 },
    source: 'rulebook',
    cardSource: 'reconstructed',
  },
} as const satisfies { readonly [C in CharacterId]: Character };

export const characters: Entries<typeof table, Character> = table;

/** The characters of which something is true. */
export const charactersWith = (has: (character: Character) => boolean): readonly CharacterId[] =>
  CHARACTERS.filter(who => has(characters[who]));

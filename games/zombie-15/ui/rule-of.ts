import type { HeavyId } from '../content/heavy.ts';
import { HEROES, type HeroId } from '../content/heroes.ts';
import { type ObjectId, SPECIALS, type SpecialId } from '../content/objects.ts';
import { type TokenId, tokens } from '../content/tokens.ts';
import { type WeaponId, weapons } from '../content/weapons.ts';
import type { CardId } from '../text/shape.ts';

// The rule to open behind what lies on the table. Heroes and special equipment stand in the rulebook in the order of the content.

const numbered = <T>(prefix: string, all: readonly T[], one: T): string =>
  `${prefix}-${String(all.indexOf(one) + 1).padStart(2, '0')}`;

export const ruleOfHero = (hero: HeroId): string => numbered('Z15-HERO', HEROES, hero);

const found: { readonly [O in Exclude<ObjectId, SpecialId>]: string } = {
  'first-aid-kit': 'Z15-OBJ-02',
  'scenario-first-aid-kit': 'Z15-OBJ-02',
  ammo: 'Z15-OBJ-03',
  flashlight: 'Z15-S07-1',
};

const isSpecial = (card: ObjectId): card is SpecialId => SPECIALS.some(special => special === card);
const isWeapon = (card: CardId): card is WeaponId => card in weapons;
const isObject = (card: CardId): card is ObjectId => card in found || SPECIALS.some(special => special === card);

const ruleOfObject = (card: ObjectId): string => (isSpecial(card) ? numbered('Z15-SPEC', SPECIALS, card) : found[card]);

/** Of a card on a sheet or in the search deck. */
export const ruleOfCard = (card: CardId): string => {
  if (isWeapon(card)) return 'Z15-FIGHT-02';
  return isObject(card) ? ruleOfObject(card) : 'Z15-SEARCH-04';
};

const heavy: { readonly [H in HeavyId]: string } = {
  jerrycan: 'Z15-HEAVY-01',
  'machine-gun': 'Z15-HEAVY-06',
  'ammo-crate': 'Z15-HEAVY-07',
  radio: 'Z15-HEAVY-01',
};

export const ruleOfHeavy = (object: HeavyId): string => heavy[object];

const byKind = { key: 'Z15-KEY-02', bag: 'Z15-CAMP-05', objective: 'Z15-END-05', empty: 'Z15-SEARCH-14' } as const;

export const ruleOfToken = (token: TokenId): string => byKind[tokens[token].kind];

export const CARRIED = 'Z15-UNC-04';
export const HORDE = 'Z15-HORDE-02';

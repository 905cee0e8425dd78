import type { RuleId } from '../ids.ts';
import type { HeavyId } from '../content/heavy.ts';
import { type HeroId } from '../content/heroes.ts';
import type { ObjectId } from '../content/objects.ts';
import { type TokenId, tokens } from '../content/tokens.ts';
import { type WeaponId, weapons } from '../content/weapons.ts';
import type { CardId } from '../text/shape.ts';

// The rule to open behind what lies on the table.

export const ruleOfHero: { readonly [H in HeroId]: RuleId } = {
  josh: 'Z15-HERO-01',
  severity: 'Z15-HERO-02',
  hazel: 'Z15-HERO-03',
  vance: 'Z15-HERO-04',
  will: 'Z15-HERO-05',
  'sai-fon': 'Z15-HERO-06',
  snow: 'Z15-HERO-07',
  carter: 'Z15-HERO-08',
};

const byObject: { readonly [O in ObjectId]: RuleId } = {
  'first-aid-kit': 'Z15-OBJ-02',
  'scenario-first-aid-kit': 'Z15-OBJ-02',
  ammo: 'Z15-OBJ-03',
  flashlight: 'Z15-S07-1',
  'energy-drink': 'Z15-SPEC-01',
  'box-of-cakes': 'Z15-SPEC-02',
  'improvised-shield': 'Z15-SPEC-03',
  helmet: 'Z15-SPEC-04',
  cat: 'Z15-SPEC-05',
  cheeseburger: 'Z15-SPEC-06',
  dog: 'Z15-SPEC-07',
  'bin-lid': 'Z15-SPEC-08',
  defibrillator: 'Z15-SPEC-09',
  dynamite: 'Z15-SPEC-10',
  fireworks: 'Z15-SPEC-11',
  'smoke-bomb': 'Z15-SPEC-12',
  'razor-blade': 'Z15-SPEC-13',
  molotov: 'Z15-SPEC-14',
  'explosive-ammo': 'Z15-SPEC-15',
  'lucky-charm': 'Z15-SPEC-16',
  skateboard: 'Z15-SPEC-17',
  'spoiled-meat': 'Z15-SPEC-18',
};

const isWeapon = (card: CardId): card is WeaponId => card in weapons;
const isObject = (card: CardId): card is ObjectId => card in byObject;

/** Of a card on a sheet or in the search deck. */
export const ruleOfCard = (card: CardId): RuleId => {
  if (isWeapon(card)) return 'Z15-FIGHT-02';
  return isObject(card) ? byObject[card] : 'Z15-SEARCH-04';
};

const heavy: { readonly [H in HeavyId]: RuleId } = {
  jerrycan: 'Z15-HEAVY-01',
  'machine-gun': 'Z15-HEAVY-06',
  'ammo-crate': 'Z15-HEAVY-07',
  radio: 'Z15-HEAVY-01',
};

export const ruleOfHeavy = (object: HeavyId): RuleId => heavy[object];

const byKind = { key: 'Z15-KEY-02', bag: 'Z15-CAMP-05', objective: 'Z15-END-05', empty: 'Z15-SEARCH-14' } as const;

export const ruleOfToken = (token: TokenId): RuleId => byKind[tokens[token].kind];

export const CARRIED = 'Z15-UNC-04';
export const HORDE = 'Z15-HORDE-02';

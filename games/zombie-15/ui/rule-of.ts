import { mapped } from '../../../kit/grammar.ts';
import { type HeavyId, heavies } from '../content/heavy.ts';
import { heroes } from '../content/heroes.ts';
import { type ObjectId, objects } from '../content/objects.ts';
import { type TokenId, tokens } from '../content/tokens.ts';
import { type WeaponId, weapons } from '../content/weapons.ts';
import type { RuleId } from '../ids.ts';
import type { CardId } from '../text/shape.ts';

// The rule to open behind what lies on the table.

export const ruleOfHero = mapped(heroes, ({ rule }) => rule);

const isWeapon = (card: CardId): card is WeaponId => card in weapons;
const isObject = (card: CardId): card is ObjectId => card in objects;

/** Of a card on a sheet or in the search deck. */
export const ruleOfCard = (card: CardId): RuleId => {
  if (isWeapon(card)) return 'Z15-FIGHT-02';
  return isObject(card) ? objects[card].rule : 'Z15-SEARCH-04';
};

export const ruleOfHeavy = (object: HeavyId): RuleId => heavies[object].rule;

const byKind = { key: 'Z15-KEY-02', bag: 'Z15-CAMP-05', objective: 'Z15-END-05', empty: 'Z15-SEARCH-14' } as const;

export const ruleOfToken = (token: TokenId): RuleId => byKind[tokens[token].kind];

export const CARRIED = 'Z15-UNC-04';
export const HORDE = 'Z15-HORDE-02';

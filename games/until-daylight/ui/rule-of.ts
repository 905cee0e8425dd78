import type { RuleId } from '../spec.ts';
import type { CharacterId, PerkId } from '../content/characters.ts';
import type { Kind } from '../content/horde.ts';
import type { Token } from '../content/recipes.ts';
import { type Category, type RubbleId, rubble } from '../content/rubble.ts';
import { weapons } from '../content/weapons.ts';
import type { CardId } from '../spec.ts';

// The rule to open behind what lies on the table.

const bySort: { readonly [C in Category]: RuleId } = {
  trash: 'UD-INV-02',
  healing: 'UD-HEAL-01',
  ammo: 'UD-ATT-02',
  material: 'UD-CRAFT-02',
  special: 'UD-SPEC-01',
  'bad-luck': 'UD-BADL-04',
};

const byCard: { readonly [C in CardId]?: RuleId } = {
  'energy-drink': 'UD-SPEC-NRG-01',
  focus: 'UD-SPEC-FOC-01',
  encouragement: 'UD-SPEC-ENC-01',
  bloodlust: 'UD-SPEC-BLD-01',
  vitamins: 'UD-SPEC-VIT-01',
  luck: 'UD-SPEC-LUCK-01',
  backpack: 'UD-BAG-01',
  'rodent-attack': 'UD-BADL-01',
  'crow-attack': 'UD-BADL-02',
  fracture: 'UD-BADL-03',
  molotov: 'UD-ATT-11',
  'pillar-sledgehammer': 'UD-CHAR-PILLAR-01',
  'psycho-cleaver': 'UD-CHAR-PSYCHO-01',
  'trigger-magnum': 'UD-CHAR-TRIGGER-01',
  'klepto-switchblade': 'UD-CHAR-KLEPTO-01',
  'haggler-nailed-bat': 'UD-CHAR-HAGGLER-01',
  'hipster-bow': 'UD-CHAR-HIPSTER-01',
};

const WEAPON = 'UD-ATT-01';
const isRubble = (card: CardId): card is RubbleId => !(card in weapons);

export const ruleOfCard = (card: CardId): RuleId =>
  byCard[card] ?? (isRubble(card) ? bySort[rubble[card].category] : WEAPON);

export const ruleOfKind: { readonly [K in Kind]: RuleId } = {
  wanderer: 'UD-ENEMY-WAN-01',
  looter: 'UD-ENEMY-LOOT-01',
  brute: 'UD-ENEMY-BRU-01',
  survivor: 'UD-ENEMY-SUR-01',
  monster: 'UD-ENEMY-MON-01',
};

export const ruleOfToken: { readonly [T in Token]: RuleId } = {
  barricade: 'UD-TOK-BAR-01',
  spear: 'UD-TOK-SPR-01',
  trap: 'UD-TOK-TRAP-01',
  grenade: 'UD-TOK-GRN-01',
};

export const ruleOfCharacter: { readonly [C in CharacterId]: RuleId } = {
  pillar: 'UD-CHAR-PILLAR-01',
  psycho: 'UD-CHAR-PSYCHO-01',
  trigger: 'UD-CHAR-TRIGGER-01',
  klepto: 'UD-CHAR-KLEPTO-01',
  haggler: 'UD-CHAR-HAGGLER-01',
  hipster: 'UD-CHAR-HIPSTER-01',
};

export const ruleOfPerk: { readonly [P in PerkId]: RuleId } = {
  'human-shield': 'UD-CHAR-PILLAR-02',
  'hold-the-line': 'UD-CHAR-PILLAR-03',
  frenzy: 'UD-CHAR-PSYCHO-02',
  bloodbath: 'UD-CHAR-PSYCHO-03',
  'eagle-eye': 'UD-CHAR-TRIGGER-02',
  'one-in-the-chamber': 'UD-CHAR-TRIGGER-03',
  'sticky-fingers': 'UD-CHAR-KLEPTO-02',
  diversion: 'UD-CHAR-KLEPTO-03',
  'waste-not': 'UD-CHAR-HAGGLER-02',
  'black-market': 'UD-CHAR-HAGGLER-03',
  handmade: 'UD-CHAR-HIPSTER-02',
  workshop: 'UD-CHAR-HIPSTER-03',
};

export const COMBAT_CARD = 'UD-CARD-01';
export const FIRST_PLAYER = 'UD-PERK-08';
export const HOLDER = 'UD-WAVE-03';
export const BACKPACK = 'UD-BAG-01';

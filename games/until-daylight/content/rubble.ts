import { type Category, type RuleId, idsOf } from '../ids.ts';
import type { Sourced } from './source.ts';

/** One kind of numbered Rubble card. Identical cards have no identity of their own. */
interface Numbered extends Sourced {
  readonly icon: string;
  /** How many cards bear the number 1, 2 ... 6: a match of P players uses those up to P. */
  readonly byNumber: readonly [number, number, number, number, number, number];
}

interface PlainCard extends Numbered {
  readonly category: 'trash' | 'ammo' | 'material';
}

interface HealingCard extends Numbered {
  readonly category: 'healing';
  readonly heals: 1 | 2 | 3;
}

/** When a Special card is played: in an attack or a turn of one's own, at the end of another's, on Combat cards that lie face up; or just held. */
export type Moment = 'attack' | 'turn' | 'othersTurn' | 'faceUp' | 'held';

interface SpecialCard extends Numbered {
  readonly category: 'special';
  readonly rule: RuleId;
  readonly moment: Moment;
  /** What it adds. */
  readonly actions?: number;
  readonly cards?: number;
  readonly area?: number;
  /** Damage to whoever plays it, and what records call that. */
  readonly price?: { readonly damage: number; readonly cause: string };
}

/** One that is played; the type of the action that does it is its own name, but for two that are recorded otherwise. */
interface PlayedCard extends SpecialCard {
  readonly moment: Exclude<Moment, 'held'>;
  readonly action: string;
}

interface HeldCard extends SpecialCard {
  readonly moment: 'held';
}

interface BadLuckCard extends Numbered {
  readonly category: 'bad-luck';
  readonly rule: RuleId;
  readonly damage?: number;
}

export type RubbleCard = PlainCard | HealingCard | PlayedCard | HeldCard | BadLuckCard;

/** The rule behind the cards of a category that have none of their own. */
export const ruleOfCategory: { readonly [C in Category]: RuleId } = {
  trash: 'UD-INV-02',
  healing: 'UD-HEAL-01',
  ammo: 'UD-ATT-02',
  material: 'UD-CRAFT-02',
  special: 'UD-SPEC-01',
  'bad-luck': 'UD-BADL-04',
};

const counts = { qty: 'reconstructed', byNumber: 'reconstructed' } as const;
const printed = { source: 'rulebook', parts: { name: 'rulebook', effect: 'rulebook', ...counts } } as const;
const named = { source: 'reconstructed', parts: { name: 'reconstructed', effect: 'rulebook', ...counts } } as const;
const healing = {
  source: 'reconstructed',
  parts: { name: 'reconstructed', healingValues1to3: 'rulebook', timing: 'rulebook', ...counts },
} as const;

export const rubble = {
  'empty-can': { category: 'trash', icon: 'opened-food-can', byNumber: [3, 1, 1, 1, 1, 0], ...printed },
  'old-tyre': { category: 'trash', icon: 'tyre', byNumber: [2, 1, 1, 1, 1, 0], ...named },
  'vhs-tape': { category: 'trash', icon: 'audio-cassette', byNumber: [2, 1, 1, 1, 1, 0], ...named },
  'headless-doll': { category: 'trash', icon: 'voodoo-doll', byNumber: [2, 1, 1, 1, 1, 0], ...named },
  'can-of-beans': { category: 'healing', heals: 1, icon: 'canned-fish', byNumber: [2, 1, 0, 1, 1, 0], ...healing },
  'water-bottle': { category: 'healing', heals: 1, icon: 'water-bottle', byNumber: [2, 0, 1, 1, 0, 0], ...healing },
  'canned-stew': { category: 'healing', heals: 2, icon: 'cooking-pot', byNumber: [1, 1, 0, 1, 0, 0], ...healing },
  bandages: { category: 'healing', heals: 2, icon: 'bandage-roll', byNumber: [1, 0, 1, 0, 1, 0], ...healing },
  'first-aid-kit': { category: 'healing', heals: 3, icon: 'medical-pack', byNumber: [1, 1, 0, 1, 0, 0], ...healing },
  bullets: { category: 'ammo', icon: 'shotgun-rounds', byNumber: [5, 1, 1, 2, 2, 1], ...printed },
  arrows: { category: 'ammo', icon: 'arrow-cluster', byNumber: [4, 1, 1, 2, 1, 0], ...printed },
  planks: { category: 'material', icon: 'wood-pile', byNumber: [2, 1, 1, 1, 1, 0], ...printed },
  nails: { category: 'material', icon: 'hammer-nails', byNumber: [2, 1, 1, 1, 1, 0], ...printed },
  shards: { category: 'material', icon: 'broken-bottle', byNumber: [1, 1, 0, 1, 0, 0], ...printed },
  cables: { category: 'material', icon: 'wire-coil', byNumber: [1, 1, 0, 1, 1, 0], ...printed },
  explosives: { category: 'material', icon: 'dynamite', byNumber: [2, 1, 0, 1, 1, 0], ...printed },
  'energy-drink': {
    category: 'special',
    moment: 'turn',
    actions: 1,
    price: { damage: 1, cause: 'energyDrink' },
    action: 'drink',
    rule: 'UD-SPEC-NRG-01',
    icon: 'soda-can',
    byNumber: [1, 0, 1, 0, 1, 0],
    ...printed,
  },
  focus: {
    category: 'special',
    moment: 'attack',
    action: 'focus',
    rule: 'UD-SPEC-FOC-01',
    icon: 'convergence-target',
    byNumber: [1, 0, 0, 1, 0, 0],
    ...printed,
  },
  encouragement: {
    category: 'special',
    moment: 'othersTurn',
    actions: 1,
    action: 'encourage',
    rule: 'UD-SPEC-ENC-01',
    icon: 'three-friends',
    byNumber: [0, 1, 1, 0, 1, 1],
    ...printed,
  },
  bloodlust: {
    category: 'special',
    moment: 'attack',
    area: 1,
    price: { damage: 1, cause: 'bloodlust' },
    action: 'bloodlust',
    rule: 'UD-SPEC-BLD-01',
    icon: 'bloody-sword',
    byNumber: [1, 0, 0, 0, 1, 0],
    ...printed,
  },
  vitamins: {
    category: 'special',
    moment: 'attack',
    cards: 2,
    action: 'vitamins',
    rule: 'UD-SPEC-VIT-01',
    icon: 'pill',
    byNumber: [1, 0, 1, 0, 0, 1],
    ...printed,
  },
  luck: {
    category: 'special',
    moment: 'faceUp',
    action: 'luck',
    rule: 'UD-SPEC-LUCK-01',
    icon: 'clover',
    byNumber: [1, 1, 0, 1, 1, 0],
    ...printed,
  },
  backpack: {
    category: 'special',
    moment: 'held',
    rule: 'UD-BAG-01',
    icon: 'backpack',
    byNumber: [1, 0, 0, 0, 1, 0],
    ...printed,
  },
  'rodent-attack': {
    category: 'bad-luck',
    damage: 1,
    rule: 'UD-BADL-01',
    icon: 'rat',
    byNumber: [2, 1, 1, 1, 0, 0],
    ...printed,
  },
  'crow-attack': {
    category: 'bad-luck',
    rule: 'UD-BADL-02',
    icon: 'crow-dive',
    byNumber: [2, 1, 0, 1, 0, 0],
    ...printed,
  },
  fracture: {
    category: 'bad-luck',
    damage: 2,
    rule: 'UD-BADL-03',
    icon: 'broken-bone',
    byNumber: [1, 0, 0, 0, 1, 0],
    ...printed,
  },
} as const satisfies { readonly [id: string]: RubbleCard };

export type Rubble = typeof rubble;
export type RubbleId = keyof Rubble;
export const RUBBLE = idsOf(rubble);

type OfCategory<C extends Category> = { [R in RubbleId]: Rubble[R]['category'] extends C ? R : never }[RubbleId];
export type SpecialId = OfCategory<'special'>;
export type BadLuckId = OfCategory<'bad-luck'>;

/** The Special cards of a moment, and the types of the actions that play them. */
export type SpecialAt<T extends Moment> = { [S in SpecialId]: Rubble[S]['moment'] extends T ? S : never }[SpecialId];
export type PlayedId = SpecialAt<PlayedCard['moment']>;
export const PLAYED = RUBBLE.filter((id): id is PlayedId => 'action' in rubble[id]);
export type PlayAt<T extends PlayedCard['moment']> = {
  [S in PlayedId]: Rubble[S] extends { moment: T; action: infer A } ? A : never;
}[PlayedId];

/** It bears no number; that it is one of the printed total is ours. */
export const wave = {
  icon: 'big-wave',
  source: 'rulebook',
  parts: { effect: 'rulebook', qty: 'reconstructed' },
} as const satisfies Sourced & { icon: string };

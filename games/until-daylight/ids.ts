import type { OneOrMore } from '../../engine/types.ts';
import type ids from './rule-ids.json';

// Names that are used everywhere. Those of single cards are the keys of their tables in `content/`.

/** The stable name of a rule of this game. */
export type RuleId = keyof typeof ids.rules;

export const PHASES = ['setup', 'search', 'exchange', 'combat'] as const;
export type Phase = (typeof PHASES)[number];

export const DIFFICULTIES = ['normal', 'easier', 'harder'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The kinds of the Horde. */
export const KINDS = ['wanderer', 'looter', 'brute', 'monster', 'survivor'] as const;
export type Kind = (typeof KINDS)[number];

/** Something for each kind. Written out: it is done for every view. */
export const byKind = <T>(make: (kind: Kind) => T): { [K in Kind]: T } => ({
  wanderer: make('wanderer'),
  looter: make('looter'),
  brute: make('brute'),
  monster: make('monster'),
  survivor: make('survivor'),
});

/** What can be crafted. */
export const TOKENS = ['barricade', 'spear', 'trap', 'grenade'] as const;
export type Token = (typeof TOKENS)[number];

/** The categories of Rubble cards. */
export const CATEGORIES = ['trash', 'healing', 'ammo', 'material', 'special', 'bad-luck'] as const;
export type Category = (typeof CATEGORIES)[number];

export const AMMUNITION = ['bullets', 'arrows'] as const;
export type Ammunition = (typeof AMMUNITION)[number];

/** Why a card left an inventory. */
export type DiscardCause =
  | 'unwanted'
  | 'room'
  | 'used'
  | 'ammo'
  | 'crafted'
  | 'crows'
  | 'looter'
  | 'combatCard'
  | 'sold';

/** Who takes a card from somebody. */
export type Thief = Extract<DiscardCause, 'crows' | 'looter' | 'combatCard'>;

/** What hurts a card of the line. */
export type Wound = 'attack' | 'area' | 'spear' | 'trap' | 'selfDamage';

/** What hurts a character, beside the cards that hurt whoever plays them. */
export const HARMS = ['badLuck', 'delay', 'enemy', 'area', 'selfDamage', 'frenzy'] as const;
export type Harm = (typeof HARMS)[number];

/** A table of what is made for each of these ids, in their order. */
export const tabled = <K extends string, T>(ids: readonly K[], make: (id: K) => T): { [id in K]: T } =>
  Object.fromEntries(ids.map(id => [id, make(id)])) as { [id in K]: T };

/** The ids of a table, in its order. */
export const idsOf = <K extends string>(table: { readonly [id in K]: unknown }): OneOrMore<K> =>
  Object.keys(table) as [K, ...K[]];

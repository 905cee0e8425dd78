import { type RuleId, idsOf } from '../ids.ts';
import type { Sourced } from './source.ts';

/** When a perk works. */
export type PerkMoment =
  | 'turn' // an action of the own turn that spends none
  | 'prepare' // before the Combat cards of an own attack are drawn
  | 'everyAttack' // mandatory, never used up
  | 'kill' // after an own attack that eliminated an enemy
  | 'prey' // after an own attack that eliminated its target
  | 'delay' // when the WAVE is delayed
  | 'exchange'
  | 'material' // when something is crafted
  | 'crafting';

interface Perk extends Sourced {
  readonly moment: PerkMoment;
  readonly rule: RuleId;
  /** The type of the action that uses it, where somebody decides about it, and what that says beside. */
  readonly action?: string;
  readonly asks?: 'seat' | 'count' | 'item';
  /** By how much the next attack of an enemy is reduced. */
  readonly shield?: number;
  readonly cards?: number;
  readonly damage?: number;
  /** Damage to its owner. */
  readonly price?: number;
}

const ours = { source: 'reconstructed' } as const;
const ofTrash = { source: 'reconstructed', parts: { usesTrash: 'rulebook' } } as const;

export const perks = {
  'human-shield': { moment: 'turn', action: 'humanShield', shield: 1, rule: 'UD-CHAR-PILLAR-02', ...ours },
  'hold-the-line': {
    moment: 'turn',
    action: 'holdTheLine',
    asks: 'seat',
    shield: 2,
    rule: 'UD-CHAR-PILLAR-03',
    ...ours,
  },
  frenzy: {
    moment: 'everyAttack',
    damage: 1,
    price: 1,
    rule: 'UD-CHAR-PSYCHO-02',
    source: 'reconstructed',
    parts: { mandatory: 'rulebook' },
  },
  bloodbath: { moment: 'prey', rule: 'UD-CHAR-PSYCHO-03', ...ours },
  'eagle-eye': { moment: 'prepare', action: 'eagleEye', cards: 1, rule: 'UD-CHAR-TRIGGER-02', ...ours },
  'one-in-the-chamber': { moment: 'prepare', action: 'chamber', cards: 1, rule: 'UD-CHAR-TRIGGER-03', ...ours },
  'sticky-fingers': { moment: 'kill', action: 'rummage', cards: 2, rule: 'UD-CHAR-KLEPTO-02', ...ours },
  diversion: { moment: 'delay', rule: 'UD-CHAR-KLEPTO-03', ...ours },
  'waste-not': { moment: 'prepare', action: 'wasteNot', asks: 'count', rule: 'UD-CHAR-HAGGLER-02', ...ofTrash },
  'black-market': { moment: 'exchange', action: 'blackMarket', asks: 'item', rule: 'UD-CHAR-HAGGLER-03', ...ours },
  handmade: { moment: 'material', rule: 'UD-CHAR-HIPSTER-02', ...ofTrash },
  workshop: { moment: 'crafting', rule: 'UD-CHAR-HIPSTER-03', ...ours },
} as const satisfies { readonly [id: string]: Perk };

export type Perks = typeof perks;
export type PerkId = keyof Perks;
export const PERKS = idsOf(perks);
export const isPerk = (id: string): id is PerkId => id in perks;

/** The perks of a moment. */
export type PerkAt<T extends PerkMoment> = { [P in PerkId]: Perks[P]['moment'] extends T ? P : never }[PerkId];
export const isAt = <T extends PerkMoment>(perk: PerkId, moment: T): perk is PerkAt<T> => perks[perk].moment === moment;

/** The types of the actions that use a perk and say nothing beside, or just that. */
export type PlainUse = {
  [P in PerkId]: Perks[P] extends { action: infer A; asks?: never } ? A : never;
}[PerkId];
export type UseAsking<Q> = { [P in PerkId]: Perks[P] extends { action: infer A; asks: Q } ? A : never }[PerkId];

import { type Kind, type RuleId, idsOf } from '../ids.ts';
import type { Sourced } from './source.ts';

export interface HordeKind extends Sourced {
  readonly life: number;
  /** Survivors are none: they do not attack, and enemies attack them first. */
  readonly isEnemy: boolean;
  /** Whom it wounds loses a card. */
  readonly steals: boolean;
  /** Barricades do not hold it. */
  readonly breaksThrough: boolean;
  /** By how much it makes enemies of other kinds hit harder. */
  readonly boost: number;
  readonly rule: RuleId;
  readonly icon: string;
}

const plain = { isEnemy: true, steals: false, breaksThrough: false, boost: 0, source: 'rulebook' } as const;

export const hordeKinds = {
  wanderer: { ...plain, life: 2, rule: 'UD-ENEMY-WAN-01', icon: 'shambling-zombie' },
  looter: { ...plain, life: 3, steals: true, rule: 'UD-ENEMY-LOOT-01', icon: 'robber-hand' },
  brute: { ...plain, life: 4, breaksThrough: true, rule: 'UD-ENEMY-BRU-01', icon: 'brute' },
  survivor: { ...plain, life: 1, isEnemy: false, rule: 'UD-ENEMY-SUR-01', icon: 'person' },
  monster: { ...plain, life: 8, boost: 1, rule: 'UD-ENEMY-MON-01', icon: 'monster-grasp' },
} as const satisfies { readonly [K in Kind]: HordeKind };

export interface HordeCard extends Sourced {
  readonly kind: Kind;
  readonly quantity: number;
  readonly damage: number;
  readonly cards: number;
}

const ours = {
  source: 'reconstructed',
  parts: { type: 'rulebook', attack: 'reconstructed', qty: 'reconstructed' },
} as const;

export const horde = {
  'wanderer-a': { kind: 'wanderer', quantity: 12, damage: 1, cards: 0, ...ours },
  'wanderer-b': { kind: 'wanderer', quantity: 6, damage: 0, cards: 1, ...ours },
  'wanderer-c': { kind: 'wanderer', quantity: 4, damage: 0, cards: 2, ...ours },
  'looter-a': { kind: 'looter', quantity: 5, damage: 1, cards: 0, ...ours },
  'looter-b': { kind: 'looter', quantity: 4, damage: 0, cards: 2, ...ours },
  'looter-c': { kind: 'looter', quantity: 5, damage: 1, cards: 1, ...ours },
  'brute-a': { kind: 'brute', quantity: 4, damage: 2, cards: 0, ...ours },
  'brute-b': { kind: 'brute', quantity: 4, damage: 1, cards: 1, ...ours },
  'brute-c': { kind: 'brute', quantity: 3, damage: 1, cards: 2, ...ours },
  'monster-a': { kind: 'monster', quantity: 2, damage: 3, cards: 0, ...ours },
  'monster-b': { kind: 'monster', quantity: 2, damage: 2, cards: 1, ...ours },
  'monster-c': { kind: 'monster', quantity: 1, damage: 2, cards: 2, ...ours },
  'survivor-a': { kind: 'survivor', quantity: 6, damage: 0, cards: 0, ...ours },
} as const satisfies { readonly [id: string]: HordeCard };

export type HordeId = keyof typeof horde;
export const HORDE = idsOf(horde);

import type { Sourced } from './source.ts';

export const KINDS = ['wanderer', 'looter', 'brute', 'monster', 'survivor'] as const;
export type Kind = (typeof KINDS)[number];

export interface HordeKind extends Sourced {
  readonly life: number;
  readonly isEnemy: boolean;
}

export const hordeKinds = {
  wanderer: { life: 2, isEnemy: true, source: 'rulebook' },
  looter: { life: 3, isEnemy: true, source: 'rulebook' },
  brute: { life: 4, isEnemy: true, source: 'rulebook' },
  survivor: { life: 1, isEnemy: false, source: 'rulebook' },
  monster: { life: 8, isEnemy: true, source: 'rulebook' },
} as const satisfies Record<Kind, HordeKind>;

export interface HordeCard extends Sourced {
  readonly kind: Kind;
  readonly quantity: number;
  readonly damage: number;
  readonly cards: number;
}

export const horde = {
  'wanderer-a': {
    kind: 'wanderer',
    quantity: 12,
    damage: 1,
    cards: 0,
    source: 'reconstructed',
    parts: { type: 'rulebook', attack: 'reconstructed', qty: 'reconstructed' },
  },
  'wanderer-b': {
    kind: 'wanderer',
    quantity: 6,
    damage: 0,
    cards: 1,
    source: 'reconstructed',
    parts: { type: 'rulebook', attack: 'reconstructed', qty: 'reconstructed' },
  },
  'wanderer-c': {
    kind: 'wanderer',
    quantity: 4,
    damage: 0,
    cards: 2,
    source: 'reconstructed',
    parts: { type: 'rulebook', attack: 'reconstructed', qty: 'reconstructed' },
  },
  'looter-a': {
    kind: 'looter',
    quantity: 5,
    damage: 1,
    cards: 0,
    source: 'reconstructed',
    parts: { type: 'rulebook', attack: 'reconstructed', qty: 'reconstructed' },
  },
  'looter-b': {
    kind: 'looter',
    quantity: 4,
    damage: 0,
    cards: 2,
    source: 'reconstructed',
    parts: { type: 'rulebook', attack: 'reconstructed', qty: 'reconstructed' },
  },
  'looter-c': {
    kind: 'looter',
    quantity: 5,
    damage: 1,
    cards: 1,
    source: 'reconstructed',
    parts: { type: 'rulebook', attack: 'reconstructed', qty: 'reconstructed' },
  },
  'brute-a': {
    kind: 'brute',
    quantity: 4,
    damage: 2,
    cards: 0,
    source: 'reconstructed',
    parts: { type: 'rulebook', attack: 'reconstructed', qty: 'reconstructed' },
  },
  'brute-b': {
    kind: 'brute',
    quantity: 4,
    damage: 1,
    cards: 1,
    source: 'reconstructed',
    parts: { type: 'rulebook', attack: 'reconstructed', qty: 'reconstructed' },
  },
  'brute-c': {
    kind: 'brute',
    quantity: 3,
    damage: 1,
    cards: 2,
    source: 'reconstructed',
    parts: { type: 'rulebook', attack: 'reconstructed', qty: 'reconstructed' },
  },
  'monster-a': {
    kind: 'monster',
    quantity: 2,
    damage: 3,
    cards: 0,
    source: 'reconstructed',
    parts: { type: 'rulebook', attack: 'reconstructed', qty: 'reconstructed' },
  },
  'monster-b': {
    kind: 'monster',
    quantity: 2,
    damage: 2,
    cards: 1,
    source: 'reconstructed',
    parts: { type: 'rulebook', attack: 'reconstructed', qty: 'reconstructed' },
  },
  'monster-c': {
    kind: 'monster',
    quantity: 1,
    damage: 2,
    cards: 2,
    source: 'reconstructed',
    parts: { type: 'rulebook', attack: 'reconstructed', qty: 'reconstructed' },
  },
  'survivor-a': {
    kind: 'survivor',
    quantity: 6,
    damage: 0,
    cards: 0,
    source: 'reconstructed',
    parts: { type: 'rulebook', attack: 'reconstructed', qty: 'reconstructed' },
  },
} as const satisfies Record<string, HordeCard>;

export type HordeId = keyof typeof horde;

import type { Sourced } from './source.ts';

export const CATEGORIES = ['trash', 'healing', 'ammo', 'material', 'special', 'bad-luck'] as const;
export type Category = (typeof CATEGORIES)[number];

/** One kind of numbered Rubble card. Identical cards have no identity of their own. */
export interface RubbleCard extends Sourced {
  readonly category: Category;
  /** How many cards bear the number 1, 2 ... 6: a match of P players uses those up to P. */
  readonly byNumber: readonly [number, number, number, number, number, number];
  readonly heals?: 1 | 2 | 3;
}

export const rubble = {
  'empty-can': {
    category: 'trash',
    byNumber: [3, 1, 1, 1, 1, 0],
    source: 'rulebook',
    parts: { name: 'rulebook', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  'old-tyre': {
    category: 'trash',
    byNumber: [2, 1, 1, 1, 1, 0],
    source: 'reconstructed',
    parts: { name: 'reconstructed', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  'vhs-tape': {
    category: 'trash',
    byNumber: [2, 1, 1, 1, 1, 0],
    source: 'reconstructed',
    parts: { name: 'reconstructed', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  'headless-doll': {
    category: 'trash',
    byNumber: [2, 1, 1, 1, 1, 0],
    source: 'reconstructed',
    parts: { name: 'reconstructed', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  'can-of-beans': {
    category: 'healing',
    byNumber: [2, 1, 0, 1, 1, 0],
    heals: 1,
    source: 'reconstructed',
    parts: {
      name: 'reconstructed',
      healingValues1to3: 'rulebook',
      timing: 'rulebook',
      qty: 'reconstructed',
      byNumber: 'reconstructed',
    },
  },
  'water-bottle': {
    category: 'healing',
    byNumber: [2, 0, 1, 1, 0, 0],
    heals: 1,
    source: 'reconstructed',
    parts: {
      name: 'reconstructed',
      healingValues1to3: 'rulebook',
      timing: 'rulebook',
      qty: 'reconstructed',
      byNumber: 'reconstructed',
    },
  },
  'canned-stew': {
    category: 'healing',
    byNumber: [1, 1, 0, 1, 0, 0],
    heals: 2,
    source: 'reconstructed',
    parts: {
      name: 'reconstructed',
      healingValues1to3: 'rulebook',
      timing: 'rulebook',
      qty: 'reconstructed',
      byNumber: 'reconstructed',
    },
  },
  bandages: {
    category: 'healing',
    byNumber: [1, 0, 1, 0, 1, 0],
    heals: 2,
    source: 'reconstructed',
    parts: {
      name: 'reconstructed',
      healingValues1to3: 'rulebook',
      timing: 'rulebook',
      qty: 'reconstructed',
      byNumber: 'reconstructed',
    },
  },
  'first-aid-kit': {
    category: 'healing',
    byNumber: [1, 1, 0, 1, 0, 0],
    heals: 3,
    source: 'reconstructed',
    parts: {
      name: 'reconstructed',
      healingValues1to3: 'rulebook',
      timing: 'rulebook',
      qty: 'reconstructed',
      byNumber: 'reconstructed',
    },
  },
  bullets: {
    category: 'ammo',
    byNumber: [5, 1, 1, 2, 2, 1],
    source: 'rulebook',
    parts: { name: 'rulebook', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  arrows: {
    category: 'ammo',
    byNumber: [4, 1, 1, 2, 1, 0],
    source: 'rulebook',
    parts: { name: 'rulebook', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  planks: {
    category: 'material',
    byNumber: [2, 1, 1, 1, 1, 0],
    source: 'rulebook',
    parts: { name: 'rulebook', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  nails: {
    category: 'material',
    byNumber: [2, 1, 1, 1, 1, 0],
    source: 'rulebook',
    parts: { name: 'rulebook', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  shards: {
    category: 'material',
    byNumber: [1, 1, 0, 1, 0, 0],
    source: 'rulebook',
    parts: { name: 'rulebook', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  cables: {
    category: 'material',
    byNumber: [1, 1, 0, 1, 1, 0],
    source: 'rulebook',
    parts: { name: 'rulebook', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  explosives: {
    category: 'material',
    byNumber: [2, 1, 0, 1, 1, 0],
    source: 'rulebook',
    parts: { name: 'rulebook', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  'energy-drink': {
    category: 'special',
    byNumber: [1, 0, 1, 0, 1, 0],
    source: 'rulebook',
    parts: { name: 'rulebook', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  focus: {
    category: 'special',
    byNumber: [1, 0, 0, 1, 0, 0],
    source: 'rulebook',
    parts: { name: 'rulebook', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  encouragement: {
    category: 'special',
    byNumber: [0, 1, 1, 0, 1, 1],
    source: 'rulebook',
    parts: { name: 'rulebook', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  bloodlust: {
    category: 'special',
    byNumber: [1, 0, 0, 0, 1, 0],
    source: 'rulebook',
    parts: { name: 'rulebook', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  vitamins: {
    category: 'special',
    byNumber: [1, 0, 1, 0, 0, 1],
    source: 'rulebook',
    parts: { name: 'rulebook', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  luck: {
    category: 'special',
    byNumber: [1, 1, 0, 1, 1, 0],
    source: 'rulebook',
    parts: { name: 'rulebook', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  backpack: {
    category: 'special',
    byNumber: [1, 0, 0, 0, 1, 0],
    source: 'rulebook',
    parts: { name: 'rulebook', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  'rodent-attack': {
    category: 'bad-luck',
    byNumber: [2, 1, 1, 1, 0, 0],
    source: 'rulebook',
    parts: { name: 'rulebook', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  'crow-attack': {
    category: 'bad-luck',
    byNumber: [2, 1, 0, 1, 0, 0],
    source: 'rulebook',
    parts: { name: 'rulebook', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
  fracture: {
    category: 'bad-luck',
    byNumber: [1, 0, 0, 0, 1, 0],
    source: 'rulebook',
    parts: { name: 'rulebook', effect: 'rulebook', qty: 'reconstructed', byNumber: 'reconstructed' },
  },
} as const satisfies Record<string, RubbleCard>;

export type RubbleId = keyof typeof rubble;

/** It bears no number; that it is one of the printed total is ours. */
export const wave: Sourced = { source: 'rulebook', parts: { effect: 'rulebook', qty: 'reconstructed' } };

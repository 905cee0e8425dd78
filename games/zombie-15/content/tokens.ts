import type { Sourced } from './source.ts';

export const COLOURS = ['blue', 'red', 'yellow', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

export const TOKENS = [
  'key-blue',
  'key-red',
  'key-yellow',
  'key-green',
  'bag-1',
  'bag-2',
  'bag-3',
  'provisions',
  'medicine',
  'engine-part',
  'documents',
  'empty',
] as const;
/** A search token: what lies in backpacks. */
export type TokenId = (typeof TOKENS)[number];

export interface SearchToken<I extends string = string> extends Sourced {
  readonly kind: 'key' | 'bag' | 'objective' | 'empty';
  readonly icon: I;
  readonly colour: Colour | null; // of a key
  readonly value: 1 | 2 | 3 | null; // of a bag
  readonly qty: number;
}

const told = {
  'key-blue': {
    kind: 'key',
    icon: 'key',
    colour: 'blue',
    value: null,
    qty: 2,
    source: 'reconstructed',
    parts: { name: 'rulebook' },
  },
  'key-red': { kind: 'key', icon: 'key', colour: 'red', value: null, qty: 2, source: 'reconstructed' },
  'key-yellow': { kind: 'key', icon: 'key', colour: 'yellow', value: null, qty: 2, source: 'reconstructed' },
  'key-green': { kind: 'key', icon: 'key', colour: 'green', value: null, qty: 2, source: 'reconstructed' },
  'bag-1': {
    kind: 'bag',
    icon: 'knapsack',
    colour: null,
    value: 1,
    qty: 4,
    source: 'reconstructed',
    parts: { kind: 'rulebook' },
  },
  'bag-2': {
    kind: 'bag',
    icon: 'knapsack',
    colour: null,
    value: 2,
    qty: 4,
    source: 'reconstructed',
    parts: { kind: 'rulebook' },
  },
  'bag-3': {
    kind: 'bag',
    icon: 'knapsack',
    colour: null,
    value: 3,
    qty: 4,
    source: 'reconstructed',
    parts: { kind: 'rulebook' },
  },
  provisions: {
    kind: 'objective',
    icon: 'opened-food-can',
    colour: null,
    value: null,
    qty: 6,
    source: 'reconstructed',
  },
  medicine: { kind: 'objective', icon: 'medicines', colour: null, value: null, qty: 4, source: 'reconstructed' },
  'engine-part': { kind: 'objective', icon: 'gears', colour: null, value: null, qty: 2, source: 'reconstructed' },
  documents: { kind: 'objective', icon: 'files', colour: null, value: null, qty: 2, source: 'reconstructed' },
  empty: { kind: 'empty', icon: 'hole', colour: null, value: null, qty: 6, source: 'reconstructed' },
} as const satisfies { readonly [id: string]: SearchToken };

export const tokens: { readonly [T in TokenId]: SearchToken<(typeof told)[keyof typeof told]['icon']> } = told;

export const MARKERS = ['car', 'exit', 'helicopter'] as const;
/** Scenario tokens that only show a place. */
export type MarkerId = (typeof MARKERS)[number];

const parts = { name: 'rulebook', qty: 'reconstructed' } as const;

/** The scenario tokens of the box; their numbers never limit play on screen. */
export const scenarioTokens: readonly (Sourced & { readonly id: string; readonly qty: number })[] = [
  { id: 'alarm', qty: 6, source: 'rulebook', parts },
  { id: 'car', qty: 2, source: 'rulebook', parts },
  { id: 'jerrycan', qty: 4, source: 'rulebook', parts },
  { id: 'lock-blue', qty: 2, source: 'rulebook', parts },
  { id: 'lock-red', qty: 2, source: 'rulebook', parts },
  { id: 'lock-yellow', qty: 2, source: 'rulebook', parts },
  { id: 'lock-green', qty: 2, source: 'rulebook', parts },
  { id: 'exit', qty: 2, source: 'rulebook', parts },
  { id: 'minus-1-action', qty: 4, source: 'rulebook', parts },
  { id: 'letter-A', qty: 1, source: 'rulebook', parts },
  { id: 'letter-B', qty: 1, source: 'rulebook', parts },
  { id: 'letter-C', qty: 1, source: 'rulebook', parts },
  { id: 'letter-D', qty: 1, source: 'rulebook', parts },
  { id: 'helicopter', qty: 1, source: 'rulebook', parts },
  { id: 'machine-gun', qty: 1, source: 'rulebook', parts },
  { id: 'ammo-crate', qty: 4, source: 'rulebook', parts },
  { id: 'radio', qty: 1, source: 'rulebook', parts },
];

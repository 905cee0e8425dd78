import type { Sourced } from './source.ts';

export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];
export const EVENTS = ['loseItem', 'sneak', 'surge', 'terror'] as const;
export type EventId = (typeof EVENTS)[number];

export interface EventSheet<I extends string = string> extends Sourced {
  readonly icon: I;
}

/** What the letters of a card may call for: the rulebook tells all four. */
const told = {
  loseItem: { icon: 'drop-weapon', source: 'rulebook' },
  sneak: { icon: 'backstab', source: 'rulebook' },
  surge: { icon: 'uprising', source: 'rulebook' },
  terror: { icon: 'terror', source: 'rulebook' },
} as const satisfies { readonly [id: string]: EventSheet };

export const events: { readonly [E in EventId]: EventSheet<(typeof told)[keyof typeof told]['icon']> } = told;

export interface ZombieCard extends Sourced {
  readonly value: number; // 0 for a Horde card
  readonly letter: Letter | null;
  readonly event: EventId | null;
  readonly qty: number;
}

export const ZOMBIE_CARDS = [
  'z1-A',
  'z1-A-surge',
  'z1-B',
  'z1-B-sneak',
  'z1-C',
  'z1-C-terror',
  'z1-D',
  'z1-D-loseItem',
  'z2-A',
  'z2-A-loseItem',
  'z2-B',
  'z2-B-surge',
  'z2-C',
  'z2-C-sneak',
  'z2-D',
  'z2-D-terror',
  'z3-A',
  'z3-A-terror',
  'z3-B',
  'z3-B-loseItem',
  'z3-C',
  'z3-C-surge',
  'z3-D',
  'z3-D-sneak',
  'z4-A',
  'z4-A-sneak',
  'z4-B',
  'z4-B-terror',
  'z4-C',
  'z4-C-loseItem',
  'z4-D',
  'z4-D-surge',
  'horde',
] as const;
export type ZombieCardId = (typeof ZOMBIE_CARDS)[number];

export const zombieCards: { readonly [Z in ZombieCardId]: ZombieCard } = {
  'z1-A': { value: 1, letter: 'A', event: null, qty: 2, source: 'public' },
  'z1-A-surge': { value: 1, letter: 'A', event: 'surge', qty: 1, source: 'public' },
  'z1-B': { value: 1, letter: 'B', event: null, qty: 2, source: 'public' },
  'z1-B-sneak': { value: 1, letter: 'B', event: 'sneak', qty: 1, source: 'public' },
  'z1-C': { value: 1, letter: 'C', event: null, qty: 1, source: 'public' },
  'z1-C-terror': { value: 1, letter: 'C', event: 'terror', qty: 1, source: 'public' },
  'z1-D': { value: 1, letter: 'D', event: null, qty: 1, source: 'public' },
  'z1-D-loseItem': { value: 1, letter: 'D', event: 'loseItem', qty: 1, source: 'public' },
  'z2-A': { value: 2, letter: 'A', event: null, qty: 1, source: 'public' },
  'z2-A-loseItem': { value: 2, letter: 'A', event: 'loseItem', qty: 1, source: 'public' },
  'z2-B': { value: 2, letter: 'B', event: null, qty: 1, source: 'public' },
  'z2-B-surge': { value: 2, letter: 'B', event: 'surge', qty: 1, source: 'public' },
  'z2-C': { value: 2, letter: 'C', event: null, qty: 2, source: 'public' },
  'z2-C-sneak': { value: 2, letter: 'C', event: 'sneak', qty: 1, source: 'public' },
  'z2-D': { value: 2, letter: 'D', event: null, qty: 2, source: 'public' },
  'z2-D-terror': { value: 2, letter: 'D', event: 'terror', qty: 1, source: 'public' },
  'z3-A': { value: 3, letter: 'A', event: null, qty: 1, source: 'public' },
  'z3-A-terror': { value: 3, letter: 'A', event: 'terror', qty: 1, source: 'public' },
  'z3-B': { value: 3, letter: 'B', event: null, qty: 2, source: 'public' },
  'z3-B-loseItem': { value: 3, letter: 'B', event: 'loseItem', qty: 1, source: 'public' },
  'z3-C': { value: 3, letter: 'C', event: null, qty: 2, source: 'public' },
  'z3-C-surge': { value: 3, letter: 'C', event: 'surge', qty: 1, source: 'public' },
  'z3-D': { value: 3, letter: 'D', event: null, qty: 1, source: 'public' },
  'z3-D-sneak': { value: 3, letter: 'D', event: 'sneak', qty: 1, source: 'public' },
  'z4-A': { value: 4, letter: 'A', event: null, qty: 2, source: 'public' },
  'z4-A-sneak': { value: 4, letter: 'A', event: 'sneak', qty: 1, source: 'public' },
  'z4-B': { value: 4, letter: 'B', event: null, qty: 1, source: 'public' },
  'z4-B-terror': { value: 4, letter: 'B', event: 'terror', qty: 1, source: 'public' },
  'z4-C': { value: 4, letter: 'C', event: null, qty: 1, source: 'public' },
  'z4-C-loseItem': { value: 4, letter: 'C', event: 'loseItem', qty: 1, source: 'public' },
  'z4-D': { value: 4, letter: 'D', event: null, qty: 2, source: 'public' },
  'z4-D-surge': { value: 4, letter: 'D', event: 'surge', qty: 1, source: 'public' },
  horde: { value: 0, letter: null, event: null, qty: 8, source: 'rulebook' },
};

/** Which cards a scenario takes: the values, and Horde cards in each half of the deck (Z15-SETUP-07). */
export interface DeckPreset extends Sourced {
  readonly values: readonly number[];
  readonly hordes: number;
}

export const DECK_PRESETS = ['none', 'v1-2', 'v1-3', 'standard', 'letters', 'events', 'letters-events'] as const;
export type DeckPresetId = (typeof DECK_PRESETS)[number];

export const deckPresets: { readonly [D in DeckPresetId]: DeckPreset } = {
  none: { values: [], hordes: 0, source: 'public' },
  'v1-2': { values: [1, 2], hordes: 3, source: 'public' },
  'v1-3': { values: [1, 2, 3], hordes: 4, source: 'public' },
  standard: { values: [1, 2, 3, 4], hordes: 4, source: 'rulebook' },
  letters: { values: [1, 2, 3, 4], hordes: 4, source: 'public' },
  events: { values: [1, 2, 3, 4], hordes: 4, source: 'public' },
  'letters-events': { values: [1, 2, 3, 4], hordes: 4, source: 'public' },
};

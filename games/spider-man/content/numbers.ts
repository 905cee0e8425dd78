import type { Sourced } from './source.ts';

// Numbers of the rulebook; the floor of the score and the number of cars are ours.

export const HAND_LIMIT = 3;
export const HIT = 6;
export const BONUS_SUCCESS = 5;
export const THIRD_POWER = 20;
export const FOURTH_POWER = 40;
export const KO_CARDS = 3;
export const START_CARS = 6;
export const MAX_CARS = 20; // in play
export const STACK_CARS = 2; // on one square
export const RIPOSTE_DICE = 2; // per car
export const TRACERS = 4;
export const HEAL = { street: 1, hq: 2 } as const; // a station heals all

/** Points outside of missions. */
export const POINTS = { villainKo: 7, car: 3, spiderManKo: 15, freed: 10, wound: 2 } as const;

/** Where these numbers come from. */
export const numbers: { readonly [group: string]: Sourced } = {
  rules: { source: 'rulebook' },
  cars: { source: 'reconstructed' },
  floor: { source: 'reconstructed' },
};

interface Part extends Sourced {
  readonly id: string;
  readonly count: number;
}

/** What the box holds. */
export const components: readonly Part[] = [
  { id: 'modular board', count: 12, source: 'rulebook' },
  { id: 'character silhouette', count: 9, source: 'rulebook' },
  { id: 'plastic base', count: 5, source: 'rulebook' },
  { id: 'die', count: 4, source: 'rulebook' },
  { id: 'double-sided sheet', count: 6, source: 'rulebook' },
  { id: 'card', count: 110, source: 'rulebook' },
  { id: 'play aid', count: 1, source: 'rulebook' },
  { id: 'token', count: 145, source: 'rulebook' },
  { id: 'rulebook', count: 1, source: 'rulebook' },
];

export const tokens: readonly Part[] = [
  { id: 'dice-marker', count: 18, source: 'reconstructed' },
  { id: 'wound-marker', count: 40, source: 'reconstructed' },
  { id: 'vp-marker', count: 6, source: 'reconstructed' },
  { id: 'power-spider-man', count: 4, source: 'reconstructed' },
  { id: 'power-octopus', count: 4, source: 'reconstructed' },
  { id: 'power-goblin', count: 4, source: 'reconstructed' },
  { id: 'power-rhino', count: 4, source: 'reconstructed' },
  { id: 'power-electro', count: 3, source: 'reconstructed' },
  { id: 'power-venom', count: 3, source: 'reconstructed' },
  { id: 'power-scorpion', count: 4, source: 'reconstructed' },
  { id: 'power-vulture', count: 4, source: 'reconstructed' },
  { id: 'power-lizard', count: 4, source: 'reconstructed' },
  { id: 'web', count: 8, source: 'reconstructed' },
  { id: 'spider-tracer', count: 4, source: 'reconstructed' },
  { id: 'secondary-character', count: 6, source: 'reconstructed' },
  { id: 'police-car', count: 20, source: 'reconstructed' },
  { id: 'destroyed-hq', count: 9, source: 'reconstructed' },
];

import { type Kind, idsOf } from '../ids.ts';
import type { Sourced } from './source.ts';

type Column = readonly [p1: number, p2: number, p3: number, p4: number, p5: number, p6: number];

/** How many cards of each kind arrive, by number of players. */
export interface Assault extends Sourced {
  readonly arrivals: { readonly [K in Kind]: Column };
}

export const assaults = {
  brutal: {
    arrivals: {
      wanderer: [1, 0, 1, 1, 2, 2],
      looter: [0, 1, 1, 1, 2, 1],
      brute: [1, 2, 3, 4, 4, 5],
      monster: [0, 0, 0, 0, 0, 0],
      survivor: [1, 1, 1, 1, 1, 1],
    },
    source: 'rulebook',
  },
  swarming: {
    arrivals: {
      wanderer: [2, 4, 6, 9, 10, 12],
      looter: [0, 0, 0, 0, 0, 0],
      brute: [0, 0, 0, 0, 0, 0],
      monster: [0, 0, 0, 0, 0, 0],
      survivor: [0, 1, 1, 1, 1, 1],
    },
    source: 'reconstructed',
  },
  greedy: {
    arrivals: {
      wanderer: [0, 0, 1, 1, 2, 3],
      looter: [1, 2, 3, 4, 5, 6],
      brute: [0, 0, 0, 0, 0, 0],
      monster: [0, 0, 0, 0, 0, 0],
      survivor: [0, 0, 0, 1, 1, 1],
    },
    source: 'reconstructed',
  },
  monstrous: {
    arrivals: {
      wanderer: [0, 1, 2, 3, 4, 3],
      looter: [0, 0, 1, 1, 1, 0],
      brute: [0, 0, 0, 0, 0, 0],
      monster: [1, 1, 1, 1, 1, 2],
      survivor: [1, 1, 1, 1, 1, 2],
    },
    source: 'reconstructed',
  },
  chaotic: {
    arrivals: {
      wanderer: [1, 1, 2, 3, 3, 4],
      looter: [1, 1, 1, 1, 2, 3],
      brute: [0, 1, 1, 1, 2, 2],
      monster: [0, 0, 0, 0, 0, 0],
      survivor: [1, 0, 1, 1, 1, 1],
    },
    source: 'reconstructed',
  },
  ruthless: {
    arrivals: {
      wanderer: [0, 1, 2, 1, 1, 2],
      looter: [0, 1, 1, 1, 1, 1],
      brute: [1, 1, 1, 1, 2, 2],
      monster: [0, 0, 0, 1, 1, 1],
      survivor: [0, 1, 1, 1, 1, 1],
    },
    source: 'reconstructed',
  },
} as const satisfies { readonly [id: string]: Assault };

export type AssaultId = keyof typeof assaults;
export const ASSAULTS = idsOf(assaults);

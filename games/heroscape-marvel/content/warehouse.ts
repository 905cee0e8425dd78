import type { Sourced } from './source.ts';

/** A vertical piece of wall, from one point to another: s along the long wall, h towards the inside; levels above the base. */
export interface Panel {
  readonly id: string;
  readonly from: readonly [s: number, h: number];
  readonly to: readonly [s: number, h: number];
  readonly lo: number;
  readonly hi: number;
  readonly when: 'always' | 'intact' | 'open';
}

/** The ruin in its own frame, measured on a public model and rounded (HS-RUIN-01..09). */
export const warehouse = {
  source: 'public',
  floor: 9, // levels above the base
  lintel: 7, // clearance of the opened wall hexes
  panels: [
    { id: 'long-corner', from: [0, 0], to: [0.5, 0], lo: 0, hi: 9, when: 'always' },
    { id: 'breakable-intact', from: [0.5, 0], to: [2.5, 0], lo: 0, hi: 9, when: 'intact' },
    { id: 'breakable-lintel', from: [0.5, 0], to: [2.5, 0], lo: 7.5, hi: 9, when: 'open' },
    { id: 'long-end', from: [2.5, 0], to: [3.5, 0], lo: 0, hi: 9, when: 'always' },
    { id: 'short', from: [0, 0], to: [0, 2 / 3], lo: 0, hi: 9, when: 'always' },
    { id: 'pillar-long', from: [0, 0], to: [0.5, 0], lo: 9, hi: 13, when: 'always' },
    { id: 'pillar-short', from: [0, 0], to: [0, 0.25], lo: 9, hi: 13, when: 'always' },
    { id: 'column-1', from: [1.25, 0], to: [1.5, 0], lo: 9, hi: 12, when: 'always' },
    { id: 'column-2', from: [2, 0], to: [2.25, 0], lo: 9, hi: 12, when: 'always' },
    { id: 'column-3', from: [3, 0], to: [3.25, 0], lo: 9, hi: 12, when: 'always' },
  ],
  slab: [
    [0, 0],
    [3, 0],
    [2.5, 0.5],
    [2, 2 / 3],
    [1.5, 5 / 6],
    [0.5, 5 / 6],
    [0, 2 / 3],
  ],
  samples: { s: [0.75, 1, 1.25, 1.75, 2, 2.25], heights: [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5] },
  parts: { samples: 'reconstructed' },
} as const satisfies Sourced & {
  readonly floor: number;
  readonly lintel: number;
  readonly panels: readonly Panel[];
  readonly slab: readonly (readonly [s: number, h: number])[];
  readonly samples: { readonly s: readonly number[]; readonly heights: readonly number[] };
};

/** The card of the breakable section (HS-WALL-01). */
export const wallCard = {
  life: 4,
  defense: 4,
  height: 7, // for adjacency and the height advantage (HS-RULING-30)
  powers: ['strong-defense'],
  source: 'rulebook',
  parts: { height: 'reconstructed', powers: 'public' },
} as const satisfies Sourced & { life: number; defense: number; height: number; powers: readonly string[] };

import type { Sourced } from './source.ts';

export const TERRAINS = ['concrete', 'asphalt', 'grass', 'water', 'warehouse'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** A hex by its axial coordinates, "q,r". */
export type HexName = string;

/** One tile of the box: all its hexes on one level; level 1 lies on the table. Water is level with what it lies on (HS-MAP-04). */
export interface Piece {
  readonly id: string;
  readonly kind: Terrain;
  readonly size: number;
  readonly level: number;
  readonly hexes: readonly HexName[];
}

/** Where the ruin stands: its corner, the direction of the long wall, and the inside (HS-RUIN-01). */
export interface RuinPlace {
  readonly corner: HexName;
  readonly along: readonly [q: number, r: number];
  readonly inside: readonly [q: number, r: number];
  readonly level: number;
}

export interface Battlefield extends Sourced {
  readonly id: string;
  readonly warehouse: RuinPlace | null;
  readonly pieces: readonly Piece[];
}

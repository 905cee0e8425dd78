import type { Sourced } from './source.ts';

export const FIGURES = [
  'spider-man',
  'octopus',
  'goblin',
  'rhino',
  'electro',
  'venom',
  'scorpion',
  'vulture',
  'lizard',
] as const;
export type FigureId = (typeof FIGURES)[number];

export const VILLAINS = FIGURES.slice(1) as readonly VillainId[];
export type VillainId = Exclude<FigureId, 'spider-man'>;

export const ROLES = ['spider-man', 'police', ...FIGURES.slice(1)] as readonly RoleId[];
export type RoleId = FigureId | 'police';

export const SCALES = ['movement', 'combat', 'bonus'] as const;
export type Scale = (typeof SCALES)[number];

export interface Sheet extends Sourced {
  readonly movement: number;
  readonly combat: number;
  readonly bonus: number;
  readonly boxes: number; // of the wound track; the last one is the K.O. box
  readonly places: number; // for prisoners
  readonly prison: number; // points for jailing it
}

const parts = { name: 'rulebook' } as const;

export const sheets: { readonly [R in RoleId]: Sheet } = {
  'spider-man': { movement: 4, combat: 5, bonus: 3, boxes: 6, places: 1, prison: 12, source: 'reconstructed', parts },
  police: { movement: 5, combat: 4, bonus: 3, boxes: 0, places: 1, prison: 0, source: 'reconstructed', parts },
  octopus: { movement: 4, combat: 6, bonus: 3, boxes: 6, places: 2, prison: 12, source: 'reconstructed', parts },
  goblin: { movement: 3, combat: 5, bonus: 2, boxes: 4, places: 1, prison: 11, source: 'reconstructed', parts },
  rhino: { movement: 5, combat: 7, bonus: 2, boxes: 6, places: 1, prison: 12, source: 'reconstructed', parts },
  electro: { movement: 4, combat: 5, bonus: 3, boxes: 5, places: 1, prison: 11, source: 'reconstructed', parts },
  venom: { movement: 5, combat: 8, bonus: 3, boxes: 7, places: 1, prison: 12, source: 'reconstructed', parts },
  scorpion: { movement: 4, combat: 4, bonus: 3, boxes: 6, places: 1, prison: 11, source: 'reconstructed', parts },
  vulture: { movement: 4, combat: 8, bonus: 3, boxes: 6, places: 1, prison: 11, source: 'reconstructed', parts },
  lizard: { movement: 4, combat: 4, bonus: 3, boxes: 5, places: 1, prison: 11, source: 'reconstructed', parts },
};

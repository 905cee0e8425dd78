import type { Source } from './source.ts';

export const HEAVIES = ['jerrycan', 'machine-gun', 'ammo-crate', 'radio'] as const;
export type HeavyId = (typeof HEAVIES)[number];

/** The only heavy object that is a weapon (Z15-HEAVY-06). */
export const machineGun = { damage: 5, uses: 4, fend: 3, noise: 2, source: 'reconstructed' } as const;

export const heavies: { readonly [H in HeavyId]: { readonly qty: number; readonly source: Source } } = {
  jerrycan: { qty: 4, source: 'reconstructed' },
  'machine-gun': { qty: 1, source: 'reconstructed' },
  'ammo-crate': { qty: 4, source: 'reconstructed' },
  radio: { qty: 1, source: 'reconstructed' },
};

import type { Sourced } from './source.ts';

export const HEAVIES = ['jerrycan', 'machine-gun', 'ammo-crate', 'radio'] as const;
export type HeavyId = (typeof HEAVIES)[number];

/** The only heavy object that is a weapon (Z15-HEAVY-06). */
export const machineGun = { damage: 5, uses: 4, fend: 3, noise: 2, source: 'reconstructed' } as const;

const parts = { name: 'rulebook' } as const;

export const heavies: { readonly [H in HeavyId]: Sourced & { readonly qty: number } } = {
  jerrycan: { qty: 4, source: 'reconstructed', parts },
  'machine-gun': { qty: 1, source: 'reconstructed', parts },
  'ammo-crate': { qty: 4, source: 'reconstructed', parts },
  radio: { qty: 1, source: 'reconstructed', parts },
};

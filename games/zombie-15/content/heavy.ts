import type { RuleId } from '../ids.ts';
import type { Sourced } from './source.ts';

export const HEAVIES = ['jerrycan', 'machine-gun', 'ammo-crate', 'radio'] as const;
export type HeavyId = (typeof HEAVIES)[number];

/** The only heavy object that is a weapon (Z15-HEAVY-06). */
export const machineGun = { damage: 5, uses: 4, fend: 3, noise: 2, source: 'reconstructed' } as const;

const parts = { name: 'rulebook' } as const;

export interface HeavyObject<I extends string = string> extends Sourced {
  readonly qty: number;
  readonly rule: RuleId;
  readonly icon: I;
}

const told = {
  jerrycan: { qty: 4, rule: 'Z15-HEAVY-01', icon: 'jerrycan', source: 'reconstructed', parts },
  'machine-gun': { qty: 1, rule: 'Z15-HEAVY-06', icon: 'machine-gun', source: 'reconstructed', parts },
  'ammo-crate': { qty: 4, rule: 'Z15-HEAVY-07', icon: 'ammo-box', source: 'reconstructed', parts },
  radio: { qty: 1, rule: 'Z15-HEAVY-01', icon: 'pocket-radio', source: 'reconstructed', parts },
} as const satisfies { readonly [id: string]: HeavyObject };

export const heavies: { readonly [H in HeavyId]: HeavyObject<(typeof told)[keyof typeof told]['icon']> } = told;

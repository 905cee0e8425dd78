import type { RuleId } from '../ids.ts';
import type { Sourced } from './source.ts';

export const HEAVIES = ['jerrycan', 'machine-gun', 'ammo-crate', 'radio'] as const;
export type HeavyId = (typeof HEAVIES)[number];

/** Those that are firearms (Z15-HEAVY-06). */
export const GUNS = ['machine-gun'] as const satisfies readonly HeavyId[];
export type GunId = (typeof GUNS)[number];

interface Numbers {
  readonly damage: number;
  readonly uses: number | null; // shots of a gun
  readonly fend: number; // of whoever bears it
  readonly noise: number;
  readonly sound: 'blow' | 'burst'; // of its kill
  readonly calls: boolean; // whether help hears whoever calls with it (Z15-S13-1)
}

/** What is told of every one; what it does, if it takes more than numbers, is in `cards/heavies.ts`. */
interface Told<I extends string> extends Sourced {
  readonly qty: number;
  readonly rule: RuleId;
  readonly icon: I;
}

export interface HeavyObject<I extends string> extends Numbers, Told<I> {}

/** Every one has all fields, in one order, as light objects have. */
const heavy = <const I extends string>(own: Told<I> & Partial<Numbers>): HeavyObject<I> => ({
  damage: 0,
  uses: null,
  fend: 0,
  noise: 0,
  sound: 'blow',
  calls: false,
  ...own,
});

const named = { source: 'reconstructed', parts: { name: 'rulebook' } } as const;

const told = {
  jerrycan: heavy({ qty: 4, rule: 'Z15-HEAVY-01', icon: 'jerrycan', ...named }),
  'machine-gun': heavy({
    qty: 1,
    damage: 5,
    uses: 4,
    fend: 3,
    noise: 2,
    sound: 'burst',
    rule: 'Z15-HEAVY-06',
    icon: 'machine-gun',
    ...named,
  }),
  'ammo-crate': heavy({ qty: 4, rule: 'Z15-HEAVY-07', icon: 'ammo-box', ...named }),
  radio: heavy({ qty: 1, calls: true, rule: 'Z15-HEAVY-01', icon: 'pocket-radio', ...named }),
};

export const heavies: { readonly [H in HeavyId]: HeavyObject<(typeof told)[keyof typeof told]['icon']> } = told;

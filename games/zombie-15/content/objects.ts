import type { Sourced } from './source.ts';

/** Light objects that lie in the search deck. */
export const FOUND_OBJECTS = ['first-aid-kit', 'ammo'] as const;
/** Light objects that scenarios lay out. */
export const SCENARIO_OBJECTS = ['flashlight', 'scenario-first-aid-kit'] as const;
export const SPECIALS = [
  'energy-drink',
  'box-of-cakes',
  'improvised-shield',
  'helmet',
  'cat',
  'cheeseburger',
  'dog',
  'bin-lid',
  'defibrillator',
  'dynamite',
  'fireworks',
  'smoke-bomb',
  'razor-blade',
  'molotov',
  'explosive-ammo',
  'lucky-charm',
  'skateboard',
  'spoiled-meat',
] as const;
export const OBJECTS = [...FOUND_OBJECTS, ...SCENARIO_OBJECTS, ...SPECIALS] as const;

export type FoundObjectId = (typeof FOUND_OBJECTS)[number];
export type ScenarioObjectId = (typeof SCENARIO_OBJECTS)[number];
export type SpecialId = (typeof SPECIALS)[number];
export type ObjectId = (typeof OBJECTS)[number];

export interface LightObject extends Sourced {
  readonly uses: number | null; // null: permanent only
  readonly fend: number; // added while its bearer stands
  readonly kills: number; // by one use, in the bearer's zone
  readonly value: 1 | 2 | 3 | null; // of the bag it is worth; null where it is no special equipment
}

const plain = { fend: 0, kills: 0, value: null } as const;
const named = { source: 'reconstructed', parts: { name: 'rulebook', effect: 'reconstructed' } } as const;
/** Of special equipment the rulebook tells name and effect. */
const special = { source: 'rulebook', parts: { uses: 'reconstructed', value: 'reconstructed' } } as const;

export const objects: { readonly [O in ObjectId]: LightObject } = {
  'first-aid-kit': { uses: 2, ...plain, ...named },
  ammo: { uses: 1, ...plain, ...named },
  flashlight: { uses: null, ...plain, source: 'reconstructed' },
  'scenario-first-aid-kit': { uses: 2, ...plain, source: 'reconstructed' },
  'energy-drink': { uses: 1, fend: 0, kills: 0, value: 2, ...special },
  'box-of-cakes': { uses: 1, fend: 0, kills: 0, value: 3, ...special },
  'improvised-shield': { uses: null, fend: 3, kills: 0, value: 3, ...special },
  helmet: { uses: null, fend: 0, kills: 0, value: 2, ...special },
  cat: { uses: 1, fend: 0, kills: 0, value: 1, ...special },
  cheeseburger: { uses: 2, fend: 0, kills: 0, value: 1, ...special },
  dog: { uses: 1, fend: 1, kills: 2, value: 2, ...special },
  'bin-lid': { uses: null, fend: 2, kills: 0, value: 1, ...special },
  defibrillator: { uses: 1, fend: 0, kills: 0, value: 3, ...special },
  dynamite: { uses: 1, fend: 0, kills: 0, value: 3, ...special },
  fireworks: { uses: 1, fend: 0, kills: 0, value: 2, ...special },
  'smoke-bomb': { uses: 1, fend: 0, kills: 0, value: 1, ...special },
  'razor-blade': { uses: 3, fend: 0, kills: 1, value: 1, ...special },
  molotov: { uses: 1, fend: 0, kills: 4, value: 2, ...special },
  'explosive-ammo': { uses: 1, fend: 0, kills: 0, value: 3, ...special },
  'lucky-charm': { uses: 2, fend: 0, kills: 0, value: 1, ...special },
  skateboard: { uses: 1, fend: 0, kills: 2, value: 3, ...special },
  'spoiled-meat': { uses: 2, fend: 0, kills: 0, value: 2, ...special },
};

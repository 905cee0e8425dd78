import type { Source } from './source.ts';

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

export interface LightObject {
  readonly uses: number | null; // null: permanent only
  readonly fend: number; // added while its bearer stands
  readonly kills: number; // by one use, in the bearer's zone
  readonly value: 1 | 2 | 3 | null; // of the bag it is worth; null where it is no special equipment
  readonly source: Source; // of the effect; uses and values are reconstructed
}

const plain = { fend: 0, kills: 0, value: null } as const;

export const objects: { readonly [O in ObjectId]: LightObject } = {
  'first-aid-kit': { uses: 2, ...plain, source: 'reconstructed' },
  ammo: { uses: 1, ...plain, source: 'reconstructed' },
  flashlight: { uses: null, ...plain, source: 'reconstructed' },
  'scenario-first-aid-kit': { uses: 2, ...plain, source: 'reconstructed' },
  'energy-drink': { uses: 1, fend: 0, kills: 0, value: 2, source: 'rulebook' },
  'box-of-cakes': { uses: 1, fend: 0, kills: 0, value: 3, source: 'rulebook' },
  'improvised-shield': { uses: null, fend: 3, kills: 0, value: 3, source: 'rulebook' },
  helmet: { uses: null, fend: 0, kills: 0, value: 2, source: 'rulebook' },
  cat: { uses: 1, fend: 0, kills: 0, value: 1, source: 'rulebook' },
  cheeseburger: { uses: 2, fend: 0, kills: 0, value: 1, source: 'rulebook' },
  dog: { uses: 1, fend: 1, kills: 2, value: 2, source: 'rulebook' },
  'bin-lid': { uses: null, fend: 2, kills: 0, value: 1, source: 'rulebook' },
  defibrillator: { uses: 1, fend: 0, kills: 0, value: 3, source: 'rulebook' },
  dynamite: { uses: 1, fend: 0, kills: 0, value: 3, source: 'rulebook' },
  fireworks: { uses: 1, fend: 0, kills: 0, value: 2, source: 'rulebook' },
  'smoke-bomb': { uses: 1, fend: 0, kills: 0, value: 1, source: 'rulebook' },
  'razor-blade': { uses: 3, fend: 0, kills: 1, value: 1, source: 'rulebook' },
  molotov: { uses: 1, fend: 0, kills: 4, value: 2, source: 'rulebook' },
  'explosive-ammo': { uses: 1, fend: 0, kills: 0, value: 3, source: 'rulebook' },
  'lucky-charm': { uses: 2, fend: 0, kills: 0, value: 1, source: 'rulebook' },
  skateboard: { uses: 1, fend: 0, kills: 2, value: 3, source: 'rulebook' },
  'spoiled-meat': { uses: 2, fend: 0, kills: 0, value: 2, source: 'rulebook' },
};

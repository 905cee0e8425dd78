import type { RuleId } from '../ids.ts';
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

/** Those that are aimed at a neighbouring tile: the action bears their name. */
export const THROWN = ['dynamite'] as const satisfies readonly ObjectId[];
/** The same with a number of zombies, which go there. */
export const LURES = ['fireworks'] as const satisfies readonly ObjectId[];

export type FoundObjectId = (typeof FOUND_OBJECTS)[number];
export type ScenarioObjectId = (typeof SCENARIO_OBJECTS)[number];
export type SpecialId = (typeof SPECIALS)[number];
export type ObjectId = (typeof OBJECTS)[number];
export type ThrownId = (typeof THROWN)[number];
export type LureId = (typeof LURES)[number];

interface Numbers {
  readonly uses: number | null; // null: permanent only
  readonly fend: number; // added while its bearer stands
  readonly kills: number; // by one use, in the bearer's zone or where it is thrown
  readonly lures: number; // zombies at most
  readonly blast: number; // damage that it adds to one shot
  readonly fists: number; // zombies killed by bare hands; 0 where it changes nothing
  readonly heals: number; // Life Points
  readonly actions: number; // more of them in this turn
  readonly glides: boolean; // one free change of tile per turn
  readonly shines: boolean; // the night costs its bearer nothing
  readonly sound: 'blow' | 'blast'; // of its kill
  readonly value: 1 | 2 | 3 | null; // of the bag it is worth; null where it is no special equipment
}

/** What is told of every card; its effect, if it takes more than numbers, is in `cards/objects.ts`. */
interface Told<I extends string> extends Sourced {
  readonly rule: RuleId;
  readonly icon: I;
}

export interface LightObject<I extends string> extends Numbers, Told<I> {}

/** Every card has all fields, in one order: the rules read them at every look. */
const object = <const I extends string>(own: Told<I> & Partial<Numbers>): LightObject<I> => ({
  uses: null,
  fend: 0,
  kills: 0,
  lures: 0,
  blast: 0,
  fists: 0,
  heals: 0,
  actions: 0,
  glides: false,
  shines: false,
  sound: 'blow',
  value: null,
  ...own,
});

const named = { source: 'reconstructed', parts: { name: 'rulebook', effect: 'reconstructed' } } as const;
/** Of special equipment the rulebook tells name and effect. */
const special = { source: 'rulebook', parts: { uses: 'reconstructed', value: 'reconstructed' } } as const;

const told = {
  'first-aid-kit': object({ uses: 2, heals: 1, rule: 'Z15-OBJ-02', icon: 'medical-pack', ...named }),
  ammo: object({ uses: 1, rule: 'Z15-OBJ-03', icon: 'heavy-bullets', ...named }),
  flashlight: object({ shines: true, rule: 'Z15-S07-1', icon: 'flashlight', source: 'reconstructed' }),
  'scenario-first-aid-kit': object({
    uses: 2,
    heals: 1,
    rule: 'Z15-OBJ-02',
    icon: 'medical-pack-alt',
    source: 'reconstructed',
  }),
  'energy-drink': object({ uses: 1, actions: 3, value: 2, rule: 'Z15-SPEC-01', icon: 'soda-can', ...special }),
  'box-of-cakes': object({ uses: 1, heals: 1, actions: 2, value: 3, rule: 'Z15-SPEC-02', icon: 'cupcake', ...special }),
  'improvised-shield': object({ fend: 3, value: 3, rule: 'Z15-SPEC-03', icon: 'attached-shield', ...special }),
  helmet: object({ fists: 2, value: 2, rule: 'Z15-SPEC-04', icon: 'full-motorcycle-helmet', ...special }),
  cat: object({ uses: 1, value: 1, rule: 'Z15-SPEC-05', icon: 'cat', ...special }),
  cheeseburger: object({ uses: 2, heals: 1, value: 1, rule: 'Z15-SPEC-06', icon: 'hamburger', ...special }),
  dog: object({ uses: 1, fend: 1, kills: 2, value: 2, rule: 'Z15-SPEC-07', icon: 'sitting-dog', ...special }),
  'bin-lid': object({ fend: 2, value: 1, rule: 'Z15-SPEC-08', icon: 'trash-can', ...special }),
  defibrillator: object({ uses: 1, heals: 1, value: 3, rule: 'Z15-SPEC-09', icon: 'defibrilate', ...special }),
  dynamite: object({ uses: 1, kills: 3, sound: 'blast', value: 3, rule: 'Z15-SPEC-10', icon: 'dynamite', ...special }),
  fireworks: object({ uses: 1, lures: 3, value: 2, rule: 'Z15-SPEC-11', icon: 'firework-rocket', ...special }),
  'smoke-bomb': object({ uses: 1, value: 1, rule: 'Z15-SPEC-12', icon: 'smoke-bomb', ...special }),
  'razor-blade': object({ uses: 3, kills: 1, value: 1, rule: 'Z15-SPEC-13', icon: 'razor-blade', ...special }),
  molotov: object({ uses: 1, kills: 4, sound: 'blast', value: 2, rule: 'Z15-SPEC-14', icon: 'molotov', ...special }),
  'explosive-ammo': object({ uses: 1, blast: 3, value: 3, rule: 'Z15-SPEC-15', icon: 'silver-bullet', ...special }),
  'lucky-charm': object({ uses: 2, value: 1, rule: 'Z15-SPEC-16', icon: 'horseshoe', ...special }),
  skateboard: object({
    uses: 1,
    kills: 2,
    glides: true,
    value: 3,
    rule: 'Z15-SPEC-17',
    icon: 'skateboard',
    ...special,
  }),
  'spoiled-meat': object({ uses: 2, value: 2, rule: 'Z15-SPEC-18', icon: 'meat', ...special }),
};

type ObjectIcon = (typeof told)[keyof typeof told]['icon'];

export const objects: { readonly [O in ObjectId]: LightObject<ObjectIcon> } = told;

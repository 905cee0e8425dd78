import type { RuleId } from '../ids.ts';
import type { Sourced } from './source.ts';
import type { WeaponId } from './weapons.ts';

export const HEROES = ['josh', 'severity', 'hazel', 'vance', 'will', 'sai-fon', 'snow', 'carter'] as const;
export type HeroId = (typeof HEROES)[number];

/** What strengths and weaknesses change (Z15-HERO); slots and Life Points stand on the sheet itself. */
export interface Traits {
  readonly rest: number; // Life Points that he gets back by resting, once per turn
  readonly fists: 'hurt' | 'free' | 'never'; // what fighting bare-handed costs
  readonly canBeHealed: boolean; // by cards
  readonly risesFreely: boolean;
  readonly nursing: number; // more Life Points by his first-aid kits
  readonly slipsAway: boolean; // from a lone zombie
  readonly fearsFirearms: boolean;
  readonly gunnery: number; // more damage and more noise of his firearms
  readonly takesFreely: boolean; // tokens and objects that lie about
  readonly tileMoves: number; // changes of tile that he may pay for in one turn
  readonly quickCards: number; // more cards of a quick search
  readonly searchesFreely: boolean; // the first card search of a turn
  readonly searchesCarefully: boolean;
}

/** Every hero has all fields, in one order: the rules read them at every look. */
const traits = (own: Partial<Traits>): Traits => ({
  rest: 0,
  fists: 'hurt',
  canBeHealed: true,
  risesFreely: false,
  nursing: 0,
  slipsAway: false,
  fearsFirearms: false,
  gunnery: 0,
  takesFreely: false,
  tileMoves: Infinity,
  quickCards: 0,
  searchesFreely: false,
  searchesCarefully: true,
  ...own,
});

/** Whoever has his prologue side up. */
export const ORDINARY = traits({});

export interface HeroSheet extends Sourced {
  readonly life: number;
  readonly objects: number; // light-object slots
  readonly backpack: number; // slots for search tokens
  readonly starter: WeaponId;
  readonly prologueStarter: WeaponId;
  readonly easy: boolean; // recommended to beginners
  readonly colour: string;
  readonly age: number;
  readonly traits: Traits;
  readonly rule: RuleId;
}

/** Every sheet has one slot for any weapon and one for a light weapon (Z15-SHEET-03). */
export const WEAPON_SLOTS = 2;

/** The prologue side: the same for every hero but for the weapon (Z15-SETUP-09, Z15-HERO-11). */
export const PROLOGUE = { life: 3, objects: 2, backpack: 3 } as const;

/** The hero pages of zombie15.com and a review; what strengths and weaknesses do stands nowhere. */
const told = { colour: 'public', age: 'public', labels: 'public', life: 'public' } as const;
const ours = { effects: 'reconstructed', slots: 'reconstructed' } as const;
const ref = 'zombie15.com; geeklette.fr';

export const heroes: { readonly [H in HeroId]: HeroSheet } = {
  josh: {
    life: 3,
    objects: 2,
    backpack: 3,
    starter: 'josh-bow',
    prologueStarter: 'josh-paddle',
    easy: true,
    colour: 'orange',
    age: 17,
    traits: traits({ rest: 1, fists: 'never' }),
    rule: 'Z15-HERO-01',
    source: 'reconstructed',
    parts: { name: 'rulebook', ...told, ...ours },
    ref,
  },
  severity: {
    life: 4,
    objects: 2,
    backpack: 3,
    starter: 'severity-sabre',
    prologueStarter: 'severity-candlestick',
    easy: true,
    colour: 'blue',
    age: 16,
    traits: traits({ canBeHealed: false, risesFreely: true }),
    rule: 'Z15-HERO-02',
    source: 'reconstructed',
    parts: { name: 'rulebook', ...told, life: 'reconstructed', ...ours },
    ref,
  },
  hazel: {
    life: 3,
    objects: 1,
    backpack: 2,
    starter: 'hazel-guitar',
    prologueStarter: 'hazel-shovel',
    easy: false,
    colour: 'pink',
    age: 16,
    traits: traits({ nursing: 1 }),
    rule: 'Z15-HERO-03',
    source: 'reconstructed',
    parts: { name: 'public', ...told, ...ours },
    ref,
  },
  vance: {
    life: 3,
    objects: 2,
    backpack: 3,
    starter: 'vance-machetes',
    prologueStarter: 'vance-banjo',
    easy: false,
    colour: 'green',
    age: 17,
    traits: traits({ slipsAway: true, fearsFirearms: true }),
    rule: 'Z15-HERO-04',
    source: 'reconstructed',
    parts: { name: 'rulebook', ...told, weaknessHint: 'rulebook', ...ours },
    ref,
  },
  will: {
    life: 3,
    objects: 2,
    backpack: 4,
    starter: 'will-chain',
    prologueStarter: 'will-wrench',
    easy: false,
    colour: 'red',
    age: 13,
    traits: traits({ takesFreely: true, tileMoves: 2, quickCards: 1 }),
    rule: 'Z15-HERO-05',
    source: 'reconstructed',
    parts: { name: 'rulebook', ...told, ...ours },
    ref,
  },
  'sai-fon': {
    life: 3,
    objects: 2,
    backpack: 3,
    starter: 'saifon-staff',
    prologueStarter: 'saifon-rake',
    easy: true,
    colour: 'yellow',
    age: 17,
    traits: traits({ fists: 'free', searchesCarefully: false }),
    rule: 'Z15-HERO-06',
    source: 'reconstructed',
    parts: { name: 'rulebook', ...told, weaknessHint: 'rulebook', ...ours },
    ref,
  },
  snow: {
    life: 2,
    objects: 2,
    backpack: 3,
    starter: 'snow-bat',
    prologueStarter: 'snow-umbrella',
    easy: true,
    colour: 'white',
    age: 14,
    traits: traits({ searchesFreely: true }),
    rule: 'Z15-HERO-07',
    source: 'reconstructed',
    parts: { name: 'rulebook', ...told, life: 'reconstructed', ...ours },
    ref,
  },
  carter: {
    life: 3,
    objects: 2,
    backpack: 3,
    starter: 'carter-revolver',
    prologueStarter: 'carter-golf-club',
    easy: false,
    colour: 'black',
    age: 16,
    traits: traits({ gunnery: 1 }),
    rule: 'Z15-HERO-08',
    source: 'reconstructed',
    parts: { archetype: 'public' },
    ref: 'maxoe.com; needtoconsume.com',
  },
};

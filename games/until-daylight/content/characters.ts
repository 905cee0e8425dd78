import type { Sourced } from './source.ts';
import type { WeaponId } from './weapons.ts';

export interface Character extends Sourced {
  readonly life: number;
  readonly weapon: WeaponId;
  readonly main: PerkId;
  readonly firstPlayer: PerkId;
}

export const PERKS = [
  'human-shield',
  'hold-the-line',
  'frenzy',
  'bloodbath',
  'eagle-eye',
  'one-in-the-chamber',
  'sticky-fingers',
  'diversion',
  'waste-not',
  'black-market',
  'handmade',
  'workshop',
] as const;
export type PerkId = (typeof PERKS)[number];

const ours = { source: 'reconstructed' } as const;
const ofTrash = { source: 'reconstructed', parts: { usesTrash: 'rulebook' } } as const;

export const perks: { readonly [P in PerkId]: Sourced } = {
  'human-shield': ours,
  'hold-the-line': ours,
  frenzy: { source: 'reconstructed', parts: { mandatory: 'rulebook' } },
  bloodbath: ours,
  'eagle-eye': ours,
  'one-in-the-chamber': ours,
  'sticky-fingers': ours,
  diversion: ours,
  'waste-not': ofTrash,
  'black-market': ours,
  handmade: ofTrash,
  workshop: ours,
};

export const characters = {
  pillar: {
    life: 10,
    weapon: 'pillar-sledgehammer',
    main: 'human-shield',
    firstPlayer: 'hold-the-line',
    source: 'reconstructed',
    parts: {
      name: 'rulebook',
      englishName: 'public',
      life: 'reconstructed',
      perks: 'reconstructed',
      origin: 'reconstructed',
    },
  },
  psycho: {
    life: 7,
    weapon: 'psycho-cleaver',
    main: 'frenzy',
    firstPlayer: 'bloodbath',
    source: 'reconstructed',
    parts: {
      name: 'rulebook',
      englishName: 'public',
      life: 'reconstructed',
      mainPerkIsMandatoryOnEveryAttack: 'rulebook',
      perks: 'reconstructed',
      origin: 'reconstructed',
    },
  },
  trigger: {
    life: 8,
    weapon: 'trigger-magnum',
    main: 'eagle-eye',
    firstPlayer: 'one-in-the-chamber',
    source: 'reconstructed',
    parts: {
      name: 'rulebook',
      englishName: 'public',
      life: 'reconstructed',
      perks: 'reconstructed',
      origin: 'reconstructed',
    },
  },
  klepto: {
    life: 8,
    weapon: 'klepto-switchblade',
    main: 'sticky-fingers',
    firstPlayer: 'diversion',
    source: 'reconstructed',
    parts: {
      name: 'rulebook',
      englishName: 'reconstructed',
      life: 'reconstructed',
      perks: 'reconstructed',
      origin: 'reconstructed',
    },
  },
  haggler: {
    life: 9,
    weapon: 'haggler-nailed-bat',
    main: 'waste-not',
    firstPlayer: 'black-market',
    source: 'reconstructed',
    parts: {
      name: 'rulebook',
      englishName: 'public',
      life: 'reconstructed',
      perks: 'reconstructed',
      origin: 'reconstructed',
    },
  },
  hipster: {
    life: 9,
    weapon: 'hipster-bow',
    main: 'handmade',
    firstPlayer: 'workshop',
    source: 'reconstructed',
    parts: {
      name: 'rulebook',
      englishName: 'public',
      uniqueWeaponIsABow: 'rulebook',
      life: 'reconstructed',
      perks: 'reconstructed',
      origin: 'reconstructed',
    },
  },
} as const satisfies Record<string, Character>;

export type CharacterId = keyof typeof characters;

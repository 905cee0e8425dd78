import { type RuleId, idsOf, tabled } from '../ids.ts';
import { type PerkAt, type PerkId, type PerkMoment, isAt } from './perks.ts';
import type { Sourced } from './source.ts';
import type { WeaponId } from './weapons.ts';

export interface Character extends Sourced {
  readonly life: number;
  readonly weapon: WeaponId;
  readonly main: PerkId;
  readonly firstPlayer: PerkId;
  readonly rule: RuleId;
  readonly icon: string;
}

export const characters = {
  pillar: {
    life: 10,
    weapon: 'pillar-sledgehammer',
    main: 'human-shield',
    firstPlayer: 'hold-the-line',
    rule: 'UD-CHAR-PILLAR-01',
    icon: 'stone-wall',
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
    rule: 'UD-CHAR-PSYCHO-01',
    icon: 'bloody-stash',
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
    rule: 'UD-CHAR-TRIGGER-01',
    icon: 'bullseye',
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
    rule: 'UD-CHAR-KLEPTO-01',
    icon: 'swap-bag',
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
    rule: 'UD-CHAR-HAGGLER-01',
    icon: 'shaking-hands',
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
    rule: 'UD-CHAR-HIPSTER-01',
    icon: 'beard',
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
} as const satisfies { readonly [id: string]: Character };

export type CharacterId = keyof typeof characters;
export const CHARACTERS = idsOf(characters);

/** The perks of each character by the moment at which they work. */
export const perksOf: { readonly [C in CharacterId]: { readonly [T in PerkMoment]: readonly PerkAt<T>[] } } = tabled(
  CHARACTERS,
  id => {
    const { main, firstPlayer }: Character = characters[id];
    const at = <T extends PerkMoment>(moment: T): PerkAt<T>[] =>
      [main, firstPlayer].filter((perk): perk is PerkAt<T> => isAt(perk, moment));
    return {
      turn: at('turn'),
      prepare: at('prepare'),
      everyAttack: at('everyAttack'),
      kill: at('kill'),
      prey: at('prey'),
      delay: at('delay'),
      exchange: at('exchange'),
      material: at('material'),
      crafting: at('crafting'),
    };
  },
);

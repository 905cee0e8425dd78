import type { Sourced } from './source.ts';
import { type HordeKind, type RuleId, type ZombieHeroId, idsOf } from '../ids.ts';

export interface Horde extends Sourced {
  readonly count: number;
  readonly actions: number;
  readonly toughness: number;
  readonly xp: number;
}

export const horde: { readonly [K in HordeKind]: Horde } = {
  walker: { count: 30, actions: 1, toughness: 1, xp: 1, source: 'rulebook' },
  brute: { count: 10, actions: 1, toughness: 2, xp: 1, source: 'rulebook' },
  runner: { count: 10, actions: 2, toughness: 1, xp: 1, source: 'rulebook' },
};

/** What Zombie Heroes can do, with the rule that tells it. */
export const abilities = {
  'vibranium-shield': { rule: 'MZ-ZH-01' },
  portals: { rule: 'MZ-ZH-02' },
  hex: { rule: 'MZ-ZH-03' },
  repulsors: { rule: 'MZ-ZH-04' },
} as const satisfies { readonly [id: string]: { readonly rule: RuleId } };

export type AbilityId = keyof typeof abilities;
export const ABILITIES = idsOf(abilities);

export interface ZombieHeroCard extends Sourced {
  readonly toughness: number;
  readonly ability: AbilityId;
}

/** They have 2 Actions and are worth as much XP as they are tough (MZ-ENEMY-04). */
export const zombieHeroes: { readonly [Z in ZombieHeroId]: ZombieHeroCard } = {
  'captain-america': {
    toughness: 4,
    ability: 'vibranium-shield',
    source: 'reconstructed',
    parts: { name: 'rulebook' },
  },
  'doctor-strange': { toughness: 3, ability: 'portals', source: 'reconstructed', parts: { name: 'rulebook' } },
  'scarlet-witch': { toughness: 3, ability: 'hex', source: 'reconstructed', parts: { name: 'rulebook' } },
  'iron-man': { toughness: 4, ability: 'repulsors', source: 'reconstructed', parts: { name: 'rulebook' } },
};

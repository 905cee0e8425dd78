import { type AbilityId, zombieHeroes } from '../content/enemies.ts';
import type { Strike } from '../rules/strike.ts';
import type { ZombieHeroId } from '../ids.ts';

/** What a Zombie Hero can do beyond what all Enemies do. */
export interface AbilityCard {
  /** Dice more, or fewer, for an Attack on its zone. */
  dice?(strike: Strike): number;
  /** It goes on for a second zone, unless it has come to somebody. */
  readonly goesOn?: true;
  /** Heroes in its sight gain no Power when the Player Phase begins. */
  readonly hexes?: true;
  /** Without a target in its zone it attacks the next zone. */
  readonly shoots?: true;
}

export const abilityCards: { readonly [A in AbilityId]: AbilityCard } = {
  'vibranium-shield': { dice: ({ ranged }) => (ranged ? -1 : 0) },
  portals: { goesOn: true },
  hex: { hexes: true },
  repulsors: { shoots: true },
};

const NONE: AbilityCard = {};

/** The ability of a band; Enemies that come in numbers have none. */
export const abilityOf = (hero: ZombieHeroId | null): AbilityCard =>
  hero === null ? NONE : abilityCards[zombieHeroes[hero].ability];

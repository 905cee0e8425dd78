import type { BystanderId } from '../content/bystanders.ts';
import type { Named } from './shape.ts';
import type { HeroId, ZombieHeroId } from '../ids.ts';

// Heroes bear the same name in both languages.

export const heroes: { readonly [H in HeroId]: Named } = {
  'spider-man': { name: 'Spider-Man' },
  hulk: { name: 'Hulk' },
  vision: { name: 'Vision' },
  'black-panther': { name: 'Black Panther' },
  wasp: { name: 'Wasp' },
  'winter-soldier': { name: 'Winter Soldier' },
};

export const zombieHeroes: { readonly [Z in ZombieHeroId]: Named } = {
  'captain-america': { name: 'Captain America' },
  'doctor-strange': { name: 'Doctor Strange' },
  'scarlet-witch': { name: 'Scarlet Witch' },
  'iron-man': { name: 'Iron Man' },
};

type Bystanders = { readonly [B in BystanderId]: Named };

/** Finds the name of anybody by id: a hero, a Zombie Hero or, as the language calls them, a Bystander. */
export function personsOf(bystanders: Bystanders): (id: string | null | undefined) => string {
  const everybody: { readonly [id: string]: Named | undefined } = { ...bystanders, ...heroes, ...zombieHeroes };
  return id => (id ? (everybody[id]?.name ?? id) : '');
}

import { mapped } from '../../../kit/grammar.ts';
import { bystanders } from '../content/bystanders.ts';
import type { Named } from './shape.ts';
import type { HeroId, ZombieHeroId } from '../ids.ts';

// People bear the same name in both languages.

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

const everybody: { readonly [id: string]: string } = mapped(
  { ...bystanders, ...heroes, ...zombieHeroes },
  ({ name }: Named) => name,
);

/** Anybody by id: a hero, a Zombie Hero or a Bystander. */
export const person = (id: string | null | undefined): string => (id ? (everybody[id] ?? id) : '');

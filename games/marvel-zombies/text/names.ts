import type { BystanderId } from '../content/bystanders.ts';
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

export const people: { readonly [B in BystanderId]: string } = {
  'happy-hogan': 'Happy Hogan',
  'pepper-potts': 'Pepper Potts',
  okoye: 'Okoye',
  wong: 'Wong',
  'j-jonah-jameson': 'J. Jonah Jameson',
  'sharon-carter': 'Sharon Carter',
};

const everybody: { readonly [id: string]: string } = {
  ...people,
  ...Object.fromEntries(Object.entries({ ...heroes, ...zombieHeroes }).map(([id, { name }]) => [id, name])),
};

/** Anybody by id: a hero, a Zombie Hero or a Bystander. */
export const person = (id: string | null | undefined): string => (id ? (everybody[id] ?? id) : '');

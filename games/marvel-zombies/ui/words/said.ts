import type { Language } from '../../../../engine/box.ts';
import { typesetAll } from '../../../../kit/typeset.ts';

// What stands on the screen of the table.

const fr = {
  north: 'Le nord',
  exit: 'Sortie',
  look: (place: string) => `Voir de près : ${place}`,
  close: 'Fermer',
  level: (xp: number, level: string) => `${xp} XP · ${level}`,
  powers: 'Actions et compétences',
  gainPower: 'Gain de Pouvoir',
  gainPowerNote: '1 Action · +2',
  gainTrait: 'Gain de Trait',
  gainTraitNote: '1 Action',
  price: (power: number) => `${power} de Pouvoir`,
  lasting: 'permanent',
  free: 'gratuit',
  freeAttack: '1 Attaque gratuite',
  hand: 'Traits et Citoyen',
  team: 'Vos autres héros',
  noTrait: 'aucun Trait',
  bystander: 'Citoyen',
  noBystander: 'aucun Citoyen',
  console: 'Console',
  explosive: (colour: string) => `Explosif ${colour}`,
  reserve: 'Zombies encore dans la boîte',
  inBox: 'dans la boîte',
  tough: (toughness: number) => `Endurance ${toughness}`,
};

const en: typeof fr = {
  north: 'North',
  exit: 'Exit',
  look: place => `Look closer: ${place}`,
  close: 'Close',
  level: (xp, level) => `${xp} XP · ${level}`,
  powers: 'Actions and skills',
  gainPower: 'Gain Power',
  gainPowerNote: '1 Action · +2',
  gainTrait: 'Gain Trait',
  gainTraitNote: '1 Action',
  price: power => `${power} Power`,
  lasting: 'always on',
  free: 'free',
  freeAttack: '1 free Attack',
  hand: 'Traits and Bystander',
  team: 'Your other heroes',
  noTrait: 'no Trait',
  bystander: 'Bystander',
  noBystander: 'no Bystander',
  console: 'Console',
  explosive: colour => `${colour.charAt(0).toUpperCase()}${colour.slice(1)} explosive`,
  reserve: 'Zombies still in the box',
  inBox: 'in the box',
  tough: toughness => `Toughness ${toughness}`,
};

export const said: { readonly [L in Language]: typeof fr } = { fr: typesetAll(fr), en };

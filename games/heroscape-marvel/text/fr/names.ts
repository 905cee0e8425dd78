import type { AttackKind, Cause, PowerId } from '../../content/powers.ts';
import { isPower } from '../reading.ts';
import type { GameTexts } from '../shape.ts';
import { powers } from './powers.ts';

export const sizes: GameTexts['sizes'] = { small: 'petite', medium: 'moyenne', large: 'grande', huge: 'énorme' };
export const falls: GameTexts['falls'] = { fall: 'chute', great: 'chute importante', extreme: 'chute extrême' };
const causes: { readonly [C in Exclude<Cause, PowerId>]: string } = {
  attack: 'attaque',
  strike: 'frappe de dégagement',
  fall: 'chute',
};
export const causeName = (cause: Cause): string => (isPower(cause) ? powers[cause].name : causes[cause]);
export const attackName = (attack: AttackKind): string =>
  attack === 'normal' ? 'attaque normale' : powers[attack].name;
export const faces: GameTexts['faces'] = { skull: 'crâne', shield: 'bouclier', blank: 'vierge' };
export const glyphs: GameTexts['glyphs'] = {
  'mysterious-item': {
    name: 'Élément mystérieux',
    title: 'Élément Mystérieux',
    effect: 'Tant qu’une figurine l’occupe, tout son camp a un dé de défense de moins.',
  },
  'object-of-power': {
    name: 'Objet de pouvoir',
    title: 'Objet de Pouvoir',
    effect:
      'Qui l’occupe au début d’une manche fait revenir ses figurines plus aisément et a 2 de plus à l’initiative.',
  },
};
export const roles: GameTexts['roles'] = {
  anesthetic: { name: 'Anesthésiant', the: 'l’anesthésiant', of: 'de l’anesthésiant', to: 'à l’anesthésiant' },
  amulet: { name: 'Amulette', the: 'l’amulette', of: 'de l’amulette', to: 'à l’amulette' },
  device: { name: 'Appareil', the: 'l’appareil', of: 'de l’appareil', to: 'à l’appareil' },
};
export const zones: GameTexts['zones'] = {
  red: 'rouge',
  blue: 'bleue',
  green: 'verte',
  yellow: 'jaune',
  violet: 'violette',
  white: 'blanche',
};
export const terrains: GameTexts['terrains'] = {
  concrete: 'béton',
  asphalt: 'asphalte',
  grass: 'herbe',
  water: 'eau',
  warehouse: 'plancher de l’entrepôt',
};
export const statuses: GameTexts['statuses'] = {
  waiting: 'à placer',
  board: 'en jeu',
  destroyed: 'hors de combat',
  left: 'hors du champ de bataille',
  out: 'en trop',
};
export const handicaps: GameTexts['handicaps'] = {
  'heroes-open': 'les héros jouent les deux premiers tours',
  'heroes-lead': 'les héros jouent les trois premiers tours',
  'longer-raid': 'la partie dure deux manches de plus',
};

export const armies: GameTexts['armies'] = {
  'p1200-titans': 'Titans et soldats',
  'p1200-swarm': 'Cosmos et toile',
  'p1200-heroes': 'Les Vengeurs',
  'p1200-villains': 'La Cabale',
  'p1250-hunters': 'Chasseurs de Hulk',
  'p1250-many': 'Le nombre',
  'p530-rulebook': 'Exemple du livret',
  'p530-fist': 'Le poing et la toile',
  'p730-rulebook': 'Exemple du livret',
  'p730-titans': 'Deux colosses',
};
export const battlefields: GameTexts['battlefields'] = {
  genotech: { name: 'Genotech', effect: 'Annexe de Stark International où l’on étudie le génome humain.' },
  tribeca: { name: 'Labo de Tribeca', effect: 'Dépôt d’armes de Stark International, bientôt remplacé par un parc.' },
  plaza: { name: 'La grande place', effect: 'Une place autour d’un entrepôt, une butte à chaque coin : deux boîtes.' },
  docks: {
    name: 'Les quais',
    effect: 'Deux quais de part et d’autre d’un bassin, un môle et une passerelle : deux boîtes.',
  },
  basin: {
    name: 'Les quais à marée haute',
    effect: 'Les quais, de l’eau dans le bassin, et une grue dont la flèche le surplombe.',
  },
};

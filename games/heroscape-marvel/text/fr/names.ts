import type { GameTexts } from '../shape.ts';
import { powers } from './people.ts';

export const attacks: GameTexts['attacks'] = {
  normal: 'attaque normale',
  'shield-throw': powers['shield-throw'].name,
  web: powers.web.name,
  'cosmic-force-blast': powers['cosmic-force-blast'].name,
  stomp: powers.stomp.name,
};
export const moves: GameTexts['moves'] = {
  walk: 'marche',
  fly: 'vol',
  stealth: 'vol furtif',
  leap: 'super bond',
  swing: 'balancier de toile',
};
export const sizes: GameTexts['sizes'] = { small: 'petite', medium: 'moyenne', large: 'grande', huge: 'énorme' };
export const falls: GameTexts['falls'] = { fall: 'chute', great: 'chute importante', extreme: 'chute extrême' };
export const causes: GameTexts['causes'] = {
  attack: 'attaque',
  strike: 'frappe de dégagement',
  fall: 'chute',
  'counter-strike': 'Contre-attaque',
  'dust-of-death': 'Poussière de mort',
};
export const dice: GameTexts['dice'] = {
  card: 'carte',
  height: 'hauteur',
  tactician: 'Tacticien',
  rage: 'rage',
  leap: 'bond',
  glyph: 'glyphe',
  web: 'toile',
};
export const faces: GameTexts['faces'] = { skull: 'crâne', shield: 'bouclier', blank: 'vierge' };
export const glyphs: GameTexts['glyphs'] = {
  'mysterious-item': 'Élément mystérieux',
  'object-of-power': 'Objet de pouvoir',
};
export const roles: GameTexts['roles'] = {
  anesthetic: { name: 'Anesthésiant', the: "l'anesthésiant", of: "de l'anesthésiant", to: "à l'anesthésiant" },
  amulet: { name: 'Amulette', the: "l'amulette", of: "de l'amulette", to: "à l'amulette" },
  device: { name: 'Appareil', the: "l'appareil", of: "de l'appareil", to: "à l'appareil" },
};
export const zones: GameTexts['zones'] = { red: 'rouge', blue: 'bleue' };
export const terrains: GameTexts['terrains'] = {
  concrete: 'béton',
  asphalt: 'asphalte',
  grass: 'herbe',
  warehouse: "plancher de l'entrepôt",
};
export const statuses: GameTexts['statuses'] = {
  waiting: 'à placer',
  board: 'en jeu',
  destroyed: 'hors de combat',
  left: 'hors du champ de bataille',
  out: 'en trop',
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
  genotech: { name: 'Genotech', effect: "Annexe de Stark International où l'on étudie le génome humain." },
  tribeca: { name: 'Labo de Tribeca', effect: "Dépôt d'armes de Stark International, bientôt remplacé par un parc." },
};

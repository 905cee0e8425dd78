import type { GameTexts } from '../shape.ts';
import { powers } from './people.ts';

export const attacks: GameTexts['attacks'] = {
  normal: 'normal attack',
  'shield-throw': powers['shield-throw'].name,
  web: powers.web.name,
  'cosmic-force-blast': powers['cosmic-force-blast'].name,
  stomp: powers.stomp.name,
};
export const moves: GameTexts['moves'] = {
  walk: 'walk',
  fly: 'flight',
  stealth: 'stealth flight',
  leap: 'super leap',
  swing: 'swing line',
};
export const sizes: GameTexts['sizes'] = { small: 'small', medium: 'medium', large: 'large', huge: 'huge' };
export const falls: GameTexts['falls'] = { fall: 'fall', great: 'great fall', extreme: 'extreme fall' };
export const causes: GameTexts['causes'] = {
  attack: 'attack',
  strike: 'strike for leaving',
  fall: 'fall',
  'counter-strike': 'Counter Strike',
  'dust-of-death': 'Dust-of-Death',
};
export const dice: GameTexts['dice'] = {
  card: 'card',
  height: 'height',
  tactician: 'Tactician',
  rage: 'rage',
  leap: 'leap',
  glyph: 'glyph',
  web: 'web',
};
export const faces: GameTexts['faces'] = { skull: 'skull', shield: 'shield', blank: 'blank' };
export const glyphs: GameTexts['glyphs'] = {
  'mysterious-item': 'Mysterious Item',
  'object-of-power': 'Object of Power',
};
export const roles: GameTexts['roles'] = {
  anesthetic: { name: 'Anesthetic', the: 'the anesthetic', of: 'of the anesthetic', to: 'to the anesthetic' },
  amulet: { name: 'Amulet', the: 'the amulet', of: 'of the amulet', to: 'to the amulet' },
  device: { name: 'Device', the: 'the device', of: 'of the device', to: 'to the device' },
};
export const zones: GameTexts['zones'] = { red: 'red', blue: 'blue' };
export const terrains: GameTexts['terrains'] = {
  concrete: 'concrete',
  asphalt: 'asphalt',
  grass: 'grass',
  warehouse: 'warehouse floor',
};
export const statuses: GameTexts['statuses'] = {
  waiting: 'to be placed',
  board: 'in play',
  destroyed: 'destroyed',
  left: 'off the battlefield',
  out: 'surplus',
};
export const armies: GameTexts['armies'] = {
  'p1200-titans': 'Titans and soldiers',
  'p1200-swarm': 'Cosmos and web',
  'p1200-heroes': 'The Avengers',
  'p1200-villains': 'The Cabal',
  'p1250-hunters': 'Hulk hunters',
  'p1250-many': 'Strength in numbers',
  'p530-rulebook': 'Rulebook example',
  'p530-fist': 'Fist and web',
  'p730-rulebook': 'Rulebook example',
  'p730-titans': 'Two giants',
};
export const battlefields: GameTexts['battlefields'] = {
  genotech: { name: 'Genotech', effect: 'A Stark International annex that studies the human genome.' },
  tribeca: { name: 'Tribeca Labs', effect: 'A Stark International weapons depot that is to become a park.' },
};

import type { AttackKind, Cause, PowerId } from '../../content/powers.ts';
import { isPower } from '../reading.ts';
import type { GameTexts } from '../shape.ts';
import { powers } from './powers.ts';

export const sizes: GameTexts['sizes'] = { small: 'small', medium: 'medium', large: 'large', huge: 'huge' };
export const falls: GameTexts['falls'] = { fall: 'fall', great: 'great fall', extreme: 'extreme fall' };
const causes: { readonly [C in Exclude<Cause, PowerId>]: string } = {
  attack: 'attack',
  strike: 'strike for leaving',
  fall: 'fall',
};
export const causeName = (cause: Cause): string => (isPower(cause) ? powers[cause].name : causes[cause]);
export const attackName = (attack: AttackKind): string => (attack === 'normal' ? 'normal attack' : powers[attack].name);
export const faces: GameTexts['faces'] = { skull: 'skull', shield: 'shield', blank: 'blank' };
export const glyphs: GameTexts['glyphs'] = {
  'mysterious-item': {
    name: 'Mysterious Item',
    title: 'Mysterious Item',
    effect: 'As long as a figure stands there, its whole side has one defense die fewer.',
  },
  'object-of-power': {
    name: 'Object of Power',
    title: 'Object of Power',
    effect: 'Whoever stands there when a round begins gets figures back more easily and has 2 more on initiative.',
  },
};
export const roles: GameTexts['roles'] = {
  anesthetic: { name: 'Anesthetic', the: 'the anesthetic', of: 'of the anesthetic', to: 'to the anesthetic' },
  amulet: { name: 'Amulet', the: 'the amulet', of: 'of the amulet', to: 'to the amulet' },
  device: { name: 'Device', the: 'the device', of: 'of the device', to: 'to the device' },
};
export const zones: GameTexts['zones'] = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  violet: 'purple',
  white: 'white',
};
export const terrains: GameTexts['terrains'] = {
  concrete: 'concrete',
  asphalt: 'asphalt',
  grass: 'grass',
  water: 'water',
  warehouse: 'warehouse floor',
};
export const statuses: GameTexts['statuses'] = {
  waiting: 'to be placed',
  board: 'in play',
  destroyed: 'destroyed',
  left: 'off the battlefield',
  out: 'surplus',
};
export const handicaps: GameTexts['handicaps'] = {
  'heroes-open': 'the heroes play the first two turns',
  'heroes-lead': 'the heroes play the first three turns',
  'longer-raid': 'the match lasts two rounds longer',
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
  plaza: { name: 'The Great Square', effect: 'A square around a warehouse, a mound at each corner: two boxes.' },
  docks: { name: 'The Docks', effect: 'Two quays on either side of a basin, a mole and a gangway: two boxes.' },
  basin: {
    name: 'The Docks at High Tide',
    effect: 'The Docks, water in the basin, and a crane whose jib hangs over it.',
  },
};

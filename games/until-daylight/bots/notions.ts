import type { Notions, Told } from '../../../engine/box.ts';
import type { Preview } from '../seen.ts';
import type { Feature } from './features.ts';

// What a hint says of the features by which a position is judged.

export type Notion =
  | 'life'
  | 'barricades'
  | 'traps'
  | 'fewer'
  | 'weaker'
  | 'blows'
  | 'cards'
  | 'healing'
  | 'special'
  | 'arms';

const own: Told<Feature, Notion> = {
  notion: {
    alone: null,
    pair: null,
    many: null,
    left: null,
    endless: null,
    lowest: 'life',
    lowestSquared: 'life',
    low: 'life',
    lives: 'life',
    lowestLeft: 'life',
    lifeLeft: 'life',
    searching: null,
    exchanging: null,
    holder: null,
    barricades: 'barricades',
    traps: 'traps',
    pile: null,
    reserve: null,
    foes: 'fewer',
    foeLife: 'weaker',
    hits: 'weaker',
    monsters: 'fewer',
    survivors: null,
    out: null,
    blows: 'blows',
    worstBlow: 'blows',
    nearest: 'blows',
    nearestSquared: 'blows',
    near: 'blows',
    lastFoes: 'fewer',
    doomed: 'blows',
    cards: 'cards',
    bags: 'cards',
    healing: 'healing',
    ammo: 'cards',
    material: 'cards',
    special: 'special',
    trash: 'cards',
    arms: 'arms',
    bestArm: 'arms',
  },
  shows: {
    life: ['more', 'lives'],
    barricades: ['more', 'barricades'],
    traps: ['more', 'traps'],
    fewer: ['less', 'foes'],
    weaker: ['less', 'foeLife'],
    blows: ['less', 'blows'],
    cards: ['more', 'cards'],
    healing: ['more', 'healing'],
    special: ['more', 'special'],
    arms: ['more', 'arms'],
  },
};

export const notions: Notions = { own };

/** An attack that cannot wound, a Spear without a point, a Grenade that stops nobody. */
export function isWorthless(preview: Preview): boolean {
  switch (preview.type) {
    case 'attack':
      return preview.damage <= 0 && preview.kill.every(chance => chance === 0);
    case 'draw':
      return preview.cards === 0 && preview.kill === 0;
    case 'strike':
      return preview.damage <= 0 && preview.area <= 0 && preview.kills.length === 0;
    case 'spear':
      return preview.damage <= 0;
    case 'grenade':
      return preview.out.length === 0;
    default:
      return false;
  }
}

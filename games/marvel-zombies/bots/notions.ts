import type { Notions, Told } from '../../../engine/box.ts';
import type { Preview } from '../seen.ts';
import type { Action } from '../spec.ts';
import type { Feature } from './features.ts';

// What a hint says of the features by which a position is judged.

export type Notion =
  | 'done'
  | 'exits'
  | 'hunt'
  | 'health'
  | 'traits'
  | 'levels'
  | 'friends'
  | 'way'
  | 'together'
  | 'crowd'
  | 'brutes'
  | 'runners'
  | 'zombies'
  | 'points'
  | 'civilians';

const own: Told<Feature, Notion> = {
  notion: {
    M0: null,
    M1: null,
    M2: null,
    M3: null,
    M4: null,
    M5: null,
    M6: null,
    M7: null,
    M8: null,
    begun: null,
    done: 'done',
    doneSquared: 'done',
    exits: 'exits',
    left: 'hunt',
    round: null,
    danger: null,
    standing: null,
    health: 'health',
    weakest: 'health',
    weak: 'health',
    frail: 'health',
    power: null,
    traits: 'traits',
    levels: 'levels',
    friends: 'friends',
    way: 'way',
    farthest: 'way',
    apart: 'together',
    here: 'crowd',
    crowded: 'crowd',
    near: 'crowd',
    walkers: null,
    brutes: 'brutes',
    runners: 'runners',
    zombies: 'zombies',
    points: 'points',
    cards: null,
    dear: null,
    civilians: 'civilians',
    sign: null,
  },
  shows: {
    done: ['more', 'done'],
    exits: ['more', 'exits'],
    hunt: ['less', 'left'],
    health: ['more', 'health'],
    traits: ['more', 'traits'],
    levels: ['more', 'levels'],
    friends: ['more', 'friends'],
    way: ['less', 'way'],
    together: ['less', 'apart'],
    crowd: ['less', 'here'],
    brutes: ['less', 'brutes'],
    runners: ['less', 'runners'],
    zombies: ['less', 'zombies'],
    points: ['less', 'points'],
    civilians: ['less', 'civilians'],
  },
};

export const notions: Notions = { own };

/** A roll that eliminates nobody; an Attack that does not, whatever Power is spent on it. */
export const isWorthless = (preview: Preview, { type }: Action): boolean =>
  preview.type === 'attack' &&
  preview.first.chance === 0 &&
  (type === 'roll' || preview.boosts.every(({ kills }) => kills === 0));

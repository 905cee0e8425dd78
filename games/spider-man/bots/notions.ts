import type { Notions, Told } from '../../../engine/box.ts';
import type { Preview } from '../seen.ts';
import type { Feature } from './features.ts';

// What a hint says of the features by which a position is judged.

type OwnNotion =
  | 'score'
  | 'damage'
  | 'planted'
  | 'cars'
  | 'knocked'
  | 'prisoners'
  | 'fleet'
  | 'health'
  | 'free'
  | 'unstuck';
type OthersNotion = 'weaken' | 'hold';
export type Notion = OwnNotion | OthersNotion;

const own: Told<Feature, OwnNotion> = {
  notion: {
    spiderMan: null,
    spiderManAmong: null,
    police: null,
    policeAmong: null,
    policeOfThree: null,
    inTurn: null,
    octopus: null,
    goblin: null,
    rhino: null,
    electro: null,
    venom: null,
    scorpion: null,
    vulture: null,
    lizard: null,
    score: 'score',
    scoreSquared: 'score',
    missing: 'score',
    lead: 'score',
    behind: 'score',
    near: 'score',
    nearVillain: 'score',
    oneTurn: 'score',
    wait: null,
    waitNear: null,
    active: null,
    dice: null,
    most: null,
    cards: null,
    cardsPolice: null,
    powers: null,
    tokens: null,
    traced: null,
    damage: 'damage',
    planted: 'planted',
    carsHit: 'cars',
    hits: null,
    knocked: 'knocked',
    done: null,
    held: 'prisoners',
    menace: null,
    fleet: 'fleet',
    healthy: 'health',
    nearlyOut: 'health',
    ko: 'health',
    captive: 'free',
    jailed: null,
    stuck: 'unstuck',
    prisoners: 'prisoners',
  },
  shows: {
    score: ['more', 'score'],
    damage: ['more', 'damage'],
    planted: ['more', 'planted'],
    cars: ['more', 'carsHit'],
    knocked: ['more', 'knocked'],
    prisoners: ['more', 'prisoners'],
    fleet: ['more', 'fleet'],
    health: ['more', 'healthy'],
    free: ['less', 'captive'],
    unstuck: ['less', 'stuck'],
  },
};

const others: Told<string, OthersNotion> = {
  notion: { healthy: 'weaken', nearlyOut: 'weaken', ko: 'weaken', captive: 'hold', stuck: 'hold' },
  shows: { weaken: ['less', 'healthy'], hold: ['more', 'stuck'] },
};

export const notions: Notions = { own, others };

/** Dice that cannot bring anything. */
export function isWorthless(preview: Preview): boolean {
  switch (preview.type) {
    case 'attack':
      return preview.any === 0;
    case 'chance':
      return preview.success === 0;
    case 'heal':
      return preview.healed === 0;
    case 'cards':
      return preview.expected === 0;
    default:
      return false;
  }
}

import type { PowerId } from '../ids.ts';
import type { Sourced } from './source.ts';

/** How a power enters play. The numbers stand here, what needs more than numbers in rules/. */
export interface Power extends Sourced {
  readonly kind:
    | 'passive'
    | 'movement'
    | 'special-attack'
    | 'aura'
    | 'reaction'
    | 'attack'
    | 'before-attack'
    | 'after-turn'
    | 'start-of-turn'
    | 'turn-replacement';
  readonly range?: number;
  readonly attack?: number; // dice of a special attack
  readonly attacks?: number; // how many a turn may have
  readonly distance?: number; // of a movement; without it the Move value
  readonly levels?: number; // most levels up or down in one movement
  readonly needs?: number; // what the 20-sided die must show at least
  readonly most?: number; // of a bonus
}

export const powers = {
  'super-strength': { kind: 'passive', source: 'rulebook' },
  flying: { kind: 'movement', source: 'public' },
  'stealth-flying': { kind: 'movement', source: 'public' },
  'swing-line-4': { kind: 'movement', distance: 4, levels: 40, source: 'rulebook' },
  'super-leap': { kind: 'movement', distance: 10, levels: 50, source: 'public' },
  'hyper-speed-5': { kind: 'after-turn', distance: 5, source: 'public' },
  'shield-throw': { kind: 'special-attack', range: 5, attack: 4, attacks: 3, source: 'public' },
  tactician: { kind: 'aura', source: 'rulebook' },
  'counter-strike': { kind: 'reaction', source: 'public' },
  'double-attack': { kind: 'attack', attacks: 2, source: 'public' },
  'spidey-sense-11': { kind: 'reaction', needs: 11, source: 'rulebook' },
  'spider-sense-14': { kind: 'reaction', needs: 14, source: 'public' },
  web: { kind: 'special-attack', range: 4, attack: 3, source: 'rulebook' },
  'cosmic-force-blast': { kind: 'special-attack', range: 6, attack: 6, needs: 16, source: 'public' },
  'rage-smash-5': { kind: 'attack', most: 5, source: 'public' },
  stomp: { kind: 'special-attack', range: 1, attack: 3, source: 'public' },
  'mind-exchange-17': { kind: 'after-turn', range: 4, needs: 17, source: 'public' },
  'rejected-by-death': { kind: 'start-of-turn', needs: 19, source: 'public' },
  'master-manipulator': { kind: 'turn-replacement', source: 'public' },
  'dust-of-death': { kind: 'before-attack', range: 3, needs: 19, source: 'rulebook', parts: { threshold: 'public' } },
  'strong-defense': { kind: 'passive', source: 'public', parts: { frenchName: 'rulebook' } },
} as const satisfies { readonly [P in PowerId]: Power };

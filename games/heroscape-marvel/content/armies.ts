import type { CardId, ArmyId } from '../ids.ts';
import type { Sourced } from './source.ts';

/** Armies that somebody may name without thinking. */
export interface PresetArmy extends Sourced {
  readonly points: number; // the limit for which it is made
  readonly cards: readonly CardId[];
}

export const armies = {
  'p1200-titans': { points: 1200, cards: ['thanos', 'hulk', 'iron-man', 'captain-america'], source: 'reconstructed' },
  'p1200-swarm': {
    points: 1200,
    cards: ['silver-surfer', 'abomination', 'doctor-doom', 'venom', 'spider-man'],
    source: 'reconstructed',
  },
  'p1200-heroes': {
    points: 1200,
    cards: ['hulk', 'silver-surfer', 'iron-man', 'captain-america'],
    source: 'reconstructed',
  },
  'p1200-villains': {
    points: 1200,
    cards: ['thanos', 'abomination', 'doctor-doom', 'red-skull'],
    source: 'reconstructed',
  },
  'p1250-hunters': {
    points: 1250,
    cards: ['thanos', 'abomination', 'doctor-doom', 'spider-man', 'venom'],
    source: 'reconstructed',
  },
  'p1250-many': {
    points: 1250,
    cards: ['iron-man', 'captain-america', 'doctor-doom', 'red-skull', 'spider-man', 'venom'],
    source: 'reconstructed',
  },
  'p530-rulebook': { points: 530, cards: ['captain-america', 'iron-man'], source: 'rulebook' },
  'p530-fist': { points: 530, cards: ['hulk', 'spider-man'], source: 'reconstructed' },
  'p730-rulebook': { points: 730, cards: ['doctor-doom', 'abomination', 'venom'], source: 'rulebook' },
  'p730-titans': { points: 730, cards: ['thanos', 'hulk'], source: 'reconstructed' },
} as const satisfies { readonly [A in ArmyId]: PresetArmy };

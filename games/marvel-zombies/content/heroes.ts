import type { SkillId } from './skills.ts';
import type { Sourced } from './source.ts';
import type { HeroId } from '../ids.ts';

export interface Attack extends Sourced {
  readonly ranged: boolean;
  /** Smallest and greatest Range. */
  readonly range: readonly [number, number];
  readonly dice: number;
  readonly accuracy: number;
}

export interface Hero extends Sourced {
  readonly health: number;
  readonly attack: Attack;
  /** What is unlocked at Blue, Yellow, Orange and Red. */
  readonly skills: readonly [SkillId, SkillId, SkillId, SkillId];
}

const parts = { name: 'rulebook', health: 'public', 'extra-action': 'public' } as const;

export const heroes: { readonly [H in HeroId]: Hero } = {
  'spider-man': {
    health: 5,
    attack: { ranged: false, range: [0, 0], dice: 3, accuracy: 4, source: 'rulebook' },
    skills: ['heroic-rescue', 'extra-action', 'web-swinging', 'spider-sense'],
    source: 'reconstructed',
    parts: { ...parts, 'heroic-rescue': 'public' },
  },
  hulk: {
    health: 5,
    attack: { ranged: false, range: [0, 0], dice: 5, accuracy: 5, source: 'reconstructed' },
    skills: ['rising-anger', 'extra-action', 'mighty-leap', 'rampage'],
    source: 'reconstructed',
    parts,
  },
  vision: {
    health: 5,
    attack: { ranged: true, range: [0, 2], dice: 2, accuracy: 3, source: 'reconstructed' },
    skills: ['solar-charge', 'extra-action', 'intangibility', 'overload'],
    source: 'reconstructed',
    parts,
  },
  'black-panther': {
    health: 5,
    attack: {
      ranged: false,
      range: [0, 0],
      dice: 2,
      accuracy: 3,
      source: 'reconstructed',
      parts: { name: 'rulebook', dice: 'rulebook' },
    },
    skills: ['leaping-charge', 'extra-action', 'vibranium-weave', 'wakanda-forever'],
    source: 'reconstructed',
    parts: { ...parts, 'leaping-charge': 'rulebook' },
  },
  wasp: {
    health: 5,
    attack: { ranged: true, range: [0, 1], dice: 3, accuracy: 4, source: 'reconstructed' },
    skills: ['shrink', 'extra-action', 'swarm-tactics', 'elusive'],
    source: 'reconstructed',
    parts,
  },
  'winter-soldier': {
    health: 5,
    attack: { ranged: true, range: [0, 3], dice: 2, accuracy: 4, source: 'reconstructed' },
    skills: ['trained-soldier', 'extra-action', 'marksman', 'double-tap'],
    source: 'reconstructed',
    parts,
  },
};

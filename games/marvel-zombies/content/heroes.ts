import type { Sourced } from './source.ts';

export const HEROES = ['spider-man', 'hulk', 'vision', 'black-panther', 'wasp', 'winter-soldier'] as const;
export type HeroId = (typeof HEROES)[number];

export const SKILLS = [
  'heroic-rescue',
  'web-swinging',
  'spider-sense',
  'rising-anger',
  'mighty-leap',
  'rampage',
  'solar-charge',
  'intangibility',
  'overload',
  'leaping-charge',
  'vibranium-weave',
  'wakanda-forever',
  'shrink',
  'swarm-tactics',
  'elusive',
  'trained-soldier',
  'marksman',
  'double-tap',
  'extra-action',
] as const;
export type SkillId = (typeof SKILLS)[number];

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

const ours = { source: 'reconstructed' } as const;

/** Where the skills themselves come from. */
export const skills: { readonly [S in SkillId]: Sourced } = {
  'heroic-rescue': { source: 'reconstructed', parts: { name: 'public' }, ref: 'spidercentsreviews.com' },
  'web-swinging': ours,
  'spider-sense': ours,
  'rising-anger': ours,
  'mighty-leap': ours,
  rampage: ours,
  'solar-charge': ours,
  intangibility: ours,
  overload: ours,
  'leaping-charge': {
    source: 'rulebook',
    parts: { actionCost: 'reconstructed', level: 'reconstructed' },
    ref: 'p. 19',
  },
  'vibranium-weave': ours,
  'wakanda-forever': ours,
  shrink: ours,
  'swarm-tactics': ours,
  elusive: ours,
  'trained-soldier': ours,
  marksman: ours,
  'double-tap': ours,
  'extra-action': { source: 'public', ref: 'spidercentsreviews.com; GitHub, phenixita/marvel-zombies-hero' },
};

import type { Play, Priced, Unplayed } from './play.ts';
import type { Sourced } from './source.ts';
import { type HeroId, type RuleId, idsOf } from '../ids.ts';

// The identity cards: heroes, and the skills that they unlock.

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

interface PrintedSkill extends Sourced {
  /** What its text counts: zones, Wounds, Power, dice, Actions, an Accuracy. */
  readonly amount?: number;
  /** From how many Enemies, or from which Range on it works. */
  readonly from?: number;
  readonly rule: RuleId;
}

type Skill = PrintedSkill & Priced & (Play | Unplayed);

export const skills = {
  'heroic-rescue': {
    power: 1,
    once: 'rescued',
    when: 'turn',
    action: 'heroicRescue',
    asks: 'bystander',
    rule: 'MZ-SKILL-01',
    source: 'reconstructed',
    parts: { name: 'public' },
    ref: 'spidercentsreviews.com',
  },
  'web-swinging': { amount: 3, rule: 'MZ-SKILL-02', source: 'reconstructed' },
  'spider-sense': {
    power: 1,
    when: 'wounds',
    action: 'spiderSense',
    asks: 'nothing',
    amount: 1,
    rule: 'MZ-SKILL-03',
    source: 'reconstructed',
  },
  'rising-anger': { amount: 1, rule: 'MZ-SKILL-04', source: 'reconstructed' },
  'mighty-leap': { power: 1, amount: 2, rule: 'MZ-SKILL-05', source: 'reconstructed' },
  rampage: { rule: 'MZ-SKILL-06', source: 'reconstructed' },
  'solar-charge': { amount: 1, rule: 'MZ-SKILL-07', source: 'reconstructed' },
  intangibility: { rule: 'MZ-SKILL-08', source: 'reconstructed' },
  overload: { amount: 2, rule: 'MZ-SKILL-09', source: 'reconstructed' },
  'leaping-charge': {
    power: 1,
    when: 'turn',
    action: 'charge',
    asks: 'zone',
    amount: 2,
    rule: 'MZ-SKILL-10',
    source: 'rulebook',
    parts: { actionCost: 'reconstructed', level: 'reconstructed' },
    ref: 'p. 19',
  },
  'vibranium-weave': { amount: 1, rule: 'MZ-SKILL-11', source: 'reconstructed' },
  'wakanda-forever': { amount: 1, rule: 'MZ-SKILL-12', source: 'reconstructed' },
  shrink: { once: 'shrunk', rule: 'MZ-SKILL-13', source: 'reconstructed' },
  'swarm-tactics': { amount: 1, from: 3, rule: 'MZ-SKILL-14', source: 'reconstructed' },
  elusive: { rule: 'MZ-SKILL-15', source: 'reconstructed' },
  'trained-soldier': { once: 'trained', rule: 'MZ-SKILL-16', source: 'reconstructed' },
  marksman: { from: 1, rule: 'MZ-SKILL-17', source: 'reconstructed' },
  'double-tap': {
    power: 1,
    when: 'reroll',
    action: 'doubleTap',
    asks: 'nothing',
    rule: 'MZ-SKILL-18',
    source: 'reconstructed',
  },
  'extra-action': {
    amount: 1,
    rule: 'MZ-SKILL-19',
    source: 'public',
    ref: 'spidercentsreviews.com; GitHub, phenixita/marvel-zombies-hero',
  },
} as const satisfies { readonly [id: string]: Skill };

export type SkillId = keyof typeof skills;
export const SKILLS = idsOf(skills);

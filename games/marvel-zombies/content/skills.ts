import type { Play, Priced, Unplayed } from './play.ts';
import type { Sourced } from './source.ts';
import { type RuleId, idsOf } from '../ids.ts';

interface Printed extends Sourced {
  /** What its text counts: zones, Wounds, Power, dice, Actions, an Accuracy. */
  readonly amount?: number;
  /** From how many Enemies, or from which Range on it works. */
  readonly from?: number;
  readonly rule: RuleId;
}

type Skill = Printed & Priced & (Play | Unplayed);

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

import type { Play, Priced, Unplayed } from './play.ts';
import type { Sourced } from './source.ts';
import { type RuleId, idsOf } from '../ids.ts';

interface Printed extends Sourced {
  readonly copies: number;
  /** Power that using it costs. */
  readonly power: number;
  /** What its text counts: Actions, Wounds, zones, dice, Power, Health. */
  readonly amount?: number;
  readonly rule: RuleId;
}

/** Part of an Attack, or of what befalls a Bystander. */
interface Part extends Unplayed {
  readonly when: 'attack' | 'bystander';
}

type Trait = Printed & Priced & (Play | Part);

const ours = { copies: 2, source: 'reconstructed' } as const;

export const traits = {
  focus: { ...ours, power: 1, when: 'boost', action: 'focus', asks: 'nothing', amount: 1, rule: 'MZ-TC-01' },
  'second-wind': {
    ...ours,
    power: 1,
    when: 'turn',
    action: 'secondWind',
    asks: 'nothing',
    amount: 1,
    rule: 'MZ-TC-02',
  },
  dodge: { ...ours, power: 1, when: 'wounds', action: 'dodge', asks: 'nothing', amount: 2, rule: 'MZ-TC-03' },
  'try-again': { ...ours, power: 0, when: 'reroll', action: 'tryAgain', asks: 'nothing', rule: 'MZ-TC-04' },
  'super-speed': { ...ours, power: 1, when: 'turn', action: 'superSpeed', asks: 'zone', amount: 3, rule: 'MZ-TC-05' },
  'devastating-blow': {
    ...ours,
    power: 1,
    when: 'boost',
    action: 'devastatingBlow',
    asks: 'nothing',
    amount: 3,
    rule: 'MZ-TC-06',
  },
  rally: { ...ours, power: 0, when: 'turn', action: 'rally', asks: 'hero', amount: 2, rule: 'MZ-TC-07' },
  recovery: { ...ours, power: 2, when: 'turn', action: 'recovery', asks: 'nothing', amount: 2, rule: 'MZ-TC-08' },
  protector: { ...ours, power: 0, when: 'bystander', rule: 'MZ-TC-09' },
  shockwave: { ...ours, power: 1, when: 'turn', action: 'shockwave', asks: 'zone', rule: 'MZ-TC-10' },
  breach: { ...ours, power: 0, when: 'turn', action: 'breach', asks: 'door', rule: 'MZ-TC-11' },
  'long-reach': { ...ours, power: 1, when: 'attack', amount: 1, rule: 'MZ-TC-12' },
  teamwork: { ...ours, power: 1, when: 'turn', action: 'teamwork', asks: 'hero', helps: true, rule: 'MZ-TC-13' },
  'weak-spot': { ...ours, power: 1, when: 'boost', action: 'weakSpot', asks: 'nothing', amount: 1, rule: 'MZ-TC-14' },
  'iron-will': { ...ours, power: 0, when: 'turn', action: 'ironWill', asks: 'nothing', amount: 4, rule: 'MZ-TC-15' },
} as const satisfies { readonly [id: string]: Trait };

type Traits = typeof traits;
export type TraitId = keyof Traits;
export const TRAITS = idsOf(traits);

/** Those that are part of something else at that moment. */
export type TraitAt<W extends Part['when']> = { [T in TraitId]: Traits[T]['when'] extends W ? T : never }[TraitId];

export const traitsAt = <W extends Part['when']>(when: W): readonly TraitAt<W>[] =>
  TRAITS.filter((id): id is TraitAt<W> => traits[id].when === when);

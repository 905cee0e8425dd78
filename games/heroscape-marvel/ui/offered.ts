import type { ScenarioId } from '../ids.ts';

const BATTLES: readonly ScenarioId[] = [
  'vol-a-stark-international',
  'le-combat-s-intensifie',
  'hulk-est-en-colere',
  'le-genie-fou',
  'conflit-sur-la-ville',
];
const DRAFTED: readonly ScenarioId[] = ['vol-a-stark-international', 'le-combat-s-intensifie', 'conflit-sur-la-ville'];

/** What an option is unless somebody changes it, and the scenarios that it concerns. */
const CONCERNED: {
  readonly [option: string]: { readonly usual: unknown; readonly scenarios: readonly ScenarioId[] };
} = {
  armies: { usual: 'draft', scenarios: DRAFTED },
  boxes: { usual: 1, scenarios: [...DRAFTED, 'hulk-est-en-colere'] },
  tieOrder: { usual: 'points', scenarios: ['le-combat-s-intensifie'] },
  amulets: { usual: 1, scenarios: ['le-genie-fou'] },
  lastRound: { usual: null, scenarios: BATTLES },
  roundLimit: { usual: 30, scenarios: BATTLES },
  turnLimit: {
    usual: 200,
    scenarios: ['vengeurs-rassemblement', 'du-grabuge-a-manhattan', 'heros-vilains-amis-et-ennemis'],
  },
};

/** Whether the form of a new table offers this value: what changes nothing in a scenario is not asked. */
export function isOption(option: string, value: unknown, _: number, scenario: string): boolean {
  const known = CONCERNED[option];
  return !known || value === known.usual || known.scenarios.some(one => one === scenario);
}

import { goesWith, handicaps } from '../content/handicaps.ts';
import { HANDICAPS, SCENARIOS, type ScenarioId } from '../ids.ts';
import { scenarioData } from '../scenarios/list.ts';

/** Those that leave the armies open. */
const OPEN = SCENARIOS.filter(id => scenarioData[id].setup.kind === 'open');
const BATTLES: readonly ScenarioId[] = [
  'vol-a-stark-international',
  'le-combat-s-intensifie',
  'hulk-est-en-colere',
  'le-genie-fou',
  'conflit-sur-la-ville',
  ...OPEN,
];
const DRAFTED: readonly ScenarioId[] = [
  'vol-a-stark-international',
  'le-combat-s-intensifie',
  'conflit-sur-la-ville',
  ...OPEN,
];

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
  team: { usual: 1, scenarios: OPEN },
  squads: { usual: false, scenarios: ['vol-a-stark-international', 'le-combat-s-intensifie', ...OPEN] },
  points: { usual: null, scenarios: OPEN },
  handicap: { usual: null, scenarios: HANDICAPS.flatMap(id => handicaps[id].scenarios) },
};

/** Whether the form of a new table offers this value: what changes nothing in a scenario is not asked. */
export function isOption(option: string, value: unknown, seats: number, scenario: string): boolean {
  if (option === 'playerOne') return value === null || Number(value) < seats;
  const known = CONCERNED[option];
  if (!known || value === known.usual) return true;
  if (!known.scenarios.some(one => one === scenario)) return false;
  if (option === 'boxes') return Number(value) <= seats;
  if (option === 'handicap') return HANDICAPS.some(id => id === value && goesWith(id, scenario));
  return option !== 'team' || (seats % Number(value) === 0 && seats > Number(value));
}

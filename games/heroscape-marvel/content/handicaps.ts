import type { HandicapId, ScenarioId } from '../ids.ts';
import type { Sourced } from './source.ts';

/** What the house offers the side that printed scenarios favour less. */
export interface Handicap extends Sourced {
  readonly scenarios: readonly ScenarioId[];
  /** Turns that player 1 has before player 2 has one, without a roll for who begins; 0: as printed. */
  readonly turns: number;
  /** Rounds that it lasts longer. */
  readonly rounds: number;
  /** Which part of the matches the side that it helps has won, as printed and with it (balance.md). */
  readonly won: { readonly printed: number; readonly helped: number };
}

export const handicaps = {
  'heroes-open': {
    scenarios: ['vengeurs-rassemblement'],
    turns: 2,
    rounds: 0,
    won: { printed: 0.32, helped: 0.48 },
    source: 'house',
    rule: 'HS-HOUSE-02',
  },
  'heroes-lead': {
    scenarios: ['du-grabuge-a-manhattan', 'heros-vilains-amis-et-ennemis'],
    turns: 3,
    rounds: 0,
    won: { printed: 0.28, helped: 0.47 },
    source: 'house',
    rule: 'HS-HOUSE-04',
  },
  'longer-raid': {
    scenarios: ['conflit-sur-la-ville'],
    turns: 0,
    rounds: 2,
    won: { printed: 0.24, helped: 0.45 },
    source: 'house',
    rule: 'HS-HOUSE-03',
  },
} as const satisfies { readonly [H in HandicapId]: Handicap };

export const goesWith = (handicap: HandicapId, scenario: string): boolean =>
  handicaps[handicap].scenarios.some(one => one === scenario);

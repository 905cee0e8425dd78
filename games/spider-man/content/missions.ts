import type { CharacterId, PlaceId, RuleId } from '../ids.ts';
import type { Source } from './source.ts';
import { keysOf } from './table.ts';

/** What a mission asks for. */
export type Goal =
  | { readonly kind: 'damage'; readonly place: PlaceId; readonly points: number; readonly home: boolean }
  | { readonly kind: 'hq'; readonly place: PlaceId | null; readonly points: number } // null: any other villain's
  | { readonly kind: 'kidnap'; readonly character: CharacterId }
  | { readonly kind: 'cops'; readonly cars: number }
  | { readonly kind: 'station' }
  | { readonly kind: 'duel'; readonly wounds: number }
  | { readonly kind: 'duelKo' }
  | { readonly kind: 'rival' }
  | { readonly kind: 'tour'; readonly places: readonly PlaceId[] };

export interface Mission {
  readonly goal: Goal;
  readonly villain: number; // points for its owner who succeeds
  readonly spiderMan: number; // for Spider-Man who knocks the owner out
  readonly police: number;
  readonly source: Source;
}

const table = {
  'sab-lab': {
    goal: { kind: 'damage', place: 'lab', points: 3, home: false },
    villain: 10,
    spiderMan: 7,
    police: 5,
    source: 'reconstructed',
  },
  'sab-townhall': {
    goal: { kind: 'damage', place: 'townhall', points: 3, home: false },
    villain: 10,
    spiderMan: 7,
    police: 5,
    source: 'reconstructed',
  },
  'sab-warehouse': {
    goal: { kind: 'damage', place: 'warehouse', points: 2, home: false },
    villain: 8,
    spiderMan: 6,
    police: 4,
    source: 'reconstructed',
  },
  'sab-bank': {
    goal: { kind: 'damage', place: 'bank', points: 3, home: false },
    villain: 10,
    spiderMan: 7,
    police: 5,
    source: 'reconstructed',
  },
  'sab-docks': {
    goal: { kind: 'damage', place: 'docks', points: 2, home: false },
    villain: 8,
    spiderMan: 6,
    police: 4,
    source: 'reconstructed',
  },
  'sab-powerplant': {
    goal: { kind: 'damage', place: 'powerplant', points: 4, home: false },
    villain: 12,
    spiderMan: 8,
    police: 5,
    source: 'reconstructed',
  },
  'sab-museum': {
    goal: { kind: 'damage', place: 'museum', points: 2, home: false },
    villain: 8,
    spiderMan: 6,
    police: 4,
    source: 'reconstructed',
  },
  'sab-tv-studio': {
    goal: { kind: 'damage', place: 'tv-studio', points: 2, home: false },
    villain: 8,
    spiderMan: 6,
    police: 4,
    source: 'reconstructed',
  },
  'sab-exchange': {
    goal: { kind: 'damage', place: 'exchange', points: 3, home: false },
    villain: 10,
    spiderMan: 7,
    police: 5,
    source: 'reconstructed',
  },
  'sab-hospital': {
    goal: { kind: 'damage', place: 'hospital', points: 2, home: false },
    villain: 8,
    spiderMan: 6,
    police: 4,
    source: 'reconstructed',
  },
  'sab-university': {
    goal: { kind: 'damage', place: 'university', points: 2, home: false },
    villain: 8,
    spiderMan: 6,
    police: 4,
    source: 'reconstructed',
  },
  'sab-jeweller': {
    goal: { kind: 'damage', place: 'jeweller', points: 2, home: false },
    villain: 8,
    spiderMan: 6,
    police: 4,
    source: 'reconstructed',
  },
  'heist-jeweller': {
    goal: { kind: 'damage', place: 'jeweller', points: 2, home: true },
    villain: 11,
    spiderMan: 6,
    police: 5,
    source: 'reconstructed',
  },
  'heist-bank': {
    goal: { kind: 'damage', place: 'bank', points: 3, home: true },
    villain: 12,
    spiderMan: 7,
    police: 5,
    source: 'reconstructed',
  },
  'heist-museum': {
    goal: { kind: 'damage', place: 'museum', points: 2, home: true },
    villain: 11,
    spiderMan: 6,
    police: 5,
    source: 'reconstructed',
  },
  'heist-exchange': {
    goal: { kind: 'damage', place: 'exchange', points: 2, home: true },
    villain: 11,
    spiderMan: 6,
    police: 5,
    source: 'reconstructed',
  },
  'heist-lab': {
    goal: { kind: 'damage', place: 'lab', points: 2, home: true },
    villain: 11,
    spiderMan: 6,
    police: 5,
    source: 'reconstructed',
  },
  'heist-docks': {
    goal: { kind: 'damage', place: 'docks', points: 2, home: true },
    villain: 11,
    spiderMan: 6,
    police: 5,
    source: 'reconstructed',
  },
  'heist-university': {
    goal: { kind: 'damage', place: 'university', points: 2, home: true },
    villain: 11,
    spiderMan: 6,
    police: 5,
    source: 'reconstructed',
  },
  'heist-hospital': {
    goal: { kind: 'damage', place: 'hospital', points: 2, home: true },
    villain: 11,
    spiderMan: 6,
    police: 5,
    source: 'reconstructed',
  },
  'kidnap-mary-jane': {
    goal: { kind: 'kidnap', character: 'mary-jane' },
    villain: 9,
    spiderMan: 8,
    police: 5,
    source: 'reconstructed',
  },
  'kidnap-aunt-may': {
    goal: { kind: 'kidnap', character: 'aunt-may' },
    villain: 9,
    spiderMan: 8,
    police: 5,
    source: 'reconstructed',
  },
  'kidnap-jameson': {
    goal: { kind: 'kidnap', character: 'jameson' },
    villain: 9,
    spiderMan: 6,
    police: 5,
    source: 'reconstructed',
  },
  'kidnap-black-cat': {
    goal: { kind: 'kidnap', character: 'black-cat' },
    villain: 11,
    spiderMan: 6,
    police: 5,
    source: 'reconstructed',
  },
  'kidnap-stacy': {
    goal: { kind: 'kidnap', character: 'stacy' },
    villain: 11,
    spiderMan: 6,
    police: 6,
    source: 'reconstructed',
  },
  'kidnap-dewolff': {
    goal: { kind: 'kidnap', character: 'dewolff' },
    villain: 11,
    spiderMan: 6,
    police: 6,
    source: 'reconstructed',
  },
  'cops-2': { goal: { kind: 'cops', cars: 2 }, villain: 6, spiderMan: 6, police: 5, source: 'reconstructed' },
  'cops-3a': { goal: { kind: 'cops', cars: 3 }, villain: 9, spiderMan: 7, police: 6, source: 'reconstructed' },
  'cops-3b': { goal: { kind: 'cops', cars: 3 }, villain: 9, spiderMan: 7, police: 6, source: 'reconstructed' },
  'station-a': { goal: { kind: 'station' }, villain: 9, spiderMan: 6, police: 6, source: 'reconstructed' },
  'station-b': { goal: { kind: 'station' }, villain: 9, spiderMan: 6, police: 6, source: 'reconstructed' },
  'duel-a': { goal: { kind: 'duel', wounds: 2 }, villain: 9, spiderMan: 7, police: 4, source: 'reconstructed' },
  'duel-b': { goal: { kind: 'duel', wounds: 2 }, villain: 9, spiderMan: 7, police: 4, source: 'reconstructed' },
  'duel-ko': { goal: { kind: 'duelKo' }, villain: 11, spiderMan: 9, police: 5, source: 'reconstructed' },
  rival: { goal: { kind: 'rival' }, villain: 9, spiderMan: 7, police: 5, source: 'reconstructed' },
  'hq-spider-man': {
    goal: { kind: 'hq', place: 'hq-spider-man', points: 4 },
    villain: 11,
    spiderMan: 8,
    police: 5,
    source: 'reconstructed',
  },
  'hq-villain-a': {
    goal: { kind: 'hq', place: null, points: 4 },
    villain: 11,
    spiderMan: 7,
    police: 5,
    source: 'reconstructed',
  },
  'hq-villain-b': {
    goal: { kind: 'hq', place: null, points: 4 },
    villain: 11,
    spiderMan: 7,
    police: 5,
    source: 'reconstructed',
  },
  'tour-a': {
    goal: { kind: 'tour', places: ['townhall', 'hospital', 'powerplant'] },
    villain: 10,
    spiderMan: 8,
    police: 5,
    source: 'reconstructed',
  },
  'tour-b': {
    goal: { kind: 'tour', places: ['tv-studio', 'home-daily-bugle', 'university'] },
    villain: 10,
    spiderMan: 8,
    police: 5,
    source: 'reconstructed',
  },
} as const satisfies { readonly [mission: string]: Mission };

export type MissionId = keyof typeof table;
export const missions: { readonly [M in MissionId]: Mission } = table;
export const MISSIONS = keysOf(missions);

const goalRules: { readonly [K in Goal['kind']]: RuleId } = {
  damage: 'SM-MISS-06',
  hq: 'SM-MISS-13',
  kidnap: 'SM-MISS-08',
  cops: 'SM-MISS-09',
  station: 'SM-MISS-10',
  duel: 'SM-MISS-11',
  duelKo: 'SM-MISS-11',
  rival: 'SM-MISS-12',
  tour: 'SM-MISS-14',
};

/** The rule that explains what a mission asks for; heists have one of their own. */
export const ruleOfGoal = (goal: Goal): RuleId =>
  goal.kind === 'damage' && goal.home ? 'SM-MISS-07' : goalRules[goal.kind];

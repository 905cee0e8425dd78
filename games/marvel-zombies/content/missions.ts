import type { BystanderId } from './bystanders.ts';
import type { Sourced } from './source.ts';
import type { Colour, Difficulty, Face, MissionId, PointType, ZoneId } from '../ids.ts';

/** A coloured door. `opens`: never by heroes, or once the Objective of its colour has been taken. */
export interface ColouredDoor extends Sourced {
  readonly between: readonly [ZoneId, ZoneId];
  readonly colour: Colour;
  readonly opens: 'never' | 'afterObjective';
}

export interface Point {
  readonly type: PointType;
  readonly zone: ZoneId;
  /** Does nothing until the mission wakes it. */
  readonly asleep: boolean;
}

export interface Mission extends Sourced {
  readonly difficulty: Difficulty;
  readonly minutes: number;
  readonly layout: readonly (readonly Face[])[];
  readonly start: ZoneId;
  /** Where one random hero starts instead. */
  readonly lone: ZoneId | null;
  readonly exit: ZoneId | null;
  /** In the order in which they spawn: the initial one, then clockwise. */
  readonly points: readonly Point[];
  /** A colour where it lies face up, null where it is one of the face-down pool. */
  readonly objectives: readonly { readonly zone: ZoneId; readonly colour: Colour | null }[];
  readonly doors: readonly ColouredDoor[];
  readonly openDoors: readonly (readonly [ZoneId, ZoneId])[];
  /** Rooms that count as revealed from the start. */
  readonly revealed: readonly ZoneId[];
  /** Where Bystander cards lie face down. */
  readonly cards: readonly ZoneId[];
  /** Bystanders that are certainly among those cards. */
  readonly among: readonly BystanderId[];
  /** Bystanders whom heroes hold from the start. */
  readonly carried: readonly BystanderId[];
  /** A Bystander who stands revealed on the board from the start. */
  readonly placed: { readonly bystander: BystanderId; readonly zone: ZoneId } | null;
  /** Figures without cards, which never move and are nobody's target. */
  readonly civilians: readonly ZoneId[];
  readonly sign: ZoneId | null;
  /** Where a random Zombie Hero waits. */
  readonly guard: ZoneId | null;
  /** What must be done before the Exit opens, or before the mission is won where there is none. */
  readonly goals: {
    readonly objectives: boolean;
    readonly rescues: number;
    readonly holds: readonly BystanderId[];
    readonly exit: boolean;
    readonly annihilate: boolean;
    readonly overload: boolean;
  };
  /** Taking the Objective of this colour wakes the spawn point of the same colour. */
  readonly wakes: readonly Colour[];
  /** Taking it opens the door of its colour and brings a Zombie Hero to the point. */
  readonly springs: readonly Colour[];
  /** Taking it opens all coloured doors, and nothing spawns behind them. */
  readonly unlocks: Colour | null;
  /** Taking it rescues the top card of the Bystander deck. */
  readonly gift: Colour | null;
  /** Taking it gives XP to every hero in play. */
  readonly shared: Colour | null;
  /** Explosives: kept by the taker, placed for 1 Action, they go off in the End Phase. */
  readonly explosives: readonly Colour[];
  /** Kept by the taker: the console that blows up the spawn points. */
  readonly console: Colour | null;
  /** Discarding one of these loses the match at once. */
  readonly protects: readonly BystanderId[];
  /** Set-up spawns in every building, behind closed doors, without Bystander in Danger cards. */
  readonly infested: boolean;
}

const point = (type: PointType, zone: ZoneId, asleep = false): Point => ({ type, zone, asleep });
const red = (zone: ZoneId) => ({ zone, colour: 'red' }) as const;
const hidden = (zone: ZoneId) => ({ zone, colour: null });

/** What most missions have not. */
const plain = {
  lone: null,
  doors: [],
  openDoors: [],
  revealed: [],
  among: [],
  carried: [],
  placed: null,
  civilians: [],
  sign: null,
  guard: null,
  wakes: [],
  springs: [],
  unlocks: null,
  gift: null,
  shared: null,
  explosives: [],
  console: null,
  protects: [],
  infested: false,
} as const;

const noGoals = { objectives: false, rescues: 0, holds: [], exit: false, annihilate: false, overload: false } as const;

/** Names, tiles, goals and rules stand in the rulebook; the plans are lost, so positions are reconstructed. */
const from = { source: 'rulebook', parts: { positions: 'reconstructed' } } as const;

export const missions: { readonly [M in MissionId]: Mission } = {
  M0: {
    ...plain,
    ...from,
    difficulty: 'easy',
    minutes: 30,
    layout: [['4V'], ['2V']],
    start: '2V.21',
    exit: '4V.10',
    points: [point('initial', '4V.12'), point('red', '2V.00')],
    objectives: [red('4V.00'), red('2V.22')],
    cards: ['4V.02', '2V.12'],
    guard: '4V.10',
    goals: { ...noGoals, objectives: true, rescues: 1, exit: true },
  },
  M1: {
    ...plain,
    ...from,
    difficulty: 'easy',
    minutes: 45,
    layout: [
      ['4V', '1R'],
      ['3R', '2R'],
    ],
    start: '3R.12',
    exit: '4V.10',
    points: [point('initial', '1R.01'), point('red', '2R.21'), point('red', '4V.20')],
    objectives: [red('4V.00'), red('1R.22'), red('3R.22'), red('2R.00')],
    cards: ['4V.02', '1R.12', '3R.21', '2R.20'],
    among: ['pepper-potts'],
    sign: '1R.20',
    goals: { ...noGoals, objectives: true, holds: ['pepper-potts'], exit: true },
  },
  M2: {
    ...plain,
    ...from,
    difficulty: 'easy',
    minutes: 45,
    layout: [
      ['3V', '2V'],
      ['1V', '4V'],
    ],
    start: '1V.21',
    exit: '2V.02',
    points: [point('initial', '3V.10'), point('red', '2V.01'), point('red', '4V.12')],
    objectives: [{ zone: '3V.02', colour: 'blue' }, { zone: '2V.20', colour: 'green' }, red('1V.22'), red('4V.22')],
    doors: [
      { between: ['4V.01', '4V.11'], colour: 'blue', opens: 'afterObjective', source: 'reconstructed' },
      { between: ['2V.22', '4V.02'], colour: 'green', opens: 'afterObjective', source: 'reconstructed' },
      { between: ['2V.11', '2V.12'], colour: 'red', opens: 'never', source: 'reconstructed' },
      { between: ['2V.20', '2V.21'], colour: 'red', opens: 'never', source: 'reconstructed' },
    ],
    cards: ['2V.12', '3V.20', '4V.02', '1V.22'],
    goals: { ...noGoals, exit: true },
  },
  M3: {
    ...plain,
    ...from,
    difficulty: 'medium',
    minutes: 60,
    layout: [
      ['2R', '4R'],
      ['3R', '1R'],
    ],
    start: '3R.01',
    exit: null,
    points: [
      point('initial', '1R.21'),
      point('red', '2R.10'),
      point('blue', '2R.01', true),
      point('green', '4R.12', true),
    ],
    objectives: [hidden('2R.20'), hidden('4R.00'), hidden('3R.22'), hidden('1R.02')],
    cards: ['4R.02', '2R.20', '1R.12', '3R.21'],
    sign: '2R.11',
    goals: { ...noGoals, objectives: true, annihilate: true },
    wakes: ['blue', 'green'],
    explosives: ['blue', 'green'],
  },
  M4: {
    ...plain,
    ...from,
    difficulty: 'hard',
    minutes: 45,
    layout: [
      ['2R', '1V'],
      ['4R', '3V'],
    ],
    start: '4R.00',
    lone: '3V.11',
    exit: '2R.00',
    points: [
      point('initial', '1V.12'),
      point('red', '1V.21'),
      point('red', '3V.01'),
      point('red', '1V.10'),
      point('red', '1V.01'),
    ],
    objectives: [],
    doors: [{ between: ['2R.10', '2R.20'], colour: 'blue', opens: 'never', source: 'reconstructed' }],
    revealed: ['2R.20', '4R.00', '4R.01', '4R.02'],
    cards: ['1V.22', '3V.20'],
    carried: ['pepper-potts', 'j-jonah-jameson'],
    goals: { ...noGoals, holds: ['pepper-potts', 'j-jonah-jameson'], exit: true },
    protects: ['pepper-potts', 'j-jonah-jameson'],
  },
  M5: {
    ...plain,
    ...from,
    parts: { positions: 'reconstructed', layout: 'reconstructed' },
    difficulty: 'medium',
    minutes: 60,
    layout: [
      ['4V', '2V'],
      ['3R', '1R'],
    ],
    start: '1R.21',
    exit: '2V.01',
    points: [point('initial', '4V.10'), point('blue', '2V.22', true), point('red', '3R.10')],
    objectives: [hidden('4V.00'), hidden('1R.00'), hidden('2V.02'), hidden('4V.22')],
    doors: [
      { between: ['3R.10', '3R.20'], colour: 'blue', opens: 'never', source: 'reconstructed' },
      { between: ['3R.12', '3R.22'], colour: 'green', opens: 'never', source: 'reconstructed' },
    ],
    openDoors: [
      ['2V.11', '2V.12'],
      ['1R.11', '1R.12'],
    ],
    revealed: ['2V.02', '2V.12', '2V.22', '1R.02', '1R.12', '1R.22'],
    cards: ['4V.02'],
    placed: { bystander: 'happy-hogan', zone: '3R.21' },
    goals: { ...noGoals, holds: ['happy-hogan'], exit: true },
    wakes: ['blue'],
    unlocks: 'blue',
    gift: 'green',
    protects: ['happy-hogan'],
  },
  M6: {
    ...plain,
    ...from,
    difficulty: 'medium',
    minutes: 60,
    layout: [
      ['4V', '3V'],
      ['1V', '2V'],
    ],
    start: '1V.02',
    exit: null,
    points: [point('initial', '3V.12'), point('green', '2V.12'), point('red', '2V.21')],
    objectives: [hidden('4V.22'), hidden('2V.02'), hidden('3V.22'), hidden('2V.20')],
    cards: [],
    civilians: ['4V.10', '1V.10'],
    goals: { ...noGoals, overload: true },
    shared: 'blue',
    console: 'green',
    infested: true,
  },
  M7: {
    ...plain,
    ...from,
    difficulty: 'hard',
    minutes: 45,
    layout: [
      ['4R', '2R'],
      ['1R', '3R'],
    ],
    start: '2R.02',
    exit: '1R.20',
    points: [
      point('initial', '4R.10'),
      point('green', '2R.22', true),
      point('red', '3R.12'),
      point('blue', '1R.00', true),
    ],
    objectives: [hidden('4R.00'), hidden('2R.00'), hidden('1R.22'), hidden('3R.22')],
    doors: [
      { between: ['2R.21', '2R.22'], colour: 'green', opens: 'never', source: 'reconstructed' },
      { between: ['1R.00', '1R.10'], colour: 'blue', opens: 'never', source: 'reconstructed' },
    ],
    cards: ['4R.02', '2R.20', '1R.12', '3R.21'],
    goals: { ...noGoals, objectives: true, exit: true },
    wakes: ['blue', 'green'],
    springs: ['blue', 'green'],
  },
  M8: {
    ...plain,
    ...from,
    difficulty: 'hard',
    minutes: 60,
    layout: [
      ['4R', '3R'],
      ['2R', '1R'],
    ],
    start: '2R.02',
    exit: '3R.00',
    points: [
      point('initial', '4R.10'),
      point('green', '4R.12', true),
      point('blue', '3R.01', true),
      point('red', '1R.21'),
    ],
    objectives: [
      { zone: '4R.20', colour: 'green' },
      { zone: '1R.22', colour: 'blue' },
      { zone: '3R.22', colour: 'red' },
    ],
    cards: ['4R.02', '3R.21', '1R.12', '2R.20'],
    goals: { ...noGoals, objectives: true, exit: true },
    wakes: ['blue', 'green'],
  },
};

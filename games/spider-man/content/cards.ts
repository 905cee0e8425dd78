import type { Moment, RuleId } from '../ids.ts';
import type { Source, Sourced } from './source.ts';
import { type Effect, type Entries, keysOf } from './table.ts';

interface Bonus extends Sourced {
  readonly copies: number;
  readonly moments: readonly Moment[];
  readonly whileKo: boolean;
  readonly cars: number; // what the Police get for it
  readonly rule: RuleId;
}

const bonusTable = {
  'first-aid': {
    copies: 5,
    moments: ['own-turn', 'recover'],
    whileKo: true,
    cars: 1,
    rule: 'SM-CARD-01',
    effect: { healed: 1 },
    source: 'reconstructed',
    parts: { name: 'rulebook' },
  },
  adrenaline: {
    copies: 4,
    moments: ['own-turn'],
    whileKo: false,
    cars: 1,
    rule: 'SM-CARD-02',
    effect: { dice: 2 },
    source: 'reconstructed',
  },
  'second-wind': {
    copies: 4,
    moments: ['own-turn'],
    whileKo: false,
    cars: 1,
    rule: 'SM-CARD-03',
    effect: { dice: 2 },
    source: 'reconstructed',
  },
  concentration: {
    copies: 3,
    moments: ['own-turn'],
    whileKo: false,
    cars: 2,
    rule: 'SM-CARD-04',
    source: 'reconstructed',
  },
  'lucky-break': {
    copies: 3,
    moments: ['after-roll'],
    whileKo: false,
    cars: 1,
    rule: 'SM-CARD-05',
    source: 'reconstructed',
  },
  dodge: {
    copies: 3,
    moments: ['wound'],
    whileKo: false,
    cars: 1,
    rule: 'SM-CARD-06',
    effect: { wounds: 1 },
    source: 'reconstructed',
  },
  subway: {
    copies: 3,
    moments: ['own-turn'],
    whileKo: false,
    cars: 2,
    rule: 'SM-CARD-07',
    source: 'reconstructed',
  },
  tracer: {
    copies: 4,
    moments: ['own-turn'],
    whileKo: false,
    cars: 1,
    rule: 'SM-CARD-08',
    source: 'reconstructed',
  },
  henchmen: {
    copies: 3,
    moments: ['own-turn'],
    whileKo: false,
    cars: 2,
    rule: 'SM-CARD-09',
    effect: { dice: 2 },
    source: 'reconstructed',
  },
  explosives: {
    copies: 3,
    moments: ['own-turn'],
    whileKo: false,
    cars: 1,
    rule: 'SM-CARD-10',
    effect: { damage: 1, points: 2, range: 3 },
    source: 'reconstructed',
  },
  'change-of-plan': {
    copies: 3,
    moments: ['own-turn'],
    whileKo: false,
    cars: 1,
    rule: 'SM-CARD-11',
    source: 'reconstructed',
  },
  surprise: {
    copies: 3,
    moments: ['declare'],
    whileKo: false,
    cars: 1,
    rule: 'SM-CARD-12',
    source: 'reconstructed',
  },
  'police-frequency': {
    copies: 3,
    moments: ['own-turn'],
    whileKo: false,
    cars: 2,
    rule: 'SM-CARD-13',
    effect: { dice: 1 },
    source: 'reconstructed',
  },
  'secret-passage': {
    copies: 2,
    moments: ['own-turn'],
    whileKo: false,
    cars: 1,
    rule: 'SM-CARD-14',
    source: 'reconstructed',
  },
  'burst-free': {
    copies: 3,
    moments: ['own-turn'],
    whileKo: false,
    cars: 1,
    rule: 'SM-CARD-15',
    source: 'reconstructed',
  },
  'mighty-blow': {
    copies: 3,
    moments: ['declare'],
    whileKo: false,
    cars: 2,
    rule: 'SM-CARD-16',
    effect: { add: 1 },
    source: 'reconstructed',
  },
  pickpocket: {
    copies: 2,
    moments: ['own-turn'],
    whileKo: false,
    cars: 1,
    rule: 'SM-CARD-17',
    source: 'reconstructed',
  },
  'back-on-your-feet': {
    copies: 2,
    moments: ['ko-turn'],
    whileKo: true,
    cars: 2,
    rule: 'SM-CARD-18',
    effect: { healed: 1 },
    source: 'reconstructed',
  },
} as const satisfies { readonly [card: string]: Bonus & Effect };

export type BonusId = keyof typeof bonusTable;
export const bonuses: Entries<typeof bonusTable, Bonus> = bonusTable;
export const BONUSES = keysOf(bonuses);

export const isBonus = (id: string): id is BonusId => id in bonuses;

interface EventCard {
  readonly copies: number;
  readonly rule: RuleId;
  readonly source: Source;
  readonly countSource: Source;
}

const eventTable = {
  'public-menace': {
    copies: 1,
    rule: 'SM-EVT-01',
    effect: { add: 1, points: 5 },
    source: 'reconstructed',
    countSource: 'rulebook',
  },
  blackout: {
    copies: 1,
    rule: 'SM-EVT-02',
    effect: { range: 2 },
    source: 'reconstructed',
    countSource: 'rulebook',
  },
  gridlock: {
    copies: 1,
    rule: 'SM-EVT-03',
    effect: { dice: 1 },
    source: 'reconstructed',
    countSource: 'rulebook',
  },
  storm: { copies: 1, rule: 'SM-EVT-04', source: 'reconstructed', countSource: 'rulebook' },
  'mass-breakout': { copies: 1, rule: 'SM-EVT-05', source: 'reconstructed', countSource: 'rulebook' },
  'federal-reinforcements': {
    copies: 1,
    rule: 'SM-EVT-06',
    effect: { cars: 2 },
    source: 'reconstructed',
    countSource: 'rulebook',
  },
  ambulances: {
    copies: 1,
    rule: 'SM-EVT-07',
    effect: { healed: 1 },
    source: 'reconstructed',
    countSource: 'rulebook',
  },
  kingpin: { copies: 1, rule: 'SM-EVT-08', source: 'reconstructed', countSource: 'rulebook' },
} as const satisfies { readonly [card: string]: EventCard & Effect };

export type EventId = keyof typeof eventTable;
export const events: Entries<typeof eventTable, EventCard> = eventTable;
export const EVENTS = keysOf(events);
export type CardId = BonusId | EventId;

export const isEvent = (card: CardId): card is EventId => card in events;

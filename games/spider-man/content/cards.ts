import type { Source, Sourced } from './source.ts';

/** When a bonus card may be played. */
export const MOMENTS = ['own-turn', 'recover', 'declare', 'after-roll', 'wound', 'ko-turn'] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Bonus extends Sourced {
  readonly copies: number;
  readonly moments: readonly Moment[];
  readonly whileKo: boolean;
  readonly cars: number; // what the Police get for it
}

export const BONUSES = [
  'first-aid',
  'adrenaline',
  'second-wind',
  'concentration',
  'lucky-break',
  'dodge',
  'subway',
  'tracer',
  'henchmen',
  'explosives',
  'change-of-plan',
  'surprise',
  'police-frequency',
  'secret-passage',
  'burst-free',
  'mighty-blow',
  'pickpocket',
  'back-on-your-feet',
] as const;
export type BonusId = (typeof BONUSES)[number];

export const bonuses: { readonly [B in BonusId]: Bonus } = {
  'first-aid': {
    copies: 5,
    moments: ['own-turn', 'recover'],
    whileKo: true,
    cars: 1,
    source: 'reconstructed',
    parts: { name: 'rulebook' },
  },
  adrenaline: { copies: 4, moments: ['own-turn'], whileKo: false, cars: 1, source: 'reconstructed' },
  'second-wind': { copies: 4, moments: ['own-turn'], whileKo: false, cars: 1, source: 'reconstructed' },
  concentration: { copies: 3, moments: ['own-turn'], whileKo: false, cars: 2, source: 'reconstructed' },
  'lucky-break': { copies: 3, moments: ['after-roll'], whileKo: false, cars: 1, source: 'reconstructed' },
  dodge: { copies: 3, moments: ['wound'], whileKo: false, cars: 1, source: 'reconstructed' },
  subway: { copies: 3, moments: ['own-turn'], whileKo: false, cars: 2, source: 'reconstructed' },
  tracer: { copies: 4, moments: ['own-turn'], whileKo: false, cars: 1, source: 'reconstructed' },
  henchmen: { copies: 3, moments: ['own-turn'], whileKo: false, cars: 2, source: 'reconstructed' },
  explosives: { copies: 3, moments: ['own-turn'], whileKo: false, cars: 1, source: 'reconstructed' },
  'change-of-plan': { copies: 3, moments: ['own-turn'], whileKo: false, cars: 1, source: 'reconstructed' },
  surprise: { copies: 3, moments: ['declare'], whileKo: false, cars: 1, source: 'reconstructed' },
  'police-frequency': { copies: 3, moments: ['own-turn'], whileKo: false, cars: 2, source: 'reconstructed' },
  'secret-passage': { copies: 2, moments: ['own-turn'], whileKo: false, cars: 1, source: 'reconstructed' },
  'burst-free': { copies: 3, moments: ['own-turn'], whileKo: false, cars: 1, source: 'reconstructed' },
  'mighty-blow': { copies: 3, moments: ['declare'], whileKo: false, cars: 2, source: 'reconstructed' },
  pickpocket: { copies: 2, moments: ['own-turn'], whileKo: false, cars: 1, source: 'reconstructed' },
  'back-on-your-feet': { copies: 2, moments: ['ko-turn'], whileKo: true, cars: 2, source: 'reconstructed' },
};

export const EVENTS = [
  'public-menace',
  'blackout',
  'gridlock',
  'storm',
  'mass-breakout',
  'federal-reinforcements',
  'ambulances',
  'kingpin',
] as const;
export type EventId = (typeof EVENTS)[number];
export type CardId = BonusId | EventId;

export const events: {
  readonly [E in EventId]: { readonly copies: number; readonly source: Source; readonly countSource: Source };
} = {
  'public-menace': { copies: 1, source: 'reconstructed', countSource: 'rulebook' },
  blackout: { copies: 1, source: 'reconstructed', countSource: 'rulebook' },
  gridlock: { copies: 1, source: 'reconstructed', countSource: 'rulebook' },
  storm: { copies: 1, source: 'reconstructed', countSource: 'rulebook' },
  'mass-breakout': { copies: 1, source: 'reconstructed', countSource: 'rulebook' },
  'federal-reinforcements': { copies: 1, source: 'reconstructed', countSource: 'rulebook' },
  ambulances: { copies: 1, source: 'reconstructed', countSource: 'rulebook' },
  kingpin: { copies: 1, source: 'reconstructed', countSource: 'rulebook' },
};

export const isEvent = (card: CardId): card is EventId => card in events;

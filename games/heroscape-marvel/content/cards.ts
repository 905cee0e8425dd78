import type { CardId, Size } from '../ids.ts';
import type { PowerId } from './powers.ts';
import type { Sourced } from './source.ts';

export const SIDES = ['good', 'evil'] as const;
export type Side = (typeof SIDES)[number];

/** The discovery face of a card: nothing but four numbers (HS-COMP-06). */
export interface CardFace extends Sourced {
  readonly move: number;
  readonly range: number;
  readonly attack: number;
  readonly defense: number;
}

export interface ArmyCard extends Sourced {
  readonly number: number | null; // in the collection; none for cards of expansions
  readonly side: Side | null;
  readonly uniqueness: 'unique' | 'common';
  readonly type: 'hero' | 'squad';
  readonly figures: number;
  readonly size: Size;
  readonly height: number; // in levels
  readonly superStrength: boolean;
  readonly powers: readonly PowerId[];
  /** Cards whose figures it does not strike back at. */
  readonly spares?: readonly CardId[];
  readonly discovery: CardFace | null;
  readonly expert: CardFace & { readonly life: number; readonly points: number };
}

export const cards = {
  'captain-america': {
    number: 1,
    side: 'good',
    uniqueness: 'unique',
    type: 'hero',
    figures: 1,
    size: 'medium',
    height: 5,
    superStrength: false,
    powers: ['shield-throw', 'tactician', 'counter-strike'],
    discovery: { move: 5, range: 1, attack: 6, defense: 8, source: 'public' },
    expert: { life: 5, move: 5, range: 1, attack: 6, defense: 6, points: 220, source: 'public' },
    source: 'public',
    parts: { superStrength: 'public' },
  },
  hulk: {
    number: 2,
    side: 'good',
    uniqueness: 'unique',
    type: 'hero',
    figures: 1,
    size: 'medium',
    height: 6,
    superStrength: true,
    powers: ['super-strength', 'rage-smash-5', 'super-leap', 'stomp'],
    discovery: { move: 6, range: 1, attack: 8, defense: 10, source: 'public' },
    expert: { life: 8, move: 5, range: 1, attack: 6, defense: 6, points: 370, source: 'public' },
    source: 'public',
    parts: { superStrength: 'public' },
  },
  'iron-man': {
    number: 3,
    side: 'good',
    uniqueness: 'unique',
    type: 'hero',
    figures: 1,
    size: 'medium',
    height: 5,
    superStrength: true,
    powers: ['super-strength', 'double-attack', 'flying'],
    discovery: { move: 6, range: 6, attack: 6, defense: 8, source: 'public' },
    expert: { life: 4, move: 6, range: 6, attack: 4, defense: 6, points: 240, source: 'public' },
    source: 'public',
    parts: { superStrength: 'public' },
  },
  'spider-man': {
    number: 4,
    side: 'good',
    uniqueness: 'unique',
    type: 'hero',
    figures: 1,
    size: 'medium',
    height: 5,
    superStrength: true,
    powers: ['super-strength', 'spidey-sense-11', 'swing-line-4', 'web'],
    discovery: { move: 6, range: 1, attack: 4, defense: 7, source: 'public' },
    expert: { life: 5, move: 6, range: 1, attack: 4, defense: 4, points: 160, source: 'rulebook' },
    source: 'rulebook',
    parts: { superStrength: 'rulebook' },
  },
  'silver-surfer': {
    number: 5,
    side: 'good',
    uniqueness: 'unique',
    type: 'hero',
    figures: 1,
    size: 'medium',
    height: 5,
    superStrength: true,
    powers: ['super-strength', 'stealth-flying', 'cosmic-force-blast', 'hyper-speed-5'],
    discovery: { move: 7, range: 4, attack: 6, defense: 10, source: 'public' },
    expert: { life: 6, move: 6, range: 4, attack: 4, defense: 7, points: 320, source: 'public' },
    source: 'public',
    parts: { superStrength: 'public' },
  },
  abomination: {
    number: 6,
    side: 'evil',
    uniqueness: 'unique',
    type: 'hero',
    figures: 1,
    size: 'medium',
    height: 6,
    superStrength: true,
    powers: ['super-strength', 'super-leap', 'stomp'],
    discovery: { move: 6, range: 1, attack: 7, defense: 10, source: 'public' },
    expert: { life: 8, move: 5, range: 1, attack: 7, defense: 6, points: 320, source: 'public' },
    source: 'public',
    parts: { superStrength: 'public' },
  },
  thanos: {
    number: 7,
    side: 'evil',
    uniqueness: 'unique',
    type: 'hero',
    figures: 1,
    size: 'medium',
    height: 5,
    superStrength: true,
    powers: ['super-strength', 'rejected-by-death', 'flying'],
    discovery: { move: 6, range: 6, attack: 7, defense: 10, source: 'public' },
    expert: { life: 6, move: 6, range: 6, attack: 6, defense: 7, points: 360, source: 'public' },
    source: 'public',
    parts: { superStrength: 'public' },
  },
  venom: {
    number: 8,
    side: 'evil',
    uniqueness: 'unique',
    type: 'hero',
    figures: 1,
    size: 'medium',
    height: 5,
    superStrength: true,
    powers: ['super-strength', 'spider-sense-14', 'swing-line-4', 'web'],
    discovery: { move: 6, range: 1, attack: 6, defense: 7, source: 'public' },
    expert: { life: 5, move: 6, range: 1, attack: 6, defense: 4, points: 150, source: 'public' },
    source: 'public',
    parts: { superStrength: 'public' },
  },
  'red-skull': {
    number: 9,
    side: 'evil',
    uniqueness: 'unique',
    type: 'hero',
    figures: 1,
    size: 'medium',
    height: 5,
    superStrength: false,
    powers: ['master-manipulator', 'dust-of-death'],
    discovery: { move: 5, range: 5, attack: 5, defense: 7, source: 'public' },
    expert: { life: 5, move: 5, range: 5, attack: 4, defense: 3, points: 190, source: 'public' },
    source: 'public',
    parts: { superStrength: 'public' },
  },
  'doctor-doom': {
    number: 10,
    side: 'evil',
    uniqueness: 'unique',
    type: 'hero',
    figures: 1,
    size: 'medium',
    height: 5,
    superStrength: true,
    powers: ['super-strength', 'mind-exchange-17', 'flying'],
    discovery: { move: 6, range: 6, attack: 6, defense: 8, source: 'public' },
    expert: { life: 4, move: 6, range: 6, attack: 5, defense: 6, points: 245, source: 'public' },
    source: 'public',
    parts: { superStrength: 'public' },
  },
  'izumi-samurai': {
    number: null,
    side: null,
    uniqueness: 'unique',
    type: 'squad',
    figures: 3,
    size: 'medium',
    height: 5,
    superStrength: false,
    powers: ['counter-strike'],
    spares: ['izumi-samurai'], // the only Samurai there are
    discovery: null,
    expert: { life: 1, move: 6, range: 1, attack: 2, defense: 5, points: 60, source: 'public' },
    source: 'public',
  },
  'zettian-guards': {
    number: null,
    side: null,
    uniqueness: 'unique',
    type: 'squad',
    figures: 2,
    size: 'medium',
    height: 5,
    superStrength: false,
    powers: ['zettian-targeting'],
    discovery: null,
    expert: { life: 1, move: 4, range: 7, attack: 2, defense: 7, points: 70, source: 'public' },
    source: 'public',
  },
  gorillinators: {
    number: null,
    side: null,
    uniqueness: 'common',
    type: 'squad',
    figures: 3,
    size: 'medium',
    height: 5,
    superStrength: false,
    powers: ['tough'],
    discovery: null,
    expert: { life: 1, move: 7, range: 6, attack: 2, defense: 1, points: 90, source: 'public' },
    source: 'public',
  },
} as const satisfies { readonly [C in CardId]: ArmyCard };

import { type RuleId, type Size, idsOf } from '../ids.ts';
import type { Sourced } from './source.ts';

interface Printed extends Sourced {
  readonly rule: RuleId;
  readonly icon: string;
  /** What the dice that it gives or takes are called. */
  readonly why?: string;
}

/** What the 20-sided die must show at least. */
interface Rolled {
  readonly needs: number;
}

/** How a power enters play, with its numbers. What needs more than numbers stands in cards/. */
export type Power = Printed &
  (
    | { readonly kind: 'passive'; readonly shields?: number; readonly sizes?: readonly Size[] }
    /** A movement through the air; without a distance that of the Move value, without levels of any height. */
    | {
        readonly kind: 'movement';
        readonly how: string;
        readonly distance?: number;
        readonly levels?: number;
        readonly dice?: number;
      }
    /** A further move after the turn. */
    | { readonly kind: 'run'; readonly distance: number }
    /** `attacks`: how many a turn may have; `defense`: dice of the target's defence. */
    | {
        readonly kind: 'special-attack';
        readonly range: number;
        readonly attack: number;
        readonly attacks?: number;
        readonly defense?: number;
        readonly needs?: number;
      }
    /** Normal attacks: how many a turn may have, how many dice more at most. */
    | { readonly kind: 'attack'; readonly attacks?: number; readonly most?: number }
    /** Dice for the friends beside its bearer, in attack and defence. */
    | { readonly kind: 'aura'; readonly dice: number; readonly why: string }
    | { readonly kind: 'counter' }
    | ({ readonly kind: 'evasion' } & Rolled)
    | ({ readonly kind: 'before-attack' | 'after-turn'; readonly range: number } & Rolled)
    | ({ readonly kind: 'start-of-turn' } & Rolled)
    | { readonly kind: 'turn-replacement' }
  );

export const powers = {
  'super-strength': { kind: 'passive', rule: 'HS-POW-01', icon: 'biceps', source: 'rulebook' },
  flying: { kind: 'movement', how: 'fly', rule: 'HS-POW-06', icon: 'feathered-wing', source: 'public' },
  'stealth-flying': { kind: 'movement', how: 'stealth', rule: 'HS-POW-11', icon: 'wingfoot', source: 'public' },
  'swing-line-4': {
    kind: 'movement',
    how: 'swing',
    distance: 4,
    levels: 40,
    rule: 'HS-POW-09',
    icon: 'web-spit',
    source: 'rulebook',
  },
  'super-leap': {
    kind: 'movement',
    how: 'leap',
    distance: 10,
    levels: 50,
    dice: -3,
    why: 'leap',
    rule: 'HS-POW-16',
    icon: 'jump-across',
    source: 'public',
  },
  'hyper-speed-5': { kind: 'run', distance: 5, rule: 'HS-POW-14', icon: 'sprint', source: 'public' },
  'shield-throw': {
    kind: 'special-attack',
    range: 5,
    attack: 4,
    attacks: 3,
    rule: 'HS-POW-02',
    icon: 'shield-echoes',
    source: 'public',
  },
  tactician: {
    kind: 'aura',
    dice: 1,
    why: 'tactician',
    rule: 'HS-POW-03',
    icon: 'rally-the-troops',
    source: 'rulebook',
  },
  'counter-strike': { kind: 'counter', rule: 'HS-POW-04', icon: 'shield-reflect', source: 'public' },
  'double-attack': { kind: 'attack', attacks: 2, rule: 'HS-POW-05', icon: 'crossed-swords', source: 'public' },
  'spidey-sense-11': { kind: 'evasion', needs: 11, rule: 'HS-POW-07', icon: 'hunter-eyes', source: 'rulebook' },
  'spider-sense-14': { kind: 'evasion', needs: 14, rule: 'HS-POW-07', icon: 'spider-eye', source: 'public' },
  web: {
    kind: 'special-attack',
    range: 4,
    attack: 3,
    defense: -1,
    why: 'web',
    rule: 'HS-POW-10',
    icon: 'spider-web',
    source: 'rulebook',
  },
  'cosmic-force-blast': {
    kind: 'special-attack',
    range: 6,
    attack: 6,
    needs: 16,
    rule: 'HS-POW-12',
    icon: 'beam-wake',
    source: 'public',
  },
  'rage-smash-5': { kind: 'attack', most: 5, why: 'rage', rule: 'HS-POW-15', icon: 'angry-eyes', source: 'public' },
  stomp: { kind: 'special-attack', range: 1, attack: 3, rule: 'HS-POW-17', icon: 'quake-stomp', source: 'public' },
  'mind-exchange-17': { kind: 'after-turn', range: 4, needs: 17, rule: 'HS-POW-18', icon: 'brain', source: 'public' },
  'rejected-by-death': { kind: 'start-of-turn', needs: 19, rule: 'HS-POW-22', icon: 'death-zone', source: 'public' },
  'master-manipulator': { kind: 'turn-replacement', rule: 'HS-POW-24', icon: 'puppet', source: 'public' },
  'dust-of-death': {
    kind: 'before-attack',
    range: 3,
    needs: 19,
    rule: 'HS-POW-25',
    icon: 'dust-cloud',
    source: 'rulebook',
    parts: { threshold: 'public' },
  },
  'strong-defense': {
    kind: 'passive',
    shields: 1,
    sizes: ['small', 'medium'],
    rule: 'HS-POW-27',
    icon: 'brick-wall',
    source: 'public',
    parts: { frenchName: 'rulebook' },
  },
  'zettian-targeting': {
    kind: 'attack',
    most: 1,
    why: 'targeting',
    rule: 'HS-MULTI-14',
    icon: 'targeting',
    source: 'public',
  },
  tough: { kind: 'passive', shields: 1, rule: 'HS-MULTI-14', icon: 'shoulder-armor', source: 'public' },
} as const satisfies { readonly [id: string]: Power };

export type PowerId = keyof typeof powers;
export const POWERS = idsOf(powers);

type Content = (typeof powers)[PowerId];
/** The powers of one kind. */
export type PowerOf<K extends Power['kind']> = {
  [P in PowerId]: (typeof powers)[P]['kind'] extends K ? P : never;
}[PowerId];

export type MoveKind = 'walk' | FlightKind;
export type FlightKind = (typeof powers)[PowerOf<'movement'>]['how'];
export const FLIGHTS: readonly FlightKind[] = POWERS.flatMap(power => {
  const data = powers[power];
  return 'how' in data ? [data.how] : [];
});
export type AttackKind = 'normal' | PowerOf<'special-attack'>;
/** Why there is a die more or less. */
export type DiceReason = 'card' | 'height' | 'glyph' | Extract<Content, { readonly why: string }>['why'];
/** What may wound or destroy. */
export type Cause = 'attack' | 'strike' | 'fall' | PowerId;
/** How a figure came to its turn. */
export type TurnBy = 'order' | 'choice' | 'mind-exchange' | PowerOf<'turn-replacement'>;

import type { Sourced } from './source.ts';

export const TRAITS = [
  'focus',
  'second-wind',
  'dodge',
  'try-again',
  'super-speed',
  'devastating-blow',
  'rally',
  'recovery',
  'protector',
  'shockwave',
  'breach',
  'long-reach',
  'teamwork',
  'weak-spot',
  'iron-will',
] as const;
export type TraitId = (typeof TRAITS)[number];

export interface Trait extends Sourced {
  readonly copies: number;
  /** Power that using it costs. */
  readonly power: number;
}

export const traits: { readonly [T in TraitId]: Trait } = {
  focus: { copies: 2, power: 1, source: 'reconstructed' },
  'second-wind': { copies: 2, power: 1, source: 'reconstructed' },
  dodge: { copies: 2, power: 1, source: 'reconstructed' },
  'try-again': { copies: 2, power: 0, source: 'reconstructed' },
  'super-speed': { copies: 2, power: 1, source: 'reconstructed' },
  'devastating-blow': { copies: 2, power: 1, source: 'reconstructed' },
  rally: { copies: 2, power: 0, source: 'reconstructed' },
  recovery: { copies: 2, power: 2, source: 'reconstructed' },
  protector: { copies: 2, power: 0, source: 'reconstructed' },
  shockwave: { copies: 2, power: 1, source: 'reconstructed' },
  breach: { copies: 2, power: 0, source: 'reconstructed' },
  'long-reach': { copies: 2, power: 1, source: 'reconstructed' },
  teamwork: { copies: 2, power: 1, source: 'reconstructed' },
  'weak-spot': { copies: 2, power: 1, source: 'reconstructed' },
  'iron-will': { copies: 2, power: 0, source: 'reconstructed' },
};

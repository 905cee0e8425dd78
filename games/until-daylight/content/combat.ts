import { idsOf } from '../ids.ts';
import type { Sourced } from './source.ts';

export interface CombatCard extends Sourced {
  readonly quantity: number;
  /** Added to the damage; 0 for a printed X. */
  readonly damage: number;
  readonly printed: string;
  readonly area: number;
  /** Damage to whoever drew it. */
  readonly self: number;
  /** Random cards that a player who chose it loses. */
  readonly discard: number;
}

const ours = {
  source: 'reconstructed',
  parts: { symbols: 'rulebook', combination: 'reconstructed', qty: 'reconstructed' },
} as const;

export const combatCards = {
  'c-plus3': { quantity: 2, damage: 3, printed: '+3', area: 0, self: 0, discard: 0, ...ours },
  'c-plus3-self2': { quantity: 1, damage: 3, printed: '+3', area: 0, self: 2, discard: 0, ...ours },
  'c-plus3-discard': { quantity: 1, damage: 3, printed: '+3', area: 0, self: 0, discard: 1, ...ours },
  'c-plus2': { quantity: 4, damage: 2, printed: '+2', area: 0, self: 0, discard: 0, ...ours },
  'c-plus2-self1': { quantity: 2, damage: 2, printed: '+2', area: 0, self: 1, discard: 0, ...ours },
  'c-plus2-area': { quantity: 1, damage: 2, printed: '+2', area: 1, self: 0, discard: 0, ...ours },
  'c-plus1': { quantity: 6, damage: 1, printed: '+1', area: 0, self: 0, discard: 0, ...ours },
  'c-plus1-area': { quantity: 2, damage: 1, printed: '+1', area: 1, self: 0, discard: 0, ...ours },
  'c-plus1-discard': { quantity: 1, damage: 1, printed: '+1', area: 0, self: 0, discard: 1, ...ours },
  'c-x-area': { quantity: 3, damage: 0, printed: 'X', area: 1, self: 0, discard: 0, ...ours },
  'c-zero': { quantity: 4, damage: 0, printed: '0', area: 0, self: 0, discard: 0, ...ours },
  'c-minus1': { quantity: 4, damage: -1, printed: '-1', area: 0, self: 0, discard: 0, ...ours },
  'c-minus1-self1': { quantity: 1, damage: -1, printed: '-1', area: 0, self: 1, discard: 0, ...ours },
  'c-minus2': { quantity: 3, damage: -2, printed: '-2', area: 0, self: 0, discard: 0, ...ours },
} as const satisfies { readonly [id: string]: CombatCard };

export type CombatId = keyof typeof combatCards;
export const COMBAT_CARDS = idsOf(combatCards);

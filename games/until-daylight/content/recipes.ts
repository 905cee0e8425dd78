import type { RubbleId } from './rubble.ts';
import type { Sourced } from './source.ts';

export const TOKENS = ['barricade', 'spear', 'trap', 'grenade'] as const;
export type Token = (typeof TOKENS)[number];

export interface Recipe extends Sourced {
  readonly materials: readonly [RubbleId, RubbleId];
  /** Spears and Grenades are put on an enemy at once, the others beside the crafter. */
  readonly placed: 'crafter' | 'enemy';
  /** Tokens in the box: a hard limit. */
  readonly tokens: number;
}

export const recipes = {
  barricade: { materials: ['planks', 'nails'], placed: 'crafter', tokens: 6, source: 'rulebook' },
  spear: { materials: ['planks', 'shards'], placed: 'enemy', tokens: 3, source: 'rulebook' },
  trap: { materials: ['cables', 'explosives'], placed: 'crafter', tokens: 6, source: 'rulebook' },
  grenade: { materials: ['nails', 'explosives'], placed: 'enemy', tokens: 6, source: 'rulebook' },
} as const satisfies Record<Token, Recipe>;

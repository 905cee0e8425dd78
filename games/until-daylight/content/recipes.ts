import type { RuleId, Token } from '../ids.ts';
import type { RubbleId } from './rubble.ts';
import type { Sourced } from './source.ts';

export interface Recipe extends Sourced {
  readonly materials: readonly [RubbleId, RubbleId];
  /** Spears and Grenades are put on an enemy at once, the others beside the crafter. */
  readonly placed: 'crafter' | 'enemy';
  /** Tokens in the box: a hard limit. */
  readonly tokens: number;
  readonly rule: RuleId;
  readonly icon: string;
}

export const recipes = {
  barricade: {
    materials: ['planks', 'nails'],
    placed: 'crafter',
    tokens: 6,
    rule: 'UD-TOK-BAR-01',
    icon: 'barricade',
    source: 'rulebook',
  },
  spear: {
    materials: ['planks', 'shards'],
    placed: 'enemy',
    tokens: 3,
    rule: 'UD-TOK-SPR-01',
    icon: 'stone-spear',
    source: 'rulebook',
  },
  trap: {
    materials: ['cables', 'explosives'],
    placed: 'crafter',
    tokens: 6,
    rule: 'UD-TOK-TRAP-01',
    icon: 'wolf-trap',
    source: 'rulebook',
  },
  grenade: {
    materials: ['nails', 'explosives'],
    placed: 'enemy',
    tokens: 6,
    rule: 'UD-TOK-GRN-01',
    icon: 'grenade',
    source: 'rulebook',
  },
} as const satisfies { readonly [T in Token]: Recipe };

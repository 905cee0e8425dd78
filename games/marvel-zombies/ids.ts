import type { OneOrMore } from '../../engine/types.ts';
import type ids from './rule-ids.json';

// Names that are used everywhere. Those of single cards are the keys of their tables in `content/`.

/** The stable name of a rule of this game. */
export type RuleId = keyof typeof ids.rules;

/** The ids of a table, in its order. */
export const idsOf = <K extends string>(table: { readonly [id in K]: unknown }): OneOrMore<K> =>
  Object.keys(table) as [K, ...K[]];

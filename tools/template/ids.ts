import type rules from './rule-ids.json';

// The names of everything there is; all other files get them from here.

/** The stable name of a rule of this game. */
export type RuleId = keyof typeof rules.rules;

export const CARD_IDS = ['stroll', 'stride', 'leap'] as const;
export type CardId = (typeof CARD_IDS)[number];

import type ids from './rule-ids.json';

// Names that are used everywhere. Those of single cards stand beside their tables in `content/`.

/** The stable name of a rule of this game. */
export type RuleId = keyof typeof ids.rules;

/** A tile by its place in the layout; a zone is twice that for its street, one more for its search zone. */
export type Tile = number;
export type Zone = number;

export const POSTURES = ['standing', 'down', 'unconscious'] as const;
export type Posture = (typeof POSTURES)[number];

export const MODES = ['normal', 'hard', 'expert'] as const;
export type Mode = (typeof MODES)[number];

export const TRACK_CHOICES = ['scenario', 'none', 'growl60', 'growl40', 'calm'] as const;
export type TrackChoice = (typeof TRACK_CHOICES)[number];

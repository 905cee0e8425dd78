import type { OneOrMore } from '../../engine/types.ts';
import type ids from './rule-ids.json';

// Names that are used everywhere. Those of single cards are the keys of their tables in `content/`.

/** The stable name of a rule of this game. */
export type RuleId = keyof typeof ids.rules;

/** In play, left through the Exit, or eliminated. */
export const FATES = ['in', 'out', 'down'] as const;
export type Fate = (typeof FATES)[number];

export const PHASES = ['setup', 'players', 'enemies', 'bystanders', 'spawn', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export const SPLITS = ['even', '3-1', '1-3', '1-2-1', '1-1-2'] as const;

export const MISSIONS = ['M0', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8'] as const;
export type MissionId = (typeof MISSIONS)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const FACES = ['1R', '2R', '3R', '4R', '1V', '2V', '3V', '4V'] as const;
export type Face = (typeof FACES)[number];

/** A zone: its face, then row and column of the cell, as in `2V.12`. */
export type ZoneId = `${Face}.${number}`;

export type DoorId = `D${string}`;

export const COLOURS = ['red', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

export const POINTS = ['initial', 'red', 'blue', 'green'] as const;
export type PointType = (typeof POINTS)[number];

export const HEROES = ['spider-man', 'hulk', 'vision', 'black-panther', 'wasp', 'winter-soldier'] as const;
export type HeroId = (typeof HEROES)[number];

/** The four bands of the experience dial, which are the danger levels too. */
export const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;
export type Level = (typeof LEVELS)[number];

export const STRIDES = ['walk', 'shrink', 'elusive', 'leap'] as const;
export type Stride = (typeof STRIDES)[number];

export type PowerCause = 'phase' | 'action' | 'rescue' | 'anger' | 'solar' | 'rally' | 'will';

/** Enemies that come in numbers. */
export const HORDE = ['walker', 'brute', 'runner'] as const;
export type HordeKind = (typeof HORDE)[number];

/** All types of Enemies, in the order in which hits are assigned to them (MZ-PRIO-01). */
export const PRIORITY = ['zombieHero', 'brute', 'walker', 'runner'] as const;
export type EnemyKind = (typeof PRIORITY)[number];

export const ZOMBIE_HEROES = ['captain-america', 'doctor-strange', 'scarlet-witch', 'iron-man'] as const;
export type ZombieHeroId = (typeof ZOMBIE_HEROES)[number];

export const SPAWN_KINDS = ['regular', 'rush', 'extra', 'bystander', 'zombieHero'] as const;
export type SpawnKind = (typeof SPAWN_KINDS)[number];

export type WhyActive = 'phase' | 'rush' | 'extra' | 'shortage' | 'danger';

export const GOALS = ['objectives', 'rescue', 'hold', 'annihilate', 'herd', 'console', 'overload', 'exit'] as const;

/** What a plan depends on: the choice of the players, or who is left after the attacks that come before. */
export const CONDITIONS = ['choice', 'attacks'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const DEFEATS = ['fallen', 'protected', 'civilians', 'conceded'] as const;
export type DefeatReason = (typeof DEFEATS)[number];

/** The ids of a table, in its order. */
export const idsOf = <K extends string>(table: { readonly [id in K]: unknown }): OneOrMore<K> =>
  Object.keys(table) as [K, ...K[]];

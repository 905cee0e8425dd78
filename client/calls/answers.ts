import type { Language } from '../../engine/box.ts';
import type { Scenario } from '../../engine/types.ts';
import type { Status } from '../../referee/messages.ts';
import type { OptionsSchema } from '../new-table/fields.ts';

// What a house tells of its games and tables, whoever keeps it.

export interface ShelvedGame {
  readonly id: string;
  readonly scenarios: readonly Scenario[];
  readonly options: OptionsSchema;
  /** What it is called and what it is about: the shelf fetches no more of its texts. */
  readonly texts: { readonly [L in Language]: { readonly title: string; readonly about: string } };
}

export interface TableBrief {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly status: Status;
  readonly seats: number;
  readonly free: number;
  readonly bots: number;
  /** The names of those who sit there. */
  readonly people: readonly string[];
  readonly touchedAt: number;
  /** Of a match that this device keeps: the server's table that has lent it. */
  readonly elsewhere?: string | null;
  /** Played on from a match that is over: it counts for nothing. */
  readonly isExercise?: boolean;
}

/** A match that is over, as whoever has played it counts it. */
export interface PlayedMatch {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly endedAt: number;
  readonly lasted: number; // milliseconds of its clock
  /** 1 won, 0 lost, shares in between; the best of one's seats. */
  readonly score: number;
  /** What played the other seats, where no person did. */
  readonly bots: readonly string[];
}

export interface Tables {
  readonly mine: readonly TableBrief[];
  readonly campaigns: readonly TableBrief[];
  readonly open: readonly TableBrief[];
  /** Whether the server could not be asked: these are the tables of this device alone. */
  readonly isAlone?: boolean;
}

/** A campaign, by the last of its tables. */
export interface Campaign extends TableBrief {
  readonly carry: { readonly next?: unknown };
  readonly range: readonly [least: number, most: number]; // seats that its next match may have
  readonly options: TableWish['options']; // of its last table
}

export interface TableWish {
  readonly game: string;
  readonly scenario: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly isPublic: boolean;
  readonly mayJoin: boolean;
  /** Opened on a big screen: whoever opens it plays with a phone, as everybody else does. */
  readonly isOnScreen?: boolean;
}

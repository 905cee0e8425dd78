import type { Level } from '../../engine/box.ts';
import type { Replay, Spec } from '../../engine/types.ts';
import type { Lobby } from '../../referee/messages.ts';
import type { Lent, Moving } from '../../referee/moving.ts';
import type { Campaign, PlayedMatch, TableWish, Tables } from '../calls/answers.ts';
import type { HomeFile, KeptTable } from './file.ts';
import type { ExerciseWish } from './exercise.ts';
import type { HomeWish, SeatAs } from './home.ts';

// What a page asks of the thread in which its own tables live.

export interface HomeJobs {
  create: { asks: HomeWish; answers: string };
  /** Plays on from a moment of a match that is over. */
  exercise: { asks: ExerciseWish; answers: string };
  lobby: { asks: { readonly id: string }; answers: Lobby };
  sit: {
    asks: { readonly id: string; readonly seat: number; readonly as: SeatAs; readonly level?: Level | undefined };
    answers: Lobby;
  };
  list: { asks: null; answers: Tables };
  /** What was played here to its end. */
  played: { asks: null; answers: readonly PlayedMatch[] };
  rematch: {
    asks: { readonly id: string; readonly wish: Partial<Pick<TableWish, 'seats' | 'options'>> };
    answers: string;
  };
  campaign: { asks: { readonly id: string }; answers: Campaign };
  replay: { asks: { readonly id: string }; answers: Replay<Spec> };
  remove: { asks: { readonly id: string }; answers: null };
  /** These tables as they are kept; null: all. */
  keep: { asks: readonly string[] | null; answers: KeptTable[] };
  /** Takes in a file; says how many matches are new here, and what else it remembers. */
  bring: { asks: string; answers: { readonly count: number; readonly memory: HomeFile['memory'] } };
  /** The match as it is sent to a server, and to which of its tables: nobody plays it here from now on. */
  handOver: { asks: { readonly id: string }; answers: { readonly match: Moving; readonly onto: string | null } };
  /** It has come to that table; null: it stays here. */
  arrived: { asks: { readonly id: string; readonly there: string | null }; answers: null };
  /** Takes in what a server has lent. */
  borrow: { asks: { readonly there: string; readonly lent: Lent; readonly name: string }; answers: string };
  /** Where this device plays what a server has lent. */
  copyOf: { asks: { readonly there: string }; answers: string | null };
  /** Whether what is kept outlives the page. */
  isLasting: { asks: null; answers: boolean };
}

export type HomeJobName = keyof HomeJobs;

export type ToHome =
  | { readonly kind: 'job'; readonly id: number; readonly name: HomeJobName; readonly asks: unknown }
  /** A page looks at a table: what it says and hears goes through this port. */
  | { readonly kind: 'line'; readonly table: string; readonly port: MessagePort }
  | { readonly kind: 'pace'; readonly botPace: number };

export type FromHome =
  | { readonly id: number; readonly value: unknown; readonly refused: null }
  | { readonly id: number; readonly value: null; readonly refused: { readonly code: string; readonly values: object } };

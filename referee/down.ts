import type { Refusal, Seat } from '../engine/types.ts';
import type { ChatMessage, Lobby, LoggedEvent, Present, SetAside, TableNews, WholeTable } from './messages.ts';

// What a table says to a page over its socket: everything, and nothing else. Pages that were loaded before an upgrade read it too.

export type Down =
  // who sits where, who is there, and what is said
  | { readonly type: 'lobby'; readonly lobby: Lobby }
  | ({ readonly type: 'present' } & Present)
  | { readonly type: 'chat'; readonly isWhole: boolean; readonly messages: readonly ChatMessage[] }
  // the match
  | ({ readonly type: 'whole'; readonly events: readonly LoggedEvent[] } & WholeTable)
  | ({ readonly type: 'frame' } & TableNews)
  | ({ readonly type: 'about' } & Intent)
  | { readonly type: 'failed'; readonly status: SetAside['status'] }
  // what the others must agree to
  | ({ readonly type: 'undoAsked' } & UndoAsked)
  | { readonly type: 'undoAnswered'; readonly seat: Seat; readonly yes: boolean }
  | { readonly type: 'endDeclined'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'rematch'; readonly id: string; readonly by: string }
  | { readonly type: 'exercise'; readonly id: string; readonly by: string }
  // the answer to what this page said, and why there is none
  | ({ readonly type: 'ack'; readonly id: string } & Answer)
  | { readonly type: 'slow' }
  | { readonly type: 'bad'; readonly path?: string }
  // the line
  | { readonly type: 'shutOut' }
  | { readonly type: 'beat' };

/** What a bot is about to do, as the log stands. */
export interface Intent {
  readonly n: number;
  readonly seat: Seat;
  readonly action: { readonly type: string };
}

/** Somebody would like to take back more than is free. */
export interface UndoAsked {
  readonly seat: Seat;
  readonly n: number;
  readonly why: string | null;
}

/** What became of a message: null means that it was taken. */
export interface Answer {
  readonly refusal: TableRefusal | null;
  /** What was asked for. */
  readonly value?: unknown;
  /** How many of its actions were taken. */
  readonly done?: number;
}

/** Why a table did not take something: what the rules have against it, or the table itself. */
export type TableRefusal =
  | Refusal
  | {
      readonly code: 'storage' | 'device' | 'erased' | 'failed' | 'not-running' | 'slow';
      readonly rule: null;
      readonly values: Refusal['values'];
    };

/** As it goes over the wire. */
export const textOf = (down: Down): string => JSON.stringify(down);

/** What a server says to each page every so often, so that a page knows that it is still there. */
export const BEAT = textOf({ type: 'beat' });
export const BEAT_EVERY = 5000;

import type { Advice } from '../../bots/advice.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { RuleId, Seat } from '../../engine/types.ts';
import type { CaseFile } from '../../engine/sayings.ts';
import type { Intent, UndoAsked } from '../../referee/down.ts';
import type {
  Audience,
  ChatMessage,
  Ending,
  Lobby,
  LoggedEvent,
  Phrase,
  SeatPosition,
  SetAside,
} from '../../referee/messages.ts';

export interface Action {
  readonly type: string;
}

/** Why something was not taken; it becomes a sentence on the page. */
export interface LineRefusal {
  readonly code: string;
  readonly rule: RuleId | null;
  readonly values: { readonly [name: string]: string | number };
}

/** One event and who heard it; null: all that this page looks through. Or a seat that went back. */
export type LogEntry =
  | { readonly id: number; readonly to: readonly Audience[] | null; readonly event: LoggedEvent }
  | { readonly id: number; readonly undoneBy: Seat };

export interface TableState {
  readonly connection: 'connecting' | 'open' | 'offline';
  readonly lobby: Lobby;
  /** Where the match stands, as far as this page may know. */
  readonly position: SeatPosition | null;
  readonly views: ReadonlyMap<Audience, object>;
  readonly log: readonly LogEntry[];
  readonly undoAsked: UndoAsked | null;
  /** What the others said to the last question of that kind. */
  readonly undoAnswer: 'yes' | 'no' | null;
  /** The number of the last question whether the match ends for all that was declined. */
  readonly endDeclined: number | null;
  readonly setAside: SetAside['status'] | null;
  /** The seat that was asked for and has been given, until somebody has read so; `name`: of who had it, null for a bot's. */
  readonly granted: { readonly seat: Seat; readonly name: string | null } | null;
  /** The host of the table has closed it to this person. */
  readonly isShutOut: boolean;
  /** What was said, the latest last. */
  readonly chat: readonly ChatMessage[];
  readonly about: Intent | null;
  /** Somebody has opened the same table anew. */
  readonly rematch: { readonly id: string; readonly by: string } | null;
  /** Somebody plays on from one of its moments. */
  readonly exercise: { readonly id: string; readonly by: string } | null;
}

/**
 * Whoever holds the match for this page: a server behind a socket, or the page itself. The page knows no more of it.
 * What is said is kept until it has been answered; null means that it was taken.
 */
export interface TableLine {
  readonly store: StoreApi<TableState>;
  /** `step` is the question that is answered; null for moves that answer none. */
  act(seat: Seat, actions: readonly Action[], step: string | null): Promise<LineRefusal | null>;
  undo(seat: Seat): Promise<LineRefusal | null>;
  consent(yes: boolean): Promise<LineRefusal | null>;
  pause(): Promise<LineRefusal | null>;
  resume(): Promise<LineRefusal | null>;
  /** Gives up; where that would end the match of others, they are asked. */
  concede(seat: Seat): Promise<LineRefusal | null>;
  /** Agrees to end the match for all, or would rather go on: to this question, as it was read. */
  answerEnd(question: Ending, yes: boolean): Promise<LineRefusal | null>;
  preview(seat: Seat, action: Action): Promise<object | null>;
  /** What each option of a question would mean, in their order; empty where it is asked no longer. */
  previews(seat: Seat, step: string): Promise<readonly (object | null)[]>;
  hint(seat: Seat): Promise<Advice | null>;
  freeMoves(seat: Seat): Promise<readonly Action[]>;
  /** Says something to all who are there: own words, or a phrase that each reads in their language. */
  talk(said: string | { readonly phrase: Phrase }): Promise<LineRefusal | null>;
  /** Tells whoever runs the server that a message should not have been said. */
  report(message: string): Promise<LineRefusal | null>;
  /** The table as a case file, without what this seat cannot know. */
  caseFile(seat: Seat | null): Promise<CaseFile | null>;
  /** Asks for the whole table anew. */
  resync(): void;
  /** Somebody has read that a seat was given. */
  readGranted(): void;
  /** The network is said to be back, or somebody looks at the page again. */
  wake(): void;
  close(): void;
}

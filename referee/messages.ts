import type { Barred, Concession, Outcome, Prompt, Seat, Spec } from '../engine/types.ts';
import type { UndoLimit } from '../engine/recording.ts';
import type { Patch } from './patch.ts';

// What a table and those who look at it say to each other, whoever is its referee: a server, or the page itself.

/** Whose eyes: a seat's, or those of anybody who looks on. */
export type Audience = Seat | 'table';

/** Where a match stands, after so many inputs. */
export interface Position {
  readonly n: number;
  readonly clock: number;
  readonly paused: boolean;
  readonly due: number | null;
  readonly asked: readonly Seat[];
  readonly step: string | null;
  readonly outcome: Outcome | null;
}

/** The same for seats: what they are asked, and what they may take back. */
export interface SeatPosition extends Position {
  readonly prompts: { readonly [seat: Seat]: SentPrompt };
  readonly undo: { readonly [seat: Seat]: SentUndo };
}

export interface LoggedEvent {
  readonly type: string;
}

/** What one group of audiences saw of one input. All of them see the same. */
export interface Sight {
  readonly to: readonly Audience[];
  readonly events: readonly LoggedEvent[];
  readonly patch: Patch | null;
}

/** What one accepted input did. Numbered without gaps: whoever misses a number asks for the whole. */
export interface TableNews extends SeatPosition {
  readonly counted: number; // how many inputs count, after what undo has cut
  readonly sights: readonly Sight[];
}

/** A prompt without the moves that are open at any time: those are asked for when somebody wants to make one. */
export type SentPrompt = Omit<Prompt<Spec>, 'free' | 'barred'> & {
  readonly barred: readonly Barred<Spec>[];
  /** Its only option may be taken by the page; absent where it must be asked for. */
  readonly isLone?: true;
};

/** How far undo goes freely, and how far the others, or nobody else being there, may let it go. */
export type SentUndo = UndoLimit & { readonly far: number | null };

/** The whole table as some audiences see it now. */
export interface WholeTable extends SeatPosition {
  readonly views: readonly { readonly to: readonly Audience[]; readonly view: unknown }[];
  /** The seat that has just gone back, where that was the last thing done. */
  readonly undoneBy?: Seat;
}

/** Something that was said at a table, as one of those who look on hears it. */
export interface ChatMessage {
  readonly id: string;
  readonly at: number;
  /** The same for all that one person says at this table. */
  readonly speaker: string;
  readonly name: string;
  /** Null for somebody who only looks on. */
  readonly seat: Seat | null;
  readonly isYours: boolean;
  readonly text: string | null;
  readonly phrase: string | null;
}

/** What can be said with one tap, and is read in each reader's language. */
export const PHRASES = ['hello', 'wellPlayed', 'thanks', 'sorry', 'ouch', 'wait', 'ready', 'help', 'goodGame'] as const;
export type Phrase = (typeof PHRASES)[number];

/** The state in which a table is, with what belongs to it and to no other. */
export type Situation = Ahead | Over | SetAside;
export type Status = Situation['status'];

/** Its match has not begun, or goes on, here or on the device to which it is lent. */
interface Ahead {
  readonly status: 'lobby' | 'running' | 'lent';
  readonly isCut: false;
  readonly seed: null;
  readonly salt: null;
  readonly outcome: null;
}

interface Over {
  readonly status: 'over';
  readonly isCut: false;
  /** Revealed now, so that anybody can check the dice. */
  readonly seed: string;
  readonly salt: string;
  readonly outcome: Outcome;
}

/** Its rules have failed, or have changed too much: it cannot go on. */
export interface SetAside {
  readonly status: 'failed' | 'frozen';
  /** Whether its log has lost inputs. */
  readonly isCut: boolean;
  readonly seed: null;
  readonly salt: null;
  /** Of a match that was over before. */
  readonly outcome: Outcome | null;
}

export type SeatKind = 'open' | 'person' | 'bot';

/** What everybody at a table may know of it before, during and after the match. */
export type Lobby = Company & Situation;

/** A table and those who are there, in whatever situation it is. */
interface Company {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: unknown;
  readonly isHost: boolean;
  readonly isPublic: boolean;
  /** Whether anybody may take a bot's seat in the middle of the match. */
  readonly mayJoin: boolean;
  readonly seats: readonly LobbySeat[];
  readonly watching: number;
  /** Whether the host has removed this person: it may look on, and no more. */
  readonly isRemoved: boolean;
  /** The seat that this person has asked for, and the names of those whose word it waits for; none of a host without a seat. */
  readonly wish: { readonly seat: number; readonly isRefused: boolean; readonly waitsFor: readonly string[] } | null;
  /** Whose match it is that a seat gives up. */
  readonly concession: Concession;
  /** Somebody would like to end the match for all. */
  readonly ending: Ending | null;
  /** The wishes of others that this person may grant. */
  readonly wishes: readonly SeatWish[];
  /** For the host: who waits for which seat, and the names of those who play and are to answer; none where the host is. */
  readonly wished: readonly Wished[];
  /** For the host: those without a seat who look on or were removed. */
  readonly guests: readonly LobbyGuest[];
  readonly commitment: string;
  /** What binds the dice that came after the first, each since the match has come from a device or gone to one. */
  readonly reseeds: readonly string[];
  /** Whether it was begun on a device, where nobody watched over it. */
  readonly isFromHome: boolean;
  /** Whether it is played on from a match that is over: it counts for nothing. */
  readonly isExercise?: boolean | undefined;
  /** Where else this match is: of one that a device keeps, the table of a server that has lent it or to which it has gone. */
  readonly elsewhere: string | null;
}

export interface LobbySeat {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string | null;
  readonly bot: string | null;
  readonly isYours: boolean;
  readonly isThere: boolean;
  /** Whether a bot only plays it for somebody whose it is. */
  readonly isLent: boolean;
  /** Whether it was a bot's when the match began: handed back, it is the bot's again. */
  readonly isTaken: boolean;
  /** Whether this person has held it in this match, and no longer does. */
  readonly wasYours?: boolean | undefined;
  /** How this person may come to it. */
  readonly way: 'take' | 'ask' | null;
  /** By what key the host may remove whose it is; null for all others. */
  readonly guest: string | null;
}

/** The question whether the match ends for all, as it is read by one who asks or answers it, or only hears it. */
export interface Ending {
  readonly seat: Seat; // of whoever asks
  readonly n: number;
  readonly part: 'asks' | 'asked' | 'agreed' | 'hears';
  readonly waitsFor: readonly Seat[]; // one of each who has yet to answer
}

/** Somebody would like to have a bot's seat in the middle of the match. */
export interface SeatWish {
  readonly guest: string; // a key that is good at this table only
  readonly name: string;
  readonly seat: number;
}

export interface Wished {
  readonly name: string;
  readonly seat: number;
  readonly waitsFor: readonly string[];
}

export interface LobbyGuest {
  readonly guest: string;
  readonly name: string;
  readonly isThere: boolean;
  /** A removed guest may look on; one who is shut out may not even do that. */
  readonly standing: 'guest' | 'removed' | 'shut';
}

/** Who is there, where nothing else of a lobby has changed. */
export interface Present {
  readonly there: readonly Seat[];
  readonly watching: number;
}

export const withPresent = (lobby: Lobby, { there, watching }: Present): Lobby => ({
  ...lobby,
  watching,
  seats: lobby.seats.map(seat => ({ ...seat, isThere: there.includes(seat.seat) })),
});

/** How long a match may be that is sent from a device to a server, in letters. */
export const LARGEST_MATCH = 2 ** 20;

import type { Refusal, Replay, Seat, Spec } from '../../engine/types.ts';
import type { CaseFile } from '../../engine/sayings.ts';
import type { Opening } from '../../referee/referee.ts';
import type { Audience, Position, SentUndo, WholeTable } from '../../referee/messages.ts';

/** What the server asks of the thread in which the rules of a table run. */
export type RulesRequest =
  | { readonly op: 'open'; readonly game: string; readonly opening: Opening }
  | EnterRequest
  | { readonly op: 'retract' }
  | { readonly op: 'whole'; readonly audiences: readonly Audience[] }
  | { readonly op: 'free'; readonly seat: Seat }
  | { readonly op: 'preview'; readonly seat: Seat; readonly action: { type: string } }
  | { readonly op: 'previews'; readonly seat: Seat; readonly step: string }
  | { readonly op: 'case'; readonly seat: Seat | null }
  | { readonly op: 'undo'; readonly seat: Seat }
  | { readonly op: 'save' }
  | { readonly op: 'replay' }
  | { readonly op: 'close' };

export interface EnterRequest {
  readonly op: 'enter';
  readonly input: string; // as it goes into the log
  readonly wantsSave: boolean;
  readonly mayRetract: boolean;
  readonly groups: string; // who looks on, and through whose eyes: see `groupsKey`
}

export interface RulesReplies {
  open: { readonly version: number; readonly whole: WholeTable };
  enter: { readonly refusal: Refusal } | Entered;
  retract: null;
  whole: WholeTable;
  free: readonly { type: string }[];
  preview: object | null;
  previews: (object | null)[];
  case: CaseFile;
  undo: SentUndo;
  save: string;
  replay: Replay<Spec>;
  close: null;
}

/** An input that was taken, and where the match stands now. */
export interface Entered extends Position {
  readonly refusal: null;
  readonly kept: string; // what of the frame is kept with the input
  readonly texts: readonly string[]; // what each group hears of it
  readonly save: string | null;
}

export type RulesReply<O extends RulesRequest['op']> = RulesReplies[O];

/** Groups of audiences as one short text, and back: `0;1,2;table`. */
export const groupsKey = (groups: readonly (readonly Audience[])[]): string => groups.map(g => g.join()).join(';');

const groupsByKey = new Map<string, readonly (readonly Audience[])[]>();
export function groupsOfKey(key: string): readonly (readonly Audience[])[] {
  const known = groupsByKey.get(key);
  if (known) return known;
  const eyes = (name: string): Audience => (name === 'table' ? 'table' : Number(name));
  const groups = key === '' ? [] : key.split(';').map(group => group.split(',').map(eyes));
  if (groupsByKey.size > 10_000) groupsByKey.clear();
  groupsByKey.set(key, groups);
  return groups;
}

/**
 * On the wire between threads everything is text, which costs less than copying objects. What is asked in one turn
 * travels as one flat list: id, table, and the request, for an input its parts.
 */
export type Envelope = readonly [id: number, table: string, body: string, entering: string | null];

export function envelopeAt(list: readonly Envelope[number][], at: number): Envelope {
  const id = list[at];
  const table = list[at + 1];
  const body = list[at + 2];
  const entering = list[at + 3];
  if (typeof id !== 'number' || typeof table !== 'string' || typeof body !== 'string' || typeof entering === 'number')
    throw new Error('no envelope lies there');
  return [id, table, body, entering ?? null];
}

/** How an input is to be entered: whether with a save, whether it may be taken back, and for whom. */
export const enteringOf = (request: Omit<EnterRequest, 'op'>): string =>
  `${request.wantsSave ? 's' : '-'}${request.mayRetract ? 'r' : '-'}${request.groups}`;

/** An answer: an input that was taken in its parts, anything else as JSON. */
export type Answer = {
  readonly id: number;
  readonly body: string | null;
  readonly fault: { readonly kind: 'rules' | 'frozen' | 'closed'; readonly message: string } | null;
};

/**
 * Inputs that were taken, on their way from the rules to the server: their numbers in one list, their texts in one text.
 * Copying those two between threads costs a fraction of copying every value by itself.
 */
export interface PackedInputs {
  readonly numbers: number[];
  text: string;
}

/** What comes back together. */
export interface Answers {
  readonly others: readonly Answer[];
  readonly packed: PackedInputs;
  readonly isLast: boolean; // of what was posted together
}

/** How a thread begins: where it says what it is working on. */
export interface ThreadData {
  readonly progress: SharedArrayBuffer;
}

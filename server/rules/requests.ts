import type { Input, Refusal, Replay, Seat, Spec } from '../../engine/types.ts';
import type { CaseFile } from '../../host/case.ts';
import type { Opening } from '../../host/hosted.ts';
import type { Audience, WholeTable } from '../../host/messages.ts';
import type { FrameHead } from './frames.ts';

/** What the server asks of the thread in which the rules of a table run. */
export type RulesRequest =
  | { readonly op: 'open'; readonly game: string; readonly opening: Opening }
  | {
      readonly op: 'enter';
      readonly input: Input<Spec>;
      readonly wantsSave: boolean;
      readonly mayRetract: boolean;
      readonly groups: readonly (readonly Audience[])[]; // who looks on, and through whose eyes
    }
  | { readonly op: 'retract' }
  | { readonly op: 'whole'; readonly audiences: readonly Audience[] }
  | { readonly op: 'free'; readonly seat: Seat }
  | { readonly op: 'preview'; readonly seat: Seat; readonly action: { type: string } }
  | { readonly op: 'case'; readonly seat: Seat | null }
  | { readonly op: 'save' }
  | { readonly op: 'replay' }
  | { readonly op: 'close' };

export interface RulesReplies {
  open: { readonly version: number; readonly whole: WholeTable };
  enter: { readonly refusal: Refusal } | Entered;
  retract: null;
  whole: WholeTable;
  free: readonly { type: string }[];
  preview: object | null;
  case: CaseFile;
  save: string;
  replay: Replay<Spec>;
  close: null;
}

/** An input that was taken. */
export interface Entered {
  readonly refusal: null;
  readonly head: FrameHead;
  readonly kept: string; // what of the frame is kept with the input
  readonly texts: readonly string[]; // what each group hears of it
  readonly save: string | null;
}

export type RulesReply<O extends RulesRequest['op']> = RulesReplies[O];

/** On the wire between threads everything is text: parsing it costs less than copying objects. */
export type Envelope = readonly [id: number, table: string, body: string];

/** Texts that nobody looks into go beside the body: they are neither written nor parsed again. */
export type Answer = readonly [
  id: number,
  body: string | null,
  fault: { readonly kind: 'rules' | 'frozen' | 'closed'; readonly message: string } | null,
  kept: string | null,
  save: string | null,
  texts: readonly string[] | null,
];

/** How a thread begins: where it says what it is working on. */
export interface ThreadData {
  readonly progress: SharedArrayBuffer;
}

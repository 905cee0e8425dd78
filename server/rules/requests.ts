import type { Input, Refusal, Replay, Seat, Spec } from '../../engine/types.ts';
import type { Opening } from '../../host/hosted.ts';
import type { Audience, TableFrame, WholeTable } from '../../host/messages.ts';

/** What the server asks of the thread in which the rules of a table run. */
export type RulesRequest =
  | { readonly op: 'open'; readonly game: string; readonly opening: Opening }
  | { readonly op: 'enter'; readonly input: Input<Spec>; readonly wantsSave: boolean; readonly mayRetract: boolean }
  | { readonly op: 'retract' }
  | { readonly op: 'whole'; readonly audiences: readonly Audience[] }
  | { readonly op: 'free'; readonly seat: Seat }
  | { readonly op: 'preview'; readonly seat: Seat; readonly action: { type: string } }
  | { readonly op: 'save' }
  | { readonly op: 'replay' }
  | { readonly op: 'close' };

export interface RulesReplies {
  open: { readonly version: number; readonly whole: WholeTable };
  enter:
    | { readonly refusal: Refusal }
    | {
        readonly refusal: null;
        readonly frame: TableFrame;
        readonly kept: string; // what of the frame is kept with the input
        readonly save: string | null;
      };
  retract: null;
  whole: WholeTable;
  free: readonly { type: string }[];
  preview: object | null;
  save: string;
  replay: Replay<Spec>;
  close: null;
}

export type RulesReply<O extends RulesRequest['op']> = RulesReplies[O];

/** On the wire between threads everything is text: parsing it costs less than copying objects. */
export interface Envelope {
  readonly id: number;
  readonly table: string;
  readonly body: string;
}

export interface Answer {
  readonly id: number;
  readonly body: string | null;
  readonly fault: { readonly kind: 'rules' | 'frozen' | 'closed'; readonly message: string } | null;
}

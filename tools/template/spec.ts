import type { Seat } from '../../engine/types.ts';
import type { Event } from './events.ts';
import type { CardId, RuleId } from './ids.ts';
import type { Path } from './scenarios/list.ts';
import type { Preview, View } from './seen.ts';

// The types of the game, read first.

/** All that changes during a match. */
export interface State {
  pebbles: number[]; // by seat: the square where its pebble lies, 0 is the start
  hands: CardId[][]; // by seat
  stack: CardId[]; // face down; the top is the end
  discard: CardId[]; // face up
  turn: Seat;
}

/** The rules that can be in progress, with what they have to remember. */
export interface Frames {
  round: { at: 'begin' | 'pass' };
  turn: { at: 'choose' | 'refill' };
  move: { at: 'bump' | 'advance'; seat: Seat; squares: number };
}

export type Action = { type: 'roll' } | { type: 'play'; card: CardId };

export interface Options {
  die: 4 | 6;
}

export interface Race {
  state: State;
  content: Path;
  frames: Frames;
  action: Action;
  event: Event;
  view: View;
  preview: Preview;
  options: Options;
  rule: RuleId;
  carry: null;
}

import type { Seat } from '../../engine/types.ts';
import type { CardId } from './content/cards.ts';
import type { Path } from './scenarios/paths.ts';
import type ids from './rule-ids.json';

/** The stable name of a rule of this game. */
export type RuleId = keyof typeof ids.rules;

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

export type Event =
  | { type: 'rolled'; seat: Seat; value: number }
  | { type: 'played'; seat: Seat; card: CardId }
  | { type: 'drew'; seat: Seat; card: CardId | null } // null for those who do not see it
  | { type: 'moved'; seat: Seat; to: number }
  | { type: 'bumped'; seat: Seat };

/** What one seat may know; a spectator has no hand. */
export interface View {
  path: number;
  pebbles: number[];
  hand: CardId[];
  cards: number[]; // by seat: how many cards it holds
  stack: number;
  discard: CardId[];
  turn: Seat;
}

/** Where the pebble would come to lie; for a die only the nearest and the farthest square are known. */
export interface Preview {
  from: number;
  to: number;
}

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

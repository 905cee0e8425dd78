import type { Seat } from '../../engine/types.ts';
import type { CardId } from './ids.ts';

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

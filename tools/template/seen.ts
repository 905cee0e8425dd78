import type { Seat } from '../../engine/types.ts';
import type { CardId } from './ids.ts';

/** What one seat may know. */
export interface View {
  path: number; // its last square
  pebbles: number[]; // by seat
  hands: (CardId | null)[][]; // by seat; null is a card of which one sees the back
  stack: number;
  discard: CardId[];
  turn: Seat;
}

/** Where the pebble would come to lie; for a die only the nearest and the farthest square are known. */
export interface Preview {
  from: number;
  to: number;
}

import type { Seat } from '../../engine/types.ts';
import type { CardId } from './ids.ts';

/** What the table hears. */
export type Event =
  | { type: 'rolled'; seat: Seat; value: number }
  | { type: 'played'; seat: Seat; card: CardId }
  | { type: 'drew'; seat: Seat; card: CardId | null } // null for those who do not see it
  | { type: 'moved'; seat: Seat; to: number }
  | { type: 'bumped'; seat: Seat };

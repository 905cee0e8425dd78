import type { Seat } from '../../engine/types.ts';
import type { Audience } from '../../referee/messages.ts';
import { type BotName, botNamed } from '../../bots/levels.ts';
import type { SeatRow } from '../storage/schema.ts';
import type { Watcher } from './watcher.ts';

/** The seats that this guest plays now. */
export function seatsOf(seats: readonly SeatRow[], guest: string | null): Seat[] {
  return seats.filter(row => row.kind === 'person' && row.guest_id === guest && guest !== null).map(row => row.seat);
}

/** Whether this guest plays this seat now. */
export function isSeatOf(seats: readonly SeatRow[], seat: Seat, guest: string): boolean {
  for (const row of seats) if (row.seat === seat) return row.kind === 'person' && row.guest_id === guest;
  return false;
}

/**
 * Whose eyes one line looks through: those of the seats its guest has, also while a bot plays them, or a spectator's. A big
 * screen stands where all can see it: whoever has opened it, it sees what all may see.
 */
export function audiencesOf(
  seats: readonly SeatRow[],
  { guest, isScreen }: Pick<Watcher, 'guest' | 'isScreen'>,
): Audience[] {
  const own = isScreen ? [] : seats.filter(row => row.guest_id === guest).map(row => row.seat);
  return own.length > 0 ? own : ['table'];
}

/** Those whose match it is: who plays, and who has lent a seat to a bot and is still there. */
export function havingASay(seats: readonly SeatRow[], present: ReadonlySet<string>): string[] {
  const own = seats.flatMap(({ kind, guest_id }) =>
    guest_id !== null && (kind === 'person' || present.has(guest_id)) ? [guest_id] : [],
  );
  return [...new Set(own)];
}

export const botOf = (row: SeatRow): BotName => botNamed(row.bot);

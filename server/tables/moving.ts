import { createHash } from 'node:crypto';
import { commit } from '../../engine/commitment.ts';
import type { HostEntry, Seat } from '../../engine/types.ts';
import type { Moving, MovingSeat } from '../../referee/moving.ts';
import { newSecret, newSeed } from '../ids.ts';
import { reseedsOf } from '../storage/columns.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import { botOf } from './seats.ts';

// What becomes of rows when a match goes to a device or comes from one.

/** Other dice, and what binds them, for those who look on. */
export function reseeding(
  row: Pick<TableRow, 'reseeds'>,
  eyes: Seat | null,
  seed: string = newSeed(),
): { readonly entry: HostEntry; readonly reseeds: string } {
  const salt = newSecret();
  const reseeds = JSON.stringify([...reseedsOf(row), commit(seed, salt)]);
  return { entry: { type: 'reseed', seed, salt, eyes }, reseeds };
}

export const ownSeats = (seats: readonly MovingSeat[]): Seat[] =>
  seats.flatMap(({ isOwn }, seat) => (isOwn ? [seat] : []));

/** The seats of a device, all of whose people are one guest here. */
export const seatRows = (table: string, guest: string, seats: readonly MovingSeat[]): SeatRow[] =>
  seats.map(({ bot, isOwn, isTaken }, seat) => ({
    table_id: table,
    seat,
    kind: bot || !isOwn ? 'bot' : 'person',
    guest_id: isOwn ? guest : null,
    bot: isOwn ? bot : (bot ?? 'companion'),
    taken: isOwn && isTaken ? 1 : 0,
  }));

/** And back: whoever takes it along has all that is not a bot's. */
export const movingSeats = (seats: readonly SeatRow[], guest: string): MovingSeat[] =>
  seats.map(row => ({
    bot: row.kind === 'bot' ? botOf(row) : null,
    isOwn: row.guest_id === guest,
    isTaken: row.taken === 1,
  }));

/** The same match, brought twice, is known by it. */
export const fingerprintOf = ({ commitment, seats, inputs }: Moving): string =>
  createHash('sha256')
    .update(JSON.stringify([commitment, seats, inputs]))
    .digest('base64url');

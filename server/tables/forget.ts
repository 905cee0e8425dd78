import type { Guests } from '../storage/guests.ts';
import type { House } from './house.ts';
import type { LiveTable } from './live-table.ts';
import type { Usher } from './usher.ts';

/**
 * Forgets a guest who asks for it. Seats in running matches go to bots, for the sake of the others; nothing that is
 * kept says any more whose they were.
 */
export async function forget(
  guest: string,
  house: House,
  usher: Usher,
  guests: Guests,
  now: number,
): Promise<LiveTable[]> {
  const changed = new Set(await house.awakeWith(guest));
  for (const { table_id, seat, status } of await guests.seatsOf(guest)) {
    if (status === 'running') await usher.seat(table_id, guest, seat, 'leave', 'companion');
    changed.add(await house.table(table_id));
  }
  await guests.forget(guest, now);
  for (const table of changed) await table.refresh();
  return [...changed];
}

import type { Guests } from '../storage/guests.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';

/** What a list says of each table: enough to choose one, nothing that only its seats may know. */
export async function briefs(rows: readonly TableRow[], store: Store, guests: Guests) {
  if (rows.length === 0) return [];
  const seats = await store.db
    .selectFrom('seats')
    .selectAll()
    .where(
      'table_id',
      'in',
      rows.map(row => row.id),
    )
    .orderBy('seat')
    .execute();
  const names = await guests.names([...new Set(seats.flatMap(seat => seat.guest_id ?? []))]);
  const byTable = new Map<string, SeatRow[]>();
  for (const seat of seats) byTable.set(seat.table_id, [...(byTable.get(seat.table_id) ?? []), seat]);
  return rows.map(row => {
    const own = byTable.get(row.id) ?? [];
    const people = own.flatMap(seat => (seat.kind === 'person' && seat.guest_id ? [seat.guest_id] : []));
    return {
      id: row.id,
      game: row.game,
      scenario: row.scenario,
      status: row.status,
      seats: row.seats,
      free: own.filter(seat => seat.kind === 'open').length,
      bots: own.filter(seat => seat.kind === 'bot').length,
      people: [...new Set(people)].flatMap(id => names.get(id) || []),
      touchedAt: row.touched_at,
      ...(row.is_exercise === 1 ? { isExercise: true } : {}),
    };
  });
}

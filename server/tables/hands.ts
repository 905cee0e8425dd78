import { seenOf } from '../storage/columns.ts';
import type { SeatRow, VisitRow } from '../storage/schema.ts';
import type { Reseating, Seating } from '../storage/seating.ts';
import { HouseRefusal } from './refusal.ts';
import { type Around, hasSeenAnother, peopleOf, standingOf, taking, visitOf } from './seating.ts';

// A phone as somebody's hand: before the match whoever scans the screen sits down where there is room. Later a ticket of the
// screen brings a bot's seat, or a hand that was lost; a person who held it, or who plays beside it, must agree.

/** What becomes of the table when a phone comes without a ticket. */
export function comingToHand(seating: Seating, guest: string): Reseating {
  const { table, seats, visits } = seating;
  if (seats.some(row => row.guest_id === guest)) return {};
  if (standingOf(visits, guest) !== 'guest') throw new HouseRefusal('removed');
  if (table.status !== 'lobby') throw new HouseRefusal(table.status === 'running' ? 'started' : 'not-running');
  const free = seats.find(row => row.kind === 'open') ?? seats.find(row => row.guest_id === null);
  if (!free) throw new HouseRefusal('full');
  return taking(seating, free, guest);
}

/** What becomes of it when one shows a ticket for a seat. */
export function takingUpHand(seating: Seating, seat: number, guest: string, around: Around): Reseating {
  const row = seating.seats[seat];
  if (!row) throw new HouseRefusal('no-seat', { seat });
  const { status } = seating.table;
  if (status !== 'lobby' && status !== 'running') throw new HouseRefusal('not-running');
  if (row.guest_id === guest) return row.kind === 'person' ? {} : taking(seating, row, guest);
  if (standingOf(seating.visits, guest) !== 'guest') throw new HouseRefusal('removed');
  if (!mayHold(seating, row, guest, around.isOpen)) throw new HouseRefusal('seen', { seat });
  if (row.guest_id === null || holdersWord(seating, row, guest, around.present).length === 0)
    return handingOver(seating, row, guest);
  const visit = visitOf(seating, guest);
  return { visits: [{ ...visit, wish: seat, has_ticket: 1, asked_at: around.now, refused_at: 0, agreed: '[]' }] };
}

/** Whether somebody may have a seat that another person holds, if those whose word it is agree. */
export const isHandAsked = (seating: Seating, row: SeatRow, guest: string, isOpen: boolean): boolean =>
  row.guest_id !== null &&
  row.guest_id !== guest &&
  (seating.table.status === 'lobby' || seating.table.status === 'running') &&
  standingOf(seating.visits, guest) === 'guest' &&
  mayHold(seating, row, guest, isOpen);

/** Before the match there is nothing to be known; later nobody gets a second hidden hand. */
const mayHold = (seating: Seating, row: SeatRow, guest: string, isOpen: boolean): boolean =>
  isOpen || seating.table.status === 'lobby' || !hasSeenAnother(seating, row, guest);

/** Whose word it takes: that of whoever holds it; if they are gone, of somebody else who plays. */
export function holdersWord(
  { seats }: Seating,
  row: SeatRow,
  guest: string,
  present: ReadonlySet<string>,
): readonly string[] {
  if (row.guest_id !== null && present.has(row.guest_id)) return [row.guest_id];
  return [...peopleOf(seats)].filter(one => one !== guest && one !== row.guest_id && present.has(one));
}

/** The seat changes hands; whose it was keeps what it knows. */
export function handingOver(seating: Seating, row: SeatRow, guest: string): Reseating {
  const taken = taking(seating, row, guest);
  const before = row.guest_id;
  if (before === null || seating.table.status === 'lobby') return taken;
  return { ...taken, visits: [...(taken.visits ?? []), withSeen(visitOf(seating, before), row.seat)] };
}

const withSeen = (visit: VisitRow, seat: number): VisitRow => ({
  ...visit,
  seen: JSON.stringify([...new Set([...seenOf(visit), seat])]),
});

import { agreedOf } from '../storage/columns.ts';
import type { SeatRow, VisitRow } from '../storage/schema.ts';
import type { Reseating, Seating } from '../storage/seating.ts';
import { HouseRefusal } from './refusal.ts';
import { handingOver, holdersWord, isHandAsked } from './hands.ts';
import { type Around, peopleOf, taking, visitOf, wayTo } from './seating.ts';

// Who would like to have a bot's seat in the middle of a match, or, with a ticket of the screen or having held it before, a
// hand that another person holds. A wish is open while whoever asks is there.

const MINUTE = 60_000;
const OPEN_FOR = 60 * MINUTE;
const ASK_EVERY = MINUTE / 2; // who takes back a wish does not ask again at once
const REFUSED_FOR = 10 * MINUTE;
const MOST_WISHES = 8; // more at once are for nobody to answer

const isRefused = (visit: VisitRow): boolean => visit.refused_at >= visit.asked_at;

/** The seat that somebody waits for; undefined where there is no such wish, or none any more. */
function wished(seating: Seating, visit: VisitRow, around: Around): SeatRow | undefined {
  if (visit.wish === null || isRefused(visit) || !around.present.has(visit.guest_id)) return undefined;
  if (around.now - visit.asked_at >= OPEN_FOR) return undefined;
  const row = seating.seats[visit.wish];
  if (!row) return undefined;
  const isHand = visit.has_ticket === 1 && isHandAsked(seating, row, visit.guest_id, around.isOpen);
  return isHand || wayTo(seating, row, visit.guest_id, around.isOpen) === 'ask' ? row : undefined;
}

/** All wishes that somebody could grant now. */
export const openWishes = (seating: Seating, around: Around): VisitRow[] =>
  seating.visits.filter(visit => wished(seating, visit, around));

/** What somebody's own wish has come to. */
export function ownWish(
  seating: Seating,
  guest: string,
  around: Around,
): { readonly seat: number; readonly isRefused: boolean } | null {
  const visit = seating.visits.find(one => one.guest_id === guest);
  if (!visit || visit.wish === null) return null;
  if (isRefused(visit))
    return around.now - visit.refused_at < REFUSED_FOR ? { seat: visit.wish, isRefused: true } : null;
  return wished(seating, visit, around) ? { seat: visit.wish, isRefused: false } : null;
}

/** Somebody would like to have this seat; null: not any more. */
export function asking(seating: Seating, guest: string, seat: number | null, around: Around): Reseating {
  const visit = visitOf(seating, guest);
  if (seat === null) return isRefused(visit) ? {} : { visits: [{ ...visit, wish: null, has_ticket: 0 }] };
  const row = seating.seats[seat];
  if (!row) throw new HouseRefusal('no-seat', { seat });
  const way = wayTo(seating, row, guest, around.isOpen);
  if (way === 'take') return taking(seating, row, guest);
  if (way !== 'ask') throw new HouseRefusal(way, { seat });
  const open = wished(seating, visit, around);
  if (open?.seat === seat) return {};
  if (open) throw new HouseRefusal('asked', { seat: open.seat });
  const again = Math.max(visit.asked_at + ASK_EVERY, visit.refused_at === 0 ? 0 : visit.refused_at + REFUSED_FOR);
  // Who was refused somebody's hand has not asked for a bot's seat yet.
  const wasHand = visit.has_ticket === 1 || (seating.seats[visit.wish ?? -1]?.guest_id ?? null) !== null;
  const isFirst = wasHand && isRefused(visit) && row.guest_id === null;
  if (!isFirst && visit.asked_at > 0 && around.now < again)
    throw new HouseRefusal('ask-later', { minutes: Math.ceil((again - around.now) / MINUTE) });
  if (openWishes(seating, around).length >= MOST_WISHES) throw new HouseRefusal('ask-later', { minutes: 1 });
  return { visits: [{ ...visit, wish: seat, has_ticket: 0, asked_at: around.now, refused_at: 0, agreed: '[]' }] };
}

/**
 * Whose word this wish waits for. The host's; without the host, that of anybody who plays; and where the host itself would
 * see a hidden hand, that of all who play.
 */
export function deciders(seating: Seating, visit: VisitRow, present: ReadonlySet<string>): readonly string[] {
  const { table, seats } = seating;
  const row = seats[visit.wish ?? -1];
  if (row && row.guest_id !== null) return holdersWord(seating, row, visit.guest_id, present);
  const isHosts = visit.guest_id === table.host_id;
  if (!isHosts && present.has(table.host_id)) return [table.host_id];
  const agreed = isHosts ? agreedOf(visit) : [];
  return [...peopleOf(seats)].filter(one => one !== visit.guest_id && !agreed.includes(one));
}

export function answering(seating: Seating, by: string, guest: string, isYes: boolean, around: Around): Reseating {
  const visit = visitOf(seating, guest);
  const row = wished(seating, visit, around);
  if (!row) throw new HouseRefusal('no-wish');
  const waitedFor = deciders(seating, visit, around.present);
  if (!waitedFor.includes(by)) throw new HouseRefusal('not-yours', { seat: row.seat });
  if (!isYes) return { visits: [{ ...visit, refused_at: around.now, agreed: '[]' }] };
  if (row.guest_id !== null) return handingOver(seating, row, guest);
  const isEnough = guest !== seating.table.host_id || waitedFor.length === 1;
  if (isEnough) return taking(seating, row, guest);
  return { visits: [{ ...visit, agreed: JSON.stringify([...agreedOf(visit), by]) }] };
}

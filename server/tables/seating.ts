import type { BotName } from '../../bots/levels.ts';
import { seenOf } from '../storage/columns.ts';
import type { SeatRow, Standing, VisitRow } from '../storage/schema.ts';
import type { Reseating, Seating } from '../storage/seating.ts';
import { HouseRefusal } from './refusal.ts';

// Who may sit where: pure, so that it can be asked of what is in memory and decided on what is in the database.

/** What it depends on beside the rows. */
export interface Around {
  readonly now: number;
  readonly isOpen: boolean; // whether the game hides nothing from anybody
  readonly present: ReadonlySet<string>;
}

/** How somebody may come to a seat: at once, by asking those who are there, or not, and why. */
export type Way = 'take' | 'ask' | 'seat-taken' | 'seat-lent' | 'removed' | 'seen' | 'not-running';

/** What somebody may do with a seat: sit down, hand it to a bot, get up before the match, give it up in its middle. */
export const SITTINGS = ['me', 'bot', 'open', 'leave'] as const;
export type SeatAs = (typeof SITTINGS)[number];

export const standingOf = (visits: readonly VisitRow[], guest: string): Standing =>
  visits.find(visit => visit.guest_id === guest)?.standing ?? 'guest';

/** Those who have a seat, also while a bot plays it for them. */
export const peopleOf = (seats: readonly SeatRow[]): Set<string> => new Set(seats.flatMap(row => row.guest_id ?? []));

/**
 * Before the match whoever has the link may sit down. In its middle a bot's seat is a hand of cards: the host may have it
 * where that concerns nobody else, others where those who play agree or the table was opened so; and where hands are hidden,
 * nobody who knows another one.
 */
export function wayTo(seating: Seating, row: SeatRow, guest: string, isOpen: boolean): Way {
  const { table, seats, visits } = seating;
  if (table.status !== 'lobby' && table.status !== 'running') return 'not-running';
  if (row.guest_id === guest) return 'take';
  if (row.guest_id !== null && mayAskBack(seating, row, guest, isOpen)) return 'ask';
  if (row.guest_id !== null) return row.kind === 'bot' ? 'seat-lent' : 'seat-taken';
  if (standingOf(visits, guest) !== 'guest') return 'removed';
  if (table.status === 'lobby') return 'take';
  const isHost = table.host_id === guest;
  const isAlone = [...peopleOf(seats)].every(one => one === guest);
  // Not the hand of somebody whom the host has just removed, and might let in again.
  if (isHost && isAlone && (isOpen || !wasAnothers(seating, row, guest))) return 'take';
  if (!isOpen && hasSeenAnother(seating, row, guest)) return 'seen';
  return table.may_join === 1 || (isHost && isOpen) ? 'take' : 'ask';
}

/** Whoever has given a hand away asks whoever holds it now. */
const mayAskBack = (seating: Seating, row: SeatRow, guest: string, isOpen: boolean): boolean =>
  seating.table.status === 'running' &&
  standingOf(seating.visits, guest) === 'guest' &&
  hasHad(seating, row, guest) &&
  (isOpen || !hasSeenAnother(seating, row, guest));

/** Whether somebody has held this seat before, in this match. */
export const hasHad = ({ visits }: Seating, { seat, guest_id }: SeatRow, guest: string): boolean =>
  guest_id !== guest && visits.some(visit => visit.guest_id === guest && seenOf(visit).includes(seat));

export function hasSeenAnother({ seats, visits }: Seating, { seat }: SeatRow, guest: string): boolean {
  const visit = visits.find(one => one.guest_id === guest);
  const had = visit ? seenOf(visit) : [];
  return had.some(one => one !== seat) || seats.some(row => row.guest_id === guest && row.seat !== seat);
}

/** Whether somebody else has had this seat in this match. */
const wasAnothers = ({ visits }: Seating, { seat }: SeatRow, guest: string): boolean =>
  visits.some(visit => visit.guest_id !== guest && seenOf(visit).includes(seat));

/** What becomes of the table when somebody does this with a seat. */
export function sitting(
  seating: Seating,
  seat: number,
  guest: string,
  as: SeatAs,
  bot: BotName,
  isOpen: boolean,
): Reseating {
  const row = seating.seats[seat];
  if (!row) throw new HouseRefusal('no-seat', { seat });
  if (as === 'me') {
    const way = wayTo(seating, row, guest, isOpen);
    if (way === 'take') return taking(seating, row, guest);
    throw new HouseRefusal(way === 'ask' ? 'ask-first' : way, { seat });
  }
  const { status, host_id } = seating.table;
  const isMine = row.guest_id === guest;
  // A seat that is lent to a bot is still its owner's.
  const isHosts = host_id === guest && row.guest_id === null;
  if (!isMine && !isHosts) throw new HouseRefusal('not-yours', { seat });
  if (status === 'lobby') return { seats: [as === 'bot' ? { ...emptied(row), kind: 'bot', bot } : emptied(row)] };
  if (as === 'open') throw new HouseRefusal('started');
  if (status !== 'running') throw new HouseRefusal('not-running');
  if (as === 'bot' && (!isMine || row.taken === 0)) return { seats: [{ ...row, kind: 'bot', bot }] };
  if (!isMine) throw new HouseRefusal('not-yours', { seat });
  return leaving(seating, guest, [row], bot);
}

/** Sits down; a wish for a seat is thereby fulfilled. */
export function taking(seating: Seating, row: SeatRow, guest: string): Reseating {
  const isMine = row.guest_id === guest;
  const taken = isMine ? row.taken : seating.table.status === 'running' ? 1 : 0;
  const visit = { ...visitOf(seating, guest), ...NO_WISH };
  return { seats: [{ ...row, kind: 'person', guest_id: guest, bot: null, taken }], visits: [visit] };
}

/** These seats are the bots' from now on; whose they were keeps what it knows, and nothing else. */
function leaving(seating: Seating, guest: string, rows: readonly SeatRow[], bot: BotName): Reseating {
  const visit = visitOf(seating, guest);
  const seen = new Set([...seenOf(visit), ...rows.map(row => row.seat)]);
  return {
    seats: rows.map(row => ({ ...emptied(row), kind: 'bot', bot })),
    visits: [{ ...visit, seen: JSON.stringify([...seen]) }],
  };
}

const emptied = (row: SeatRow): SeatRow => ({ ...row, kind: 'open', guest_id: null, bot: null, taken: 0 });

const NO_WISH = { wish: null, has_ticket: 0, refused_at: 0, agreed: '[]' } as const;

/** What is known of a guest, for a change. */
export function visitOf({ table, visits }: Seating, guest: string): VisitRow {
  return visits.find(visit => visit.guest_id === guest) ?? strangerAt(table.id, guest);
}

/** Somebody of whom nothing is known yet. */
export function strangerAt(table: string, guest: string): VisitRow {
  return { table_id: table, guest_id: guest, standing: 'guest', seen: '[]', asked_at: 0, ...NO_WISH };
}

/** The host takes somebody's seats away, shuts somebody out, or lets somebody in again. Of a match that is over the seats stay. */
export function removing(seating: Seating, by: string, guest: string, standing: Standing): Reseating {
  const { table, seats } = seating;
  if (table.host_id !== by) throw new HouseRefusal('not-yours');
  if (guest === by) throw new HouseRefusal('no-guest');
  const own = standing === 'guest' ? [] : seats.filter(row => row.guest_id === guest);
  const left: Reseating =
    table.status === 'lobby'
      ? { seats: own.map(emptied) }
      : table.status === 'running'
        ? leaving(seating, guest, own, 'companion')
        : {};
  const visit = left.visits?.[0] ?? visitOf(seating, guest);
  return { ...left, visits: [{ ...visit, ...NO_WISH, standing }] };
}

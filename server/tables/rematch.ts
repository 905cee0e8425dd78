import { nextScenario } from '../../referee/campaign.ts';
import { carriedBy } from '../storage/campaigns.ts';
import { optionsOf } from '../storage/columns.ts';
import type { SeatRow, VisitRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { type House, HouseRefusal } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { Meeting } from './meeting.ts';
import { standingOf, strangerAt } from './seating.ts';

/**
 * The same game with the same people at the same seats, or the next match of their campaign, to which more or fewer may come
 * and which may be harder or easier.
 * Whoever asks first opens it; the others are led there.
 */
export async function rematch(
  table: LiveTable,
  guest: string,
  house: House,
  store: Store,
  mayOpen: () => Promise<void>,
  wished: {
    readonly seats?: number | undefined;
    readonly options?: unknown;
    readonly isHand?: boolean | undefined;
  } = {},
): Promise<string> {
  const { row } = table;
  const seats = seatsAgain(table);
  if (row.status !== 'over') throw new HouseRefusal('not-over');
  const hasSeat = (one: string): boolean => seats.some(seat => seat.guest_id === one);
  if (row.host_id !== guest && !hasSeat(guest)) throw new HouseRefusal('not-yours');
  // A big screen has no seat, and its table nevertheless, also where one of the hands around it asks.
  const isOnScreen = !hasSeat(row.host_id) && (row.host_id === guest || wished.isHand === true);
  const opener = isOnScreen ? row.host_id : guest;
  const meeting = new Meeting(store, `rematch ${row.id}`);
  const known = await meeting.find(() => true);
  if (known !== null) return known;
  const box = house.box(row.game);
  const carry = await carriedBy(store, box, row);
  const wish = {
    game: row.game,
    scenario: nextScenario(box.game, carry) ?? row.scenario,
    seats: wished.seats ?? row.seats,
    options: wished.options ?? optionsOf(row),
    isPublic: row.is_public === 1,
    mayJoin: row.may_join === 1,
    isOnScreen,
  };
  await mayOpen();
  const id = await house.create(opener, wish, carry);
  await store.commits.write(id, async trx => {
    for (const { seat, guest_id, kind, bot } of seatedAt(seats, wish.seats, guest))
      await trx
        .updateTable('seats')
        .set(guest_id ? { kind: 'person', guest_id, bot: null } : { kind, guest_id: null, bot })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .execute();
    for (const visit of removedAgain(table, id)) await trx.insertInto('visits').values(visit).execute();
  });
  return meeting.keep(id);
}

/** The seats as they are, but for those of people who were removed: they become bots'. */
export function seatsAgain({ seats, register: { visits } }: Seated): SeatRow[] {
  const isWelcome = (one: string | null): boolean => one === null || standingOf(visits, one) === 'guest';
  return seats.map(seat => (isWelcome(seat.guest_id) ? seat : asBot(seat)));
}

/** Whoever was removed stays so at the next table. */
export const removedAgain = ({ register: { visits } }: Seated, id: string): VisitRow[] =>
  visits
    .filter(({ standing }) => standing !== 'guest')
    .map(({ guest_id, standing }) => Object.assign(strangerAt(id, guest_id), { standing }));

type Seated = Pick<LiveTable, 'seats' | 'register'>;

/** Everybody stays where they sit; those whose seat is gone take that of a bot, and whoever asks has one in any case. */
export function seatedAt(before: readonly SeatRow[], count: number, guest: string): SeatRow[] {
  const seats = before.filter(({ seat }) => seat < count);
  const isPerson = (row: SeatRow): boolean => row.guest_id !== null;
  for (const person of before.filter(row => row.seat >= count && isPerson(row))) {
    const isAsking = person.guest_id === guest && !seats.some(row => row.guest_id === guest);
    const at = seats.findLastIndex(row => !isPerson(row));
    const place = at < 0 && isAsking ? seats.length - 1 : at;
    const { seat } = seats[place] ?? {};
    if (seat !== undefined) seats[place] = { ...person, seat };
  }
  return seats;
}

const asBot = (seat: SeatRow): SeatRow => ({ ...seat, kind: 'bot', guest_id: null, bot: seat.bot ?? 'companion' });

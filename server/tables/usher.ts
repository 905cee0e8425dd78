import type { BotName } from '../../bots/levels.ts';
import type { SeatRow, Standing } from '../storage/schema.ts';
import { type Reseating, type Seating, changeSeating } from '../storage/seating.ts';
import type { Store } from '../storage/store.ts';
import { type House, HouseRefusal } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { type Around, type SeatAs, peopleOf, removing, sitting } from './seating.ts';
import { speakerOf } from './chat.ts';
import { comingToHand, takingUpHand } from './hands.ts';
import { answering, asking } from './wishes.ts';

/** Shows people to their seats, and to the door. */
export class Usher {
  private readonly house: House;
  private readonly store: Store;

  constructor(house: House, store: Store) {
    this.house = house;
    this.store = store;
  }

  /** Sits down, gets up, hands a seat to a bot. */
  seat(id: string, guest: string, seat: number, as: SeatAs, bot: BotName): Promise<LiveTable> {
    return this.change(id, (seating, { isOpen }) => sitting(seating, seat, guest, as, bot, isOpen));
  }

  /** A phone becomes somebody's hand: at the seat a ticket names, or wherever there is room before the match. */
  hand(id: string, guest: string, seat: number | null): Promise<LiveTable> {
    return this.change(id, (seating, around) =>
      seat === null ? comingToHand(seating, guest) : takingUpHand(seating, seat, guest, around),
    );
  }

  /** Bots sit down where nobody has, before the match. */
  fill(id: string): Promise<LiveTable> {
    return this.change(id, ({ table, seats }) => {
      if (table.status !== 'lobby') throw new HouseRefusal('started');
      const open = seats.filter(({ kind }) => kind === 'open');
      return { seats: open.map(asBot) };
    });
  }

  /** Asks for a bot's seat in the middle of the match, or does so no longer. */
  ask(id: string, guest: string, seat: number | null): Promise<LiveTable> {
    return this.change(id, (seating, around) => asking(seating, guest, seat, around));
  }

  /** Grants a wish, or does not. Guests are named as they are to others: by a key that is good at this table only. */
  answer(id: string, by: string, key: string, isYes: boolean): Promise<LiveTable> {
    return this.change(id, (seating, around) =>
      answering(seating, by, guestBy(seating, around.present, key), isYes, around),
    );
  }

  remove(id: string, by: string, key: string, standing: Standing): Promise<LiveTable> {
    return this.change(id, (seating, { present }) => removing(seating, by, guestBy(seating, present, key), standing));
  }

  /** Changes the rows, then the table in memory, then the log: whoever reads the log finds the seats as they are. */
  private async change(id: string, decide: (seating: Seating, around: Around) => Reseating): Promise<LiveTable> {
    const table = await this.house.table(id);
    const { before, change } = await changeSeating(this.store, id, seating => decide(seating, table.aroundWishes));
    await table.refresh();
    if (before.table.status === 'running')
      for (const row of change.seats ?? [])
        if (isNewPlayer(row, before.seats[row.seat]))
          await table.inputs.say({ type: 'takeOver', seat: row.seat, by: row.kind === 'person' ? 'person' : 'bot' });
    return table;
  }
}

const asBot = (row: SeatRow): SeatRow => ({ ...row, kind: 'bot', bot: 'companion' });

const isNewPlayer = (row: SeatRow, before: SeatRow | undefined): boolean =>
  row.kind !== before?.kind || row.guest_id !== before.guest_id;

function guestBy({ table, seats, visits }: Seating, present: ReadonlySet<string>, key: string): string {
  const known = new Set([...peopleOf(seats), ...visits.map(visit => visit.guest_id), ...present]);
  for (const guest of known) if (speakerOf(table.id, guest) === key) return guest;
  throw new HouseRefusal('no-guest');
}

import type { Clock } from '../clock.ts';
import { markServed } from '../storage/served.ts';
import type { Store } from '../storage/store.ts';
import type { House } from './house.ts';

/** How much of a running clock may be lost when a server is killed. */
const MARK_EVERY = 1000;

/** Writes down, all the time, what the running clocks show: whoever wakes a table later knows where its clock stood. */
export class ClockMarks {
  private readonly house: House;
  private readonly store: Store;
  private readonly clock: Clock;
  private cancel: () => void = () => {};
  private isOver = false;

  constructor(house: House, store: Store, clock: Clock) {
    this.house = house;
    this.store = store;
    this.clock = clock;
  }

  start(): void {
    if (this.isOver) return;
    this.cancel = this.clock.after(MARK_EVERY, () => {
      // A storage that is out of reach is told by the tables that need it.
      void this.mark()
        .catch(() => {})
        .then(() => this.start());
    });
  }

  close(): void {
    this.isOver = true;
    this.cancel();
  }

  private async mark(): Promise<void> {
    const tables = await this.house.list();
    const running = tables.flatMap(table => table.clock.served() ?? []);
    // In one order, so that two servers do not wait for each other.
    running.sort((a, b) => (a.table_id < b.table_id ? -1 : 1));
    await markServed(this.store, running);
  }
}

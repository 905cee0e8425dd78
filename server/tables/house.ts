import { commit } from '../../engine/commitment.ts';
import { messageOf } from '../../engine/thrown.ts';
import type { Opening } from '../../referee/referee.ts';
import type { Wish } from '../../bots/set-up.ts';
import { complete } from '../../referee/wish.ts';
import { gameIds, loadBox } from '../../shelf/games.ts';
import type { AnyBox } from '../../engine/box.ts';
import { newSecret, newSeed, newTableId } from '../ids.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import { type Reseating, type Seating, changeSeating } from '../storage/seating.ts';
import type { TableMessage } from '../nodes/bus.ts';
import { RulesFault } from '../rules/pool.ts';
import { LiveTable, type TableEnvironment } from './live-table.ts';
import { HouseRefusal } from './refusal.ts';
import { Register } from './register.ts';

import { sweep } from './sweeping.ts';

export { HouseRefusal } from './refusal.ts';

const MINUTE = 60_000;
const MOST_DRIFT = 10 * MINUTE;
const AT_ONCE = 200;

/** All the tables of this server. */
export class House {
  private readonly around: TableEnvironment;
  private readonly boxes = new Map<string, AnyBox>();
  private readonly tables = new Map<string, Promise<LiveTable>>();
  private readonly leaving = new Map<string, Promise<void>>(); // those that are falling asleep
  private lookedAt: { now: number; steady: number } | null = null;

  constructor(around: TableEnvironment) {
    this.around = around;
  }

  async load(): Promise<void> {
    for (const id of gameIds()) this.boxes.set(id, await loadBox(id));
  }

  games(): AnyBox[] {
    return [...this.boxes.values()];
  }

  box(id: string): AnyBox {
    const box = this.boxes.get(id);
    if (!box) throw new HouseRefusal('no-game', { game: id });
    return box;
  }

  /** How many tables are awake. */
  get awake(): number {
    return this.tables.size;
  }

  /** `carry` is what the match before handed on, if this one goes on with a campaign. */
  async create(
    host: string,
    wish: Wish & { game: string; isPublic: boolean; mayJoin: boolean; isOnScreen?: boolean },
    carry: object | null = null,
  ): Promise<string> {
    const box = this.box(wish.game);
    const { game } = box;
    const setup = { ...complete(box, wish, what => new HouseRefusal('setup', what)), carry };
    const now = this.around.clock.now();
    const id = newTableId();
    await this.tryOut(id, game.id, setup);
    const { seed = newSeed() } = this.around;
    const salt = newSecret();
    const row: TableRow = {
      id,
      game: game.id,
      scenario: setup.scenario,
      seats: setup.seats,
      options: JSON.stringify(setup.options),
      host_id: host,
      is_public: wish.isPublic ? 1 : 0,
      may_join: wish.mayJoin ? 1 : 0,
      status: 'lobby',
      version: game.version,
      seed,
      salt,
      commitment: commit(seed, salt),
      reseeds: '[]',
      origin: null,
      carry: carry && JSON.stringify(carry),
      outcome: null,
      goes_on: 0,
      is_exercise: 0,
      failure: null,
      created_at: now,
      touched_at: now,
    };
    const none = { table_id: id, kind: 'open', guest_id: null, bot: null, taken: 0 } as const;
    const seats: SeatRow[] = Array.from({ length: setup.seats }, (_, seat) => ({ ...none, seat }));
    // Whoever opens it on a big screen plays with a phone, as everybody else does.
    if (!wish.isOnScreen) seats[0] = { ...none, seat: 0, kind: 'person', guest_id: host };
    await this.around.store.addTable(row, seats);
    return id;
  }

  /** Options may parse and yet not fit together: the rules have the last word, before anybody is invited. */
  private async tryOut(id: string, game: string, setup: Opening['setup']): Promise<void> {
    const trial = `trial ${id}`;
    const opening: Opening = { setup, seed: trial, salt: '', inputs: [], snapshot: null };
    try {
      await this.around.rules.ask(trial, { op: 'open', game, opening });
      await this.around.rules.ask(trial, { op: 'close' });
    } catch (error) {
      // rules that were never heard have refused nothing
      if (error instanceof RulesFault && error.kind !== 'rules') throw new HouseRefusal('busy');
      throw new HouseRefusal('setup', { reason: messageOf(error) });
    }
  }

  /** The table, awake. */
  table(id: string): Promise<LiveTable> {
    const known = this.tables.get(id);
    if (known) return known;
    const waking = this.wake(id);
    this.tables.set(id, waking);
    waking.catch(() => this.tables.delete(id));
    return waking;
  }

  private async wake(id: string): Promise<LiveTable> {
    await this.leaving.get(id);
    const register = await Register.of(id, this.around);
    if (!register) throw new HouseRefusal('no-table');
    const table = new LiveTable(register, this.boxes.get(register.row.game) ?? null, this.around);
    if (register.isRunning)
      await table.open().catch((error: Error) => this.around.trouble('not opened', { table: id, why: error.message }));
    return table;
  }

  /** The table for somebody who comes to it. */
  async visited(id: string, guest: string | null): Promise<LiveTable> {
    const table = await this.table(id);
    if (guest !== null && table.register.isShutTo(guest)) throw new HouseRefusal('shut-out');
    return table;
  }

  /** A word of another server about a table: it concerns us only while we have it awake. */
  hear(message: TableMessage): void {
    this.tables
      .get(message.table)
      ?.then(table => table.neighbours.hear(message))
      .catch((error: Error) => this.around.trouble('not followed', { table: message.table, why: error.message }));
  }

  private async everyTable(): Promise<LiveTable[]> {
    const all = await Promise.all([...this.tables.values()].map(waking => waking.catch(() => null)));
    return all.filter(table => table !== null);
  }

  /** Looks for inputs of other servers that nobody told us of. */
  async checkLogs(): Promise<void> {
    const watched = (await this.everyTable()).filter(table => table.match.position !== null);
    for (let i = 0; i < watched.length; i += 1000) {
      const some = watched.slice(i, i + 1000);
      const lengths = await this.around.store.logs.lengths(some.map(table => table.row.id));
      await Promise.all(some.map(table => table.checkLog(lengths.get(table.row.id) ?? 0)));
    }
  }

  /** Reads all awake tables again: servers have gone, or we were cut off. */
  async refreshAll(): Promise<void> {
    for (const table of await this.everyTable()) {
      await table.refresh();
      this.around.reseated(table);
    }
  }

  /** All tables in memory, for the operator's page. */
  async list(): Promise<readonly LiveTable[]> {
    return this.everyTable();
  }

  /** The tables at which this guest has a seat, or has asked for one, as far as they are awake. */
  async awakeWith(guest: string): Promise<LiveTable[]> {
    const isTheirs = (row: { guest_id: string | null }): boolean => row.guest_id === guest;
    return (await this.everyTable()).filter(
      table => table.seats.some(isTheirs) || table.register.visits.some(isTheirs),
    );
  }

  async start(id: string, guest: string): Promise<LiveTable> {
    const table = await this.table(id);
    const begin = ({ table: row, seats }: Seating): Reseating => {
      if (row.host_id !== guest) throw new HouseRefusal('not-yours');
      if (row.status !== 'lobby') throw new HouseRefusal('started');
      const open = seats.filter(({ kind }) => kind === 'open').length;
      if (open > 0) throw new HouseRefusal('seats-open', { open });
      return { table: { status: 'running', touched_at: this.around.clock.now() } };
    };
    await changeSeating(this.around.store, id, begin);
    await table.begin();
    return table;
  }

  /** Puts to sleep what nobody uses and removes what nobody will miss. */
  async tidy(): Promise<{ asleep: number; removed: number }> {
    const now = this.around.clock.now();
    const hasJumped = this.hasJumped(now);
    const asleep = await this.putToSleep(now);
    // Somebody has set the clock: what looks old may be new. It is looked at again next time.
    if (hasJumped) return { asleep, removed: 0 };
    const removed = await sweep(this.around.store, now, id => this.tables.has(id));
    return { asleep, removed };
  }

  /** Many at once: their snapshots then go to the disk together. */
  private async putToSleep(now: number): Promise<number> {
    const isIdle = (table: LiveTable): boolean =>
      table.watchers.size === 0 && now - table.match.usedAt >= this.around.asleepAfter;
    const idle: LiveTable[] = [];
    for (const waking of this.tables.values()) {
      const table = await waking.catch(() => null);
      if (table && isIdle(table)) idle.push(table);
    }
    let count = 0;
    for (let i = 0; i < idle.length; i += AT_ONCE) {
      const some = idle.slice(i, i + AT_ONCE).filter(isIdle);
      await Promise.all(some.map(table => this.fallAsleep(table)));
      count += some.length;
    }
    return count;
  }

  /** Whoever comes meanwhile waits until it sleeps, and wakes it: there is never a second one of the same table. */
  private async fallAsleep(table: LiveTable): Promise<void> {
    const { id } = table.row;
    const asleep = table.sleep();
    this.tables.delete(id);
    this.leaving.set(
      id,
      asleep.catch(() => {}),
    );
    try {
      await asleep;
    } finally {
      this.leaving.delete(id);
    }
  }

  /** Whether the time of day has moved otherwise than time has passed since the last look. */
  private hasJumped(now: number): boolean {
    const steady = this.around.clock.steady();
    const jump = this.lookedAt ? now - this.lookedAt.now - (steady - this.lookedAt.steady) : 0;
    this.lookedAt = { now, steady };
    if (Math.abs(jump) < MOST_DRIFT) return false;
    this.around.trouble('the clock was set', { ms: jump });
    return true;
  }

  /** Before the server stops. */
  async sleep(): Promise<void> {
    const all = await this.everyTable();
    this.tables.clear();
    for (let i = 0; i < all.length; i += AT_ONCE)
      await Promise.all(all.slice(i, i + AT_ONCE).map(table => table.sleep().catch(() => {})));
  }
}

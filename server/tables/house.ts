import { commit } from '../../engine/commitment.ts';
import type { Opening } from '../../host/hosted.ts';
import { complete, type Wish } from '../../host/wish.ts';
import { gameIds, loadBox } from '../../shelf/games.ts';
import type { AnyBox } from '../../engine/box.ts';
import type { Seat } from '../../engine/types.ts';
import { newSecret, newSeed, newTableId } from '../ids.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import { LiveTable, type Surroundings } from './live-table.ts';
import type { BotName } from './seats.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** When tables are put to sleep and when they are cleaned away. Documented in docs/hosting.md. */
export const KEEPING = {
  asleepAfter: 15 * MINUTE, // nobody looks and nobody plays: out of memory, nothing is lost
  lobbyFor: 2 * DAY, // a table that was never started
  runningFor: 60 * DAY, // a match that nobody touched
  overFor: 365 * DAY, // a finished match stays watchable
} as const;

export class HouseRefusal extends Error {
  readonly code:
    | 'no-game'
    | 'no-rulebook'
    | 'no-table'
    | 'seat-taken'
    | 'no-seat'
    | 'not-yours'
    | 'started'
    | 'not-over'
    | 'seats-open'
    | 'setup';
  readonly values: { readonly [name: string]: string | number };

  constructor(code: HouseRefusal['code'], values: { readonly [name: string]: string | number } = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}

/** All the tables of this server. */
export class House {
  private readonly around: Surroundings;
  private readonly boxes = new Map<string, AnyBox>();
  private readonly tables = new Map<string, Promise<LiveTable>>();

  constructor(around: Surroundings) {
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

  async create(host: string, wish: Wish & { game: string; isPublic: boolean }): Promise<string> {
    const { game } = this.box(wish.game);
    const setup = complete(game, wish, reason => new HouseRefusal('setup', { reason }));
    const now = this.around.clock.now();
    const id = newTableId();
    await this.tryOut(id, game.id, setup);
    const seed = newSeed();
    const salt = newSecret();
    const row: TableRow = {
      id,
      game: game.id,
      scenario: setup.scenario,
      seats: setup.seats,
      options: JSON.stringify(setup.options),
      host_id: host,
      is_public: wish.isPublic ? 1 : 0,
      status: 'lobby',
      version: game.version,
      seed,
      salt,
      commitment: commit(seed, salt),
      outcome: null,
      failure: null,
      created_at: now,
      touched_at: now,
    };
    const open = (seat: number): SeatRow => ({ table_id: id, seat, kind: 'open', guest_id: null, bot: null });
    const seats = Array.from({ length: setup.seats }, (_, seat) => open(seat));
    seats[0] = { table_id: id, seat: 0, kind: 'person', guest_id: host, bot: null };
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
      throw new HouseRefusal('setup', { reason: (error as Error).message });
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
    const row = await this.around.store.table(id);
    if (!row) throw new HouseRefusal('no-table');
    const seats = await this.around.store.seats(id);
    const isOpen = this.boxes.get(row.game)?.game.isOpen ?? false;
    const table = new LiveTable(row, seats, isOpen, this.around);
    if (row.status === 'running')
      await table.open().catch((error: Error) => this.around.trouble('not opened', { table: id, why: error.message }));
    return table;
  }

  /** The tables at which this guest has a seat, as far as they are awake. */
  async awakeWith(guest: string): Promise<LiveTable[]> {
    const all = await Promise.all([...this.tables.values()].map(waking => waking.catch(() => null)));
    return all.flatMap(table => (table?.seats.some(row => row.guest_id === guest) ? [table] : []));
  }

  /** Sits down, gets up, or puts a bot there. Before the start the host may do so for any seat that is not a person's. */
  async seat(id: string, guest: string, seat: Seat, as: 'me' | 'bot' | 'open', bot: BotName): Promise<LiveTable> {
    const table = await this.table(id);
    const row = table.seats[seat];
    if (!row) throw new HouseRefusal('no-seat', { seat });
    const isMine = row.guest_id === guest;
    const isHost = table.row.host_id === guest;
    if (as === 'me') {
      const isFree = row.kind === 'open' || isMine || (row.kind === 'bot' && row.guest_id === null);
      if (!isFree) throw new HouseRefusal('seat-taken', { seat });
    } else if (!isMine && !(isHost && row.kind !== 'person')) throw new HouseRefusal('not-yours', { seat });
    if (as === 'open' && table.row.status !== 'lobby') throw new HouseRefusal('started');
    const next: SeatRow = {
      ...row,
      kind: as === 'me' ? 'person' : as,
      // Who hands a seat to a bot in the middle of a match may take it back.
      guest_id: as === 'me' ? guest : as === 'bot' && isMine && table.row.status === 'running' ? guest : null,
      bot: as === 'bot' ? bot : null,
    };
    await this.around.store.updateSeat(next);
    table.reseated(table.seats.map(s => (s.seat === seat ? next : s)));
    if (table.row.status === 'running' && next.kind !== row.kind)
      await table.say({ type: 'takeOver', seat, by: as === 'bot' ? 'bot' : 'person' });
    return table;
  }

  async start(id: string, guest: string): Promise<LiveTable> {
    const table = await this.table(id);
    if (table.row.host_id !== guest) throw new HouseRefusal('not-yours');
    if (table.row.status !== 'lobby') throw new HouseRefusal('started');
    const open = table.seats.filter(row => row.kind === 'open').length;
    if (open > 0) throw new HouseRefusal('seats-open', { open });
    await this.around.store.updateTable(id, { status: 'running', touched_at: this.around.clock.now() });
    table.row = { ...table.row, status: 'running' };
    await table.open();
    return table;
  }

  /** Puts to sleep what nobody uses and removes what nobody will miss. */
  async tidy(): Promise<{ asleep: number; removed: number }> {
    const now = this.around.clock.now();
    let asleep = 0;
    for (const [id, waking] of this.tables) {
      const table = await waking.catch(() => null);
      if (!table || table.watchers.size > 0 || now - table.usedAt < KEEPING.asleepAfter) continue;
      this.tables.delete(id);
      await table.sleep();
      asleep++;
    }
    const stale = [
      ...(await this.around.store.staleTables(['lobby'], now - KEEPING.lobbyFor, 100)),
      ...(await this.around.store.staleTables(['running', 'frozen', 'failed'], now - KEEPING.runningFor, 100)),
      ...(await this.around.store.staleTables(['over'], now - KEEPING.overFor, 100)),
    ].filter(id => !this.tables.has(id));
    for (const id of stale) await this.around.store.removeTable(id);
    return { asleep, removed: stale.length };
  }

  /** Before the server stops. */
  async sleep(): Promise<void> {
    for (const waking of this.tables.values()) await (await waking.catch(() => null))?.sleep().catch(() => {});
    this.tables.clear();
  }
}

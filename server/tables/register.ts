import type { SeatRow, TableRow, VisitRow } from '../storage/schema.ts';
import { type Seating, visitsOf } from '../storage/seating.ts';
import { standingOf } from './seating.ts';
import type { Environment } from './environment.ts';

type Around = Pick<Environment, 'store' | 'elsewhere'>;

interface Rows {
  readonly row: TableRow;
  readonly seats: SeatRow[];
  /** What is known of guests beside their seats. */
  readonly visits: readonly VisitRow[];
  /** Guests who look on through other servers. */
  readonly elsewhere: ReadonlySet<string>;
}

/** What is known of a table beside its log: its row, its seats, who is there. */
export class Register {
  private readonly around: Around;
  private rows: Rows;

  constructor(rows: Rows, around: Around) {
    this.rows = rows;
    this.around = around;
  }

  static async of(id: string, around: Around): Promise<Register | null> {
    const rows = await rowsOf(id, around);
    return rows && new Register(rows, around);
  }

  get row(): TableRow {
    return this.rows.row;
  }

  get seats(): SeatRow[] {
    return this.rows.seats;
  }

  get visits(): readonly VisitRow[] {
    return this.rows.visits;
  }

  get elsewhere(): ReadonlySet<string> {
    return this.rows.elsewhere;
  }

  get isRunning(): boolean {
    return this.row.status === 'running';
  }

  /** Whether its rules have failed or changed: it cannot go on. */
  get isSetAside(): boolean {
    return this.row.status === 'failed' || this.row.status === 'frozen';
  }

  /** Reads everything again and says what it was before; null where there is no such table any more. */
  async read(): Promise<Rows | null> {
    const before = this.rows;
    const rows = await rowsOf(before.row.id, this.around);
    if (!rows) return null;
    this.rows = rows;
    return before;
  }

  /** What somebody else keeps: the log, together with an input. */
  change(change: Partial<TableRow>): void {
    const { row, seats, visits, elsewhere } = this.rows;
    this.rows = { row: { ...row, ...change }, seats, visits, elsewhere };
  }

  async keep(change: Partial<TableRow>): Promise<void> {
    this.change(change);
    await this.around.store.updateTable(this.row.id, change);
  }

  isShutTo(guest: string): boolean {
    return standingOf(this.visits, guest) === 'shut';
  }

  get seating(): Seating {
    return { table: this.row, seats: this.seats, visits: this.visits };
  }
}

async function rowsOf(id: string, { store, elsewhere }: Around): Promise<Rows | null> {
  const [row, seats, visits, guests] = await Promise.all([
    store.table(id),
    store.seats(id),
    visitsOf(store.db, id),
    elsewhere(id),
  ]);
  return row ? { row: lasting(row), seats: [...seats], visits: [...visits], elsewhere: guests } : null;
}

/** A row as the database hands it out takes four times the memory of one that is written out; lists have room for more. */
function lasting(row: TableRow): TableRow {
  const { id, game, scenario, seats, options, host_id, is_public, may_join, status, version } = row;
  const { seed, salt, commitment, reseeds, origin, carry, outcome, goes_on, is_exercise } = row;
  const { failure, created_at, touched_at } = row;
  return {
    id,
    game,
    scenario,
    seats,
    options,
    host_id,
    is_public,
    may_join,
    status,
    version,
    seed,
    salt,
    commitment,
    reseeds,
    origin,
    carry,
    outcome,
    goes_on,
    is_exercise,
    failure,
    created_at,
    touched_at,
  };
}

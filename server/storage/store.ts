import type { Kysely } from 'kysely';
import { type Afterwards, putSnapshot } from './appends.ts';
import { Commits, type Writes } from './commits.ts';
import type { Journal, Keeper } from './journal.ts';
import { Logs } from './logs.ts';
import type { Status } from '../../referee/messages.ts';
import type { InputRow, Schema, SeatRow, TableRow } from './schema.ts';

/** Everything the server keeps. Writes are grouped; a write that was awaited is on the disk. */
export class Store {
  readonly db: Kysely<Schema>;
  readonly commits: Writes;
  readonly logs: Logs;
  readonly journal: Journal | null;

  /** With a journal inputs go there first; without one they go straight into the database. */
  constructor(db: Kysely<Schema>, journal: Journal | null = null, commits: Writes = new Commits(db)) {
    this.db = db;
    this.commits = commits;
    this.journal = journal;
    this.logs = new Logs(db, journal);
    if (commits instanceof Commits) journal?.start(run => commits.between(run));
  }

  async close(): Promise<void> {
    await this.journal?.close();
    await this.db.destroy();
  }

  /** A value that is made once and kept, such as the key that signs cookies. */
  async lasting(key: string, make: () => string): Promise<string> {
    const row = { key, value: make() };
    await this.commits.write(key, trx =>
      trx
        .insertInto('meta')
        .values(row)
        .onConflict(c => c.column('key').doNothing())
        .execute(),
    );
    const kept = await this.db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirstOrThrow();
    return kept.value;
  }

  // ---- tables ----

  async addTable(table: TableRow, seats: readonly SeatRow[]): Promise<void> {
    await this.commits.write(table.id, async trx => {
      await trx.insertInto('tables').values(table).execute();
      await trx
        .insertInto('seats')
        .values([...seats])
        .execute();
    });
  }

  table(id: string): Promise<TableRow | undefined> {
    return this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  }

  seats(id: string): Promise<SeatRow[]> {
    return this.db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  }

  async updateTable(id: string, change: Partial<TableRow>): Promise<void> {
    await this.commits.write(id, trx => trx.updateTable('tables').set(change).where('id', '=', id).execute());
  }

  /** The tables at which this guest has a seat, the latest first. */
  tablesOf(guest: string, limit: number): Promise<TableRow[]> {
    return this.db
      .selectFrom('tables')
      .selectAll()
      .where(eb =>
        eb.or([
          eb('host_id', '=', guest),
          eb('id', 'in', eb.selectFrom('seats').select('table_id').where('guest_id', '=', guest)),
        ]),
      )
      .orderBy('touched_at', 'desc')
      .limit(limit)
      .execute();
  }

  publicTables(limit: number): Promise<TableRow[]> {
    return this.db
      .selectFrom('tables')
      .selectAll()
      .where('is_public', '=', 1)
      .where('status', 'in', ['lobby', 'running'])
      .orderBy('touched_at', 'desc')
      .limit(limit)
      .execute();
  }

  /** Tables of these states that nobody has touched since; those from which a campaign goes on only where they are asked for. */
  async staleTables(statuses: readonly Status[], before: number, limit: number, goesOn: 0 | 1 = 0): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('status', 'in', [...statuses])
      .where('touched_at', '<', before)
      .where('goes_on', '=', goesOn)
      .limit(limit)
      .execute();
    return rows.map(row => row.id);
  }

  /** How many tables there are of each state. */
  countByStatus(): Promise<{ status: Status; count: number }[]> {
    return this.db
      .selectFrom('tables')
      .select(['status', eb => eb.fn.countAll<number>().as('count')])
      .groupBy('status')
      .orderBy('status')
      .execute();
  }

  /** Tables whose rules failed or have changed, the latest first. */
  tablesSetAside(limit: number): Promise<TableRow[]> {
    return this.db
      .selectFrom('tables')
      .selectAll()
      .where('status', 'in', ['failed', 'frozen'])
      .orderBy('touched_at', 'desc')
      .limit(limit)
      .execute();
  }

  async removeTable(id: string): Promise<void> {
    this.journal?.drop(id);
    await this.commits.write(id, async trx => {
      for (const name of [
        'snapshots',
        'inputs',
        'stretches',
        'seats',
        'visits',
        'tickets',
        'screens',
        'chat',
        'served',
      ] as const)
        await trx.deleteFrom(name).where('table_id', '=', id).execute();
      await trx.deleteFrom('tables').where('id', '=', id).execute();
    });
  }

  // ---- the log ----

  /** Appends one input with what it showed; the unique keys settle who was first. */
  append(row: InputRow, after: Afterwards, keeper: Keeper): void {
    if (this.journal && isUseOnly(after.table)) return this.journal.append(row, after.snapshot, keeper);
    this.appendAside(row, after).then(
      isKept => keeper.kept(isKept),
      (reason: unknown) => keeper.notKept(reason),
    );
  }

  /** Which key of an input that was not kept is taken: somebody else was faster, or the same message came twice. */
  async takenKey({ table_id, message }: InputRow): Promise<'seq' | 'message'> {
    return message !== null && (await this.logs.holds(table_id, message)) ? 'message' : 'seq';
  }

  /** Straight into the database, with what else changes at the same time. */
  private async appendAside(row: InputRow, after: Afterwards): Promise<boolean> {
    const { journal } = this;
    await journal?.folded(row.table_id);
    // The database's keys know nothing of what is folded in stretches.
    if (journal && !journal.reserve(row)) return false;
    let isKept = false;
    try {
      isKept = await this.commits.append({ row, after });
    } finally {
      if (!isKept) journal?.doubt(row.table_id);
    }
    return isKept;
  }

  /** Nobody plays at this table for now. */
  letGo(id: string): void {
    this.journal?.letGo(id);
  }

  async putSnapshot(id: string, seq: number, version: number, save: string): Promise<void> {
    await this.logs.settled(id);
    await this.commits.write(id, trx => putSnapshot(trx, { table_id: id, seq, version, save }));
  }
}

/** That a table was used is known by its inputs: folding them writes it down, without a transaction of its own. */
function isUseOnly(change: Afterwards['table']): boolean {
  for (const name in change) if (name !== 'touched_at') return false;
  return true;
}

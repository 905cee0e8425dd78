import type { Kysely, Transaction } from 'kysely';
import type { Input, Spec } from '../../engine/types.ts';
import { Commits } from './commits.ts';
import type { Status } from '../../host/messages.ts';
import type { InputRow, Schema, SeatRow, TableRow } from './schema.ts';

/** A unique key was taken: somebody else was faster, or the same message came twice. */
export class Conflict extends Error {
  readonly key: 'seq' | 'message';

  constructor(key: 'seq' | 'message') {
    super(`the log has that ${key} already`);
    this.key = key;
  }
}

export interface Log {
  readonly inputs: Input<Spec>[];
  readonly snapshot: { readonly after: number; readonly version: number; readonly save: string } | null;
}

/** Everything the server keeps. Writes are grouped; a write that was awaited is on the disk. */
export class Store {
  readonly db: Kysely<Schema>;
  readonly commits: Commits;

  constructor(db: Kysely<Schema>) {
    this.db = db;
    this.commits = new Commits(db);
  }

  close(): Promise<void> {
    return this.db.destroy();
  }

  /** A value that is made once and kept, such as the key that signs cookies. */
  async lasting(key: string, make: () => string): Promise<string> {
    const row = { key, value: make() };
    await this.commits.write(trx =>
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
    await this.commits.write(async trx => {
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
    await this.commits.write(trx => trx.updateTable('tables').set(change).where('id', '=', id).execute());
  }

  async updateSeat(row: SeatRow): Promise<void> {
    await this.commits.write(trx =>
      trx
        .updateTable('seats')
        .set({ kind: row.kind, guest_id: row.guest_id, bot: row.bot })
        .where('table_id', '=', row.table_id)
        .where('seat', '=', row.seat)
        .execute(),
    );
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

  /** Tables of these states that nobody has touched since. */
  async staleTables(statuses: readonly Status[], before: number, limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('status', 'in', [...statuses])
      .where('touched_at', '<', before)
      .limit(limit)
      .execute();
    return rows.map(row => row.id);
  }

  async removeTable(id: string): Promise<void> {
    await this.commits.write(async trx => {
      for (const name of ['snapshots', 'inputs', 'seats', 'chat'] as const)
        await trx.deleteFrom(name).where('table_id', '=', id).execute();
      await trx.deleteFrom('tables').where('id', '=', id).execute();
    });
  }

  // ---- the log ----

  /** Appends one input with what it showed; the unique keys settle who was first. */
  async append(row: InputRow, after: Afterwards): Promise<void> {
    try {
      await this.commits.write(trx => appendAll(trx, row, after));
    } catch (error) {
      const key = takenKey(error);
      throw key ? new Conflict(key) : error;
    }
  }

  async putSnapshot(id: string, seq: number, version: number, save: string): Promise<void> {
    await this.commits.write(async trx => {
      await trx.deleteFrom('snapshots').where('table_id', '=', id).execute();
      await trx.insertInto('snapshots').values({ table_id: id, seq, version, save }).execute();
    });
  }

  /** The whole log and the latest snapshot. */
  async log(id: string): Promise<Log> {
    const rows = await this.db.selectFrom('inputs').select('input').where('table_id', '=', id).orderBy('seq').execute();
    const snapshot = await this.db
      .selectFrom('snapshots')
      .selectAll()
      .where('table_id', '=', id)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    return {
      inputs: rows.map(row => JSON.parse(row.input) as Input<Spec>),
      snapshot: snapshot ? { after: snapshot.seq, version: snapshot.version, save: snapshot.save } : null,
    };
  }

  /** How many inputs of this message are in the log: a message that comes again is not applied again. */
  async applied(id: string, message: string, count: number): Promise<number> {
    const keys = Array.from({ length: count }, (_, i) => `${message}#${i}`);
    const rows = await this.db
      .selectFrom('inputs')
      .select('seq')
      .where('table_id', '=', id)
      .where('message', 'in', keys)
      .execute();
    return rows.length;
  }

  /** What the inputs of this stretch of the log showed. */
  async frames(id: string, from: number, to: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('inputs')
      .select('frame')
      .where('table_id', '=', id)
      .where('seq', '>=', from)
      .where('seq', '<=', to)
      .orderBy('seq')
      .execute();
    return rows.map(row => row.frame);
  }
}

/** What else one input changes, in the same transaction. */
export interface Afterwards {
  readonly snapshot: { readonly version: number; readonly save: string } | null;
  readonly table: Partial<TableRow> | null;
}

async function appendAll(trx: Transaction<Schema>, row: InputRow, { snapshot, table }: Afterwards): Promise<void> {
  const { table_id, seq } = row;
  await trx.insertInto('inputs').values(row).execute();
  if (snapshot) {
    await trx
      .insertInto('snapshots')
      .values({ table_id, seq, ...snapshot })
      .execute();
    await trx.deleteFrom('snapshots').where('table_id', '=', table_id).where('seq', '<', seq).execute();
  }
  if (table) await trx.updateTable('tables').set(table).where('id', '=', table_id).execute();
}

/** Which unique key of the log was taken. SQLite names the columns, PostgreSQL the constraint. */
function takenKey(error: unknown): 'seq' | 'message' | null {
  const { code, message, constraint } = error as { code?: string; message?: string; constraint?: string };
  if (code !== '23505' && !/UNIQUE constraint failed/i.test(message ?? '')) return null;
  return /message|inputs_once/.test(`${message} ${constraint}`) ? 'message' : 'seq';
}

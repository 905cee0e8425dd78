import type { Kysely, Migration, Transaction } from 'kysely';
import type { Schema, SeatRow, TableRow, VisitRow } from './schema.ts';
import type { Store } from './store.ts';

// Who sits at a table, who would like to, and who may not.

export interface Seating {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly visits: readonly VisitRow[];
}

/** What becomes different; all else stays. */
export interface Reseating {
  readonly table?: Partial<TableRow>;
  readonly seats?: readonly SeatRow[];
  readonly visits?: readonly VisitRow[];
}

export const seatingMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('visits')
      .addColumn('table_id', 'text', c => c.notNull())
      .addColumn('guest_id', 'text', c => c.notNull())
      .addColumn('standing', 'text', c => c.notNull())
      .addColumn('seen', 'text', c => c.notNull())
      .addColumn('wish', 'integer')
      .addColumn('asked_at', 'bigint', c => c.notNull())
      .addColumn('refused_at', 'bigint', c => c.notNull())
      .addColumn('agreed', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('visits_key', ['table_id', 'guest_id'])
      .execute();
    await db.schema.createIndex('visits_guest').on('visits').column('guest_id').execute();
    await db.schema
      .alterTable('seats')
      .addColumn('taken', 'integer', c => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('tables')
      .addColumn('may_join', 'integer', c => c.notNull().defaultTo(0))
      .execute();
  },
};

export const visitsOf = (db: Kysely<Schema>, id: string): Promise<VisitRow[]> =>
  db.selectFrom('visits').selectAll().where('table_id', '=', id).execute();

/**
 * Changes who sits where as `decide` says, or not at all if it throws. Changes of one table come one after the other, on
 * however many servers: none is judged by what another one has just changed.
 */
export async function changeSeating(
  store: Store,
  id: string,
  decide: (seating: Seating) => Reseating,
): Promise<{ readonly before: Seating; readonly change: Reseating }> {
  const done = await store.commits.write(id, async trx => {
    await lock(trx, id);
    const before = await seatingOf(trx, id);
    let change: Reseating;
    try {
      change = decide(before);
    } catch (refusal) {
      return { refusal }; // a no is no failure of the storage
    }
    await write(trx, id, change);
    return { before, change };
  });
  if ('refusal' in done) throw done.refusal;
  return done;
}

/** Whoever writes to the table's row first is first. */
export const lock = (trx: Transaction<Schema>, id: string) =>
  trx
    .updateTable('tables')
    .set(eb => ({ touched_at: eb.ref('touched_at') }))
    .where('id', '=', id)
    .execute();

async function seatingOf(trx: Transaction<Schema>, id: string): Promise<Seating> {
  const table = await trx.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const seats = await trx.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  return { table, seats, visits: await visitsOf(trx, id) };
}

async function write(trx: Transaction<Schema>, id: string, { table, seats = [], visits = [] }: Reseating) {
  if (table) await trx.updateTable('tables').set(table).where('id', '=', id).execute();
  for (const { table_id, seat, ...row } of seats)
    await trx.updateTable('seats').set(row).where('table_id', '=', table_id).where('seat', '=', seat).execute();
  for (const visit of visits)
    await trx
      .insertInto('visits')
      .values(visit)
      .onConflict(c => c.columns(['table_id', 'guest_id']).doUpdateSet(visit))
      .execute();
}

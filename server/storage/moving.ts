import type { Kysely, Migration, Transaction } from 'kysely';
import { putSnapshot } from './appends.ts';
import type { InputRow, Schema, SeatRow, TableRow, VisitRow } from './schema.ts';
import { lock } from './seating.ts';
import type { Store } from './store.ts';

// Matches that come from a device whole, and all that changes with them in one transaction.

export const movingMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('reseeds', 'text', c => c.notNull().defaultTo('[]'))
      .execute();
    await db.schema.alterTable('tables').addColumn('origin', 'text').execute();
    await db.schema.createIndex('tables_origin').on('tables').columns(['host_id', 'origin']).unique().execute();
  },
};

/** Tables that are played on from a moment of a match that is over. */
export const exercisesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('is_exercise', 'integer', c => c.notNull().defaultTo(0))
      .execute();
  },
};

/** What was played elsewhere: its inputs, and the match after them. */
export interface Played {
  readonly inputs: readonly InputRow[];
  readonly save: string;
}

/** The table that this guest has made of the same match before. */
export async function broughtBefore(db: Kysely<Schema>, host: string, origin: string): Promise<string | null> {
  const found = db.selectFrom('tables').select('id').where('host_id', '=', host).where('origin', '=', origin);
  return (await found.executeTakeFirst())?.id ?? null;
}

/** Keeps it as a table of its own; says which one it is: whoever brings the same twice has one. */
export function addBrought(
  store: Store,
  row: TableRow,
  seats: readonly SeatRow[],
  played: Played,
  visits: readonly VisitRow[] = [],
): Promise<string> {
  return store.commits.write(row.id, async trx => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('tables')
      .values(row)
      .onConflict(c => c.columns(['host_id', 'origin']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return (await broughtBefore(trx, row.host_id, row.origin ?? '')) ?? row.id;
    await trx
      .insertInto('seats')
      .values([...seats])
      .execute();
    for (const visit of visits) await trx.insertInto('visits').values(visit).execute();
    await addPlayed(trx, row, played);
    return row.id;
  });
}

/** Adds what was played on a device to a log that was lent; false where it is lent no longer, or to another one. */
export async function addReturned(
  store: Store,
  lent: TableRow,
  change: Partial<TableRow>,
  seats: readonly SeatRow[],
  played: Played,
): Promise<boolean> {
  const { id, reseeds } = lent;
  await store.logs.settled(id);
  const isBack = await store.commits.write(id, async trx => {
    await lock(trx, id);
    const now = await trx.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (now?.status !== 'lent' || now.reseeds !== reseeds) return false;
    await trx.updateTable('tables').set(change).where('id', '=', id).execute();
    for (const { table_id, seat, ...row } of seats)
      await trx.updateTable('seats').set(row).where('table_id', '=', table_id).where('seat', '=', seat).execute();
    await addPlayed(trx, lent, played);
    return true;
  });
  store.letGo(id);
  return isBack;
}

const AT_ONCE = 200; // rows of one statement

async function addPlayed(trx: Transaction<Schema>, row: TableRow, { inputs, save }: Played): Promise<void> {
  for (let i = 0; i < inputs.length; i += AT_ONCE)
    await trx
      .insertInto('inputs')
      .values(inputs.slice(i, i + AT_ONCE))
      .execute();
  const seq = inputs.at(-1)?.seq;
  if (seq !== undefined) await putSnapshot(trx, { table_id: row.id, seq, version: row.version, save });
}

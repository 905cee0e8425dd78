import type { Kysely } from 'kysely';
import type { InputRow, Schema, TableRow } from './schema.ts';

/** One input, and what else it changes, in the same transaction. */
export interface Append {
  readonly row: InputRow;
  readonly after: Afterwards;
}

export interface Afterwards {
  readonly snapshot: { readonly version: number; readonly save: string } | null;
  readonly table: Partial<TableRow> | null;
}

/** Inserts what has a free place, in one statement; says which by `table seq`. */
export async function insertInputs(db: Kysely<Schema>, rows: readonly InputRow[]): Promise<Set<string>> {
  const kept = await db
    .insertInto('inputs')
    .values([...rows])
    .onConflict(c => c.doNothing())
    .returning(['table_id', 'seq'])
    .execute();
  return new Set(kept.map(({ table_id, seq }) => `${table_id} ${seq}`));
}

export async function writeAfterwards(
  db: Kysely<Schema>,
  { row: { table_id, seq }, after: { snapshot, table } }: Append,
): Promise<void> {
  if (snapshot) await putSnapshot(db, { table_id, seq, ...snapshot });
  if (table) await db.updateTable('tables').set(table).where('id', '=', table_id).execute();
}

/** Only the latest is needed; one that is later than this is left where it is. */
export async function putSnapshot(db: Kysely<Schema>, row: Schema['snapshots']): Promise<void> {
  await db
    .insertInto('snapshots')
    .values(row)
    .onConflict(c => c.columns(['table_id', 'seq']).doUpdateSet({ version: row.version, save: row.save }))
    .execute();
  await db.deleteFrom('snapshots').where('table_id', '=', row.table_id).where('seq', '<', row.seq).execute();
}

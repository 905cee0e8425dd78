import type { CompiledQuery, Kysely, Transaction } from 'kysely';
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

const COLUMNS = ['table_id', 'seq', 'input', 'message', 'frame', 'entered_at'] as const satisfies (keyof InputRow)[];

const inColumns = ({ table_id, seq, input, message, frame, entered_at }: InputRow): InputRow => ({
  table_id,
  seq,
  input,
  message,
  frame,
  entered_at,
});

/** The statement for so many rows: writing it costs more than running it, and there are few numbers of rows. */
const statements = new WeakMap<object, Map<number, CompiledQuery>>();

function statementFor(db: Kysely<Schema>, rows: readonly InputRow[]): CompiledQuery {
  const adapter = db.getExecutor().adapter.constructor;
  const known = statements.get(adapter) ?? new Map<number, CompiledQuery>();
  statements.set(adapter, known);
  const compiled =
    known.get(rows.length) ??
    db
      .insertInto('inputs')
      .values(rows.map(inColumns))
      .onConflict(c => c.doNothing())
      .compile();
  known.set(rows.length, compiled);
  const parameters: unknown[] = [];
  for (const row of rows) for (const name of COLUMNS) parameters.push(row[name]);
  return { ...compiled, parameters };
}

/** Inserts what has a free place, in one statement; says which by `table seq`. */
async function insertInputs(db: Kysely<Schema>, rows: readonly InputRow[]): Promise<Set<string>> {
  const { numAffectedRows } = await db.executeQuery(statementFor(db, rows));
  if (numAffectedRows === BigInt(rows.length)) return new Set(rows.map(({ table_id, seq }) => `${table_id} ${seq}`));
  const kept = await Promise.all(rows.map(row => isThere(db, row)));
  return new Set(rows.filter((_row, i) => kept[i]).map(({ table_id, seq }) => `${table_id} ${seq}`));
}

/** Whether this very input stands there: one that another server wrote with the same words is as good as ours. */
async function isThere(db: Kysely<Schema>, { table_id, seq, message, input }: InputRow): Promise<boolean> {
  const found = db.selectFrom('inputs').select(['message', 'input']).where('table_id', '=', table_id);
  const there = await found.where('seq', '=', seq).executeTakeFirst();
  return there?.message === message && there.input === input;
}

async function writeAfterwards(
  db: Kysely<Schema>,
  { row: { table_id, seq }, after: { snapshot, table } }: Append,
): Promise<void> {
  if (snapshot) await putSnapshot(db, { table_id, seq, ...snapshot });
  if (table) await db.updateTable('tables').set(table).where('id', '=', table_id).execute();
}

/** Appends what has a free place, with what else it changes; says of each whether it had. */
export async function appendAll(db: Kysely<Schema>, all: readonly Append[]): Promise<boolean[]> {
  if (all.length === 0) return [];
  const taken = await insertInputs(
    db,
    all.map(({ row }) => row),
  );
  const kept = all.map(({ row }) => taken.has(`${row.table_id} ${row.seq}`));
  for (const [i, append] of all.entries()) if (kept[i]) await writeAfterwards(db, append);
  return kept;
}

/** The same in a transaction of its own. Inputs alone are one statement, and a statement is a transaction by itself. */
export function appendAlone(db: Kysely<Schema>, all: readonly Append[]): Promise<boolean[]> {
  if (all.every(({ after }) => !after.snapshot && !after.table)) return appendAll(db, all);
  return transacted(db, trx => appendAll(trx, all));
}

/** A transaction that fails with what went wrong first: a full disk ends it by itself, and then it cannot be ended again. */
export async function transacted<T>(db: Kysely<Schema>, run: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  let first: unknown = null;
  try {
    return await db.transaction().execute(async trx => {
      try {
        return await run(trx);
      } catch (reason) {
        first = reason;
        throw reason;
      }
    });
  } catch (reason) {
    throw first ?? reason;
  }
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

import type { ServedRow } from './schema.ts';
import type { Kysely, Migration } from 'kysely';
import type { Store } from './store.ts';

export const servedMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('served')
      .addColumn('table_id', 'text', c => c.primaryKey())
      .addColumn('clock', 'bigint', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .execute();
  },
};

export async function markServed(store: Store, rows: readonly ServedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await store.commits.write('served', trx =>
    trx
      .insertInto('served')
      .values([...rows])
      .onConflict(c =>
        c.column('table_id').doUpdateSet({ clock: eb => eb.ref('excluded.clock'), at: eb => eb.ref('excluded.at') }),
      )
      .execute(),
  );
}

/** The last proof that somebody served this table: its mark, or an input that came after it. */
export async function lastServed(store: Store, id: string, n: number, clock: number): Promise<ServedRow | null> {
  const marks = store.db.selectFrom('served').selectAll().where('table_id', '=', id);
  const [mark, at] = await Promise.all([marks.executeTakeFirst(), store.logs.enteredAt(id, n)]);
  // After an undo the clock stands where it stood: of two proofs the later one counts.
  if (mark && (at === null || mark.at >= at)) return { ...mark, clock: Math.max(mark.clock, clock) };
  return at === null ? null : { table_id: id, clock, at };
}

import { type Kysely, type Migration, sql } from 'kysely';
import type { AnyBox } from '../../engine/box.ts';
import type { Outcome } from '../../engine/types.ts';
import { type Carried, carriedOn, handedOn } from '../../referee/campaign.ts';
import { carryOf, outcomeOf } from './columns.ts';
import type { TableRow } from './schema.ts';
import type { Store } from './store.ts';

// A campaign is a chain of tables: each one hands on what the next begins with. Its last table stands for it.

export const goesOnMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('goes_on', 'integer', c => c.notNull().defaultTo(0))
      .execute();
    // Matches that were over before: nobody else writes outcomes, so their shape is known.
    await sql`update tables set goes_on = 1 where status = 'over' and outcome like '%"carry":{"next":"%'`.execute(db);
  },
};

/** Whether anything was taken back in the match of this table. */
async function wasUndone(store: Store, id: string): Promise<boolean> {
  const { inputs } = await store.logs.log(id);
  return inputs.some(input => input.type === 'host' && input.entry.type === 'undo');
}

/** Whether a campaign goes on from this end. */
export const goesOn = (outcome: Outcome): 0 | 1 => (handedOn(outcome) === null ? 0 : 1);

const keyOf = (id: string): string => `rematch ${id}`;

/** The last tables of the campaigns in which this guest plays, the latest first. */
export async function campaignsOf(store: Store, guest: string, limit: number): Promise<TableRow[]> {
  const rows = await store.db
    .selectFrom('tables')
    .selectAll()
    .where(eb => eb('id', 'in', eb.selectFrom('seats').select('table_id').where('guest_id', '=', guest)))
    .where(eb =>
      eb.or([
        eb('goes_on', '=', 1),
        eb.and([
          eb('carry', 'is not', null),
          eb('is_exercise', '=', 0),
          eb('status', 'in', ['lobby', 'running', 'lent', 'frozen', 'failed']),
        ]),
      ]),
    )
    .orderBy('touched_at', 'desc')
    .limit(limit)
    .execute();
  const ended = rows.filter(row => row.status === 'over').map(row => row.id);
  const followed = new Set<string>();
  if (ended.length > 0) {
    const links = await store.db
      .selectFrom('meta')
      .innerJoin('tables', 'tables.id', 'meta.value')
      .select('meta.key')
      .where('meta.key', 'in', ended.map(keyOf))
      .execute();
    for (const { key } of links) followed.add(key);
  }
  return rows.filter(row => !followed.has(keyOf(row.id)));
}

/** The last table of the campaign to which this one belongs; undefined where there is no such table. */
export async function lastOf(store: Store, id: string): Promise<TableRow | undefined> {
  let row = await store.table(id);
  for (const seen = new Set<string>(); row && !seen.has(row.id); ) {
    seen.add(row.id);
    const link = await store.db.selectFrom('meta').select('value').where('key', '=', keyOf(row.id)).executeTakeFirst();
    const next = link && (await store.table(link.value));
    if (!next) break;
    row = next;
  }
  return row;
}

/** What the campaign has come to: what its last match handed on, or began with. */
export async function carriedBy(store: Store, { game }: AnyBox, row: TableRow): Promise<Carried | null> {
  if (row.status !== 'over' || row.is_exercise === 1) return carryOf(row);
  const outcome = outcomeOf(row);
  const isCostly = game.whenUndone !== undefined && handedOn(outcome) !== null;
  return carriedOn(game, outcome, isCostly && (await wasUndone(store, row.id)));
}

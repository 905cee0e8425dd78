import { type Kysely, type Migration, sql } from 'kysely';
import type { Status } from '../../referee/messages.ts';
import type { Store } from './store.ts';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** Longer than the cookie of somebody new is good: then nothing has to remember any more who was forgotten. */
const FORGOTTEN_FOR = 3 * 24 * 60 * 60_000;
const markOf = (id: string): string => `forgotten ${id}`;

/** Finds those of whom nothing is known. */
export const namelessMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('guests_nameless').on('guests').columns(['name', 'seen_at']).execute();
  },
};

/** People without accounts: a signed cookie says who they are, a name is all they give. */
export class Guests {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  async find(id: string): Promise<(Guest & { readonly seen_at: number }) | undefined> {
    return this.store.db.selectFrom('guests').select(['id', 'name', 'seen_at']).where('id', '=', id).executeTakeFirst();
  }

  async names(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.store.db
      .selectFrom('guests')
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(rows.map(row => [row.id, row.name]));
  }

  /** Adds the guest, or marks when it was here. */
  async see({ id, name }: Guest, now: number): Promise<void> {
    await this.store.commits.write(`guest ${id}`, trx =>
      trx
        .insertInto('guests')
        .values({ id, name, created_at: now, seen_at: now })
        .onConflict(c => c.column('id').doUpdateSet({ seen_at: now }))
        .execute(),
    );
  }

  /** Adds the guest or changes the name. */
  async put({ id, name }: Guest, now: number): Promise<void> {
    await this.store.commits.write(`guest ${id}`, trx =>
      trx
        .insertInto('guests')
        .values({ id, name, created_at: now, seen_at: now })
        .onConflict(c => c.column('id').doUpdateSet({ name, seen_at: now }))
        .execute(),
    );
  }

  /** A code that another device can exchange for this guest, once, for a while. The one before works no more. */
  async addCode(code: string, guest: string, expires: number): Promise<void> {
    await this.store.commits.write(`guest ${guest}`, async trx => {
      await trx.deleteFrom('link_codes').where('guest_id', '=', guest).execute();
      await trx.insertInto('link_codes').values({ code, guest_id: guest, expires_at: expires }).execute();
    });
  }

  /** Takes away the codes that work no more. */
  async removeCodes(now: number): Promise<void> {
    await this.store.commits.write('codes', trx =>
      trx.deleteFrom('link_codes').where('expires_at', '<', now).execute(),
    );
  }

  /** Takes away some of those who have no name, no seat and no table, and were not seen since. Says how many. */
  async removeNameless(before: number, most: number): Promise<number> {
    const { numDeletedRows } = await this.store.commits.write('nameless', trx =>
      trx
        .deleteFrom('guests')
        .where('id', 'in', eb =>
          eb
            .selectFrom('guests')
            .select('id')
            .where('name', '=', '')
            .where('seen_at', '<', before)
            .where(where =>
              where.not(
                where.exists(where.selectFrom('seats').select('seat').whereRef('seats.guest_id', '=', 'guests.id')),
              ),
            )
            .where(where =>
              where.not(
                where.exists(where.selectFrom('tables').select('seats').whereRef('tables.host_id', '=', 'guests.id')),
              ),
            )
            .limit(most),
        )
        .executeTakeFirstOrThrow(),
    );
    return Number(numDeletedRows);
  }

  /** Whose code it is; taken away as it is read, so that two devices cannot both have it. */
  async takeCode(code: string, now: number): Promise<string | null> {
    return this.store.commits.write('codes', async trx => {
      await trx.deleteFrom('link_codes').where('expires_at', '<', now).execute();
      const row = await trx.deleteFrom('link_codes').where('code', '=', code).returning('guest_id').executeTakeFirst();
      return row?.guest_id ?? null;
    });
  }

  /** Where this guest sits, and whether anything is going on there. */
  seatsOf(id: string): Promise<{ table_id: string; seat: number; status: Status }[]> {
    return this.store.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['seats.table_id', 'seats.seat', 'tables.status'])
      .where('seats.guest_id', '=', id)
      .execute();
  }

  /** Whether this guest was forgotten lately. */
  async isForgotten(id: string, now: number): Promise<boolean> {
    const { db } = this.store;
    const mark = db.selectFrom('limits').select('until').where('key', '=', markOf(id)).where('until', '>', now);
    return (await mark.executeTakeFirst()) !== undefined;
  }

  /** Takes away all that says who a guest was; what was played stays, and is nobody's. */
  async forget(id: string, now: number): Promise<void> {
    await this.store.commits.write(`guest ${id}`, async trx => {
      // Tidied with the other rows of its table.
      const mark = { key: markOf(id), count: 0, until: now + FORGOTTEN_FOR };
      await trx
        .insertInto('limits')
        .values(mark)
        .onConflict(c => c.column('key').doUpdateSet({ until: mark.until }))
        .execute();
      // Whoever agreed to a wish has or had a seat at that table.
      const word = JSON.stringify(id);
      const others = sql<string>`replace(replace(replace(agreed, ${`,${word}`}, ''), ${`${word},`}, ''), ${word}, '')`;
      await trx
        .updateTable('visits')
        .set({ agreed: others })
        .where('agreed', 'like', `%${word}%`)
        .where(eb =>
          eb.or([
            eb('table_id', 'in', eb.selectFrom('seats').select('table_id').where('guest_id', '=', id)),
            eb('table_id', 'in', eb.selectFrom('visits as own').select('own.table_id').where('own.guest_id', '=', id)),
          ]),
        )
        .execute();
      const lobbies = trx.selectFrom('tables').select('id').where('status', '=', 'lobby');
      await trx
        .updateTable('seats')
        .set({ kind: 'open', guest_id: null })
        .where('guest_id', '=', id)
        .where('table_id', 'in', lobbies)
        .execute();
      await trx.updateTable('seats').set({ guest_id: null }).where('guest_id', '=', id).execute();
      await trx.updateTable('tables').set({ host_id: '' }).where('host_id', '=', id).execute();
      await trx.deleteFrom('chat').where('guest_id', '=', id).execute();
      await trx.updateTable('reports').set({ author_id: '' }).where('author_id', '=', id).execute();
      // One person reports a message once: a reporter who is nobody is nobody else than that of another report.
      await trx
        .updateTable('reports')
        .set(eb => ({ reporter_id: eb.ref('id') }))
        .where('reporter_id', '=', id)
        .execute();
      await trx.deleteFrom('visits').where('guest_id', '=', id).execute();
      await trx.deleteFrom('link_codes').where('guest_id', '=', id).execute();
      await trx.deleteFrom('tickets').where('used_by', '=', id).execute();
      await trx.deleteFrom('presence').where('guest_id', '=', id).execute();
      await trx.deleteFrom('guests').where('id', '=', id).execute();
    });
  }
}

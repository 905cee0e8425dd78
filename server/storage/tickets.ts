import type { Kysely, Migration } from 'kysely';
import type { Store } from './store.ts';

/** Codes that a big screen shows: for a seat, or for the screen itself. */
export const ticketsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('tickets')
      .addColumn('code', 'text', c => c.primaryKey())
      .addColumn('table_id', 'text', c => c.notNull())
      .addColumn('seat', 'integer', c => c.notNull())
      .addColumn('expires_at', 'bigint', c => c.notNull())
      .addColumn('used_by', 'text')
      .execute();
    await db.schema.createIndex('tickets_table').on('tickets').columns(['table_id', 'seat']).execute();
    await db.schema
      .alterTable('visits')
      .addColumn('has_ticket', 'integer', c => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('screens')
      .addColumn('code', 'text', c => c.primaryKey())
      .addColumn('table_id', 'text')
      .addColumn('expires_at', 'bigint', c => c.notNull())
      .execute();
  },
};

/** What becomes of a ticket that somebody shows: the seat it is for, or why it is for none. */
export type Shown = { readonly seat: number } | { readonly why: 'no-ticket' | 'ticket-used' | 'ticket-late' };

const NO_SEAT = -1; // of a code that leads to the table itself
const REMEMBERED = 60 * 60_000; // after its end: whoever comes late is told so

export class Tickets {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** A ticket for a seat, good once and for a while. The one before is good no more. */
  async add(code: string, table: string, seat: number, expires: number): Promise<void> {
    await this.store.commits.write(`tickets ${table}`, async trx => {
      await trx
        .deleteFrom('tickets')
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('used_by', 'is', null)
        .execute();
      await trx
        .insertInto('tickets')
        .values({ code, table_id: table, seat, expires_at: expires, used_by: null })
        .execute();
    });
  }

  /** Takes a ticket for whoever shows it. Shown again by the same person it is as good as before: an answer may get lost. */
  async take(code: string, table: string, guest: string, now: number): Promise<Shown> {
    return this.store.commits.write(`tickets ${table}`, async trx => {
      const ticket = await trx.selectFrom('tickets').selectAll().where('code', '=', code).executeTakeFirst();
      if (!ticket || ticket.table_id !== table || ticket.seat === NO_SEAT) return { why: 'no-ticket' };
      if (ticket.used_by === guest) return { seat: ticket.seat };
      if (ticket.used_by !== null) return { why: 'ticket-used' };
      if (ticket.expires_at < now) return { why: 'ticket-late' };
      const { numUpdatedRows } = await trx
        .updateTable('tickets')
        .set({ used_by: guest })
        .where('code', '=', code)
        .where('used_by', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n ? { seat: ticket.seat } : { why: 'ticket-used' };
    });
  }

  /** It has brought nothing: it is good again. */
  async giveBack(code: string, table: string, guest: string): Promise<void> {
    await this.store.commits.write(`tickets ${table}`, trx =>
      trx.updateTable('tickets').set({ used_by: null }).where('code', '=', code).where('used_by', '=', guest).execute(),
    );
  }

  /** A code that leads to a table, as often as somebody types it; the same one while it is good. */
  async codeOf(table: string, fresh: string, now: number, expires: number): Promise<string> {
    return this.store.commits.write(`tickets ${table}`, async trx => {
      const known = await trx
        .selectFrom('tickets')
        .select('code')
        .where('table_id', '=', table)
        .where('seat', '=', NO_SEAT)
        .where('expires_at', '>=', now)
        .executeTakeFirst();
      if (known) {
        await trx.updateTable('tickets').set({ expires_at: expires }).where('code', '=', known.code).execute();
        return known.code;
      }
      await trx
        .insertInto('tickets')
        .values({ code: fresh, table_id: table, seat: NO_SEAT, expires_at: expires, used_by: null })
        .execute();
      return fresh;
    });
  }

  /** The table that a code leads to, and whether it is a ticket for one of its seats. */
  async tableOf(code: string, now: number): Promise<{ readonly table: string; readonly isTicket: boolean } | null> {
    const found = await this.store.db
      .selectFrom('tickets')
      .select(['table_id', 'seat'])
      .where('code', '=', code)
      .where('expires_at', '>=', now)
      .executeTakeFirst();
    return found ? { table: found.table_id, isTicket: found.seat !== NO_SEAT } : null;
  }

  /** A screen that waits to be told its table. */
  async addScreen(code: string, expires: number): Promise<void> {
    await this.store.commits.write('screens', trx =>
      trx.insertInto('screens').values({ code, table_id: null, expires_at: expires }).execute(),
    );
  }

  /** Tells a screen its table, once. Says whether one waited. */
  async sendScreen(code: string, table: string, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.store.commits.write('screens', trx =>
      trx
        .updateTable('screens')
        .set({ table_id: table })
        .where('code', '=', code)
        .where('table_id', 'is', null)
        .where('expires_at', '>=', now)
        .executeTakeFirst(),
    );
    return numUpdatedRows === 1n;
  }

  /** The table of a screen, null while nobody has told it; undefined: such a screen does not wait any more. */
  async tableOfScreen(code: string, now: number): Promise<string | null | undefined> {
    const screen = await this.store.db.selectFrom('screens').selectAll().where('code', '=', code).executeTakeFirst();
    return screen && screen.expires_at >= now ? screen.table_id : undefined;
  }

  /** Takes away what is good for nothing any more. */
  async removeOld(now: number): Promise<void> {
    await this.store.commits.write('tickets', async trx => {
      await trx
        .deleteFrom('tickets')
        .where('expires_at', '<', now - REMEMBERED)
        .execute();
      await trx.deleteFrom('screens').where('expires_at', '<', now).execute();
    });
  }
}

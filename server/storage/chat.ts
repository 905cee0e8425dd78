import type { ChatRow, ReportRow } from './schema.ts';
import type { Kysely, Migration } from 'kysely';
import type { Store } from './store.ts';

export const chatMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('chat')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('table_id', 'text', c => c.notNull())
      .addColumn('guest_id', 'text', c => c.notNull())
      .addColumn('text', 'text')
      .addColumn('phrase', 'text')
      .addColumn('said_at', 'bigint', c => c.notNull())
      .execute();
    await db.schema.createIndex('chat_table').on('chat').columns(['table_id', 'said_at']).execute();
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('table_id', 'text', c => c.notNull())
      .addColumn('message_id', 'text', c => c.notNull())
      .addColumn('author_id', 'text', c => c.notNull())
      .addColumn('reporter_id', 'text', c => c.notNull())
      .addColumn('said', 'text', c => c.notNull())
      .addColumn('reported_at', 'bigint', c => c.notNull())
      .addUniqueConstraint('reports_once', ['message_id', 'reporter_id'])
      .execute();
  },
};

/** What is said at tables. */
export class ChatStore {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  async add(row: ChatRow): Promise<void> {
    await this.store.commits.write(`chat ${row.table_id}`, trx =>
      trx
        .insertInto('chat')
        .values(row)
        .onConflict(c => c.column('id').doNothing())
        .execute(),
    );
  }

  /** The latest messages of a table, the oldest of them first. */
  async latest(table: string, limit: number): Promise<ChatRow[]> {
    const rows = await this.store.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('said_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse();
  }

  message(table: string, id: string): Promise<ChatRow | undefined> {
    return this.store.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** What people found wrong, the latest first. */
  reported(limit: number): Promise<ReportRow[]> {
    return this.store.db.selectFrom('reports').selectAll().orderBy('reported_at', 'desc').limit(limit).execute();
  }

  /** Kept once for each message and reporter. */
  async report(row: ReportRow): Promise<void> {
    await this.store.commits.write(`chat ${row.table_id}`, trx =>
      trx
        .insertInto('reports')
        .values(row)
        .onConflict(c => c.columns(['message_id', 'reporter_id']).doNothing())
        .execute(),
    );
  }
}

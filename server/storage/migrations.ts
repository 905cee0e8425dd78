import { goesOnMigration } from './campaigns.ts';
import { chatMigration } from './chat.ts';
import { seatingMigration } from './seating.ts';
import { namelessMigration } from './guests.ts';
import { servedMigration } from './served.ts';
import { stretchesMigration } from './stretches.ts';
import { ticketsMigration } from './tickets.ts';
import { lessonsMigration } from './lessons.ts';
import { exercisesMigration, movingMigration } from './moving.ts';
import { type Kysely, type Migration, type MigrationProvider, Migrator } from 'kysely';

// Every step of the schema, oldest first; a step that has run anywhere is never changed.

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('meta')
      .addColumn('key', 'text', c => c.primaryKey())
      .addColumn('value', 'text', c => c.notNull())
      .execute();
    await db.schema
      .createTable('guests')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .addColumn('seen_at', 'bigint', c => c.notNull())
      .execute();
    await db.schema
      .createTable('link_codes')
      .addColumn('code', 'text', c => c.primaryKey())
      .addColumn('guest_id', 'text', c => c.notNull())
      .addColumn('expires_at', 'bigint', c => c.notNull())
      .execute();
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('scenario', 'text', c => c.notNull())
      .addColumn('seats', 'integer', c => c.notNull())
      .addColumn('options', 'text', c => c.notNull())
      .addColumn('host_id', 'text', c => c.notNull())
      .addColumn('is_public', 'integer', c => c.notNull())
      .addColumn('status', 'text', c => c.notNull())
      .addColumn('version', 'integer', c => c.notNull())
      .addColumn('seed', 'text', c => c.notNull())
      .addColumn('salt', 'text', c => c.notNull())
      .addColumn('commitment', 'text', c => c.notNull())
      .addColumn('outcome', 'text')
      .addColumn('failure', 'text')
      .addColumn('created_at', 'bigint', c => c.notNull())
      .addColumn('touched_at', 'bigint', c => c.notNull())
      .execute();
    await db.schema.createIndex('tables_touched').on('tables').columns(['status', 'touched_at']).execute();
    await db.schema
      .createTable('seats')
      .addColumn('table_id', 'text', c => c.notNull())
      .addColumn('seat', 'integer', c => c.notNull())
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('guest_id', 'text')
      .addColumn('bot', 'text')
      .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
      .execute();
    await db.schema.createIndex('seats_guest').on('seats').column('guest_id').execute();
    await db.schema
      .createTable('inputs')
      .addColumn('table_id', 'text', c => c.notNull())
      .addColumn('seq', 'integer', c => c.notNull())
      .addColumn('input', 'text', c => c.notNull())
      .addColumn('message', 'text')
      .addColumn('frame', 'text', c => c.notNull())
      .addColumn('entered_at', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('inputs_key', ['table_id', 'seq'])
      .addUniqueConstraint('inputs_once', ['table_id', 'message'])
      .execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', c => c.notNull())
      .addColumn('seq', 'integer', c => c.notNull())
      .addColumn('version', 'integer', c => c.notNull())
      .addColumn('save', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'seq'])
      .execute();
  },
};

/** Several servers on one database: who is there, who looks at which table, who has asked how often. */
const nodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('nodes')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('beat', 'integer', c => c.notNull())
      .addColumn('started_at', 'bigint', c => c.notNull())
      .addColumn('about', 'text', c => c.notNull())
      .execute();
    await db.schema
      .createTable('presence')
      .addColumn('node', 'text', c => c.notNull())
      .addColumn('table_id', 'text', c => c.notNull())
      .addColumn('guest_id', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('presence_key', ['node', 'table_id', 'guest_id'])
      .execute();
    await db.schema.createIndex('presence_table').on('presence').column('table_id').execute();
    await db.schema.createIndex('presence_guest').on('presence').column('guest_id').execute();
    await db.schema
      .createTable('limits')
      .addColumn('key', 'text', c => c.primaryKey())
      .addColumn('count', 'integer', c => c.notNull())
      .addColumn('until', 'bigint', c => c.notNull())
      .execute();
    await db.schema.createIndex('tables_host').on('tables').column('host_id').execute();
    await db.schema.createIndex('tables_public').on('tables').columns(['is_public', 'touched_at']).execute();
  },
};

/** Matches that go on where another one ended. */
const campaigns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('carry', 'text').execute();
  },
};

const MIGRATIONS: Record<string, Migration> = {
  '0001-tables': first,
  '0002-nodes': nodes,
  '0003-chat': chatMigration,
  '0004-campaigns': campaigns,
  '0005-served': servedMigration,
  '0006-goes-on': goesOnMigration,
  '0007-stretches': stretchesMigration,
  '0008-seating': seatingMigration,
  '0009-nameless': namelessMigration,
  '0010-tickets': ticketsMigration,
  '0011-moving': movingMigration,
  '0012-lessons': lessonsMigration,
  '0013-exercises': exercisesMigration,
};

const provider: MigrationProvider = { getMigrations: () => Promise.resolve(MIGRATIONS) };

export async function migrate<S>(db: Kysely<S>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('the database could not be brought up to date');
}

import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Pool, types as defaults } from 'pg';
import { codeOf, messageOf } from '../../engine/thrown.ts';
import { Complaint } from '../complaint.ts';
import { migrate } from './migrations.ts';
import { PatientPool } from './patient-pool.ts';
import type { Schema } from './schema.ts';

const PATIENCE = 30_000; // a database that starts together with us is waited for
const CONNECTIONS = 10;
const INT8 = 20;

/** Whoever plays is told within three seconds that something could not be kept: nothing may wait for longer. */
const LIMITS = {
  query_timeout: 2000, // one that says nothing
  statement_timeout: 1800, // one that is too slow says so before
  lock_timeout: 800, // somebody else holds what we need
  idle_in_transaction_session_timeout: 2000, // a server of ours that has stopped in the middle holds what others need
  connectionTimeoutMillis: 2000,
} as const;

/** Times are kept in 64 bits and stay far below the largest exact number. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : defaults.getTypeParser(oid, format),
};

/** A database that several servers share. Connections that break are replaced; what they were doing fails. */
export async function openPostgres(url: string): Promise<{ db: Kysely<Schema>; pool: PatientPool }> {
  const common = { connectionString: url, keepAlive: true, application_name: 'rempart', types };
  await prepare(new Pool({ ...common, max: 2, connectionTimeoutMillis: 5000 }), url);
  const pool = new PatientPool({ ...common, ...LIMITS, max: CONNECTIONS });
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }) }), pool };
}

/** Migrations take as long as they take, and wait for a server that is busy with them. */
async function prepare(pool: Pool, url: string): Promise<void> {
  pool.on('error', () => {});
  await reached(pool, url);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

async function reached(pool: Pool, url: string): Promise<void> {
  for (const until = performance.now() + PATIENCE; ; )
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      // Who may not enter will not be let in later either.
      const isRefused = /^(28|3D)/.test(codeOf(error));
      if (isRefused || performance.now() > until) {
        await pool.end();
        throw new Complaint('database', { url: withoutPassword(url), reason: messageOf(error) });
      }
      await new Promise(resolve => setTimeout(resolve, 500));
    }
}

/** An address that may be shown. */
export function withoutPassword(url: string): string {
  return url.replace(/^(\w+:\/\/)[^@/]*@/, '$1');
}

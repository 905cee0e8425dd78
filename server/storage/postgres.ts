import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types as defaults } from 'pg';
import { Complaint } from '../complaint.ts';
import type { Schema } from './schema.ts';

const PATIENCE = 30_000; // a database that starts together with us is waited for
const CONNECTIONS = 10;
const INT8 = 20;

/** Times are kept in 64 bits and stay far below the largest exact number. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : defaults.getTypeParser(oid, format),
};

/** A database that several servers share. Connections that break are replaced; what they were doing fails. */
export async function openPostgres(url: string): Promise<{ db: Kysely<Schema>; pool: Pool }> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'rempart',
    types,
  });
  // An idle connection that breaks is no fault of ours: the next query gets a new one.
  pool.on('error', () => {});
  // One that breaks between two queries of a transaction fails the next of them; unheard, it would end the process.
  pool.on('connect', client => client.on('error', () => {}));
  await reached(pool, url);
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), pool };
}

async function reached(pool: Pool, url: string): Promise<void> {
  for (const until = performance.now() + PATIENCE; ; )
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      // Who may not enter will not be let in later either.
      const isRefused = /^(28|3D)/.test((error as { code?: string }).code ?? '');
      if (isRefused || performance.now() > until) {
        await pool.end();
        throw new Complaint('database', { url: withoutPassword(url), reason: (error as Error).message });
      }
      await new Promise(resolve => setTimeout(resolve, 500));
    }
}

/** An address that may be shown. */
export function withoutPassword(url: string): string {
  return url.replace(/^(\w+:\/\/)[^@/]*@/, '$1');
}

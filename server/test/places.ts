import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll } from 'vitest';
import { type Service, needPostgres, needRedis, startPostgres, startRedis } from '../../tools/services.mjs';
import { temporaryFolder } from './child.ts';

// Where servers under test keep their things: a folder, or a database of their own on a real PostgreSQL.

/** A sentence is printed when something is left out; on the machines that decide, nothing may be. */
function present(wrong: string | null): boolean {
  if (wrong === null) return true;
  if (process.env['CI']) throw new Error(wrong);
  console.warn(`skipped: ${wrong}`);
  return false;
}

export const hasPostgres = present(needPostgres());
export const hasRedis = hasPostgres && present(needRedis());
export const STORAGES: readonly ('sqlite' | 'postgres')[] = hasPostgres ? ['sqlite', 'postgres'] : ['sqlite'];

export interface Place {
  readonly path: string;
  readonly environment: { readonly [name: string]: string };
  remove(): Promise<void>;
}

let postgres: Promise<Service> | null = null;
let redis: Promise<Service> | null = null;

/**
 * A PostgreSQL for this file, started when it is first needed. What it has acknowledged outlives its kill, but no loss of
 * power, which no test can bring about: it does not wait for the disk, so a slow disk is not mistaken for a silent database.
 */
export function ownPostgres(): Promise<Service> {
  postgres ??= startPostgres(['-c', 'fsync=off']);
  return postgres;
}

export function ownRedis(): Promise<Service> {
  redis ??= startRedis();
  return redis;
}

/** The Redis that the environment names, or one of our own. */
export async function redisUrl(): Promise<string> {
  return process.env['REDIS_URL'] ?? (await ownRedis()).url;
}

afterAll(async () => {
  await (await postgres)?.stop();
  await (await redis)?.stop();
  postgres = redis = null;
});

async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** A new, empty place. */
export async function freshPlace(kind: 'sqlite' | 'postgres'): Promise<Place> {
  if (kind === 'postgres') return placeOn(process.env['DATABASE_URL'] ?? (await ownPostgres()).url);
  const folder = temporaryFolder();
  return { path: folder.path, environment: { DATABASE_URL: '' }, remove: async () => folder.remove() };
}

/** A new, empty place on a PostgreSQL that may be killed. */
export const placeOnOwn = (server: Service): Promise<Place> => placeOn(server.url);

async function placeOn(server: string): Promise<Place> {
  const folder = temporaryFolder();
  const name = `rempart_${randomBytes(6).toString('hex')}`;
  await query(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    path: folder.path,
    environment: { DATABASE_URL: url.href },
    async remove() {
      folder.remove();
      await query(server, `drop database ${name} with (force)`).catch(() => {});
    },
  };
}

import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Database from 'libsql';
import { messageOf } from '../../engine/thrown.ts';
import { Complaint } from '../complaint.ts';
import { checkpoint } from './checkpoints.ts';
import { newPrivateFile, privateFolder, tightenHouse } from './private-files.ts';
import { checkDatabase, checkFile } from './recovery.ts';
import type { Schema } from './schema.ts';

/** The embedded database: one file in a folder, locked for this process, safe against a power cut. */
export function openSqlite(folder: string): {
  db: Kysely<Schema>;
  database: InstanceType<typeof Database>;
  backUp: (now: number) => string;
} {
  const database = locked(folder);
  return {
    database,
    db: new Kysely<Schema>({ dialect: new SqliteDialect({ database: remembering(database) }) }),
    backUp: now => {
      const time = new Date(now)
        .toISOString()
        .slice(0, 19)
        .replace(/[^0-9]/g, '');
      privateFolder(join(folder, 'backups'));
      const file = freeName(join(folder, 'backups', `rempart-${time}`));
      newPrivateFile(file);
      try {
        database.exec(`VACUUM INTO '${file.replaceAll("'", "''")}'`);
      } catch (error) {
        rmSync(file, { force: true });
        throw error;
      }
      return file;
    },
  };
}

/** Somebody may ask twice in a second. */
function freeName(path: string): string {
  let file = `${path}.db`;
  for (let i = 2; existsSync(file); i++) file = `${path}-${i}.db`;
  return file;
}

const MOST_STATEMENTS = 800;

/** The same few queries come again and again: preparing them costs more than running them. */
function remembering(database: InstanceType<typeof Database>): SqliteDatabase {
  const known = new Map<string, SqliteStatement>();
  return {
    close() {
      known.clear();
      try {
        checkpoint(database);
      } catch {
        // no room: it is found beside the file
      }
      database.close();
    },
    prepare(text) {
      const found = known.get(text);
      if (found) return found;
      const statement = database.prepare(text) as unknown as SqliteStatement;
      const [oldest] = known.keys();
      if (known.size >= MOST_STATEMENTS && oldest !== undefined) known.delete(oldest);
      known.set(text, statement);
      return statement;
    },
  };
}

function locked(folder: string): InstanceType<typeof Database> {
  let database: InstanceType<typeof Database>;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, 'rempart.db');
    checkFile(folder, path);
    if (!existsSync(path)) newPrivateFile(path);
    tightenHouse(folder); // what SQLite lays beside its file is as private as the file
    database = new Database(path);
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw new Complaint('data-folder', { folder, reason: messageOf(error) });
  }
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    // A page of a busy table changes often before it must go where it belongs.
    database.exec('PRAGMA wal_autocheckpoint = 8000');
    // The lock is taken by the first write and kept until the process ends, however it ends.
    database.exec('BEGIN IMMEDIATE; COMMIT');
    checkDatabase(folder, database.prepare("select 1 from sqlite_master where name = 'tables'").get() === undefined);
  } catch (error) {
    database.close();
    if (error instanceof Complaint) throw error;
    const message = messageOf(error);
    throw new Complaint(/locked|busy/i.test(message) ? 'data-in-use' : 'data-folder', { folder, reason: message });
  }
  return database;
}

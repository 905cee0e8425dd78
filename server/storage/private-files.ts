import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// What a house keeps in files is nobody else's business: seeds of running matches, the key of the cookies.

const FILE = 0o600;
const FOLDER = 0o700;

/** A folder of ours, also where an older version has made it for everybody. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: FOLDER });
  tighten(path, FOLDER);
}

/** A new, empty file; fails where there is one. */
export function newPrivateFile(path: string): void {
  closeSync(openSync(path, 'wx', FILE));
}

/** The database, what SQLite lays beside it, and the copies of it, as they are found. */
export function tightenHouse(data: string): void {
  for (const name of readdirSync(data)) if (name.startsWith('rempart.db')) tighten(join(data, name), FILE);
  const backups = join(data, 'backups');
  if (!existsSync(backups)) return;
  tighten(backups, FOLDER);
  for (const name of readdirSync(backups)) if (name.endsWith('.db')) tighten(join(backups, name), FILE);
}

function tighten(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // somebody else's file, or a disk without modes: whoever put it there has decided
  }
}

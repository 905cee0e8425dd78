import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Complaint } from '../complaint.ts';
import type { Direct } from './direct.ts';
import { keepName } from './journal-file.ts';
import { readJournal } from './journal-reading.ts';
import { privateFolder } from './private-files.ts';
import { type LostInputs, Restoring } from './restoring.ts';
import { rowOf } from './stretches.ts';

/** What was found broken in the journal of an earlier process. */
export interface Damage {
  /** Kept as they were found. */
  readonly files: readonly string[];
  readonly tables: readonly LostInputs[];
  /** Lines of tables that nobody can name. */
  readonly unnamed: number;
}

const DAMAGED = '.damaged';

export const journalFolder = (data: string): string => join(data, 'journal');

function filesIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter(name => /^\d{9}\.log$/.test(name)).sort();
}

const readAll = (folder: string, names: readonly string[]) =>
  names.map((name, i) => ({ path: join(folder, name), ...readJournal(join(folder, name), i === names.length - 1) }));

/** Whether a journal waits here for a database. */
export function hasJournal(data: string): boolean {
  const folder = journalFolder(data);
  return readAll(folder, filesIn(folder)).some(({ pieces }) =>
    pieces.some(piece => 'bad' in piece || piece.lines.length > 0),
  );
}

/** How many files were set aside here, at this start or before. */
export const damagedIn = (folder: string): number =>
  readdirSync(folder).filter(name => name.includes(`.log${DAMAGED}`)).length;

/**
 * Folds what an earlier process left; says how its last file was numbered, and what was broken. A file that is not what was
 * written is kept whole: what could not be folded is nowhere else.
 */
export function recovered(database: Direct, folder: string): { last: number; damage: Damage | null } {
  privateFolder(folder);
  const names = filesIn(folder);
  const given = Number(database.all<{ value: string }>(GIVEN_UP)[0]?.value ?? 0);
  const last = Math.max(given, Number.parseInt(names.at(-1) ?? '0', 10));
  const [oldest] = names;
  if (oldest === undefined) return { last, damage: null };
  const first = Number.parseInt(oldest, 10);
  // Files are given up in their order, and the database remembers which: one that remembers less is an older copy of it.
  if (first > given + 1) throw new Complaint('journal-newer', { folder });
  const files = readAll(folder, names);
  const restoring = new Restoring(database);
  for (const piece of files.flatMap(({ pieces }) => pieces))
    if ('bad' in piece) restoring.addUnread(piece.bad);
    else restoring.add(piece.lines.map(rowOf));
  const tables = restoring.write();
  database.transact('FULL', () => database.run(GIVE_UP, [String(last)]));
  // Where numbers are missing without any sign of damage, what is behind the gap is nowhere else either.
  const broken = files.filter(({ isDamaged }) => isDamaged || tables.length > 0);
  const kept = broken.map(({ path }) => setAside(path));
  for (const { path } of files) rmSync(path, { force: true });
  return { last, damage: kept.length > 0 ? { files: kept, tables, unnamed: restoring.unnamed } : null };
}

function setAside(path: string): string {
  let name = `${path}${DAMAGED}`;
  for (let i = 2; existsSync(name); i++) name = `${path}${DAMAGED}-${i}`;
  renameSync(path, name);
  keepName(name);
  return name;
}

const GIVEN_UP = "select value from meta where key = 'journal'";
export const GIVE_UP =
  "insert into meta (key, value) values ('journal', ?) on conflict (key) do update set value = excluded.value";

/** Refuses to open an empty house beside the moves of another one. `isEmpty`: the database has no table yet. */
export function checkDatabase(data: string, isEmpty: boolean): void {
  if (isEmpty && hasJournal(data)) throw new Complaint('journal-alone', { folder: data });
}

/** Before it is opened: opening would make a new one, and throw away what lies beside an empty one. */
export function checkFile(data: string, path: string): void {
  checkDatabase(data, !existsSync(path) || statSync(path).size === 0);
}

import { appendFileSync, copyFileSync, cpSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wallClock } from '../clock.ts';
import { openServices } from '../nodes/open.ts';
import { readSettings } from '../settings.ts';
import type { Commits } from '../storage/commits.ts';
import { Folding } from '../storage/folding.ts';
import { Journal } from '../storage/journal.ts';
import { JournalFile } from '../storage/journal-file.ts';
import { readJournal } from '../storage/journal-reading.ts';
import { migrate } from '../storage/migrations.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { Store } from '../storage/store.ts';
import { NOTHING, appended, row, table } from './appended.ts';
import { temporaryFolder } from './child.ts';

// Inputs go to a journal first and into the database later: whoever looks must not see the difference.

let folder: ReturnType<typeof temporaryFolder>;
let store: Store;
const folders: (typeof folder)[] = [];
const stores: Store[] = [];

async function open(): Promise<Store> {
  const { db, database } = openSqlite(folder.path);
  await migrate(db);
  return new Store(db, new Journal(database, folder.path));
}

const files = (): string[] => readdirSync(join(folder.path, 'journal')).map(name => join(folder.path, 'journal', name));
const linesOf = (path: string): string[] =>
  readJournal(path, true).pieces.flatMap(piece => ('lines' in piece ? piece.lines : []));
/** How many inputs the database holds, each for itself or in stretches. */
const inDatabase = async (db = store.db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from inputs) + coalesce(sum(last - first + 1), 0) as count from stretches`.execute(db);
  return rows[0]?.count ?? -1;
};

/** What the disk holds when the process is killed now; the store goes on there when it is opened again. */
function killed(): void {
  const left = temporaryFolder();
  cpSync(folder.path, left.path, { recursive: true });
  folders.push(left);
  folder = left;
}

async function reopened(): Promise<void> {
  stores.push(store);
  store = await open();
}

beforeEach(async () => {
  folder = temporaryFolder();
  folders.push(folder);
  store = await open();
  for (const id of ['a', 'b'])
    await store.addTable(table(id), [{ table_id: id, seat: 0, kind: 'open', guest_id: null, bot: null, taken: 0 }]);
});
afterEach(async () => {
  for (const one of [...stores.splice(0), store]) await one.close();
  for (const one of folders.splice(0)) one.remove();
});

test('where logs end is found wherever their last input is', async () => {
  const last = async (): Promise<Record<string, unknown>> =>
    Object.fromEntries([...(await store.logs.lastInputs(['a', 'b', 'c']))].map(([id, { at }]) => [id, at]));
  for (let n = 1; n <= 3; n++) await appended(store, row('a', n), NOTHING);
  await appended(store, row('b', 1), NOTHING);
  expect(await last(), 'in the journal').toEqual({ a: 3, b: 1 });
  expect(await last(), 'in a stretch').toEqual({ a: 3, b: 1 });
  for (let n = 4; n <= 5; n++) await appended(store, row('a', n), NOTHING);
  await appended(store, row('b', 2), { snapshot: null, table: { goes_on: 1 } });
  expect(await last(), 'in a second one, and in a row of its own').toEqual({ a: 5, b: 2 });
  await appended(store, row('b', 3), NOTHING);
  expect(await last(), 'folded after such a row').toEqual({ a: 5, b: 3 });
  expect(await store.logs.lengths(['a', 'b', 'c'])).toEqual(
    new Map([
      ['a', 5],
      ['b', 3],
    ]),
  );
});

test('an acknowledged input is in the journal, and in the log of whoever reads it', async () => {
  await Promise.all([appended(store, row('a', 1), NOTHING), appended(store, row('b', 1), NOTHING)]);
  expect(files().flatMap(linesOf)).toHaveLength(2);
  expect(await inDatabase()).toBe(0);
  expect(await store.logs.inputsAfter('a', 0)).toEqual([JSON.parse(row('a', 1).input)]);
  expect(await inDatabase(), 'only the table that was asked for').toBe(1);
  expect(await store.logs.frames('b', 1, 1)).toEqual(['{"n":1}']);
});

test('when a table was last used is written with what is folded, not by itself', async () => {
  const usedAt = async (id: string): Promise<number | undefined> => (await store.table(id))?.touched_at;
  const { entered_at } = row('a', 2);
  await appended(store, row('a', 1), NOTHING);
  await appended(store, row('a', 2), { snapshot: null, table: { touched_at: entered_at } });
  await appended(store, row('b', 1), { snapshot: null, table: { touched_at: row('b', 1).entered_at } });
  expect([await inDatabase(), await usedAt('a')], 'nothing went there').toEqual([0, 0]);
  await store.logs.settled('a');
  expect([await usedAt('a'), await usedAt('b')]).toEqual([entered_at, 0]);
  killed();
  await reopened();
  expect(await usedAt('b'), 'nor is it lost').toBe(row('b', 1).entered_at);
});

test('a place or a message is taken once, folded or not', async () => {
  await appended(store, row('a', 1), NOTHING);
  await expect(appended(store, row('a', 2, 'm1'), NOTHING)).rejects.toThrow('the log has that message already');
  await expect(appended(store, row('a', 1, 'other'), NOTHING)).rejects.toThrow('the log has that seq already');
  store.letGo('a');
  await appended(store, row('a', 2), NOTHING);
  await expect(appended(store, row('a', 3, 'm1'), NOTHING)).rejects.toThrow('the log has that message already');
  await appended(store, row('a', 3, null), NOTHING);
  await appended(store, row('a', 4, null), { snapshot: null, table: { goes_on: 1 } });
  await expect(appended(store, row('a', 4, 'late'), NOTHING)).rejects.toThrow('the log has that seq already');
  expect(await store.logs.inputsAfter('a', 0)).toHaveLength(4);
});

test('what a killed server left is found by the next one, up to the batch that was cut', async () => {
  for (let seq = 1; seq <= 5; seq++) await appended(store, row('a', seq), NOTHING);
  await appended(store, row('b', 1), NOTHING);
  killed();
  const [file] = files() as [string];
  appendFileSync(file, readFileSync(file).subarray(0, 60)); // a batch, cut short
  await reopened();
  expect(await store.logs.inputsAfter('a', 0)).toHaveLength(5);
  expect(await store.logs.inputsAfter('b', 0)).toHaveLength(1);
  expect((await store.logs.inputsAfter('a', 4))[0]).toEqual(JSON.parse(row('a', 5).input));
  await appended(store, row('a', 6), NOTHING);
  expect(files(), 'what was never acknowledged is no damage').toHaveLength(1);
  expect(store.journal?.damage).toBeNull();
});

test('a table that was removed does not come back from the journal', async () => {
  await appended(store, row('a', 1), NOTHING);
  await appended(store, row('b', 1), NOTHING);
  await store.removeTable('a');
  killed();
  await reopened();
  expect(await inDatabase()).toBe(1);
  expect(await store.logs.inputsAfter('a', 0)).toEqual([]);
});

test('a hundred inputs of a table are folded without being asked for, with their snapshot', async () => {
  for (let seq = 1; seq <= 100; seq++) {
    const snapshot = seq === 50 || seq === 100 ? { version: 1, save: `save ${seq}` } : null;
    await appended(store, row('a', seq), { snapshot, table: null });
  }
  await (store.commits as Commits).between(() => {}); // after the folding that was due
  expect(await inDatabase()).toBe(100);
  const { snapshot } = await store.logs.log('a');
  expect(snapshot).toEqual({ after: 100, version: 1, save: 'save 100' });
});

test('what is folded is taken, also for an input that goes straight into the database', async () => {
  const aside = { snapshot: null, table: { goes_on: 1 } };
  for (const seq of [1, 2]) await appended(store, row('a', seq), NOTHING);
  await expect(appended(store, row('a', 3, 'm1'), aside)).rejects.toThrow('the log has that message already');
  await expect(appended(store, row('a', 2, 'other'), aside)).rejects.toThrow('the log has that seq already');
  await appended(store, row('a', 3), aside);
  await expect(appended(store, row('a', 4, 'm3'), NOTHING)).rejects.toThrow('the log has that message already');
  await appended(store, row('a', 4), NOTHING);
  expect((await store.logs.inputsAfter('a', 0)).map(input => input.at)).toEqual([1, 2, 3, 4]);
  expect(await store.logs.applied('a', 'm1', 1), 'asked for with the number of the action').toBe(0);
  expect(await store.logs.holds('a', 'm1')).toBe(true);
  expect(await store.logs.holds('a', 'm')).toBe(false);
});

test('a place that was taken for nothing is free again', async () => {
  const aside = { snapshot: null, table: { goes_on: 1 } };
  const full = new Error('the database is full');
  const append = vi.spyOn(store.commits, 'append').mockRejectedValueOnce(full);
  await expect(appended(store, row('a', 1), aside)).rejects.toThrow(full);
  append.mockRestore();
  await appended(store, row('a', 1), NOTHING);
  expect(await store.logs.inputsAfter('a', 0)).toHaveLength(1);
});

test('a table that was let go while an input was on its way knows it all the same', async () => {
  const first = appended(store, row('a', 1), NOTHING);
  store.letGo('a');
  await first;
  await expect(appended(store, row('a', 1, 'other'), NOTHING)).rejects.toThrow('seq');
  await expect(appended(store, row('a', 2, 'm1'), NOTHING)).rejects.toThrow('message');
});

test('an old file that cannot be given up is kept until it can, without trying all the time', async () => {
  const full = new Error('the database is full');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  killed();
  await reopened();
  const sync = vi.spyOn(Folding.prototype, 'sync').mockImplementation(() => {
    throw full;
  });
  try {
    const long = { ...row('a', 1), frame: JSON.stringify('x'.repeat(17 * 2 ** 20)) };
    const [own] = files() as [string];
    await appended(store, long, NOTHING);
    await expect.poll(() => sync.mock.calls.length).toBe(1);
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(sync).toHaveBeenCalledTimes(1);
    await expect(appended(store, row('a', 2), NOTHING)).rejects.toThrow(full);
    sync.mockRestore();
    vi.advanceTimersByTime(10_000);
    await expect.poll(files).not.toContain(own);
    await appended(store, row('a', 2), NOTHING);
    expect(await store.logs.inputsAfter('a', 0)).toHaveLength(2);
  } finally {
    vi.useRealTimers();
    sync.mockRestore();
  }
});

test('a large journal begins a new file and gives the old one up when all of it is folded', async () => {
  const [first] = files() as [string];
  const long = { ...row('a', 1), frame: JSON.stringify('x'.repeat(17 * 2 ** 20)) };
  await appended(store, long, NOTHING);
  await expect.poll(files).not.toContain(first);
  expect(files()).toHaveLength(1);
  expect(statSync(files()[0] as string).size).toBe(0);
  await appended(store, row('a', 2), NOTHING);
  expect(await store.logs.inputsAfter('a', 1)).toHaveLength(1);
});

test('a file that grew old while something was written to it is not given up before that is folded', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  try {
    killed(); // the copy is opened with a clock of ours
    await reopened();
    await appended(store, row('a', 1), NOTHING);
    const second = appended(store, row('a', 2), NOTHING);
    await new Promise(setImmediate); // it is on its way to the disk
    vi.advanceTimersByTime(70_000);
    await second;
    await appended(store, row('b', 1), NOTHING);
    killed();
  } finally {
    vi.useRealTimers();
  }
  await reopened();
  expect(await store.logs.inputsAfter('a', 0)).toHaveLength(2);
  expect(await store.logs.inputsAfter('b', 0)).toHaveLength(1);
});

test('behind a batch that could not be cut off nothing is written', async () => {
  await appended(store, row('a', 1), NOTHING);
  const full = new Error('ENOSPC: no space left on device');
  const append = vi.spyOn(JournalFile.prototype, 'append').mockRejectedValueOnce(full);
  const cut = vi.spyOn(JournalFile.prototype, 'cut').mockImplementation(() => {
    throw full;
  });
  const first = expect(appended(store, row('a', 2), NOTHING)).rejects.toThrow(full);
  const behind = expect(new Promise(setImmediate).then(() => appended(store, row('b', 1), NOTHING))).rejects.toThrow(
    full,
  );
  await Promise.all([first, behind]);
  expect(await store.logs.inputsAfter('a', 0), 'reading does not mend it').toHaveLength(1);
  await expect(appended(store, row('b', 1), NOTHING)).rejects.toThrow(full);
  expect(append).toHaveBeenCalledTimes(1);
  for (const spy of [append, cut]) spy.mockRestore();
});

test('where no new file can be made the old one grows on', async () => {
  rmSync(join(folder.path, 'journal'), { recursive: true });
  const long = JSON.stringify('x'.repeat(17 * 2 ** 20));
  for (const seq of [1, 2]) await appended(store, { ...row('a', seq), frame: long }, NOTHING);
  expect(store.journal?.counts).toMatchObject({ inputs: 2, failures: 2 });
  expect(await store.logs.inputsAfter('a', 0)).toHaveLength(2);
});

test('while the database is full nothing more is taken; when there is room again nothing is missing', async () => {
  await sql.raw('pragma max_page_count = 1').execute(store.db); // as small as it is now
  let kept = 0;
  await expect(
    (async () => {
      for (let seq = 1; seq <= 3000; seq++) {
        await appended(store, { ...row('a', seq), frame: JSON.stringify('x'.repeat(2000)) }, NOTHING);
        kept = seq;
      }
    })(),
  ).rejects.toThrow(/full/);
  expect(kept).toBeGreaterThanOrEqual(100);
  await expect(store.logs.inputsAfter('a', 0)).rejects.toThrow(/full/);
  await sql.raw('pragma max_page_count = 100000').execute(store.db);
  expect(await store.logs.inputsAfter('a', 0)).toHaveLength(kept);
  await appended(store, row('a', kept + 1), NOTHING);
  expect(await store.logs.inputsAfter('a', 0)).toHaveLength(kept + 1);
});

test('a backup holds what the journal holds', async () => {
  const data = temporaryFolder();
  const services = await openServices(readSettings(['--data', data.path], {}), wallClock);
  await appended(services.store, row('a', 1), NOTHING);
  const file = await services.backUp?.(0);
  await services.close();
  const copy = temporaryFolder();
  copyFileSync(file ?? '', join(copy.path, 'rempart.db'));
  const { db } = openSqlite(copy.path);
  const held = await inDatabase(db);
  await db.destroy();
  for (const one of [data, copy]) one.remove();
  expect(held).toBe(1);
});

import { cpSync, existsSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wallClock } from '../clock.ts';
import { openServices } from '../nodes/open.ts';
import { startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { Direct } from '../storage/direct.ts';
import { failureOf } from '../storage/failure.ts';
import { Journal } from '../storage/journal.ts';
import { JournalFile } from '../storage/journal-file.ts';
import { migrate } from '../storage/migrations.ts';
import { recovered } from '../storage/recovery.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { Store } from '../storage/store.ts';
import { lineOf } from '../storage/stretches.ts';
import { NOTHING, appended, row, table } from './appended.ts';
import { temporaryFolder } from './child.ts';
import { Player } from './player.ts';

vi.hoisted(() => {
  process.env['REMPART_GAMES'] = 'server/test/games';
});

// A journal that is not what was written: what was acknowledged is never dropped without a word, and never played on from before it.

const folders: ReturnType<typeof temporaryFolder>[] = [];
const stores: Store[] = [];
let data: string;

function newFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder.path;
}

async function open(): Promise<Store> {
  const { db, database } = openSqlite(data);
  await migrate(db);
  const store = new Store(db, new Journal(database, data));
  stores.push(store);
  return store;
}

const journal = (): string => join(data, 'journal');
const logs = (): string[] => readdirSync(journal()).filter(name => name.endsWith('.log'));
const damaged = (): string[] => readdirSync(journal()).filter(name => name.includes('.damaged'));
const only = (): string => join(journal(), logs()[0] as string);

/** What the disk holds when the process is killed now. */
function killed(): void {
  const left = newFolder();
  cpSync(data, left, { recursive: true });
  data = left;
}

function change(path: string, how: (bytes: Buffer) => void): Buffer {
  const bytes = readFileSync(path);
  how(bytes);
  writeFileSync(path, bytes);
  return bytes;
}

const at = async (store: Store, id: string) => (await store.logs.inputsAfter(id, 0)).map(input => input.at);
const statusOf = async (store: Store, id: string) => (await store.table(id))?.status;

beforeEach(async () => {
  data = newFolder();
  const store = await open();
  for (const id of ['aaaa', 'bbbb', 'cccc'])
    await store.addTable(table(id), [{ table_id: id, seat: 0, kind: 'open', guest_id: null, bot: null, taken: 0 }]);
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const folder of folders.splice(0)) folder.remove();
});

/** Three tables in turn, each input a batch of its own. */
async function played(inputs: number): Promise<void> {
  const [store] = stores as [Store];
  for (let seq = 1; seq <= inputs; seq++)
    for (const id of ['aaaa', 'bbbb', 'cccc']) await appended(store, row(id, seq), NOTHING);
}

test('one flipped bit: its table is set aside before it, the others have everything, and the file is kept whole', async () => {
  await played(25);
  killed();
  const broken = change(only(), bytes => {
    const at = bytes.indexOf('bbbb\t7\t') + 30;
    bytes[at] = (bytes[at] as number) ^ 4;
  });
  const store = await open();
  expect(await at(store, 'aaaa')).toHaveLength(25);
  expect(await at(store, 'cccc')).toHaveLength(25);
  expect(await at(store, 'bbbb'), 'can still be read').toEqual([1, 2, 3, 4, 5, 6]);
  expect(await Promise.all(['aaaa', 'bbbb', 'cccc'].map(id => statusOf(store, id)))).toEqual([
    'running',
    'failed',
    'running',
  ]);
  expect(failureOf((await store.table('bbbb'))?.failure ?? '')).toMatchObject({ lost: { from: 7, to: 25 } });
  const [name = ''] = damaged();
  expect(readFileSync(join(journal(), name)).equals(broken)).toBe(true);
  expect(store.journal?.damage).toEqual({
    files: [join(journal(), name)],
    tables: [{ table: 'bbbb', from: 7, to: 25 }],
    unnamed: 0,
  });
  expect(store.journal?.counts).toMatchObject({ lost: 19, damagedFiles: 1 });
  await appended(store, row('aaaa', 26), NOTHING);
  expect(await at(store, 'aaaa')).toHaveLength(26);
});

test('whichever bit flips, no log is shortened without a word and none goes on from before the break', async () => {
  await played(4);
  killed();
  const { database } = openSqlite(newFolderWith('rempart.db'));
  const direct = new Direct(database);
  const original = readFileSync(only());
  const folder = journal();
  const file = only();
  let set = 0;
  // All of them were tried once; every 251st meets each kind of field in each of its places sooner or later.
  for (let bit = 0; bit < original.length * 8; bit += 251) {
    const bytes = Buffer.from(original);
    bytes[bit >> 3] = (bytes[bit >> 3] as number) ^ (1 << (bit & 7));
    writeFileSync(file, bytes);
    const { damage } = recovered(direct, folder);
    expect(damage, `bit ${bit}`).not.toBeNull();
    const [name = ''] = damaged();
    expect(readFileSync(join(folder, name)).equals(bytes), `bit ${bit}: kept as it was`).toBe(true);
    for (const id of ['aaaa', 'bbbb', 'cccc']) {
      const [one] = direct.all<{ status: string }>('select status from tables where id = ?', [id]);
      const status = one?.status;
      const end = direct.endOf(id);
      expect(status, `bit ${bit} of ${original.length * 8}: ${id} ends at ${end}`).toBe(end === 4 ? status : 'failed');
      if (status === 'failed') set++;
    }
    rmSync(join(folder, name));
    database.exec("delete from stretches; delete from meta; update tables set status = 'running', failure = null");
  }
  database.close();
  expect(set).toBeGreaterThan(0);

  function newFolderWith(name: string): string {
    const own = newFolder();
    for (const suffix of ['', '-wal']) cpSync(join(data, name + suffix), join(own, name + suffix));
    return own;
  }
});

test('a length that is wrong loses nothing: what is there is what was written', async () => {
  await played(3);
  killed();
  const heads = [
    ...readFileSync(only())
      .toString('latin1')
      .matchAll(/[0-9a-f]{8} [0-9a-f]{8}\n/g),
  ];
  const last = heads.at(-1)?.index ?? 0;
  for (const head of [heads[4]?.index ?? 0, last])
    change(only(), bytes => {
      bytes[head + 4] = '1'.charCodeAt(0); // 4096 bytes more
    });
  const store = await open();
  for (const id of ['aaaa', 'bbbb', 'cccc']) expect(await at(store, id)).toEqual([1, 2, 3]);
  expect(store.journal?.damage).toMatchObject({ tables: [], unnamed: 0 });
  expect(damaged(), 'kept all the same').toHaveLength(1);
});

test('a batch of full length at the very end was acknowledged: that it is broken is told', async () => {
  await played(2);
  killed();
  change(only(), bytes => {
    bytes[bytes.length - 4] = 0;
  });
  const store = await open();
  expect(store.journal?.damage?.tables).toEqual([{ table: 'cccc', from: 2, to: 2 }]);
  expect(await statusOf(store, 'cccc')).toBe('failed');
});

test('wherever the last file is cut, the rest is there; where a file before it is cut, that is damage', async () => {
  await played(3);
  killed();
  const whole = readFileSync(only()).length;
  truncateSync(only(), whole - 40);
  const torn = await open();
  expect([torn.journal?.damage, await statusOf(torn, 'cccc'), (await at(torn, 'cccc')).length]).toEqual([
    null,
    'running',
    2,
  ]);
  await appended(torn, row('cccc', 3), NOTHING);
  killed();
  const next = new JournalFile(
    join(journal(), `${String(Number.parseInt(logs()[0] ?? '', 10) + 1).padStart(9, '0')}.log`),
    0,
  );
  await next.append(lineOf(row('aaaa', 4)));
  next.close();
  truncateSync(only(), 60);
  const cut = await open();
  expect(cut.journal?.damage?.tables).toEqual([{ table: 'cccc', from: 3, to: 3 }]);
  expect(await statusOf(cut, 'cccc')).toBe('failed');
  expect(await at(cut, 'aaaa')).toHaveLength(4);
});

test('what was folded before it broke in the file is in the log, and its table plays on', async () => {
  const [first] = stores as [Store];
  await played(2);
  await at(first, 'aaaa'); // folds it
  killed();
  change(only(), bytes => {
    const place = bytes.indexOf('aaaa\t1\t') + 25;
    bytes[place] = (bytes[place] as number) ^ 1;
  });
  const store = await open();
  expect(await statusOf(store, 'aaaa')).toBe('running');
  expect(await at(store, 'aaaa')).toEqual([1, 2]);
  expect(store.journal?.damage?.tables).toEqual([]);
});

test('a number that is missing without any other sign sets its table aside too', async () => {
  killed();
  const number = Number.parseInt(logs()[0] ?? '', 10);
  const file = new JournalFile(join(journal(), `${String(number).padStart(9, '0')}.log`), 0);
  for (const seq of [1, 2, 4, 5]) await file.append(lineOf(row('aaaa', seq)));
  file.close();
  const store = await open();
  expect(await at(store, 'aaaa')).toEqual([1, 2]);
  expect(store.journal?.damage?.tables).toEqual([{ table: 'aaaa', from: 3, to: 5 }]);
  expect(damaged()).toHaveLength(1);
});

const refused = async () =>
  openServices(readSettings(['--data', data], {}), wallClock).catch((error: unknown) => error);

test.each(['missing', 'empty', 'without tables'])(
  'a database that is %s beside a journal is no empty house',
  async how => {
    await played(1);
    killed();
    const before = readFileSync(only());
    const file = join(data, 'rempart.db');
    rmSync(`${file}-wal`);
    if (how === 'missing') rmSync(file);
    if (how === 'empty') writeFileSync(file, '');
    expect(await refused()).toMatchObject({ code: 'journal-alone' });
    expect(readFileSync(only()).equals(before)).toBe(true);
    expect(existsSync(file)).toBe(how !== 'missing');
  },
);

test('a database that is older than its journal is not played on', async () => {
  await played(1);
  killed();
  const later = join(journal(), '000000009.log');
  cpSync(only(), later);
  rmSync(only());
  expect(await refused()).toMatchObject({ code: 'journal-newer' });
  expect(existsSync(later)).toBe(true);
});

test('the host and the people at the table are told, and the others play on', async () => {
  const token = 'a-token-of-the-host';
  const serve = (path: string) =>
    startServer(
      readSettings(['--port', '0', '--host', '127.0.0.1', '--data', path], {
        REMPART_LOG: 'silent',
        REMPART_ADMIN_TOKEN: token,
        REMPART_RULES_THREADS: '1',
      }),
    );
  data = newFolder();
  const first = await serve(data);
  const ana = new Player(first.port);
  const ids: string[] = [];
  for (let i = 0; i < 2; i++) {
    const id = await ana.opens('stubborn', 1);
    ids.push(id);
    await ana.request('POST', `/api/tables/${id}/start`, {});
    await ana.joins(id);
    await ana.until(() => ana.n === 0);
    for (let n = 0; n < 3; n++) await ana.act(0, { type: 'count' });
    ana.leave();
    ana.n = -1;
  }
  const [hit = '', spared = ''] = ids;
  killed();
  await first.stop();
  change(only(), bytes => {
    const place = bytes.indexOf(`${hit}\t2\t`) + 60;
    bytes[place] = (bytes[place] as number) ^ 2;
  });
  const server = await serve(data);
  const eve = Object.assign(new Player(server.port), { cookie: ana.cookie });
  await eve.joins(hit);
  await eve.until(() => eve.lobby !== null);
  expect(eve.lobby).toMatchObject({ status: 'failed', isCut: true });
  const ben = Object.assign(new Player(server.port), { cookie: ana.cookie });
  await ben.joins(spared);
  await ben.until(() => ben.n === 3);
  expect(ben.lobby).toMatchObject({ status: 'running', isCut: false });
  expect((await ben.act(0, { type: 'count' }))['refusal']).toBeNull();
  const host = { headers: { authorization: `Basic ${Buffer.from(`host:${token}`).toString('base64')}` } };
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`, host)).text();
  const page = await get('/admin');
  for (const words of [hit, 'les entrées 2 à 3', 'the journal was damaged', '.damaged']) expect(page).toContain(words);
  expect(JSON.parse(await get(`/admin/tables/${hit}/log`))).toMatchObject({ inputs: [{ type: 'answer' }] });
  const metrics = await get('/metrics');
  expect(metrics).toMatch(/rempart_journal\{what="lost"\} 2\n/);
  expect(metrics).toMatch(/rempart_journal\{what="damagedFiles"\} 1\n/);
  await server.stop();
});

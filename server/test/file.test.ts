import { chmodSync, copyFileSync, cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { wallClock } from '../clock.ts';
import { type Services, openServices } from '../nodes/open.ts';
import { readSettings } from '../settings.ts';
import { NOTHING, appended, row, table } from './appended.ts';
import { temporaryFolder } from './child.ts';

// The files of a house without a database server: whole in one piece after a stop, and nobody else's business.

const folders: ReturnType<typeof temporaryFolder>[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove();
});

function newFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder.path;
}

const open = (data: string): Promise<Services> => openServices(readSettings(['--data', data], {}), wallClock);
const walOf = (data: string): number => {
  const path = join(data, 'rempart.db-wal');
  return existsSync(path) ? statSync(path).size : 0;
};

async function played({ store }: Services): Promise<void> {
  await store.addTable(table('a'), [{ table_id: 'a', seat: 0, kind: 'open', guest_id: null, bot: null, taken: 0 }]);
  for (let seq = 1; seq <= 30; seq++) await appended(store, row('a', seq), NOTHING);
}

test('after a clean stop a copy of the one file is the whole house', async () => {
  const data = newFolder();
  const services = await open(data);
  await played(services);
  await services.close();
  expect(walOf(data)).toBe(0);
  const copy = newFolder();
  copyFileSync(join(data, 'rempart.db'), join(copy, 'rempart.db'));
  const again = await open(copy);
  expect(await again.store.logs.inputsAfter('a', 0)).toHaveLength(30);
  await again.close();
});

test('what stands beside the file goes into it while nobody plays, and not while somebody does', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const data = newFolder();
    const services = await open(data);
    await played(services);
    vi.advanceTimersByTime(5000); // looks, and remembers
    for (const seq of [31, 32]) {
      await appended(services.store, row('a', seq), NOTHING);
      vi.advanceTimersByTime(5000);
      await new Promise(resolve => setTimeout(resolve, 20));
      expect(walOf(data), 'somebody plays').toBeGreaterThan(0);
    }
    vi.advanceTimersByTime(5000);
    await expect.poll(() => walOf(data)).toBe(0);
    expect(await services.store.logs.inputsAfter('a', 0)).toHaveLength(32);
    await services.close();
  } finally {
    vi.useRealTimers();
  }
});

const modes = (data: string): Record<string, string> =>
  Object.fromEntries(
    ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })].map(name => [
      name.replace(/\d{9,}/, 'N'),
      (statSync(join(data, name)).mode & 0o777).toString(8),
    ]),
  );

test.skipIf(process.platform === 'win32')('nobody else on the machine may read any of it', async () => {
  const umask = process.umask(0o022);
  try {
    const data = join(newFolder(), 'house');
    const services = await open(data);
    await played(services);
    await services.backUp?.(0);
    const expected = {
      '': '700',
      'rempart.db': '600',
      'rempart.db-wal': '600',
      journal: '700',
      'journal/N.log': '600',
      backups: '700',
      'backups/rempart-N.db': '600',
    };
    expect(modes(data)).toEqual(expected);
    await services.close();
    // As an older version left them, in a folder that somebody else made.
    for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' })) chmodSync(join(data, name), 0o755);
    const copy = newFolder(); // the lock lasts as long as the process
    cpSync(data, copy, { recursive: true });
    chmodSync(copy, 0o755);
    const again = await open(copy);
    expect(modes(copy)).toMatchObject({ ...expected, '': '755' });
    await again.close();
  } finally {
    process.umask(umask);
  }
});

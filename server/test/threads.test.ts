import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { Threads, TooLong } from '../threads.ts';
import { temporaryFolder } from './child.ts';

const folder = temporaryFolder();
let opened: Threads | null = null;
afterEach(async () => {
  await opened?.close();
  folder.remove();
});

test('a job that fails or never ends leaves its place to the next one', async () => {
  const file = join(folder.path, 'job.mjs');
  writeFileSync(
    file,
    `export const work = how => { if (how === 'loop') for (;;); if (how === 'throw') throw new Error('no'); return how; };`,
  );
  const threads = new Threads({ file: pathToFileURL(file), threads: 1, limit: 2000, idleTimeout: 1000 });
  opened = threads;
  const [thrown, looped, done] = await Promise.allSettled([
    threads.run('work', 'throw'),
    threads.run('work', 'loop'),
    threads.run('work', 'well done'),
  ]);
  expect(thrown).toMatchObject({ status: 'rejected', reason: { message: 'no' } });
  expect(looped).toMatchObject({ status: 'rejected', reason: expect.any(TooLong) as TooLong });
  expect(done).toEqual({ status: 'fulfilled', value: 'well done' });
});

test('a thread that takes long to start takes nothing of the time of its job', async () => {
  const slow = temporaryFolder();
  const file = join(slow.path, 'slow.mjs');
  writeFileSync(
    file,
    `await new Promise(resolve => setTimeout(resolve, 2500)); export const work = how => { if (how === 'loop') for (;;); return how; };`,
  );
  const threads = new Threads({ file: pathToFileURL(file), threads: 1, limit: 1500, idleTimeout: 1000 });
  opened = threads;
  expect(await threads.run('work', 'in time')).toBe('in time');
  await expect(threads.run('work', 'loop')).rejects.toBeInstanceOf(TooLong);
  expect(await threads.run('work', 'again'), 'in another thread').toBe('again');
  slow.remove();
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LocalThinker } from '../bots/thinker.ts';
import { temporaryFolder } from './child.ts';

const thought = { game: 'g', save: '', seat: 0, bot: 'companion', isHint: false } as const;
let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

function thinker(limit: number, code: string): LocalThinker {
  const file = join(folder.path, 'bot.mjs');
  writeFileSync(file, code);
  return new LocalThinker(1, limit, pathToFileURL(file));
}

test('a thought that waits for others has all its time when its turn comes', async () => {
  const slow = thinker(
    3000,
    `export const think = () => new Promise(r => setTimeout(r, 800, '{"advice":{"action":{"type":"go"},"because":[]}}'));`,
  );
  const all = await Promise.all(Array.from({ length: 6 }, () => slow.think(thought)));
  expect(all.map(advice => advice?.action.type)).toEqual(Array(6).fill('go'));
  expect(slow.counts).toEqual({ thought: 6, away: 0, failed: 0 });
  await slow.close();
});

test('one that never ends is ended, and the next one is thought', async () => {
  const stuck = thinker(
    1500,
    `let n = 0; export const think = () => { if (n++ === 0 && !process.env.DONE) for (;;); return '{"advice":null}'; };`,
  );
  const first = expect(stuck.think(thought)).rejects.toMatchObject({ kind: 'timeout' });
  await first;
  process.env['DONE'] = '1';
  expect(await stuck.think(thought)).toBeNull();
  delete process.env['DONE'];
  await stuck.close();
});

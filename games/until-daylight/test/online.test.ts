import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { same } from '../../../engine/plain.ts';
import { type RunningServer, startServer } from '../../../server/server.ts';
import { readSettings } from '../../../server/settings.ts';
import { Player, playToTheEnd } from '../../../server/test/player.ts';

const GAME = 'until-daylight';
let folder = '';
let server: RunningServer;

// Nobody answers as fast as this test.
const settings = () =>
  readSettings(['--port', '0', '--host', '127.0.0.1', '--data', folder, '--bot-pace', '0'], {
    REMPART_MESSAGES_PER_SECOND: '1000',
  });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rempart-'));
  server = await startServer(settings());
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const random = (seed: number) => {
  let x = seed;
  return (n: number) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return x % n;
  };
};

test('one person and three bots play a match to its end, and its dice can be verified', async () => {
  const ana = new Player(server.port);
  const id = await ana.opens(GAME, 4);
  await ana.joins(id);
  expect((await ana.request('POST', `/api/tables/${id}/start`, {})).status).toBe(200);
  const below = random(1);
  await playToTheEnd(ana, 0, prompt => prompt.options[below(prompt.options.length)] as object);
  expect(ana.outcome).toMatchObject({
    scores: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
  });
  expect(ana.gaps).toBe(0);
  const seen = ana.view;
  const late = new Player(server.port);
  await late.joins(id);
  await late.until(() => late.n === ana.n);
  expect(same(late.view, seen), 'the patches led to what a newcomer sees').toBe(true);
  const { status, body } = await late.request('GET', `/api/tables/${id}/replay`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ game: GAME, seed: expect.stringMatching(/^chacha:/) });
});

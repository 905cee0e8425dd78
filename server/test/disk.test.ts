import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { Counter } from './counter.ts';
import { freshPlace } from './places.ts';
import { Player } from './player.ts';

vi.hoisted(() => {
  process.env['REMPART_GAMES'] = 'server/test/games';
});

test('a full disk: what cannot be kept is refused, what was acknowledged stays, and play goes on when there is room', async () => {
  const place = await freshPlace('sqlite');
  const settings = readSettings(['--port', '0', '--host', '127.0.0.1', '--data', place.path], {
    REMPART_MESSAGES_PER_SECOND: '100000',
    REMPART_REQUESTS_PER_MINUTE: '100000',
    REMPART_TABLES_PER_HOUR: '100000',
    REMPART_LOG: 'silent',
  });
  const server = await startServer(settings);
  const host = new Player(server.port);
  const id = await host.opens('stubborn', 1);
  await host.request('POST', `/api/tables/${id}/start`, {});
  const counter = new Counter(host.cookie, id, 'disk');
  await counter.join(server.port);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.store.db);
  const limit = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(server.store.db);
  await limit((rows[0]?.page_count ?? 0) + 6);
  while (counter.refusedByStorage === 0) {
    counter.send(25);
    await counter.until(() => counter.refusedByStorage > 0 || counter.unacknowledged === 0);
  }
  const { acknowledged } = counter;
  expect(acknowledged).toBeGreaterThan(0);
  // A last small thing may still find room; then there is none for anybody.
  let refused = await host.request('POST', '/api/tables', { game: 'stubborn', seats: 1 });
  for (let i = 0; refused.status === 201 && i < 500; i++)
    refused = await host.request('POST', '/api/tables', { game: 'stubborn', seats: 1 });
  expect(refused, 'a reason, not a crash').toMatchObject({ status: 503, body: { code: 'storage' } });
  expect(await host.request('GET', '/health'), 'nothing can be kept').toMatchObject({
    status: 503,
    body: { ok: false, code: 'storage' },
  });
  await limit(1_000_000);
  await counter.until(() => counter.unacknowledged === 0);
  await expect.poll(async () => (await host.request('GET', '/health')).status, { timeout: 20_000 }).toBe(200);
  counter.send(50);
  await counter.until(() => counter.unacknowledged === 0 && counter.count === counter.sent);
  const kept = await server.store.logs.inputsAfter(id, 0);
  console.log(
    `disk full: ${JSON.stringify({ sent: counter.sent, refused: counter.refusedByStorage, lost: counter.sent - kept.length })}`,
  );
  expect(kept).toHaveLength(counter.sent);
  await server.stop();
  await place.remove();
});

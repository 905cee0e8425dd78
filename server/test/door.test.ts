import { expect, test } from 'vitest';
import { newTableId } from '../ids.ts';
import { ChildServer, temporaryFolder } from './child.ts';
import { knock } from './line.ts';
import { Player } from './player.ts';

const MOST = 40;

test('requests and sockets of one address share one budget, also behind a proxy', async () => {
  const folder = temporaryFolder();
  const environment = { REMPART_REQUESTS_PER_MINUTE: String(MOST), REMPART_TRUST_PROXY: 'true' };
  const server = await ChildServer.start(folder.path, environment);
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const ask = async (address: string) =>
    (await fetch(`http://127.0.0.1:${server.port}/api/games`, { headers: from(address) })).status;
  const open = (id: string, address: string, cookie = '') =>
    knock(server.port, `/socket/${id}`, { ...from(address), cookie });
  const ana = new Player(server.port);
  const id = await ana.opens('stubborn', 1);

  const guesses = [];
  for (let i = 0; i < MOST + 20; i++) guesses.push((await open(newTableId(), '192.0.2.1', ana.cookie)).status);
  expect(guesses.filter(status => status === 404)).toHaveLength(MOST);
  expect(guesses.filter(status => status === 429)).toHaveLength(20);
  const refused = await open(id, '192.0.2.1', ana.cookie);
  expect(refused, 'who has asked too often is told so as anywhere else').toMatchObject({
    status: 429,
    body: '{"code":"slow","values":{}}',
  });
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  expect(await ask('192.0.2.1'), 'and waits at the other door too').toBe(429);

  const load = async (address: string) =>
    (await fetch(`http://127.0.0.1:${server.port}/assets/a.js`, { headers: from(address) })).status;
  for (let i = 0; i < MOST * 20; i++) expect(await load('192.0.2.3')).toBe(404);
  expect(await ask('192.0.2.3'), 'a family whose phones fetch the page is not refused a table').toBe(200);
  expect(await load('192.0.2.3'), 'though files have their limit too').toBe(429);

  expect(await ask('192.0.2.2')).toBe(200);
  expect((await open(id, '192.0.2.2', ana.cookie)).status, 'others do not wait').toBe(101);
  for (let i = 0; i < MOST - 3; i++) await ask('203.0.113.9, 10.0.0.1');
  expect((await open(id, '203.0.113.9', ana.cookie)).status).toBe(101);
  expect((await open(id, '203.0.113.9')).status, 'whoever it is').toBe(401);
  expect((await open('no-table', '203.0.113.9')).status).toBe(404);
  expect((await open(id, '203.0.113.9', ana.cookie)).status).toBe(429);
  await server.stop();
  folder.remove();
});

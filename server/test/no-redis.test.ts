import { expect, test } from 'vitest';
import { ChildServer, temporaryFolder } from './child.ts';
import { Player } from './player.ts';

test('a Redis that nobody finds holds up neither the start, nor bots, nor the stop', async () => {
  const folder = temporaryFolder();
  const server = await ChildServer.start(folder.path, { REDIS_URL: 'redis://127.0.0.1:1' });
  const ana = new Player(server.port);
  const id = await ana.opens('secrets', 2, 1);
  await ana.joins(id);
  await ana.request('POST', `/api/tables/${id}/start`, {});
  await ana.until(() => (ana.view as { hasChosen: boolean[] } | null)?.hasChosen[1] === true, 3000);
  ana.leave();
  const began = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(8000);
  folder.remove();
});

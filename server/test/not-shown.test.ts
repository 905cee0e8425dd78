import { afterEach, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { type Place, freshPlace } from './places.ts';
import { Player } from './player.ts';

vi.hoisted(() => {
  process.env['REMPART_GAMES'] = 'server/test/games';
});

let place: Place;
let server: RunningServer;
afterEach(async () => {
  await server.stop();
  await place.remove();
});

test('whoever comes while the storage is out of reach is not told that the table is lost, and sees it later', async () => {
  place = await freshPlace('sqlite');
  const settings = readSettings(['--port', '0', '--host', '127.0.0.1', '--data', place.path], {
    REMPART_LOG: 'silent',
  });
  server = await startServer(settings);
  const ana = new Player(server.port);
  const id = await ana.opens('stubborn', 1);
  await ana.request('POST', `/api/tables/${id}/start`, {});
  const read = vi.spyOn(server.store.logs, 'frames').mockRejectedValueOnce(new Error('out of reach'));
  await ana.joins(id);
  await ana.until(() => read.mock.calls.length > 0);
  await ana.until(() => ana.heard.some(({ type }) => type === 'failed' || type === 'whole'));
  expect(ana.heard.filter(({ type }) => type === 'failed')).toEqual([]);
  expect(ana.n).toBe(0);
});

import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { patched } from '../../referee/patch.ts';
import { below, seedRng } from '../../engine/rng.ts';
import { ChildServer } from './child.ts';
import { STORAGES, freshPlace } from './places.ts';
import { Player } from './player.ts';
import { RoughClient } from './rough.ts';

const ACTIONS = 300;

describe.each(STORAGES)('a bad line, on %s', storage => {
  test(`${ACTIONS} answers over a line that drops, repeats, reorders and breaks are each applied once`, async () => {
    const place = await freshPlace(storage);
    const server = await ChildServer.start(place.path, {
      ...place.environment,
      REMPART_MESSAGES_PER_SECOND: '100000',
      REMPART_REQUESTS_PER_MINUTE: '100000',
    });
    const host = new Player(server.port);
    const id = await host.opens('stubborn', 1);
    await host.request('POST', `/api/tables/${id}/start`, {});
    await host.joins(id);
    const rng = seedRng('rough');
    const client = new RoughClient(
      () => new WebSocket(`ws://127.0.0.1:${server.port}/socket/${id}`, { headers: { cookie: host.cookie } }),
      { drop: 0.15, repeat: 0.15, delay: 40, cut: 0.2 },
      () => below(rng, 1_000_000) / 1_000_000,
      patched as (view: unknown, patch: unknown) => unknown,
    );
    for (let i = 0; i < ACTIONS; i++) {
      client.act({ type: 'count' });
      while (client.unacknowledged > 12) await new Promise(resolve => setTimeout(resolve, 5));
    }
    await client.settle();
    await host.until(() => host.n >= ACTIONS);
    console.log(
      `bad line on ${storage}: ${JSON.stringify({ actions: ACTIONS, ...client.tried, acknowledged: client.acknowledged, inLog: host.n })}`,
    );
    expect(host.view).toMatchObject({ count: ACTIONS });
    expect([client.acknowledged, client.n, client.view]).toEqual([ACTIONS, ACTIONS, host.view]);
    expect(client.tried.dropped).toBeGreaterThan(50);
    await server.stop();
    await place.remove();
  });
});

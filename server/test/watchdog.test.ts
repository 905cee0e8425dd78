import { describe, expect, test } from 'vitest';
import { ChildServer } from './child.ts';
import { STORAGES, freshPlace } from './places.ts';
import { Player } from './player.ts';

async function tableOf(server: ChildServer, game: string, seats: number): Promise<{ player: Player; id: string }> {
  const player = new Player(server.port);
  const id = await player.opens(game, seats);
  await player.request('POST', `/api/tables/${id}/start`, {});
  await player.joins(id);
  await player.until(() => player.n >= 0);
  return { player, id };
}

describe.each(STORAGES)('on %s', storage => {
  test.each(['loop', 'throw'])('rules that %s stop only their own table, and its log is kept', async fault => {
    const place = await freshPlace(storage);
    const server = await ChildServer.start(place.path, {
      ...place.environment,
      REMPART_RULES_LIMIT: '600',
      REMPART_RULES_THREADS: '1',
    });
    const bad = await tableOf(server, 'stubborn', 1);
    const good = await tableOf(server, 'stubborn', 1);
    await bad.player.act(0, { type: 'count' });
    await good.player.act(0, { type: 'count' });
    const failing = bad.player.act(0, { type: fault });
    const ack = await good.player.act(0, { type: 'count' });
    expect(ack['refusal'], 'the other table plays on').toBeNull();
    expect((await failing)['refusal']).toMatchObject({ code: 'failed' });
    await bad.player.until(() => bad.player.heard.some(d => d.type === 'failed'));
    expect(good.player.view).toMatchObject({ count: 2 });
    const { body } = await bad.player.request('GET', `/api/tables/${bad.id}`);
    expect(body).toMatchObject({ status: 'failed' });
    expect((await bad.player.act(0, { type: 'count' }))['refusal']).toMatchObject({ code: 'not-running' });
    await good.player.act(0, { type: 'count' });
    expect(good.player.view).toMatchObject({ count: 3 });
    const late = await good.player.request('POST', '/api/tables', { game: 'stubborn', options: { slow: true } });
    expect(late, 'no word on the settings of a table that nobody has tried').toEqual({
      status: 503,
      body: { code: 'busy', values: {} },
    });
    const fresh = await tableOf(server, 'stubborn', 1);
    expect((await fresh.player.act(0, { type: 'count' }))['refusal']).toBeNull();
    await server.stop();
    await place.remove();
  });
});

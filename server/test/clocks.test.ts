import { afterEach, describe, expect, test, vi } from 'vitest';
import { HandClock } from '../clock.ts';
import { type RunningServer, startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { KEEPING } from '../tables/sweeping.ts';
import { ChildServer } from './child.ts';
import { type Place, STORAGES, freshPlace, hasPostgres } from './places.ts';
import { Player } from './player.ts';

vi.hoisted(() => {
  process.env['REMPART_GAMES'] = 'server/test/games';
});

const HOUR = 3_600_000;
const open: { server: RunningServer; place: Place }[] = [];
afterEach(async () => {
  for (const { server, place } of open.splice(0)) {
    await server.stop();
    await place.remove();
  }
});

async function house(
  storage: 'sqlite' | 'postgres',
  clock = new HandClock(),
): Promise<{ server: RunningServer; clock: HandClock }> {
  const place = await freshPlace(storage);
  const settings = readSettings(['--port', '0', '--host', '127.0.0.1', '--data', place.path], {
    ...place.environment,
    REMPART_LOG: 'silent',
  });
  const server = await startServer(settings, clock);
  open.push({ server, place });
  return { server, clock };
}

/** Timers of real machines go off a moment before their time now and then. */
class HastyClock extends HandClock {
  override after(ms: number, then: () => void): () => void {
    return super.after(ms > 1 ? ms - 0.6 : ms, then);
  }
}

test('a timer that goes off too early is set again', async () => {
  const { server, clock } = await house('sqlite', new HastyClock());
  const ana = new Player(server.port);
  const id = await ana.opens('ticking', 1);
  await ana.joins(id);
  await ana.request('POST', `/api/tables/${id}/start`, {});
  await ana.until(() => ana.n === 0);
  clock.pass(999.5);
  await ana.say({ type: 'ping' });
  expect(ana.n, 'not before its time').toBe(0);
  await (await server.house.table(id)).look({ op: 'free', seat: 0 }); // everything asked before is done
  clock.pass(2);
  await ana.until(() => ana.n === 1);
  expect(ana.view).toEqual({ count: 0, ticks: 1 });
});

test('a paused match does not age', async () => {
  const { server, clock } = await house('sqlite');
  const ana = new Player(server.port);
  const id = await ana.opens('ticking', 1);
  await ana.joins(id);
  await ana.request('POST', `/api/tables/${id}/start`, {});
  await ana.until(() => ana.n === 0);
  clock.pass(400);
  await ana.say({ type: 'pause' });
  clock.pass(HOUR);
  await ana.say({ type: 'resume' });
  await ana.until(() => ana.n === 2);
  const table = await server.house.table(id);
  clock.pass(500);
  await table.look({ op: 'free', seat: 0 }); // everything asked before is done
  expect([table.match.position?.n, table.clock.now()]).toEqual([2, 900]);
  clock.pass(200);
  await ana.until(() => ana.n === 3);
  expect(ana.view).toEqual({ count: 0, ticks: 1 });
});

describe.each(STORAGES)('a clock that is set, on %s', storage => {
  test('matches go by the time that passes, not by the time of day', async () => {
    const { server, clock } = await house(storage);
    const ana = new Player(server.port);
    const id = await ana.opens('ticking', 1);
    await ana.joins(id);
    await ana.request('POST', `/api/tables/${id}/start`, {});
    await ana.until(() => ana.n === 0);
    clock.pass(1000);
    await ana.until(() => ana.n === 1);
    for (const jump of [HOUR, -2 * HOUR, 400 * 24 * HOUR]) {
      clock.jump(jump);
      const { n } = ana;
      await ana.act(0, { type: 'count' });
      await ana.until(() => ana.n === n + 1);
      clock.pass(1000);
      await ana.until(() => ana.n === n + 2);
    }
    expect(ana.view).toEqual({ count: 3, ticks: 4 });
  });

  test('nothing is cleaned away because somebody set the clock', async () => {
    const { server, clock } = await house(storage);
    const ana = new Player(server.port);
    const id = await ana.opens('stubborn', 2);
    await server.house.tidy();
    clock.jump(KEEPING.lobbyFor + HOUR);
    expect(await server.house.tidy()).toMatchObject({ removed: 0 });
    expect(await server.store.table(id)).toBeDefined();
    clock.jump(-KEEPING.lobbyFor);
    expect(await server.house.tidy()).toMatchObject({ removed: 0 });
    clock.pass(KEEPING.lobbyFor + HOUR);
    expect(await server.house.tidy(), 'time has really passed').toMatchObject({ removed: 1 });
  });
});

test.runIf(hasPostgres)(
  'three servers fire each tick of a clock once, also when the one that did is killed',
  async () => {
    const place = await freshPlace('postgres');
    const servers = await Promise.all([0, 1, 2].map(() => ChildServer.start(place.path, place.environment)));
    const [first, ...others] = servers as [ChildServer, ChildServer, ChildServer];
    const ana = new Player(first.port);
    const id = await ana.opens('ticking', 1);
    await ana.request('POST', `/api/tables/${id}/start`, {});
    const players = others.map(server => Object.assign(new Player(server.port), { cookie: ana.cookie }));
    await ana.joins(id);
    for (const player of players) await player.joins(id);
    const began = performance.now();
    for (const player of [ana, ...players]) await player.until(() => player.n >= 2);
    await first.stop('SIGKILL');
    for (const player of players) await player.until(() => player.n >= 6, 30_000);
    const seconds = (performance.now() - began) / 1000;
    for (const player of players) {
      const { ticks } = player.view as { ticks: number };
      expect(player.n, 'every input is a tick, and none counts twice').toBe(ticks);
      expect(ticks).toBeLessThanOrEqual(Math.ceil(seconds) + 2);
      expect(player.gaps).toBe(0);
    }
    await Promise.all(others.map(server => server.stop()));
    await place.remove();
  },
);

import { cpSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { replay, verify } from '../../engine/replay.ts';
import { save } from '../../engine/save.ts';
import type { Input, Replay, Spec } from '../../engine/types.ts';
import { loadBox } from '../../shelf/games.ts';
import { HandClock } from '../clock.ts';
import { type RunningServer, startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { ChildServer } from './child.ts';
import { type Place, STORAGES, freshPlace } from './places.ts';
import { Player } from './player.ts';

vi.hoisted(() => {
  process.env['REMPART_GAMES'] = 'server/test/games';
});

// A table whose clock runs, and nobody to serve it: the log says for how long, and the clock goes on where it stood.

const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
const places: Place[] = [];
afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
});

async function newPlace(storage: 'sqlite' | 'postgres'): Promise<Place> {
  const place = await freshPlace(storage);
  places.push(place);
  return place;
}

function serve(place: Place, clock: HandClock): Promise<RunningServer> {
  const settings = readSettings(['--port', '0', '--host', '127.0.0.1', '--data', place.path, '--bot-pace', '0'], {
    ...place.environment,
    REMPART_LOG: 'silent',
  });
  return startServer(settings, clock);
}

/** The lock on a file lasts as long as its process: in one process a second server takes a copy. */
async function movedOn(place: Place): Promise<Place> {
  if (place.environment['DATABASE_URL']) return place;
  const copy = await newPlace('sqlite');
  cpSync(place.path, copy.path, { recursive: true });
  return copy;
}

/** The same person at another server. */
async function back(port: number, { cookie }: Player, id: string): Promise<Player> {
  const player = Object.assign(new Player(port), { cookie });
  await player.joins(id);
  await player.until(() => player.n >= 0);
  return player;
}

const logOf = (server: RunningServer, id: string): Promise<Input<Spec>[]> => server.store.logs.inputsAfter(id, 0);
const awayIn = (inputs: readonly Input<Spec>[]) =>
  inputs.flatMap(input =>
    input.type === 'host' && input.entry.type === 'away' ? [{ at: input.at, ms: input.entry.ms }] : [],
  );

async function tickingTable(server: RunningServer): Promise<{ ana: Player; id: string }> {
  const ana = new Player(server.port);
  const id = await ana.opens('ticking', 1);
  await ana.joins(id);
  await ana.request('POST', `/api/tables/${id}/start`, {});
  await ana.until(() => ana.n === 0);
  return { ana, id };
}

describe.each(STORAGES)('on %s', storage => {
  test('a server that stops and comes back logs a pause of exactly that time', async () => {
    const [place, clock] = [await newPlace(storage), new HandClock()];
    let server = await serve(place, clock);
    const { ana, id } = await tickingTable(server);
    for (const n of [1, 2]) {
      clock.pass(1000);
      await ana.until(() => ana.n === n);
    }
    clock.pass(400);
    await server.stop();
    clock.pass(3_600_000);
    server = await serve(await movedOn(place), clock);
    const again = await back(server.port, ana, id);
    expect(awayIn(await logOf(server, id))).toEqual([{ at: 2400, ms: 3_600_000 }]);
    expect(again.n, 'no tick was fired for the hour').toBe(3);
    clock.pass(599);
    await again.act(0, { type: 'count' });
    expect(again.view).toEqual({ count: 1, ticks: 2 });
    clock.pass(1);
    await again.until(() => again.n === 5);
    expect(again.view).toEqual({ count: 1, ticks: 3 });
    const inputs = await logOf(server, id);
    expect(inputs.flatMap(({ type, at }) => (type === 'tick' ? [at] : []))).toEqual([1000, 2000, 3000]);
    await server.stop();
  });

  test('a table that was put to sleep while its clock ran says so too', async () => {
    const [place, clock] = [await newPlace(storage), new HandClock()];
    const server = await serve(place, clock);
    const { ana, id } = await tickingTable(server);
    clock.pass(500);
    await ana.act(0, { type: 'count' });
    ana.leave();
    const table = await server.house.table(id);
    while (table.watchers.size > 0) await sleep(5);
    clock.jump(16 * 60_000); // nothing passes for the match
    expect((await server.house.tidy()).asleep).toBe(1);
    clock.pass(20_000);
    const again = await back(server.port, ana, id);
    expect(awayIn(await logOf(server, id))).toEqual([{ at: 500, ms: 20_000 }]);
    expect(again.view).toEqual({ count: 1, ticks: 0 });
    await server.stop();
  });

  test('a match without a running clock has nothing to say', async () => {
    const [place, clock] = [await newPlace(storage), new HandClock()];
    let server = await serve(place, clock);
    const ana = new Player(server.port);
    const id = await ana.opens('stubborn', 1);
    await ana.request('POST', `/api/tables/${id}/start`, {});
    await server.stop();
    clock.pass(60_000);
    server = await serve(await movedOn(place), clock);
    await back(server.port, ana, id);
    expect(await logOf(server, id)).toEqual([]);
    await server.stop();
  });
});

test('a server is killed in the middle of a match: no tick is missed, none comes in a burst, the replay is exact', async () => {
  const place = await newPlace('sqlite');
  let server = await ChildServer.start(place.path, place.environment);
  const ana = new Player(server.port);
  const id = await ana.opens('ticking', 1);
  const began = performance.now();
  await ana.request('POST', `/api/tables/${id}/start`, {});
  await ana.joins(id);
  await ana.until(() => ana.n >= 3);
  const [ticked, tickedAt] = [ana.n, performance.now()];
  await sleep(600);
  await server.stop('SIGKILL');
  const killed = performance.now();
  await sleep(2500);
  server = await ChildServer.start(place.path, place.environment);
  const again = await back(server.port, ana, id);
  const served = performance.now();
  expect(again.n, 'an absence, and at most the tick that was due').toBeLessThanOrEqual(ticked + 2);
  await again.until(() => again.n >= ticked + 4);
  const ended = performance.now();
  await again.say({ type: 'concede', seat: 0 });
  const { body } = await again.request('GET', `/api/tables/${id}/replay`);
  const record = body as Replay<Spec>;
  const [away] = awayIn(record.inputs);
  if (!away) throw new Error('the log holds no absence');
  // The last proof of service lies at most a second before the kill; a busy machine tells of it later than it was.
  expect(away.ms).toBeGreaterThanOrEqual(Math.floor(served - killed) - 1500);
  expect(away.ms).toBeLessThanOrEqual(Math.ceil(served - tickedAt) + 1500);
  const ticks = record.inputs.flatMap(({ type, at }) => (type === 'tick' ? [at] : []));
  expect(ticks).toEqual(ticks.map((_, i) => (i + 1) * 1000));
  const clock = record.inputs.at(-1)?.at ?? 0;
  expect(clock, 'play time is what was served').toBeLessThanOrEqual(ended - began - away.ms + 1500);
  const { game } = await loadBox('ticking');
  expect(verify(game, record)).toBeNull();
  const [once, twice] = [replay(game, record), replay(game, record)];
  expect(save(once)).toBe(save(twice));
  await server.stop();
}, 60_000);

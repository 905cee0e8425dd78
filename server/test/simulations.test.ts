import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChildServer } from './child.ts';
import { anything, textOf } from './nasty.ts';
import { type Place, freshPlace, hasRedis, redisUrl } from './places.ts';

const TOKEN = 'a-token-of-the-host';
const KEY = { authorization: `Basic ${Buffer.from(`host:${TOKEN}`).toString('base64')}` };

interface Job {
  state: string;
  done: number;
  why: string | null;
  result: { games: number; seats: { wins: number; share: number }[]; reasons: object; decisions: { mean: number } };
}

const isRefusal = (status: number): boolean => status >= 400 && status < 500;

const post = (port: number, body: object | string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}/admin/simulations`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...KEY, ...headers },
    redirect: 'manual',
  });

async function finished(port: number, id: number): Promise<Job> {
  for (let wait = 50; ; wait = Math.min(2000, wait * 1.5)) {
    const response = await fetch(`http://127.0.0.1:${port}/admin/simulations/${id}`, { headers: KEY });
    const job = (await response.json()) as Job;
    if (job.state === 'done' || job.state === 'failed') return job;
    await new Promise(resolve => setTimeout(resolve, wait));
  }
}

async function simulated(port: number, wish: object): Promise<Job> {
  const response = await post(port, wish);
  expect(response.status).toBe(202);
  return finished(port, ((await response.json()) as { id: number }).id);
}

describe('simulations by the host of one server', () => {
  let place: Place;
  let server: ChildServer;
  beforeAll(async () => {
    place = await freshPlace('sqlite');
    server = await ChildServer.start(place.path, {
      ...place.environment,
      REMPART_ADMIN_TOKEN: TOKEN,
      REMPART_RULES_LIMIT: '50', // and a run of games may take 120 times as long
    });
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  test('games are played and counted, and the page shows them', async () => {
    const job = await simulated(server.port, { game: 'secrets', games: 130, bots: 'random', seed: 'x' });
    expect(job).toMatchObject({ state: 'done', done: 130, why: null });
    expect(job.result).toMatchObject({ games: 130, reasons: { played: 130 }, decisions: { mean: 8 } });
    expect(job.result.seats.map(seat => seat.wins)).toEqual([130, 0]);
    const page = await (
      await fetch(`http://127.0.0.1:${server.port}/admin`, { headers: { ...KEY, 'accept-language': 'en' } })
    ).text();
    for (const words of ['130 of 130', 'played 100.0 %', '<option>secrets</option>']) expect(page).toContain(words);
  });

  test('the same seed gives the same games', async () => {
    const wish = { game: 'secrets', games: 20, bots: 'companion, random', seed: 'twice' };
    const [one, two] = [await simulated(server.port, wish), await simulated(server.port, wish)];
    expect({ ...one.result, elapsed: null }).toEqual({ ...two.result, elapsed: null });
  });

  test('the form of the page is taken, with its empty fields, and leads back to the page', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await post(server.port, 'game=secrets&scenario=&seats=&bots=&games=5&seed=', form);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/admin']);
  });

  test('whoever is not the host, or another site, starts nothing', async () => {
    const wish = { game: 'secrets', games: 1 };
    expect((await post(server.port, wish, { authorization: '' })).status).toBe(401);
    expect((await post(server.port, wish, { origin: 'https://elsewhere.example' })).status).toBe(403);
    const looked = await fetch(`http://127.0.0.1:${server.port}/admin/simulations/1`);
    expect(looked.status).toBe(401);
  });

  test.each([
    [{ game: 'nowhere' }, 404, 'no-game'],
    [{ game: 'secrets', seats: 6 }, 409, 'setup'],
    [{ game: 'secrets', scenario: 'moon' }, 409, 'setup'],
    [{ game: 'secrets', bots: 'genius' }, 400, 'bad'],
    [{ game: 'secrets', bots: 'random,random,random' }, 409, 'setup'],
    [{ game: 'secrets', games: 1e9 }, 400, 'bad'],
    [{ game: 'secrets', games: 'many' }, 400, 'bad'],
    [{ game: 'secrets', more: 1 }, 400, 'bad'],
    [[], 400, 'bad'],
  ])('%j is refused with %i %s', async (wish, status, code) => {
    const response = await post(server.port, wish);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
  });

  test('whatever a host sends is taken or refused with a reason', async () => {
    const wish = fc.record(
      {
        game: fc.oneof(anything, fc.constant('secrets')),
        scenario: fc.oneof(anything, fc.constantFrom('', 'secrets')),
        seats: fc.oneof(anything, fc.constantFrom('', 2, '2')),
        bots: fc.oneof(anything, fc.constantFrom('', 'random', 'random,companion')),
        games: fc.constantFrom(0, 1, '1', '', -1, 1e99, null, [], {}, 'x'.repeat(2000)),
        seed: anything,
      },
      { requiredKeys: [] },
    );
    // No more than the door lets a host ask in a minute.
    for (const body of fc.sample(textOf(fc.oneof(anything, wish, wish)), { numRuns: 38, seed: 1 })) {
      const response = await post(server.port, body);
      const { code } = (await response.json()) as { code?: string };
      expect([response.status, code], body).toEqual(
        response.status === 202 ? [202, undefined] : [expect.toSatisfy(isRefusal), expect.any(String)],
      );
      expect(response.status).not.toBe(429);
    }
  });

  test('rules that throw, or never come back, end their simulation and nothing else', async () => {
    // With these seeds the first thing that a random player does beside counting is to throw, and to loop.
    const wish = { game: 'stubborn', seats: 1, games: 1, bots: 'random' };
    const thrown = await simulated(server.port, { ...wish, seed: 'b' });
    expect([thrown.state, thrown.why]).toEqual(['failed', expect.stringContaining('these rules are broken')]);
    const looped = await simulated(server.port, { ...wish, seed: 'a' });
    expect([looped.state, looped.why]).toEqual(['failed', 'the games took too long']);
    expect((await simulated(server.port, { game: 'secrets', games: 2 })).state).toBe('done');
  });
});

test.runIf(hasRedis)("with Redis, servers play each other's simulations", async () => {
  const place = await freshPlace('postgres');
  const environment = {
    ...place.environment,
    REDIS_URL: `${await redisUrl()}/6`,
    REMPART_RULES_THREADS: '1',
    REMPART_ADMIN_TOKEN: TOKEN,
  };
  const servers = await Promise.all([0, 1].map(() => ChildServer.start(place.path, environment)));
  const [one] = servers as [ChildServer];
  const job = await simulated(one.port, { game: 'secrets', games: 640, bots: 'random', seed: 'shared' });
  expect(job.result).toMatchObject({ games: 640, reasons: { played: 640 } });
  const text = await (await fetch(`http://127.0.0.1:${one.port}/metrics`)).text();
  const runs = (what: string) =>
    Number(new RegExp(`^rempart_simulation_runs\\{what="${what}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
  expect([runs('asked'), runs('failed')]).toEqual([64, 0]);
  expect(runs('away'), 'the other server helps').toBeGreaterThan(0);
  await Promise.all(servers.map(server => server.stop()));
  await place.remove();
});

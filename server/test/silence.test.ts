import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../../tools/services.mjs';
import { ChildServer } from './child.ts';
import { Counter } from './counter.ts';
import { type Place, hasRedis, ownPostgres, ownRedis, placeOnOwn } from './places.ts';
import { Player } from './player.ts';

// Services and servers that are there and say nothing, and locks that somebody forgot: whoever plays is told in time, and nothing is lost.

const IN_TIME = 3000;
const LONGEST_STOP = 5000;

async function timed<T>(run: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const since = performance.now();
  const value = await run();
  return { ms: Math.round(performance.now() - since), value };
}

describe.runIf(hasRedis)('two servers on PostgreSQL and Redis', () => {
  let postgres: Service;
  let redis: Service;
  let place: Place;
  let one: ChildServer;
  let two: ChildServer;

  const start = (node: string) =>
    ChildServer.start(place.path, {
      ...place.environment,
      REDIS_URL: redis.url,
      REMPART_NODE: node,
      REMPART_RULES_THREADS: '1',
      REMPART_MESSAGES_PER_SECOND: '100000',
      REMPART_REQUESTS_PER_MINUTE: '100000',
    });

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([ownPostgres(), ownRedis()]);
    place = await placeOnOwn(postgres);
    [one, two] = await Promise.all([start('one'), start('two')]);
  });
  afterAll(async () => {
    await Promise.all([one.stop('SIGKILL'), two.stop('SIGKILL')]);
    await place.remove();
  });

  const health = (server: ChildServer) =>
    timed(async () => (await fetch(`http://127.0.0.1:${server.port}/health`)).status);

  async function table(server = one): Promise<{ player: Player; id: string }> {
    const player = new Player(server.port);
    const id = await player.opens('stubborn', 1);
    await player.request('POST', `/api/tables/${id}/start`, {});
    await player.joins(id);
    await player.until(() => player.n === 0);
    return { player, id };
  }

  async function counting(name: string, server = one): Promise<Counter> {
    const { player, id } = await table(server);
    player.leave();
    const counter = new Counter(player.cookie, id, name);
    await counter.join(server.port);
    counter.send(5);
    await counter.until(() => counter.unacknowledged === 0);
    return counter;
  }

  const count = (player: Player) => timed(() => player.act(0, { type: 'count' }));
  const complete = (counter: Counter) =>
    counter.until(() => counter.unacknowledged === 0 && counter.count === counter.sent, 30_000);

  /** Somebody who has begun something on the database and gone for coffee. */
  async function forgotten(text: string, values: unknown[] = []): Promise<() => Promise<void>> {
    const client = new Client({ connectionString: place.environment['DATABASE_URL'] as string });
    await client.connect();
    await client.query('begin');
    await client.query(text, values);
    return () => client.end();
  }

  test('a log that somebody holds stops its own table only, and that with a word', async () => {
    const [held, free] = [await table(), await table()];
    const release = await forgotten(
      "insert into inputs (table_id, seq, input, frame, entered_at) values ($1, 1, '{}', '{}', 0)",
      [held.id],
    );
    const waiting = count(held.player);
    for (let n = 1; n <= 40; n++) {
      const { ms, value } = await count(free.player);
      expect(value['refusal'], `input ${n}`).toBeNull();
      expect(ms, `input ${n}`).toBeLessThan(IN_TIME);
    }
    const refused = await waiting;
    expect(refused.value['refusal']).toMatchObject({ code: 'storage' });
    expect(refused.ms).toBeLessThan(IN_TIME);
    // It is known by now: nobody waits together with it any more.
    const both = await timed(() =>
      Promise.all([count(held.player), ...Array.from({ length: 5 }, () => count(free.player))]),
    );
    expect(both.ms).toBeLessThan(IN_TIME);
    expect((await health(one)).value, 'the house can write').toBe(200);
    await release();
    await expect.poll(async () => (await count(held.player)).value['refusal'], { timeout: 20_000 }).toBeNull();
    expect(free.player.view).toMatchObject({ count: 45 });
  });

  test('a table lock on all logs is a refusal in time, for whoever waits in line too', async () => {
    const { player } = await table();
    const release = await forgotten('lock table inputs in access exclusive mode');
    for (const { ms, value } of await Promise.all([count(player), count(player), count(player)])) {
      expect(value['refusal']).toMatchObject({ code: 'storage' });
      expect(ms).toBeLessThan(IN_TIME);
    }
    await release();
    await expect.poll(async () => (await count(player)).value['refusal'], { timeout: 20_000 }).toBeNull();
  });

  test('PostgreSQL falls silent in the middle of play: refusals and health in time, then everything once', async () => {
    const counters = await Promise.all([counting('a', one), counting('b', two)]);
    const { player } = await table();
    for (const counter of counters) counter.send(20);
    postgres.pause();
    try {
      const [refused, other, answer] = await Promise.all([count(player), count(player), health(one)]);
      for (const { ms, value } of [refused, other]) {
        expect(value['refusal']).toMatchObject({ code: 'storage' });
        expect(ms).toBeLessThan(IN_TIME);
      }
      expect(answer.value).toBe(503);
      expect(answer.ms).toBeLessThan(IN_TIME);
      const asked = await timed(() => player.request('GET', '/api/tables'));
      expect(asked.value).toMatchObject({ status: 503, body: { code: 'storage' } });
      expect(asked.ms).toBeLessThan(IN_TIME);
    } finally {
      postgres.resume();
    }
    for (const counter of counters) await complete(counter);
    expect(counters.map(({ count: shown, n, sent }) => [shown, n, sent])).toEqual(counters.map(() => [25, 25, 25]));
    await expect.poll(async () => (await health(one)).value, { timeout: 20_000 }).toBe(200);
  });

  test('a server falls silent in the middle of play: the other one goes on, and they agree when it wakes', async () => {
    const here = await counting('a', one);
    const there = new Counter(here.cookie, here.table, 'b');
    await there.join(two.port);
    for (const counter of [here, there]) counter.send(50);
    one.child.kill('SIGSTOP');
    try {
      await there.until(() => there.unacknowledged === 0, 30_000);
      expect((await health(two)).value).toBe(200);
    } finally {
      one.child.kill('SIGCONT');
    }
    const all = () => here.sent + there.sent;
    for (const counter of [here, there])
      await counter.until(() => counter.unacknowledged === 0 && counter.count === all(), 30_000);
    expect([here.n, there.n]).toEqual([all(), all()]);
  });

  test('Redis falls silent: play goes on, and a server stops in time', async () => {
    const counter = await counting('a', two);
    redis.pause();
    try {
      counter.send(10);
      await complete(counter);
      const { ms, value } = await timed(() => two.stop());
      expect([value, two.output]).toEqual([0, expect.stringContaining('closed')]);
      expect(ms).toBeLessThan(LONGEST_STOP);
    } finally {
      redis.resume();
    }
  });

  test('a server stops in time while PostgreSQL is silent', async () => {
    const counter = await counting('a', one);
    counter.send(10);
    postgres.pause();
    try {
      const { ms, value } = await timed(() => one.stop());
      expect(value).toBe(0);
      expect(ms).toBeLessThan(LONGEST_STOP);
    } finally {
      postgres.resume();
    }
  });
});

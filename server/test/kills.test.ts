import { expect, test } from 'vitest';
import { ChildServer } from './child.ts';
import { Counter } from './counter.ts';
import { freshPlace, hasPostgres, hasRedis, ownPostgres, ownRedis, placeOnOwn } from './places.ts';
import { Player } from './player.ts';

// Servers and services are killed in the middle of play. What was acknowledged must be there, once, and nothing else.

/** Once after each number of acknowledged inputs; REMPART_KILLS=50 is what bench/README.md tells of. */
const KILLS = Number(process.env['REMPART_KILLS'] ?? 12);
const RETURNS = 5;
const generous = { REMPART_MESSAGES_PER_SECOND: '100000', REMPART_REQUESTS_PER_MINUTE: '100000' };

async function table(port: number): Promise<{ cookie: string; id: string }> {
  const host = new Player(port);
  const id = await host.opens('stubborn', 1);
  await host.request('POST', `/api/tables/${id}/start`, {});
  return { cookie: host.cookie, id };
}

/** What was sent and acknowledged, against what the log holds. */
function account(counters: readonly Counter[]): { sent: number; lost: number; twice: number } {
  const all = (of: (counter: Counter) => number) => counters.reduce((sum, counter) => sum + of(counter), 0);
  const inLog = counters[0]?.count ?? 0;
  return {
    sent: all(counter => counter.sent),
    lost: Math.max(0, all(counter => counter.acknowledged) - inLog),
    twice: Math.max(0, inLog - all(counter => counter.sent)),
  };
}

const told = (what: string, values: object) => console.log(`${what}: ${JSON.stringify(values)}`);

test(`a server with a file is killed ${KILLS} times`, async () => {
  const place = await freshPlace('sqlite');
  const start = () => ChildServer.start(place.path, { ...place.environment, ...generous });
  let server = await start();
  const { cookie, id } = await table(server.port);
  const counter = new Counter(cookie, id, 'file');
  let lost = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const safe = counter.acknowledged;
    await counter.join(server.port);
    await counter.until(() => counter.n >= 0 && counter.count >= 0);
    if (counter.count < safe) lost++;
    expect(counter.count, `kill ${kill}: nothing twice`).toBeLessThanOrEqual(counter.sent);
    counter.send(12);
    const enough = counter.acknowledged + 1 + (kill % 12);
    await counter.until(() => counter.acknowledged >= enough || counter.unacknowledged === 0);
    await server.stop('SIGKILL');
    counter.leave();
    server = await start();
  }
  await counter.join(server.port);
  await counter.until(() => counter.unacknowledged === 0);
  await counter.until(() => counter.count === counter.sent);
  told('kills of a server with a file', {
    kills: KILLS,
    sent: counter.sent,
    lost,
    twice: counter.count - counter.sent,
  });
  expect([lost, counter.n]).toEqual([0, counter.sent]);
  await server.stop();
  await place.remove();
}, 900_000);

test.runIf(hasPostgres)(
  `one of two servers on a database is killed ${KILLS} times`,
  async () => {
    const place = await freshPlace('postgres');
    const start = () => ChildServer.start(place.path, { ...place.environment, ...generous });
    const servers = await Promise.all([start(), start()]);
    const { cookie, id } = await table(servers[0].port);
    const counters = [new Counter(cookie, id, 'a'), new Counter(cookie, id, 'b')] as const;
    for (const [i, counter] of counters.entries()) await counter.join((servers[i] as ChildServer).port);
    for (let kill = 0; kill < KILLS; kill++) {
      const victim = kill % 2;
      const [hit, other] = [counters[victim] as Counter, counters[1 - victim] as Counter];
      hit.send(8);
      other.send(8);
      const enough = hit.acknowledged + 1 + (kill % 8);
      await hit.until(() => hit.acknowledged >= enough || hit.unacknowledged === 0);
      await (servers[victim] as ChildServer).stop('SIGKILL');
      hit.leave();
      // Its player goes on at the other server at once, and comes back to a new one.
      await hit.join((servers[1 - victim] as ChildServer).port);
      servers[victim] = await start();
      hit.leave();
      await hit.join(servers[victim].port);
    }
    const sent = counters[0].sent + counters[1].sent;
    for (const counter of counters) await counter.until(() => counter.unacknowledged === 0 && counter.count === sent);
    told('kills of one of two servers', { kills: KILLS, ...account(counters) });
    expect(counters.map(counter => counter.n)).toEqual([sent, sent]);
    await Promise.all(servers.map(server => server.stop()));
    await place.remove();
  },
  900_000,
);

test.runIf(hasPostgres)(
  `the database is killed ${RETURNS} times, and comes back`,
  async () => {
    const own = await ownPostgres();
    const place = await placeOnOwn(own);
    const start = () => ChildServer.start(place.path, { ...place.environment, ...generous });
    const servers = await Promise.all([start(), start()]);
    const { cookie, id } = await table(servers[0].port);
    const counters = [new Counter(cookie, id, 'a'), new Counter(cookie, id, 'b')] as const;
    for (const [i, counter] of counters.entries()) await counter.join((servers[i] as ChildServer).port);
    for (let kill = 0; kill < RETURNS; kill++) {
      for (const counter of counters) counter.send(10);
      const enough = counters[0].acknowledged + 1 + kill;
      await counters[0].until(() => counters[0].acknowledged >= enough || counters[0].unacknowledged === 0);
      await own.kill('SIGKILL');
      for (const counter of counters) counter.send(5);
      await new Promise(resolve => setTimeout(resolve, 200));
      await own.start();
      for (const counter of counters) await counter.until(() => counter.unacknowledged === 0);
    }
    const sent = counters[0].sent + counters[1].sent;
    for (const counter of counters) await counter.until(() => counter.count === sent);
    const refused = counters[0].refusedByStorage + counters[1].refusedByStorage;
    told('kills of PostgreSQL', { kills: RETURNS, refused, ...account(counters) });
    expect(counters.map(counter => counter.n)).toEqual([sent, sent]);
    expect(refused, 'somebody noticed').toBeGreaterThan(0);
    expect(servers.map(server => server.child.exitCode)).toEqual([null, null]);
    await Promise.all(servers.map(server => server.stop()));
    await place.remove();
  },
  900_000,
);

test.runIf(hasRedis)(
  `Redis is killed ${RETURNS} times, and comes back: play goes on without it`,
  async () => {
    const redis = await ownRedis();
    const place = await freshPlace('postgres');
    const environment = { ...place.environment, ...generous, REDIS_URL: redis.url };
    const start = () => ChildServer.start(place.path, environment);
    const servers = await Promise.all([start(), start()]);
    const { cookie, id } = await table(servers[0].port);
    const counters = [new Counter(cookie, id, 'a'), new Counter(cookie, id, 'b')] as const;
    for (const [i, counter] of counters.entries()) await counter.join((servers[i] as ChildServer).port);
    for (let kill = 0; kill < RETURNS; kill++) {
      await redis.kill('SIGKILL');
      for (const counter of counters) counter.send(10);
      for (const counter of counters) await counter.until(() => counter.unacknowledged === 0);
      if (kill === 0) {
        const so = counters[0].sent + counters[1].sent;
        for (const counter of counters) await counter.until(() => counter.count === so, 60_000);
      }
      await redis.start();
      for (const counter of counters) counter.send(3);
      for (const counter of counters) await counter.until(() => counter.unacknowledged === 0);
    }
    const sent = counters[0].sent + counters[1].sent;
    for (const counter of counters) await counter.until(() => counter.count === sent);
    told('kills of Redis', { kills: RETURNS, ...account(counters) });
    expect(counters.map(counter => counter.n)).toEqual([sent, sent]);
    await Promise.all(servers.map(server => server.stop()));
    await place.remove();
  },
  900_000,
);

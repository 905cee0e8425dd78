import { expect, test } from 'vitest';
import { ChildServer } from './child.ts';
import { Counter } from './counter.ts';
import { freshPlace, hasPostgres } from './places.ts';
import { Player } from './player.ts';

// Two servers take inputs for the same place in the same log, over and over.

const RACES = 10_000;
const TABLES = 20;

async function racesOf(server: ChildServer): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  return Number(/^rempart_races_total (\d+)$/m.exec(text)?.[1] ?? 0);
}

test.runIf(hasPostgres)(
  `${RACES} races of two servers: each input is in the log once, and all see the same`,
  async () => {
    const place = await freshPlace('postgres');
    const environment = { ...place.environment, REMPART_MESSAGES_PER_SECOND: '100000' };
    const servers = (await Promise.all([0, 1].map(() => ChildServer.start(place.path, environment)))) as [
      ChildServer,
      ChildServer,
    ];
    const host = new Player(servers[0].port);
    const pairs: (readonly [Counter, Counter])[] = [];
    for (let i = 0; i < TABLES; i++) {
      const id = await host.opens('stubborn', 1);
      await host.request('POST', `/api/tables/${id}/start`, {});
      const pair = [new Counter(host.cookie, id, 'a'), new Counter(host.cookie, id, 'b')] as const;
      await Promise.all(pair.map((counter, s) => counter.join((servers[s] as ChildServer).port)));
      pairs.push(pair);
    }
    // A race begins when both have seen the same table: then both send.
    await Promise.all(
      pairs.map(async pair => {
        for (let race = 0; race < RACES / TABLES; race++) {
          for (const counter of pair) counter.send();
          const all = 2 * (race + 1);
          for (const counter of pair) await counter.until(() => counter.unacknowledged === 0 && counter.n >= all);
        }
      }),
    );
    const each = (2 * RACES) / TABLES;
    expect(pairs.flatMap(pair => pair.map(({ n, count }) => [n, count]))).toEqual(
      Array.from({ length: 2 * TABLES }, () => [each, each]),
    );
    const collisions = (await racesOf(servers[0])) + (await racesOf(servers[1]));
    const acknowledged = pairs.flat().reduce((sum, counter) => sum + counter.acknowledged, 0);
    const inLogs = pairs.reduce((sum, [counter]) => sum + counter.count, 0);
    console.log(
      `races: ${JSON.stringify({ races: RACES, collisions, acknowledged, lost: acknowledged - inLogs, twice: inLogs - 2 * RACES })}`,
    );
    expect(collisions, 'they really collided').toBeGreaterThan(RACES / 10);
    await Promise.all(servers.map(server => server.stop()));
    await place.remove();
  },
  900_000,
);

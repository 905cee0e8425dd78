import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { same } from '../../engine/plain.ts';
import { LONGEST_MESSAGE } from '../../host/up.ts';
import { ChildServer, temporaryFolder } from './child.ts';
import { Player } from './player.ts';

// Every door of the server gets what nobody should send. `npm run fuzz -- --count N` sends more.

const COUNT = Number(process.env['FUZZ_COUNT'] ?? 5000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const folder = temporaryFolder();
let server: ChildServer;
beforeAll(async () => {
  const generous = { REMPART_REQUESTS_PER_MINUTE: '1000000', REMPART_MESSAGES_PER_SECOND: '100000' };
  server = await ChildServer.start(folder.path, generous);
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('', null, -1, 1e308, '__proto__', '../..', '\u0000', 'x'.repeat(1500)),
);
const samples = <T>(arbitrary: fc.Arbitrary<T>, count: number): T[] =>
  fc.sample(arbitrary, { numRuns: count, seed: SEED });

const paths = (id: string) =>
  fc.oneof(
    fc.constantFrom('/api/me', '/api/me/code', '/api/me/link', '/api/games', '/api/tables', '/health', '/metrics'),
    fc.constantFrom(`/api/tables/${id}`, `/api/tables/${id}/start`, `/api/tables/${id}/replay`),
    fc.nat(40).map(seat => `/api/tables/${id}/seats/${seat - 4}`),
    fc.string().map(text => `/api/tables/${encodeURIComponent(text)}`),
    fc.string().map(text => `/api/games/${encodeURIComponent(text)}/rulebook/fr`),
    fc.constantFrom(
      '/api/games/secrets/rulebook/xx',
      '/api/games/secrets/rulebook/fr',
      '/%00',
      '/..%2f..%2fpackage.json',
      '/socket/x',
      '/assets/../../x',
    ),
  );
const bodies = fc.oneof(
  anything,
  fc.record({ name: anything }, { requiredKeys: [] }),
  fc.record({ code: anything }),
  fc.record({ as: fc.oneof(anything, fc.constantFrom('me', 'bot', 'open')), bot: anything }, { requiredKeys: [] }),
  fc.record(
    {
      game: fc.oneof(anything, fc.constantFrom('secrets', 'stubborn')),
      seats: anything,
      options: anything,
      scenario: anything,
      isPublic: anything,
    },
    { requiredKeys: [] },
  ),
);

test(`${Math.ceil(COUNT / 2)} requests: never a fault of the server, and the table is as it was`, async () => {
  const ana = new Player(server.port);
  const id = await ana.opens('secrets', 2);
  await ana.request('POST', `/api/tables/${id}/start`, {});
  const stranger = new Player(server.port);
  await stranger.request('GET', '/api/me');
  const before = (await ana.request('GET', `/api/tables/${id}`)).body as { seats: object[]; status: string };
  const cases = samples(
    fc.tuple(fc.constantFrom('GET', 'POST', 'POST', 'PUT', 'DELETE'), paths(id), bodies),
    Math.ceil(COUNT / 2),
  );
  const counts = new Map<number, number>();
  for (const [method, path, body] of cases) {
    const response = await fetch(stranger.base + path, {
      method,
      headers: { cookie: stranger.cookie, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) ?? '' }),
    });
    await response.arrayBuffer();
    counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
    expect(response.status, `${method} ${path} ${JSON.stringify(body)?.slice(0, 200)}`).toBeLessThan(500);
  }
  expect([...counts.keys()], 'most is refused, some is fine').toEqual(expect.arrayContaining([200, 400, 404]));
  const after = (await ana.request('GET', `/api/tables/${id}`)).body as { seats: object[]; status: string };
  expect(after.status).toBe(before.status);
  expect(after.seats[0]).toEqual(before.seats[0]);
}, 600_000);

const near = (actions: fc.Arbitrary<unknown>) =>
  fc.record(
    {
      type: fc.constantFrom(
        'act',
        'undo',
        'consent',
        'pause',
        'resume',
        'free',
        'preview',
        'hint',
        'whole',
        'ping',
        'nonsense',
      ),
      id: fc.oneof(fc.uuid(), anything),
      seat: fc.oneof(fc.nat(3), anything),
      step: fc.oneof(fc.constant(null), anything),
      actions: fc.oneof(fc.array(actions, { maxLength: 3 }), anything),
      action: actions,
      yes: anything,
    },
    { requiredKeys: ['type'] },
  );
const actionsLike = fc.oneof(
  anything,
  fc.record(
    { type: fc.constantFrom('choose', 'loop', 'throw', 'toString', '__proto__'), card: anything },
    { requiredKeys: ['type'] },
  ),
  fc.nat(19).map(n => ({ type: 'choose', card: `secret-${n}` })),
);

test(`${Math.floor(COUNT / 2)} messages: each is answered, nothing illegal is taken, the log stays true`, async () => {
  const [ana, ben] = [new Player(server.port), new Player(server.port)];
  const id = await ana.opens('secrets', 2, 2);
  await ben.request('GET', '/api/me');
  await ben.request('POST', `/api/tables/${id}/seats/1`, { as: 'me' });
  await ana.joins(id);
  await ana.request('POST', `/api/tables/${id}/start`, {});
  await ana.until(() => ana.n === 0);
  const messages = samples(
    fc.oneof(
      near(actionsLike).map(m => JSON.stringify(m)),
      fc.string(),
      anything.map(v => JSON.stringify(v) ?? ''),
    ),
    Math.floor(COUNT / 2),
  );
  const socket = ana.socket as WebSocket;
  const answered = () => ana.heard.filter(({ type }) => type === 'ack' || type === 'bad' || type === 'slow').length;
  for (const [i, text] of messages.entries()) {
    socket.send(i % 50 === 0 ? Buffer.from(text) : text);
    if (i % 200 === 199) await ana.until(() => answered() > i - 100, 60_000);
  }
  await ana.until(() => answered() === messages.length, 60_000);
  ana.leave();
  const late = Object.assign(new Player(server.port), { cookie: ana.cookie });
  await late.joins(id);
  await late.until(() => late.n >= 0);
  const { hasChosen, cards } = late.view as { hasChosen: boolean[]; cards: number[] };
  expect(hasChosen[1], 'nobody has answered for the other seat').toBe(false);
  expect(cards).toEqual([4, 4]);
  expect((await late.request('GET', '/health')).status).toBe(200);
  expect(same((await late.request('GET', `/api/tables/${id}`)).body as object, {})).toBe(false);
}, 600_000);

test('a message that is too long ends the socket, not the server', async () => {
  const ana = new Player(server.port);
  const id = await ana.opens('secrets', 2);
  await ana.joins(id);
  const closed = new Promise<number>(resolve => ana.socket?.on('close', resolve));
  ana.socket?.send(JSON.stringify({ type: 'ping', id: 'x'.repeat(LONGEST_MESSAGE) }));
  expect(await closed).toBe(1009);
  expect((await ana.request('GET', '/health')).status).toBe(200);
});

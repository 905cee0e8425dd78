import { request as httpRequest } from 'node:http';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { downOf } from '../../referee/short.ts';
import { LONGEST_MESSAGE, parseUp } from '../../referee/up.ts';
import { ChildServer, temporaryFolder } from './child.ts';
import { anything, spoiled, textOf } from './nasty.ts';
import { Player } from './player.ts';

// Every door of the server gets what nobody should send. `npm run fuzz -- --count N` sends more.

const COUNT = Number(process.env['FUZZ_COUNT'] ?? 5000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const REQUESTS = Math.round(COUNT * 0.35);
const MESSAGES = Math.round(COUNT * 0.35);
const COOKIES = Math.round(COUNT * 0.1);
const AT_ONCE = 8;
const LONG = 3_600_000;

const folder = temporaryFolder();
let server: ChildServer;
beforeAll(async () => {
  const generous = { REMPART_REQUESTS_PER_MINUTE: '100000000', REMPART_MESSAGES_PER_SECOND: '10000000' };
  server = await ChildServer.start(folder.path, { ...generous, REMPART_ADMIN_TOKEN: 'the-token-of-the-host' });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const samples = <T>(arbitrary: fc.Arbitrary<T>, count: number): T[] =>
  fc.sample(arbitrary, { numRuns: count, seed: SEED });

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

/** A request as it stands: no library mends its path or its headers. */
function send({ method, path, headers, body }: Asked): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asked = httpRequest(
      { host: '127.0.0.1', port: server.port, method, path, headers: { ...headers, ...length }, agent: false },
      response => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', part => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    asked.on('error', error =>
      reject(new Error(`${method} ${path} ${JSON.stringify(headers)} ${body?.slice(0, 300)}: ${error.message}`)),
    );
    asked.end(body ?? undefined);
  });
}

async function each<T>(all: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let i = next++; i < all.length; i = next++) await run(all[i] as T);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const PATIENCE = 60_000; // milliseconds

/** For whatever comes soon if it comes at all; `lacks` says what has not come. */
async function waits(until: () => boolean, lacks: () => string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!until()) {
    if (Date.now() > end) throw new Error(lacks());
    await new Promise(resolve => setTimeout(resolve, 1));
  }
}

/** As much of it as a path or a header can hold. */
const ascii = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
    .replace(/[^\x21-\x7e]/g, c => `%${c.charCodeAt(0).toString(16).padStart(2, '0').slice(-2)}`)
    .slice(0, 300);

const paths = (id: string) =>
  fc.oneof(
    fc.constantFrom('/api/me', '/api/me/code', '/api/me/link', '/api/games', '/api/tables', '/health', '/metrics'),
    fc.constantFrom(
      `/api/tables/${id}`,
      `/api/tables/${id}/start`,
      `/api/tables/${id}/replay`,
      `/api/tables/${id}/rematch`,
      `/api/tables/${id}/wish`,
    ),
    fc.nat(40).map(seat => `/api/tables/${id}/seats/${seat - 4}`),
    anything.map(value => `/api/tables/${ascii(value)}`),
    anything.map(value => `/api/tables/${id}/seats/${ascii(value)}`),
    anything.map(value => `/api/tables/${id}/wishes/${ascii(value)}`),
    anything.map(value => `/api/tables/${id}/guests/${ascii(value)}`),
    anything.map(value => `/api/games/${ascii(value)}/rulebook/fr`),
    anything.map(value => `/${ascii(value)}`),
    anything.map(value => `/admin/${ascii(value)}`),
    fc.constantFrom(
      '/admin',
      '/admin/simulations',
      '/admin/simulations/1',
      `/admin/tables/${id}`,
      `/admin/tables/${id}/log`,
      '/admin/..%2f',
    ),
    fc.constantFrom(
      '/api/games/secrets/rulebook/xx',
      '/%00',
      '/%',
      '/..%2f..%2fpackage.json',
      '/socket/x',
      '//x',
      '/?',
    ),
  );
const bodies = fc.oneof(
  anything,
  fc.record({ name: anything }, { requiredKeys: [] }),
  fc.record({ code: anything }),
  fc.record({ seat: anything }),
  fc.record({ yes: anything }),
  fc.record(
    { as: fc.oneof(anything, fc.constantFrom('me', 'bot', 'open', 'leave', 'removed', 'shut')), bot: anything },
    { requiredKeys: [] },
  ),
  fc.record(
    {
      game: fc.oneof(anything, fc.constantFrom('secrets', 'stubborn')),
      seats: anything,
      options: anything,
      scenario: anything,
      isPublic: anything,
      mayJoin: anything,
    },
    { requiredKeys: [] },
  ),
);
const headers = (cookie: string) =>
  fc.record(
    {
      'content-type': fc.constantFrom('application/json', 'application/json', 'application/json', 'text/plain', 'x'),
      cookie: fc.constantFrom(cookie, cookie, cookie, ''),
      origin: fc.constantFrom('https://elsewhere.example', 'null', 'http://127.0.0.1'),
      authorization: anything.map(value => ascii(value)),
      'x-forwarded-for': fc.constantFrom('1.2.3.4', '::', 'x'.repeat(2000)),
    },
    { requiredKeys: ['content-type', 'cookie'] },
  );

test(
  `${REQUESTS} requests: never a fault of the server, always a reason, and the table is as it was`,
  async () => {
    const ana = new Player(server.port);
    const id = await ana.opens('secrets', 2, 2);
    const ben = new Player(server.port);
    await ben.request('GET', '/api/me');
    await ben.request('POST', `/api/tables/${id}/seats/1`, { as: 'me' });
    await ana.request('POST', `/api/tables/${id}/start`, {});
    const stranger = new Player(server.port);
    await stranger.request('GET', '/api/me');
    const before = (await ana.request('GET', `/api/tables/${id}`)).body;
    const cases = samples(
      fc.record({
        method: fc.constantFrom('GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
        path: paths(id),
        headers: headers(stranger.cookie),
        body: textOf(bodies),
      }),
      REQUESTS,
    );
    const counts = new Map<number, number>();
    await each(cases, async asked => {
      const hasBody = asked.method !== 'GET' && asked.method !== 'HEAD';
      const { status, text } = await send({ ...asked, body: hasBody ? asked.body : null });
      counts.set(status, (counts.get(status) ?? 0) + 1);
      const said = `${asked.method} ${asked.path} ${JSON.stringify(asked.headers)} ${asked.body.slice(0, 300)} -> ${text}`;
      expect(status, said).toBeLessThan(500);
      if (status >= 400 && asked.method !== 'HEAD') expect(text, said).toMatch(/"code":"[a-z-]+"|"message":/);
    });
    console.log(`requests: ${JSON.stringify(Object.fromEntries(counts))}`);
    expect([...counts.keys()], 'most is refused, some is fine').toEqual(expect.arrayContaining([200, 400, 404, 409]));
    expect((await ana.request('GET', `/api/tables/${id}`)).body).toEqual(before);
  },
  LONG,
);

/** Messages of the right shape with right or wrong things in them, some with a part too many or too few. */
function near(actions: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const id = fc.oneof({ weight: 8, arbitrary: fc.uuid() }, { weight: 1, arbitrary: anything });
  const seat = fc.oneof({ weight: 4, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: anything });
  const step = fc.oneof(fc.constant(null), fc.constant('round/choose'), anything);
  const type = <T extends string>(...types: T[]) => fc.constantFrom(...types);
  const shapes = fc.oneof(
    fc.record({ type: type('act'), id, seat, step, actions: fc.array(actions, { minLength: 1, maxLength: 3 }) }),
    fc.record({ type: type('act'), id, seat, step, actions: fc.oneof(fc.array(actions, { maxLength: 40 }), anything) }),
    fc.record({ type: type('undo', 'free', 'hint'), id, seat }),
    fc.record({ type: type('consent'), id, yes: fc.oneof(fc.boolean(), anything) }),
    fc.record({
      type: type('consent'),
      id,
      yes: fc.boolean(),
      of: fc.record({ about: fc.constant('end'), seat, n: anything }),
    }),
    fc.record({ type: type('pause', 'resume', 'whole', 'ping'), id }),
    fc.record({ type: type('preview'), id, seat, action: actions }),
    fc.record({ type: type('case'), id, seat: fc.oneof(seat, fc.constant(null)) }),
    fc.record({
      type: type('chat'),
      id,
      text: fc.oneof(fc.string({ maxLength: 400 }), fc.constant(null), anything),
      phrase: fc.oneof(fc.constantFrom('hello', null), anything),
    }),
    fc.record({ type: type('report'), id, message: fc.oneof(id, anything) }),
    fc.record({ type: anything, id }),
  );
  return fc.oneof(
    shapes,
    shapes,
    shapes.chain(good => spoiled(good)),
  );
}
const actionsLike = fc.oneof(
  anything,
  fc.record(
    { type: fc.constantFrom('choose', 'loop', 'throw', 'toString', '__proto__'), card: anything },
    { requiredKeys: ['type'] },
  ),
  fc.nat(19).map(n => ({ type: 'choose', card: `secret-${n}` })),
);

test(
  `${MESSAGES} messages: each is answered, nothing illegal is taken, the other seat is as it was`,
  async () => {
    const [ana, ben] = [new Player(server.port), new Player(server.port)];
    const id = await ana.opens('secrets', 2, 2);
    await ben.request('GET', '/api/me');
    await ben.request('POST', `/api/tables/${id}/seats/1`, { as: 'me' });
    await ana.joins(id);
    await ana.request('POST', `/api/tables/${id}/start`, {});
    await ana.until(() => ana.n === 0);
    const messages = samples(textOf(fc.oneof(near(actionsLike), near(actionsLike), anything)), MESSAGES).filter(
      text => Buffer.byteLength(text) < LONGEST_MESSAGE,
    );
    let answered = 0;
    let refused = 0;
    const acknowledged = new Set<string>();
    const unanswered = (): string => {
      const lost = messages.filter(text => {
        const { up } = parseUp(text);
        return up !== null && !acknowledged.has(up.id);
      });
      return `${answered} of ${messages.length} answered, without an answer: ${lost.slice(0, 20).join('\n')}`;
    };
    ana.socket?.on('message', (data: Buffer) => {
      const {
        type,
        id: of,
        refusal,
      } = downOf(data.toString('utf8')) as { type: string; id?: string; refusal?: unknown };
      if (of !== undefined) acknowledged.add(of);
      if (type === 'ack' || type === 'bad' || type === 'slow') answered++;
      if (refusal || type === 'bad') refused++;
    });
    for (const [i, text] of messages.entries()) {
      ana.socket?.send(i % 50 === 0 ? Buffer.from(text) : text);
      await waits(() => answered >= i - 100, unanswered);
      if (i % 500 === 0) ana.heard.length = ana.raw.length = 0;
    }
    await waits(() => answered >= messages.length, unanswered);
    expect(answered - refused, 'some are fine').toBeGreaterThan(messages.length / 50);
    console.log(`messages: ${JSON.stringify({ sent: messages.length, answered, refused })}`);
    ana.leave();
    const late = Object.assign(new Player(server.port), { cookie: ana.cookie });
    await late.joins(id);
    await late.until(() => late.n >= 0);
    const { hasChosen, cards } = late.view as { hasChosen: boolean[]; cards: number[] };
    expect(hasChosen[1], 'nobody has answered for the other seat').toBe(false);
    expect(cards).toEqual([4, 4]);
    expect((await late.request('GET', '/health')).status).toBe(200);
  },
  LONG,
);

test(
  `${COOKIES} cookies: none but its own is anybody`,
  async () => {
    const ana = new Player(server.port);
    await ana.request('POST', '/api/me', { name: 'Ana' });
    const id = await ana.opens('secrets', 2, 2);
    const value = decodeURIComponent(ana.cookie.split('=')[1] ?? '');
    const [name = '', signature = ''] = value.split('.');
    const forged = fc.oneof(
      anything.map(v => `rempart=${ascii(v)}`),
      fc
        .constantFrom(name, `${name}.`, `.${signature}`, `${name}.${signature}x`, `${name}x.${signature}`)
        .map(v => `rempart=${encodeURIComponent(v)}`),
      fc.nat(signature.length - 2).map(at => {
        const other = signature[at] === 'A' ? 'B' : 'A';
        return `rempart=${encodeURIComponent(`${name}.${signature.slice(0, at)}${other}${signature.slice(at + 1)}`)}`;
      }),
      fc.string({ unit: 'binary' }).map(text => ascii(text)),
      fc.constant('rempart=%E0%A4%A; rempart=%'),
    );
    await each(samples(fc.tuple(forged, fc.boolean()), COOKIES), async ([cookie, isSocket]) => {
      if (!isSocket) {
        const { status, text } = await send({
          method: 'GET',
          path: `/api/tables/${id}`,
          headers: { cookie },
          body: null,
        });
        expect(status, cookie).toBe(200);
        expect(text, cookie).not.toMatch(/"isYours":true|"isHost":true/);
        return;
      }
      const outcome = await new Promise<string>(resolve => {
        const ws = new WebSocket(`ws://127.0.0.1:${server.port}/socket/${id}`, { headers: { cookie } });
        ws.on('open', () => (ws.terminate(), resolve('open')));
        ws.on('error', error => resolve(error.message));
      });
      expect(outcome, cookie).toMatch(/401|400/);
    });
  },
  LONG,
);

test('a message that is too long ends the socket, not the server', async () => {
  const ana = new Player(server.port);
  const id = await ana.opens('secrets', 2);
  await ana.joins(id);
  const closed = new Promise<number>(resolve => ana.socket?.on('close', resolve));
  ana.socket?.send(JSON.stringify({ type: 'ping', id: 'x'.repeat(LONGEST_MESSAGE) }));
  expect(await closed).toBe(1009);
  expect((await ana.request('GET', '/health')).status).toBe(200);
});

test('a body that is too long, and one that never ends, are refused', async () => {
  const long = await send({
    method: 'POST',
    path: '/api/me',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'x'.repeat(70_000) }),
  });
  expect(long.status).toBe(413);
  expect(long.text).toContain('"code":"bad"');
});

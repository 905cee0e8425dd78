import { type Socket, connect } from 'node:net';
import { expect, test } from 'vitest';
import { below, seedRng } from '../../engine/rng.ts';
import { ChildServer, temporaryFolder } from './child.ts';
import { frame, upgrade } from './line.ts';
import { Player } from './player.ts';

// Lines on which anything may come, whole or in pieces, and which end at any moment and in any way.

const LINES = 600;
const AT_ONCE = 20;
const rng = seedRng('lines');
const roll = (n: number): number => below(rng, n);
const pick = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
const noise = (length: number): Buffer => Buffer.from(Array.from({ length }, () => roll(256)));

const message = (): Buffer =>
  pick([
    () => frame('{"type":"ping","id":"1"}'),
    () => frame('{"type":"whole","id":"w"}'),
    () => frame(`{"type":"act","id":"${roll(1e6)}","seat":0,"step":null,"actions":[{"type":"count"}]}`),
    () => frame(`{"type":"undo","id":"u${roll(1e6)}","seat":0}`),
    () => frame('x'.repeat(roll(20_000))),
    () => frame('é'.repeat(roll(50))),
    () => frame('bytes', 0x82),
    () => frame('', 0x88),
    () => frame('ping', 0x89),
    () => frame('begin', 0x01),
    () => frame('go on', 0x80),
    () => noise(roll(200)),
  ])();

const pause = (): Promise<void> => {
  const ms = roll(4);
  return new Promise(resolve => (ms === 0 ? setImmediate(resolve) : setTimeout(resolve, ms)));
};

async function speak(line: Socket, id: string, cookie: string): Promise<void> {
  const head = `Host: x\r\nCookie: ${cookie}\r\n`;
  const kind = roll(8);
  if (kind === 0) line.write(noise(500));
  else if (kind === 1) line.write('GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1 + roll(20)));
  else if (kind === 2)
    line.write(`POST /api/tables HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"ga`);
  else if (kind === 3) {
    line.write(upgrade(pick(['/socket/abcdefghjkmn', '/socket/', '/no', `/socket/${id}?x`]), cookie));
    await pause();
    line.write('more'); // which nobody reads
  } else {
    line.write(upgrade(`/socket/${id}`, cookie));
    for (let i = roll(6); i > 0; i--) {
      const bytes = message();
      const cut = roll(bytes.length + 1);
      line.write(bytes.subarray(0, cut));
      if (roll(2) === 0) await pause();
      line.write(bytes.subarray(cut));
    }
  }
}

async function abuse(port: number, id: string, cookie: string): Promise<void> {
  const line = connect(port, '127.0.0.1');
  line.on('error', () => {}).on('data', () => {});
  const closed = new Promise(resolve => line.on('close', resolve));
  await Promise.race([new Promise(resolve => line.on('connect', resolve)), closed]);
  await speak(line, id, cookie);
  await pause();
  const end = roll(3);
  if (end === 0) line.resetAndDestroy();
  else if (end === 1) line.destroy();
  else line.end(() => setTimeout(() => line.destroy(), 10));
  await closed;
}

test('whatever comes over a line, and however it ends, nobody else is harmed', async () => {
  const folder = temporaryFolder();
  const server = await ChildServer.start(folder.path, { REMPART_REQUESTS_PER_MINUTE: '1000000' });
  const ana = new Player(server.port);
  const id = await ana.opens('stubborn', 1);
  await ana.request('POST', `/api/tables/${id}/start`, {});
  await ana.joins(id);
  await ana.until(() => ana.n === 0);
  const eve = new Player(server.port);
  await eve.request('GET', '/api/me');
  for (let i = 0; i < LINES; i += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => abuse(server.port, id, eve.cookie)));
  expect((await ana.act(0, { type: 'count' }))['refusal'], 'the table plays on').toBeNull();
  expect(ana.n, 'and nobody else has played there').toBe(1);
  const failures = server.output
    .split('\n')
    .filter(line => /"level":[56]0|a request failed|a message failed/.test(line));
  expect(failures).toEqual([]);
  expect(await server.stop('SIGTERM')).toBe(0);
  folder.remove();
});

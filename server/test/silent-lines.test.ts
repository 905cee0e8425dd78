import { type Socket, connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BEAT_EVERY } from '../../referee/down.ts';
import { wallClock } from '../clock.ts';
import { type RunningServer, startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { temporaryFolder } from './child.ts';
import { frame, upgrade } from './line.ts';
import { Player } from './player.ts';

// Lines that end without a word, or never do. Only what the server does every so often is hurried; the lines are real.

vi.hoisted(() => {
  process.env['REMPART_GAMES'] = 'server/test/games';
});

const TICK = 250;
const CLOSE = 0x88;
let folder: ReturnType<typeof temporaryFolder>;
let server: RunningServer;
let isStopped = false;
let lines: Socket[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  folder = temporaryFolder();
  isStopped = false;
  lines = [];
  const args = ['--port', '0', '--host', '127.0.0.1', '--data', folder.path, '--bot-pace', '0'];
  server = await startServer(readSettings(args, { REMPART_MESSAGES_PER_SECOND: '100000' }), wallClock);
});
afterEach(async () => {
  for (const line of lines) line.destroy();
  if (!isStopped) await server.stop();
  folder.remove();
  vi.useRealTimers();
});

async function stop(): Promise<void> {
  isStopped = true;
  await server.stop();
}

/** Ana looks on through a page, Ben through a line on which he says what the test says, and nothing else. */
async function table(): Promise<{ ana: Player; line: Socket; id: string; ben: Player }> {
  const [ana, ben] = [new Player(server.port), new Player(server.port)] as const;
  const id = await ana.opens('stubborn', 2, 2);
  await ben.request('POST', '/api/me', { name: 'Ben' });
  await ben.request('POST', `/api/tables/${id}/seats/1`, { as: 'me' });
  await ana.joins(id);
  const line = await dumb(id, ben.cookie);
  await ana.until(() => isThere(ana));
  return { ana, line, id, ben };
}

/** A line whose other end reads nothing, answers nothing and does not hang up when the server does. */
async function dumb(id: string, cookie: string): Promise<Socket> {
  const line = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  lines.push(line);
  line.on('error', () => {});
  line.write(upgrade(`/socket/${id}`, cookie));
  await new Promise(resolve => line.once('data', resolve));
  return line;
}

const isThere = (player: Player): boolean => player.lobby?.seats[1]?.isThere === true;

/** So much time passes for the server; those who answer do so in between. */
async function passes(ms: number, everybody: readonly Player[]): Promise<void> {
  for (let passed = 0; passed < ms; passed += TICK) {
    vi.advanceTimersByTime(TICK);
    for (const player of everybody) await player.say({ type: 'ping' });
  }
}

test('a line that says nothing any more is gone within ten seconds, and the others are told', async () => {
  const { ana, ben, id } = await table();
  const eve = new Player(server.port);
  await eve.joins(id);
  await passes(4000, [ana]);
  expect(isThere(ana), 'it is given time').toBe(true);
  await passes(6000, [ana]);
  await ana.until(() => !isThere(ana), 2000);
  expect(eve.socket?.readyState, 'who only answers the beat stays').toBe(1);
  expect(eve.beats, 'and can tell that the server is there').toBe(2);
  await passes(10_000, [ana]);
  expect(eve.socket?.readyState).toBe(1);
  expect(eve.beats).toBe(20_000 / BEAT_EVERY);
  await ben.joins(id);
  await ana.until(() => isThere(ana));
});

test('whoever says goodbye is gone within three seconds, even if the line stays', async () => {
  const { ana, line } = await table();
  line.write(frame('', CLOSE));
  await ana.until(() => !isThere(ana), 3000);
});

test('whoever hangs up without a word is gone at once', async () => {
  const { ana, line } = await table();
  line.end();
  await ana.until(() => !isThere(ana), 3000);
});

test('a stop ends every line within two seconds, also those that are only being opened', async () => {
  const { ana, id, ben } = await table();
  await dumb(id, ben.cookie);
  const told = new Promise(resolve => ana.socket?.once('close', resolve));
  const looked = vi.spyOn(server.house, 'table').mockReturnValue(new Promise(() => {}));
  const opening = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  lines.push(opening);
  opening.on('error', () => {});
  opening.write(upgrade(`/socket/${id}`, ben.cookie));
  await expect.poll(() => looked.mock.calls.length).toBe(1);
  const began = performance.now();
  await stop();
  expect(performance.now() - began).toBeLessThan(4000);
  expect(await told, 'a page is told why').toBe(1001);
});

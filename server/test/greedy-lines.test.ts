import { type Socket, connect } from 'node:net';
import { WebSocket } from 'ws';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { wallClock } from '../clock.ts';
import { Beat } from '../doors/beat.ts';
import { type RunningServer, startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { temporaryFolder } from './child.ts';
import { frame, knock, upgrade } from './line.ts';
import { Player } from './player.ts';

// Lines that ask for more than their share: of answers, of sockets.

vi.hoisted(() => {
  process.env['REMPART_GAMES'] = 'server/test/games';
});

const PING = 0x89;
const PONG = 0x8a;
const MOST_SOCKETS = 20;
let folder: ReturnType<typeof temporaryFolder>;
let server: RunningServer;
let lines: Socket[] = [];

async function start(perSecond: number): Promise<void> {
  const args = ['--port', '0', '--host', '127.0.0.1', '--data', folder.path];
  server = await startServer(readSettings(args, { REMPART_MESSAGES_PER_SECOND: String(perSecond) }), wallClock);
}

beforeEach(() => {
  folder = temporaryFolder();
  lines = [];
});
afterEach(() => folder.remove());

/** A table of Ana's at which Ben has a seat. */
async function opened(): Promise<{ ana: Player; ben: Player; id: string }> {
  const [ana, ben] = [new Player(server.port), new Player(server.port)] as const;
  const id = await ana.opens('stubborn', 2, 2);
  await ben.request('POST', '/api/me', { name: 'Ben' });
  await ben.request('POST', `/api/tables/${id}/seats/1`, { as: 'me' });
  return { ana, ben, id };
}

async function open(id: string, cookie: string): Promise<Socket> {
  const line = connect({ port: server.port, host: '127.0.0.1' });
  lines.push(line);
  line.on('error', () => {});
  line.write(upgrade(`/socket/${id}`, cookie));
  await new Promise(resolve => line.once('data', resolve));
  return line;
}

describe('at the door of a server', () => {
  afterEach(async () => {
    for (const line of lines) line.destroy();
    await server.stop();
  });

  test('whoever sends pings and reads no answer is let go', async () => {
    await start(100_000);
    const { ana, ben, id } = await opened();
    await ana.joins(id);
    const line = await open(id, ben.cookie);
    await ana.until(() => ana.lobby?.seats[1]?.isThere === true);
    line.pause();
    const pings = Buffer.concat(Array<Buffer>(500).fill(frame('x'.repeat(125), PING)));
    // More than the buffers of the system hold on both ways, and less than the guest may send.
    for (let sent = 0; sent < 32e6 && !line.destroyed; sent += pings.length)
      if (!line.write(pings))
        await new Promise<void>(resolve => {
          line.once('drain', resolve);
          line.once('close', () => resolve());
        });
    await ana.until(() => ana.lobby?.seats[1]?.isThere === false, 5000);
  });

  test('pings are counted with the messages of their guest', async () => {
    await start(10);
    const { ana, id } = await opened();
    const line = await open(id, ana.cookie);
    const chunks: Buffer[] = [];
    line.on('data', chunk => chunks.push(chunk));
    line.write(Buffer.concat([...Array<Buffer>(200).fill(frame('', PING)), frame('{"type":"ping","id":"p1"}')]));
    const heard = () => Buffer.concat(chunks).toString('latin1');
    await vi.waitFor(() => expect(heard()).toMatch(/"slow"|"p1"/), 3000);
    const pongs = heard().split(String.fromCharCode(PONG, 0)).length - 1;
    expect(pongs, 'whoever asks is answered').toBeGreaterThan(0);
    expect(pongs, 'three seconds of ten').toBeLessThan(60);
    expect(heard()).toContain('"slow"');
  });

  test('sockets that wait for a table are counted, and given back by whoever is refused or hangs up', async () => {
    await start(1000);
    const { ana, id } = await opened();
    const { cookie } = ana;
    let wake = (): void => {};
    const woken = new Promise<void>(resolve => {
      wake = resolve;
    });
    const visited = server.house.visited.bind(server.house);
    const asked = vi.spyOn(server.house, 'visited').mockImplementation(async (table, guest) => {
      await woken;
      return visited(table, guest);
    });
    const impatient = connect({ port: server.port, host: '127.0.0.1' });
    lines.push(impatient);
    impatient.write(upgrade(`/socket/${id}`, cookie));
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    const nowhere = knock(server.port, '/socket/aaaaaaaaaaaa', { cookie });
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    const waiting = Array.from({ length: 30 }, () => knock(server.port, `/socket/${id}`, { cookie }));
    const refusals: number[] = [];
    for (const answer of waiting) void answer.then(({ status }) => refusals.push(status));
    await vi.waitFor(() => expect(refusals.length + asked.mock.calls.length).toBe(32));
    expect(refusals).toEqual(Array(32 - MOST_SOCKETS).fill(429));
    impatient.destroy();
    wake();
    expect((await nowhere).status).toBe(404);
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(statuses.filter(status => status === 101)).toHaveLength(MOST_SOCKETS - 2);
    await vi.waitFor(async () => {
      const again = Array.from({ length: MOST_SOCKETS }, () => new Player(server.port));
      for (const player of again) player.cookie = cookie;
      try {
        await Promise.all(again.map(player => player.joins(id)));
        expect((await knock(server.port, `/socket/${id}`, { cookie })).status).toBe(429);
      } finally {
        for (const player of again) player.socket?.terminate();
      }
    }, 5000);
  });
});

test('a line whose answers nobody reads is let go at the beat, whatever it sends', () => {
  vi.useFakeTimers();
  try {
    const beat = new Beat();
    const line = (writableLength: number) => ({ bytesRead: 0, writableLength, write: vi.fn() });
    const ws = () => ({ readyState: WebSocket.OPEN, terminate: vi.fn() });
    const [full, free] = [
      { line: line(5 * 1024 * 1024), ws: ws() },
      { line: line(1024), ws: ws() },
    ];
    for (const one of [full, free]) beat.add(one.ws as never, one.line as never);
    for (let i = 0; i < 40; i++) {
      for (const one of [full, free]) one.line.bytesRead++;
      vi.advanceTimersByTime(250);
    }
    expect(full.ws.terminate).toHaveBeenCalled();
    expect(full.line.write).not.toHaveBeenCalled();
    expect(free.ws.terminate).not.toHaveBeenCalled();
    expect(free.line.write).toHaveBeenCalled();
    beat.stop();
  } finally {
    vi.useRealTimers();
  }
});

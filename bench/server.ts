import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { report, round } from './measure.ts';

// 100 tables with two sockets each over loopback: the grid on our server, and on a bare socket server, in one run.

const TABLES = 100;
const SECONDS = 6;
const here = fileURLToPath(new URL('.', import.meta.url));

interface Load {
  moves: number;
  bytes: number;
  readonly latencies: number[];
}

function launch(
  file: string,
  args: string[],
  environment: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [join(here, file), ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise(resolve => {
    child.stdout?.on('data', (data: Buffer) => {
      const port = /(?:localhost:)?(\d{4,5})/.exec(data.toString('utf8'))?.[1];
      if (port) resolve({ child, port: Number(port) });
    });
  });
}

const quantile = (values: number[], q: number): number =>
  round([...values].sort((a, b) => a - b)[Math.floor(values.length * q)] ?? 0, 2);

async function json(url: string, method = 'GET', body?: object, cookie = ''): Promise<{ body: never; cookie: string }> {
  const init = body
    ? { body: JSON.stringify(body), headers: { cookie, 'content-type': 'application/json' } }
    : { headers: { cookie } };
  const response = await fetch(url, { method, ...init });
  const text = await response.text();
  return {
    body: (text.startsWith('{') ? JSON.parse(text) : text) as never,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie,
  };
}

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));

async function cpuOfServer(base: string): Promise<{ cpu: number; rss: number }> {
  const { body } = await json(`${base}/metrics`);
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1] ?? 0);
  return { cpu: value('process_cpu_seconds_total'), rss: value('process_resident_memory_bytes') };
}

/** Ours: two guests per table, moves taken from the offered options. */
async function ours(load: Load) {
  const data = mkdtempSync(join(tmpdir(), 'rempart-bench-'));
  const many = {
    REMPART_REQUESTS_PER_MINUTE: '1000000',
    REMPART_MESSAGES_PER_SECOND: '100000',
    REMPART_GAMES: join(here, 'games'),
  };
  const { child, port } = await launch(
    '../server/main.js',
    ['--port', '0', '--host', '127.0.0.1', '--data', data],
    many,
  );
  const base = `http://127.0.0.1:${port}`;
  const before = await cpuOfServer(base);
  const starts: (() => void)[] = [];
  const sockets: WebSocket[] = [];
  for (let i = 0; i < TABLES; i++) {
    const ana = (await json(`${base}/api/me`)).cookie;
    const ben = (await json(`${base}/api/me`)).cookie;
    const { id } = (await json(`${base}/api/tables`, 'POST', { game: 'grid', seats: 2 }, ana)).body as { id: string };
    await json(`${base}/api/tables/${id}/seats/1`, 'POST', { as: 'me' }, ben);
    const pair = [ana, ben].map(
      cookie => new WebSocket(`ws://127.0.0.1:${port}/socket/${id}`, { headers: { cookie } }),
    );
    await Promise.all(pair.map(opened));
    sockets.push(...pair);
    starts.push(play(pair as [WebSocket, WebSocket], load));
    await json(`${base}/api/tables/${id}/start`, 'POST', {}, ana);
  }
  await new Promise(resolve => setTimeout(resolve, 500));
  const ready = await cpuOfServer(base);
  for (const start of starts) start();
  await new Promise(resolve => setTimeout(resolve, SECONDS * 1000));
  const after = await cpuOfServer(base);
  for (const socket of sockets) socket.terminate();
  child.kill('SIGTERM');
  await new Promise(resolve => child.once('exit', resolve));
  rmSync(data, { recursive: true, force: true });
  return { cpu: after.cpu - ready.cpu, memoryPerTable: (ready.rss - before.rss) / TABLES };
}

/** A closed loop: whoever is asked answers; the clock stops when the opponent has the new state. */
function play(pair: [WebSocket, WebSocket], load: Load): () => void {
  let isRunning = false;
  let sentAt = 0;
  let ids = 0;
  const questions: ({ piece: number; direction: number }[] | null)[] = [null, null];
  const answer = (seat: number): void => {
    const open = questions[seat];
    if (!isRunning || !open) return;
    questions[seat] = null;
    const action = open[Math.floor(Math.random() * open.length)];
    sentAt = performance.now();
    pair[seat]?.send(JSON.stringify({ type: 'act', id: `${++ids}`, seat, step: null, actions: [action] }));
  };
  pair.forEach((socket, seat) =>
    socket.on('message', (buffer: Buffer) => {
      const text = buffer.toString('utf8');
      if (isRunning) load.bytes += text.length;
      const message = JSON.parse(text) as {
        type: string;
        prompts?: Record<number, { options: { piece: number; direction: number }[] }>;
      };
      if (message.type !== 'frame' && message.type !== 'whole') return;
      const mine = message.prompts?.[seat];
      if (!mine) return;
      if (isRunning && message.type === 'frame') {
        load.moves++;
        load.latencies.push(performance.now() - sentAt);
      }
      questions[seat] = mine.options;
      answer(seat);
    }),
  );
  return () => {
    isRunning = true;
    for (const seat of [0, 1]) answer(seat);
  };
}

/** The bare server: the same moves, chosen by the client itself. */
async function bare(load: Load) {
  const { child, port } = await launch('raw-ws.js', [], {});
  const base = `http://127.0.0.1:${port}`;
  const pairs: WebSocket[][] = [];
  for (let i = 0; i < TABLES; i++) {
    const pair: WebSocket[] = [];
    for (let seat = 0; seat < 2; seat++) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/${i}`);
      await opened(socket);
      pair.push(socket);
    }
    pairs.push(pair);
  }
  const before = (await json(base)).body as { cpu: number };
  for (const pair of pairs) backAndForth(pair, load);
  await new Promise(resolve => setTimeout(resolve, SECONDS * 1000));
  const after = (await json(base)).body as { cpu: number };
  child.kill('SIGKILL');
  for (const pair of pairs) for (const socket of pair) socket.terminate();
  return { cpu: after.cpu - before.cpu };
}

/** Each side steps its first piece to and fro: always legal. */
function backAndForth(pair: WebSocket[], load: Load): void {
  let sentAt = 0;
  const moves = [0, 0];
  const send = (seat: number): void => {
    sentAt = performance.now();
    pair[seat]?.send(JSON.stringify({ piece: seat * 2, direction: (moves[seat] as number)++ % 2 }));
  };
  pair.forEach((socket, seat) =>
    socket.on('message', (data: Buffer) => {
      load.bytes += data.length;
      const { n } = JSON.parse(data.toString('utf8')) as { n: number };
      if (n % 2 !== seat) return;
      load.moves++;
      load.latencies.push(performance.now() - sentAt);
      send(seat);
    }),
  );
  send(0);
}

const figures = (load: Load, cpu: number) => ({
  movesPerSecond: Math.round(load.moves / SECONDS),
  movesPerServerCpuSecond: Math.round(load.moves / cpu),
  p50: quantile(load.latencies, 0.5),
  p99: quantile(load.latencies, 0.99),
  bytesPerMove: Math.round(load.bytes / load.moves),
});
const rawLoad: Load = { moves: 0, bytes: 0, latencies: [] };
const raw = await bare(rawLoad);
const ourLoad: Load = { moves: 0, bytes: 0, latencies: [] };
const our = await ours(ourLoad);
report('server', {
  tables: TABLES,
  rempart: { ...figures(ourLoad, our.cpu), kilobytesPerTable: round(our.memoryPerTable / 1024) },
  bareSockets: figures(rawLoad, raw.cpu),
});
process.exit(0);

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { SHORT, downOf } from '../referee/short.ts';
import { round } from './measure.ts';

// A server in a process of its own, and those who come to it over loopback.

const SETTLED = 5; // seconds until all threads have collected
const here = fileURLToPath(new URL('.', import.meta.url));

export const seconds = (s: number): Promise<void> => new Promise(resolve => setTimeout(resolve, s * 1000));

export const quantile = (values: number[], q: number): number =>
  round([...values].sort((a, b) => a - b)[Math.floor(values.length * q)] ?? 0, 2);

export async function json(
  url: string,
  method = 'GET',
  body?: object,
  cookie = '',
): Promise<{ body: never; cookie: string }> {
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

export interface House {
  readonly base: string;
  readonly port: number;
  /** From the start of the process to its first answer, in milliseconds. */
  readonly readyAfter: number;
  figures(): Promise<{ cpu: number; rss: number; awake: number }>;
  /** CPU seconds so far, without asking the server where the system knows. */
  cpu(): Promise<number>;
  /** Its memory without garbage, in bytes; it was opened with `COLLECTING`. */
  held(): Promise<number>;
  stop(): Promise<void>;
}

/** A server that collects when it is asked to, and whose memory for what is new does not grow and shrink meanwhile. */
export const COLLECTING = [
  '--expose-gc',
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  '--import',
  new URL('./collecting.js', import.meta.url).href,
] as const;

/** A new house; `keep` leaves its data for the next one. */
export async function openHouse(
  environment: NodeJS.ProcessEnv = {},
  data = mkdtempSync(join(tmpdir(), 'rempart-bench-')),
  keep = false,
  flags: readonly string[] = [],
): Promise<House> {
  const began = performance.now();
  const { child, port } = await launch(join(here, '../server/main.js'), data, environment, flags);
  const base = `http://127.0.0.1:${port}`;
  await json(`${base}/api/games`);
  const readyAfter = Math.round(performance.now() - began);
  const house: House = {
    base,
    port,
    readyAfter,
    cpu: async () => cpuOf(child.pid ?? 0) ?? (await house.figures()).cpu,
    async figures() {
      const { body } = await json(`${base}/metrics`);
      const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1] ?? 0);
      return {
        cpu: value('process_cpu_seconds_total'),
        rss: value('process_resident_memory_bytes'),
        awake: value('rempart_tables_awake'),
      };
    },
    async held() {
      child.kill('SIGUSR2');
      await seconds(SETTLED);
      return (await house.figures()).rss;
    },
    async stop() {
      const gone = new Promise(resolve => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      if (!keep) rmSync(data, { recursive: true, force: true });
    },
  };
  return house;
}

/** User and system time of a process and its threads; null where there is no /proc. */
export function cpuOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return ((user ?? 0) + (system ?? 0)) / 100; // the clock tick of every Linux that Node runs on
  } catch {
    return null;
  }
}

function launch(
  file: string,
  data: string,
  environment: NodeJS.ProcessEnv,
  ownFlags: readonly string[],
): Promise<{ child: ChildProcess; port: number }> {
  // BENCH_NODE='--cpu-prof' and the like, to see where the server's time goes.
  const flags = (process.env['BENCH_NODE'] ?? '').split(' ').filter(flag => flag !== '');
  const args = [...ownFlags, ...flags, file, '--port', '0', '--host', '127.0.0.1', '--data', data];
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      DATABASE_URL: '',
      REDIS_URL: '',
      REMPART_REQUESTS_PER_MINUTE: '1000000000',
      REMPART_MESSAGES_PER_SECOND: '100000',
      REMPART_TABLES_PER_HOUR: '1000000000',
      REMPART_GAMES: join(here, 'games'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server stopped')));
    child.stdout?.on('data', (text: Buffer) => {
      const port = /localhost:(\d+)/.exec(text.toString('utf8'))?.[1];
      if (port) resolve({ child, port: Number(port) });
    });
  });
}

export const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));

/** Two guests at a started table of the grid, each with a socket. */
export async function pairAt({ base, port }: House): Promise<[WebSocket, WebSocket]> {
  const ana = (await json(`${base}/api/me`)).cookie;
  const ben = (await json(`${base}/api/me`)).cookie;
  const { id } = (await json(`${base}/api/tables`, 'POST', { game: 'grid', seats: 2 }, ana)).body as { id: string };
  await json(`${base}/api/tables/${id}/seats/1`, 'POST', { as: 'me' }, ben);
  const pair = [ana, ben].map(
    cookie => new WebSocket(`ws://127.0.0.1:${port}/socket/${id}`, SHORT, { headers: { cookie } }),
  );
  await Promise.all(pair.map(opened));
  await json(`${base}/api/tables/${id}/start`, 'POST', {}, ana);
  return pair as [WebSocket, WebSocket];
}

export interface Load {
  moves: number;
  bytes: number;
  latencies: number[];
  isMeasured: boolean;
}

export const noLoad = (): Load => ({ moves: 0, bytes: 0, latencies: [], isMeasured: false });

interface Move {
  readonly piece: number;
  readonly direction: number;
}

/** Whoever is asked answers, at once or after a while; the clock stops when the opponent has the new state. */
export function playGrid(pair: [WebSocket, WebSocket], load: Load, wait: () => number): (isOn: boolean) => void {
  let isRunning = false;
  let sentAt = 0;
  let ids = 0;
  const questions: (Move[] | null)[] = [null, null];
  const answer = (seat: number): void => {
    const open = questions[seat];
    if (!isRunning || !open) return;
    questions[seat] = null;
    const action = open[Math.floor(Math.random() * open.length)];
    sentAt = performance.now();
    pair[seat]?.send(JSON.stringify({ type: 'act', id: `${++ids}`, seat, step: null, actions: [action] }));
  };
  const soon = (seat: number): void => {
    const ms = wait();
    if (ms > 0) setTimeout(() => answer(seat), ms);
    else answer(seat);
  };
  pair.forEach((socket, seat) =>
    socket.on('message', (buffer: Buffer) => {
      const now = performance.now();
      const text = buffer.toString('utf8');
      if (load.isMeasured) load.bytes += text.length;
      const message = downOf(text);
      const mine = message.type === 'frame' || message.type === 'whole' ? message.prompts?.[seat] : undefined;
      if (!mine) return;
      if (load.isMeasured && message.type === 'frame') {
        load.moves++;
        load.latencies.push(now - sentAt);
      }
      questions[seat] = mine.options as unknown as Move[];
      soon(seat);
    }),
  );
  return isOn => {
    isRunning = isOn;
    if (isOn) for (const seat of [0, 1]) soon(seat);
  };
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { type Load, cpuOf, noLoad, openHouse, opened, pairAt, playGrid, quantile, seconds } from './house.ts';
import { report, round } from './measure.ts';

// 100 tables with two sockets each over loopback, as fast as they can: the grid on our server, on bare sockets, and on
// raw ws as the baselines have it. They stay open side by side and play in turn, a short while each, so that all of
// them see the machine in the same moods; then boardgame.io's server and Colyseus by scripts of their own.

const TABLES = 100;
const WARM_ROUNDS = 8;
const ROUNDS = 10;
const SLICE = 1.5; // seconds
const REST = 0.15;
const here = fileURLToPath(new URL('.', import.meta.url));
const peers = fileURLToPath(new URL('../../bench/peers/', import.meta.url));

interface Contestant {
  readonly load: Load;
  /** Begins or ends playing, at every table. */
  play(isOn: boolean): void;
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** Ours: rules, every input on the disk before it is acknowledged. */
async function ours(): Promise<Contestant> {
  const house = await openHouse();
  const load = noLoad();
  const pairs: [WebSocket, WebSocket][] = [];
  for (let i = 0; i < TABLES; i++) pairs.push(await pairAt(house));
  const tables = pairs.map(pair => playGrid(pair, load, () => 0));
  for (const socket of pairs.flat()) socket.send('{"type":"whole","id":"w"}');
  return {
    load,
    play: isOn => tables.forEach(table => table(isOn)),
    cpu: () => house.cpu(),
    async stop() {
      for (const socket of pairs.flat()) socket.terminate();
      await house.stop();
    },
  };
}

/** A server without rules or storage: a move in, what it changed out to both. */
async function bare(child: ChildProcess, port: number, words: Words): Promise<Contestant> {
  const load = noLoad();
  const pairs: WebSocket[][] = [];
  for (let i = 0; i < TABLES; i++) {
    const pair = [0, 1].map(seat => new WebSocket(`ws://127.0.0.1:${port}/${i}/${seat}`));
    for (const socket of pair) await opened(socket);
    pairs.push(pair);
  }
  const tables = pairs.map(pair => backAndForth(pair, load, words));
  return {
    load,
    play: isOn => tables.forEach(table => table(isOn)),
    cpu: () => Promise.resolve(cpuOf(child.pid ?? 0) ?? Number.NaN),
    async stop() {
      for (const socket of pairs.flat()) socket.terminate();
      child.kill('SIGKILL');
    },
  };
}

async function ownBare(): Promise<Contestant> {
  const child = spawn(process.execPath, [join(here, 'raw-ws.js')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>(resolve =>
    child.stdout.on('data', (text: Buffer) => resolve(Number(text.toString('utf8')))),
  );
  return bare(child, port, {
    move: (_n, seat, direction) => ({ piece: seat * 2, direction }),
    counted: ({ n }) => n as number,
  });
}

/** As the baselines measure it, by their own server. */
async function baseline(): Promise<Contestant> {
  const child = spawn(process.execPath, [join(peers, 'net/server-ws.mjs'), 'pair'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>(resolve =>
    child.on('message', (message: { port: number }) => resolve(message.port)),
  );
  return bare(child, port, {
    move: (n, seat, direction) => ({ seq: n, id: seat * 2, d: direction }),
    counted: ({ seq }) => seq as number,
  });
}

/** How a server without rules is spoken to. */
interface Words {
  move(n: number, seat: number, direction: number): object;
  counted(message: Record<string, unknown>): number; // how many moves were made
}

/** Each side steps its first piece to and fro: always legal. */
function backAndForth(pair: readonly WebSocket[], load: Load, words: Words): (isOn: boolean) => void {
  let isPlaying = false;
  let isWaiting = false; // for what was sent
  let sentAt = 0;
  let n = 0;
  const send = (): void => {
    isWaiting = true;
    sentAt = performance.now();
    pair[n % 2]?.send(JSON.stringify(words.move(n, n % 2, Math.floor(n / 2) % 2)));
  };
  pair.forEach((socket, seat) =>
    socket.on('message', (data: Buffer) => {
      if (load.isMeasured) load.bytes += data.length;
      const made = words.counted(JSON.parse(data.toString('utf8')) as Record<string, unknown>);
      if (made % 2 !== seat) return;
      n = made;
      isWaiting = false;
      if (load.isMeasured) {
        load.moves++;
        load.latencies.push(performance.now() - sentAt);
      }
      if (isPlaying) send();
    }),
  );
  return isOn => {
    isPlaying = isOn;
    if (isOn && !isWaiting) send();
  };
}

/** One slice: what was played, and what it cost the server. */
async function slice(contestant: Contestant, isMeasured: boolean) {
  const { load } = contestant;
  contestant.play(true);
  await seconds(REST);
  const before = { moves: load.moves, cpu: await contestant.cpu() };
  load.isMeasured = isMeasured;
  await seconds(SLICE);
  load.isMeasured = false;
  const spent = (await contestant.cpu()) - before.cpu;
  contestant.play(false);
  await seconds(REST);
  return { moves: load.moves - before.moves, spent };
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

function figuresOf(load: Load, slices: readonly { moves: number; spent: number }[]) {
  const spent = sum(slices.map(one => one.spent));
  return {
    movesPerSecond: Math.round(load.moves / (slices.length * SLICE)),
    movesPerServerCpuSecond: Math.round(load.moves / spent),
    microsecondsPerMove: round((spent * 1e6) / load.moves),
    p50: quantile(load.latencies, 0.5),
    p99: quantile(load.latencies, 0.99),
    bytesPerMove: Math.round(load.bytes / load.moves),
  };
}

/** A server of others, measured by its own script: no rules engine of ours, nothing on the disk. */
function peer(script: string, mode: string): object | string {
  if (!existsSync(join(peers, 'node_modules'))) return 'not installed: npm ci in bench/peers';
  const args = ['--expose-gc', `net/${script}.mjs`, `--tables=${TABLES}`, '--ms=4000'];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: peers, encoding: 'utf8', timeout: 240_000 });
  if (status !== 0) return 'failed';
  const { movesPerS, movesPerServerCpuS, latencyMs } = (JSON.parse(stdout) as Record<string, never>)[
    mode
  ] as unknown as {
    movesPerS: number;
    movesPerServerCpuS: number;
    latencyMs: { p50: number; p99: number };
  };
  return {
    movesPerSecond: movesPerS,
    movesPerServerCpuSecond: movesPerServerCpuS,
    p50: latencyMs.p50,
    p99: latencyMs.p99,
  };
}

const contestants = { rempart: await ours(), rawWs: await baseline(), bareSockets: await ownBare() };
const slices: Record<keyof typeof contestants, { moves: number; spent: number }[]> = {
  rempart: [],
  rawWs: [],
  bareSockets: [],
};
for (let i = 0; i < WARM_ROUNDS + ROUNDS; i++)
  for (const name of ['rempart', 'rawWs', 'bareSockets'] as const) {
    const one = await slice(contestants[name], i >= WARM_ROUNDS);
    if (i >= WARM_ROUNDS) slices[name].push(one);
  }
const rates = (name: keyof typeof slices): number[] => slices[name].map(({ moves, spent }) => moves / spent);
/** Round by round, and the middle one. */
const shareOf = (name: keyof typeof slices) => {
  const others = rates(name);
  const shares = rates('rempart').map((rate, i) => round(rate / (others[i] ?? 0), 3));
  return { middle: quantile(shares, 0.5), rounds: shares };
};
report('server', {
  tables: TABLES,
  rempart: figuresOf(contestants.rempart.load, slices.rempart),
  rawWs: figuresOf(contestants.rawWs.load, slices.rawWs),
  bareSockets: figuresOf(contestants.bareSockets.load, slices.bareSockets),
  shareOfRawWs: shareOf('rawWs'),
  shareOfBareSockets: shareOf('bareSockets'),
  machine: { cores: cpus().length, load: round(loadavg()[0] ?? 0) },
});
for (const contestant of Object.values(contestants)) await contestant.stop();
if (!process.argv.includes('--alone'))
  report('server-peers', {
    tables: TABLES,
    boardgameIo: peer('net-bgio', 'saturated'),
    colyseus: peer('net-colyseus', 'eagerPatch'),
  });
process.exit(0);

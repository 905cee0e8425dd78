import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { type Load, cpuOf, json, noLoad, openHouse, opened, pairAt, playGrid, quantile, seconds } from './house.ts';
import { report, round } from './measure.ts';

// 100 tables with two sockets each over loopback, as fast as they can: the grid on our server, on a bare socket
// server, on boardgame.io's and on Colyseus, in one run and in turn.

const TABLES = 100;
// Seconds of the server's CPU, not of the clock: on a busy machine it takes longer, and nothing else changes.
const WARM_UP = 6;
const SECONDS = 4;
const LONGEST = 90; // on the clock, each
const ROUNDS = 3;
const here = fileURLToPath(new URL('.', import.meta.url));
const peers = fileURLToPath(new URL('../../bench/peers/', import.meta.url));

async function measured(load: Load, cpu: () => Promise<number>) {
  await used(cpu, WARM_UP);
  const began = performance.now();
  load.isMeasured = true;
  const spent = await used(cpu, SECONDS);
  load.isMeasured = false;
  return {
    movesPerSecond: Math.round((load.moves * 1000) / (performance.now() - began)),
    movesPerServerCpuSecond: Math.round(load.moves / spent),
    microsecondsPerMove: round((spent * 1e6) / load.moves),
    p50: quantile(load.latencies, 0.5),
    p99: quantile(load.latencies, 0.99),
    bytesPerMove: Math.round(load.bytes / load.moves),
  };
}

/** Waits until a server has used so much CPU; says how much it was. */
async function used(cpu: () => Promise<number>, wanted: number): Promise<number> {
  const before = await cpu();
  let spent = 0;
  for (const end = performance.now() + LONGEST * 1000; spent < wanted && performance.now() < end; ) {
    await seconds(0.2);
    spent = (await cpu()) - before;
  }
  return spent;
}

/** Ours: rules, every input on the disk before it is acknowledged. */
async function ours() {
  const house = await openHouse();
  const empty = await house.figures();
  const load = noLoad();
  const pairs = [];
  for (let i = 0; i < TABLES; i++) pairs.push(await pairAt(house));
  const idle = await house.figures();
  const starts = pairs.map(pair => playGrid(pair, load, () => 0));
  for (const pair of pairs) for (const socket of pair) socket.send('{"type":"whole","id":"w"}');
  for (const start of starts) start();
  const figures = await measured(load, () => house.cpu());
  for (const socket of pairs.flat()) socket.terminate();
  await house.stop();
  return { ...figures, kilobytesPerTable: round((idle.rss - empty.rss) / TABLES / 1024) };
}

/** The bare server: the same moves, chosen by the client itself. */
async function bare() {
  const child = spawn(process.execPath, [join(here, 'raw-ws.js')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>(resolve =>
    child.stdout.on('data', (text: Buffer) => resolve(Number(text.toString('utf8')))),
  );
  const load = noLoad();
  const pairs: WebSocket[][] = [];
  for (let i = 0; i < TABLES; i++) {
    const pair = [0, 1].map(() => new WebSocket(`ws://127.0.0.1:${port}/${i}`));
    for (const socket of pair) await opened(socket);
    pairs.push(pair);
  }
  for (const pair of pairs) backAndForth(pair, load);
  const asked = async () => ((await json(`http://127.0.0.1:${port}`)).body as { cpu: number }).cpu;
  const cpu = async () => cpuOf(child.pid ?? 0) ?? (await asked());
  const figures = await measured(load, cpu);
  child.kill('SIGKILL');
  for (const socket of pairs.flat()) socket.terminate();
  return figures;
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
      if (load.isMeasured) load.bytes += data.length;
      const { n } = JSON.parse(data.toString('utf8')) as { n: number };
      if (n % 2 !== seat) return;
      if (load.isMeasured) {
        load.moves++;
        load.latencies.push(performance.now() - sentAt);
      }
      send(seat);
    }),
  );
  send(0);
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

for (let i = 0; i < ROUNDS; i++) {
  const bareSockets = await bare();
  const rempart = await ours();
  const share = round(rempart.movesPerServerCpuSecond / bareSockets.movesPerServerCpuSecond, 3);
  const machine = { cores: cpus().length, load: round(loadavg()[0] ?? 0) };
  report('server', { tables: TABLES, rempart, bareSockets, shareOfBareSockets: share, machine });
}
report('server-peers', {
  tables: TABLES,
  boardgameIo: peer('net-bgio', 'saturated'),
  colyseus: peer('net-colyseus', 'eagerPatch'),
});
process.exit(0);

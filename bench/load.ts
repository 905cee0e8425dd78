import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { SHORT } from '../referee/short.ts';
import { gameIds } from '../shelf/games.ts';
import { filled } from './filling.ts';
import {
  COLLECTING,
  type House,
  json,
  noLoad,
  openHouse,
  opened,
  pairAt,
  playGrid,
  quantile,
  seconds,
} from './house.ts';
import { report, round } from './measure.ts';

// A busy evening: many tables that each move now and then, tables that nobody looks at, a restart with all of them.

const only = process.argv[2];

/** 1,000 tables of two people, one move a second each. */
async function evening(tables: number): Promise<void> {
  const house = await openHouse();
  const empty = await house.figures();
  const load = noLoad();
  const pairs: Awaited<ReturnType<typeof pairAt>>[] = [];
  while (pairs.length < tables) pairs.push(...(await Promise.all(Array.from({ length: 20 }, () => pairAt(house)))));
  const idle = await house.figures();
  // About one move a second at each table: 0.5 to 1.5 seconds after the last one.
  const starts = pairs.map(pair => playGrid(pair, load, () => 500 + Math.random() * 1000));
  for (const pair of pairs) for (const socket of pair) socket.send('{"type":"whole","id":"w"}');
  for (const start of starts) start(true);
  await seconds(8);
  const before = await house.figures();
  load.isMeasured = true;
  await seconds(20);
  load.isMeasured = false;
  const after = await house.figures();
  report('evening', {
    tables,
    sockets: tables * 2,
    movesPerSecond: Math.round(load.moves / 20),
    serverCpuShare: round((after.cpu - before.cpu) / 20, 2),
    movesPerServerCpuSecond: Math.round(load.moves / (after.cpu - before.cpu)),
    p50: quantile(load.latencies, 0.5),
    p95: quantile(load.latencies, 0.95),
    p99: quantile(load.latencies, 0.99),
    kilobytesPerTableWithGarbage: round((idle.rss - empty.rss) / tables / 1024),
    megabytes: round(after.rss / 2 ** 20),
    machine: { cores: cpus().length, load: round(loadavg()[0] ?? 0) },
  });
  for (const socket of pairs.flat()) socket.terminate();
  await house.stop();
}

/** What a table of two people holds: between a few tables and many, for what the first of them load and compile is paid once. */
async function memory(tables: number): Promise<void> {
  const house = await openHouse({}, undefined, false, COLLECTING);
  const pairs: Awaited<ReturnType<typeof pairAt>>[] = [];
  const openUpTo = async (count: number): Promise<number> => {
    while (pairs.length < count) pairs.push(...(await Promise.all(Array.from({ length: 20 }, () => pairAt(house)))));
    return house.held();
  };
  const few = tables / 5;
  const before = await openUpTo(few);
  const after = await openUpTo(tables);
  report('memory', {
    tables,
    sockets: tables * 2,
    kilobytesPerTableWithTwoSockets: round((after - before) / (tables - few) / 1024),
    megabytes: round(after / 2 ** 20),
  });
  for (const socket of pairs.flat()) socket.terminate();
  await house.stop();
}

/** Tables of one game with bots on every seat, and one person who looks on at each. */
async function bots(game: string, tables: number): Promise<void> {
  const house = await openHouse({ REMPART_BOT_PACE: '0' });
  let frames = 0;
  let isMeasured = false;
  const sockets: WebSocket[] = [];
  const open = async (): Promise<void> => {
    const { base, port } = house;
    const { cookie } = await json(`${base}/api/me`);
    const { id } = (await json(`${base}/api/tables`, 'POST', { game }, cookie)).body as { id: string };
    const { seats } = (await json(`${base}/api/tables/${id}`, 'GET', undefined, cookie)).body as { seats: object[] };
    for (let seat = 0; seat < seats.length; seat++)
      await json(`${base}/api/tables/${id}/seats/${seat}`, 'POST', { as: 'bot' }, cookie);
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket/${id}`, SHORT, { headers: { cookie } });
    sockets.push(socket);
    await opened(socket);
    socket.on('message', (data: Buffer) => {
      if (!data.subarray(0, 16).toString('utf8').startsWith('["frame"')) return;
      if (isMeasured) frames++;
      // When a match is over, the next one begins.
      if (data.includes('"outcome":{')) void open().catch(() => {});
    });
    await json(`${base}/api/tables/${id}/start`, 'POST', {}, cookie);
  };
  for (let i = 0; i < tables; i++) await open();
  await seconds(4);
  const before = await house.figures();
  isMeasured = true;
  await seconds(10);
  isMeasured = false;
  const after = await house.figures();
  report('bots', {
    game,
    tables,
    movesPerSecond: Math.round(frames / 10),
    movesPerServerCpuSecond: Math.round(frames / (after.cpu - before.cpu)),
    megabytes: round(after.rss / 2 ** 20),
  });
  for (const socket of sockets) socket.terminate();
  await house.stop();
}

async function wake({ base }: House, ids: readonly string[]): Promise<void> {
  const { cookie } = await json(`${base}/api/me`);
  for (let i = 0; i < ids.length; i += 20)
    await Promise.all(ids.slice(i, i + 20).map(id => json(`${base}/api/tables/${id}`, 'GET', undefined, cookie)));
}

/** A restart with all of them; all looked at once; and an hour later. */
async function sleepers(tables: number): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'rempart-bench-'));
  const ids = filled(data, 'sleeping', tables);
  const house = await openHouse({ REMPART_ASLEEP_AFTER: '20' }, data, true);
  const started = await house.figures();
  await wake(house, ids.slice(0, 1000));
  const some = await house.figures();
  await wake(house, ids.slice(1000));
  const all = await house.figures();
  let later = await house.figures();
  for (let waited = 0; later.awake > 0 && waited < 240; waited += 2) {
    await seconds(2);
    later = await house.figures();
  }
  report('sleepers', {
    tables,
    millisecondsFromStartToFirstAnswer: house.readyAfter,
    megabytesAfterStart: round(started.rss / 2 ** 20),
    kilobytesPerTableAwake: round((some.rss - started.rss) / 1000 / 1024),
    awakeAtOnce: all.awake,
    megabytesWithAllLookedAt: round(all.rss / 2 ** 20),
    awakeLater: later.awake,
    megabytesWithAllAsleep: round(later.rss / 2 ** 20),
  });
  await house.stop();
  rmSync(data, { recursive: true, force: true });
}

if (!only || only === 'evening') await evening(Number(process.argv[3] ?? 1000));
if (!only || only === 'memory') await memory(Number(process.argv[3] ?? 1000));
if (!only || only === 'sleepers') await sleepers(Number(process.argv[3] ?? 10_000));
if (!only || only === 'bots') for (const game of gameIds()) await bots(game, 30);
process.exit(0);

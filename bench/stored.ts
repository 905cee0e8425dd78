import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { SHORT, downOf } from '../referee/short.ts';
import { filled } from './filling.ts';
import { type House, json, openHouse } from './house.ts';
import { report, round } from './measure.ts';

// A house with the tables of many years: what its server answers first after a start, and how soon. Every answer is asked for
// once, by a process that has answered nothing of the kind before.

const TABLES = Number(process.argv[2] ?? 100_000);
const TOKEN = 'bench-token-of-the-operator';
const SETTINGS = { REMPART_ADMIN_TOKEN: TOKEN };

/** Somebody whom the house knows, by a cookie that outlives it. */
async function somebody(data: string, environment: NodeJS.ProcessEnv): Promise<{ cookie: string; id: string }> {
  const house = await openHouse(environment, data, true);
  const { cookie } = await json(`${house.base}/api/me`, 'POST', { name: 'Ana' });
  await house.stop();
  const [id] = /[a-z0-9]{20}/.exec(cookie) ?? [];
  if (!id) throw new Error('nobody is known by this cookie');
  return { cookie, id };
}

async function asked(url: string, headers: Record<string, string>): Promise<{ milliseconds: number; text: string }> {
  const began = performance.now();
  const response = await fetch(url, { headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return { milliseconds: round(performance.now() - began), text };
}

/** From asking for a table to having all of it, over a socket. */
function opening({ port }: House, id: string, cookie: string): Promise<number> {
  const began = performance.now();
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket/${id}`, SHORT, { headers: { cookie } });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      if (downOf(data.toString('utf8')).type !== 'whole') return;
      socket.terminate();
      resolve(round(performance.now() - began));
    });
  });
}

async function measure(storage: string, data: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const { cookie, id } = await somebody(data, environment);
  const url = environment['DATABASE_URL'] ?? '';
  const began = performance.now();
  const ids = filled(url === '' ? data : url, 'years', TABLES, id);
  const filling = round((performance.now() - began) / 1000);
  const house = await openHouse(environment, data, true);
  const cpu = await house.cpu();
  const own = await asked(`${house.base}/api/tables`, { cookie });
  const played = await asked(`${house.base}/api/me/matches`, { cookie });
  const open = await opening(house, ids[1] ?? '', cookie);
  const other = await opening(house, ids[TABLES - 8] ?? '', cookie);
  const authorization = `Basic ${Buffer.from(`operator:${TOKEN}`).toString('base64')}`;
  const operator = await asked(`${house.base}/admin`, { authorization });
  const figures = await asked(`${house.base}/metrics`, {});
  const { rss } = await house.figures();
  report('stored', {
    storage,
    tables: TABLES,
    secondsToFill: filling,
    ...(url === '' ? { megabytesOfFile: round(statSync(join(data, 'rempart.db')).size / 2 ** 20) } : {}),
    millisecondsFromStartToFirstAnswer: house.readyAfter,
    cpuSecondsToFirstAnswer: round(cpu, 2),
    millisecondsOfOwnTables: own.milliseconds,
    ownTables: (JSON.parse(own.text) as { mine: unknown[] }).mine.length,
    millisecondsOfOwnMatches: played.milliseconds,
    ownMatches: (JSON.parse(played.text) as unknown[]).length,
    millisecondsToOpenATable: open,
    millisecondsToOpenTheNext: other,
    millisecondsOfTheOperatorsPage: operator.milliseconds,
    millisecondsOfFigures: figures.milliseconds,
    megabytes: round(rss / 2 ** 20),
    machine: { cores: cpus().length, load: round(loadavg()[0] ?? 0) },
  });
  await house.stop();
}

// The tools are plain JavaScript beside the built code, not among it.
const services = new URL('../../tools/services.mjs', import.meta.url).href;
const { needPostgres, startPostgres } = (await import(services)) as {
  needPostgres: () => string | null;
  startPostgres: () => Promise<{ readonly url: string; stop(): Promise<void> }>;
};

const data = mkdtempSync(join(tmpdir(), 'rempart-bench-'));
await measure('sqlite', data, SETTINGS);
const missing = needPostgres();
if (missing === null) {
  const postgres = await startPostgres();
  await measure('postgres', data, { ...SETTINGS, DATABASE_URL: postgres.url });
  await postgres.stop();
} else report('stored', { storage: 'postgres', why: missing });
rmSync(data, { recursive: true, force: true });
process.exit(0);

import { cpus, loadavg } from 'node:os';
import { WebSocket } from 'ws';
import { SHORT, downOf } from '../referee/short.ts';
import { type House, json, openHouse, opened, quantile, seconds } from './house.ts';
import { report, round } from './measure.ts';

// Many tables whose tracks run at once on one server, people acting at each: how late is a scream in the log?
// What is measured is the whole way: due, rules, disk, loopback, and this process.

const TABLES = Number(process.argv[2] ?? 200);
const SCREAMS = Number(process.argv[3] ?? 3); // of each table, one every 40 seconds
const ACT_EVERY = 3000;
/** Answers that neither end a match nor take long to tell. */
const HARMLESS = new Set(['endActions', 'pass', 'start', 'pickHero', 'playFirst', 'pickStart', 'discardRest']);

interface Told {
  readonly type: string;
  readonly clock: number;
  readonly prompts?: { readonly [seat: number]: { readonly step: string; readonly options: { type: string }[] } };
  readonly outcome?: object | null;
}

class Table {
  readonly late: number[] = [];
  isStarted = false;
  isOver = false;
  private readonly socket: WebSocket;
  private readonly screams: { clock: number; at: number }[] = [];
  /** When its clock showed zero, by this process's: the least that any message says. */
  private zero = Infinity;
  private ids = 0;
  private next: { step: string; options: { type: string }[] } | null = null;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.hear(data.toString('utf8'), performance.now()));
  }

  static async open({ base, port }: House): Promise<Table> {
    const { cookie } = await json(`${base}/api/me`);
    const wish = { game: 'zombie-15', scenario: 'S03', seats: 1, options: { track: 'growl40' } };
    const { id } = (await json(`${base}/api/tables`, 'POST', wish, cookie)).body as { id: string };
    await json(`${base}/api/tables/${id}/start`, 'POST', {}, cookie);
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket/${id}`, SHORT, { headers: { cookie } });
    const table = new Table(socket);
    await opened(socket);
    return table;
  }

  /** Ends the turn of one hero after the other: zombies gather, nobody fights. */
  act(): void {
    if (!this.next || this.isOver) return;
    const { step, options } = this.next;
    const action = options.find(({ type }) => HARMLESS.has(type)) ?? options[0];
    this.next = null;
    this.socket.send(JSON.stringify({ type: 'act', id: `a${++this.ids}`, seat: 0, step, actions: [action] }));
  }

  settle(): void {
    for (const { clock, at } of this.screams) this.late.push(at - clock - this.zero);
    this.socket.terminate();
  }

  private hear(text: string, at: number): void {
    const told = downOf(text) as Told;
    if (told.type !== 'frame' && told.type !== 'whole') return;
    this.zero = Math.min(this.zero, at - told.clock);
    this.next = told.prompts?.[0] ?? null;
    this.isOver = Boolean(told.outcome);
    if (text.includes('"type":"trackStarted"')) this.isStarted = true;
    if (told.type === 'frame' && text.includes('"type":"scream"')) this.screams.push({ clock: told.clock, at });
    if (!this.isStarted) this.act();
  }
}

/** How late timers of this process are, which does next to nothing: what a busy machine adds to every figure. */
const idle: number[] = [];
let last = performance.now();
setInterval(() => {
  const now = performance.now();
  idle.push(now - last - 20);
  last = now;
}, 20);

const house = await openHouse();
const tables: Table[] = [];
while (tables.length < TABLES) tables.push(...(await Promise.all(Array.from({ length: 10 }, () => Table.open(house)))));
while (tables.some(({ isStarted }) => !isStarted)) await seconds(0.2);
const before = await house.figures();
const acting = tables.map(table => setInterval(() => table.act(), ACT_EVERY * (0.5 + Math.random())));
await seconds(SCREAMS * 40 + 3);
const after = await house.figures();
for (const timer of acting) clearInterval(timer);
for (const table of tables) table.settle();
const late = tables.flatMap(table => table.late);
report('screams', {
  tables: TABLES,
  screams: late.length,
  millisecondsLate: {
    p50: quantile(late, 0.5),
    p95: quantile(late, 0.95),
    p99: quantile(late, 0.99),
    most: quantile(late, 0.9999),
  },
  shareWithin50: round(late.filter(ms => ms <= 50).length / Math.max(1, late.length), 4),
  idleTimersLate: { p99: quantile(idle, 0.99), most: quantile(idle, 0.9999) },
  serverCpuShare: round((after.cpu - before.cpu) / (SCREAMS * 40 + 3), 2),
  machine: { cores: cpus().length, load: round(loadavg()[0] ?? 0) },
});
await house.stop();
process.exit(0);

import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import type { Thinker } from './bots/thinker.ts';
import type { Bus } from './nodes/bus.ts';
import type { Membership } from './nodes/membership.ts';
import type { RulesPool } from './rules/pool.ts';
import type { Store } from './storage/store.ts';
import type { Simulations } from './simulations/simulations.ts';
import type { House } from './tables/house.ts';

/** Those who count for themselves. */
export interface Counted {
  readonly house: House;
  readonly rules: RulesPool;
  readonly store: Store;
  readonly bus: Bus;
  readonly thinker: Thinker;
  readonly membership: Membership;
  readonly simulations: Simulations;
}

function setTo(counter: Counter, value: number): void {
  counter.reset();
  counter.inc(value);
}

const BOUNDS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

/** A histogram as Prometheus reads it, kept in plain numbers: it is written to with every input. */
class Durations {
  private readonly name: string;
  private readonly help: string;
  private readonly counts = Array.from({ length: BOUNDS.length + 1 }, () => 0);
  private sum = 0;

  constructor(name: string, help: string) {
    this.name = name;
    this.help = help;
  }

  observe(ms: number): void {
    let i = 0;
    while (ms > (BOUNDS[i] ?? Number.POSITIVE_INFINITY)) i++;
    this.counts[i] = (this.counts[i] ?? 0) + 1;
    this.sum += ms;
  }

  text(): string {
    let count = 0;
    const lines = this.counts.map((own, i) => `${this.name}_bucket{le="${BOUNDS[i] ?? '+Inf'}"} ${(count += own)}`);
    const head = [`# HELP ${this.name} ${this.help}`, `# TYPE ${this.name} histogram`];
    return [...head, ...lines, `${this.name}_sum ${this.sum}`, `${this.name}_count ${count}`, ''].join('\n');
  }
}

/** What a host may want to watch. */
export class Metrics {
  readonly registry = new Registry();
  readonly sockets = this.gauge('rempart_sockets', 'Open sockets');
  readonly tables = this.gauge('rempart_tables_awake', 'Tables in memory');
  /** Counted with every message: plain numbers, which others read when somebody asks. */
  received = 0;
  private readonly receivedMessages = this.counter('rempart_messages_received_total', 'Messages from pages');
  private messages = 0;
  private characters = 0;
  private readonly sentMessages = this.counter('rempart_messages_sent_total', 'Messages to pages');
  private readonly sentBytes = this.counter('rempart_bytes_sent_total', 'Characters sent to pages');
  readonly refused = new Counter({
    name: 'rempart_refused_total',
    help: 'Inputs that were refused, by reason',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly inputs = new Durations('rempart_input_milliseconds', 'From taking an input to having it on the disk');
  readonly raced = this.counter('rempart_races_total', "Inputs that another server's input came before");
  readonly setAside = this.counter('rempart_trouble_total', 'Unusual events, see the log');
  readonly threads = this.gauge('rempart_rules_threads_replaced', 'Threads of rules that had to be ended');

  private readonly tablesByState = this.labelled('rempart_tables', 'Tables in the database, by state', 'state');
  private readonly commits = this.labelled('rempart_commits', 'Writes, transactions, and those that failed', 'what');
  private readonly journal = this.labelled(
    'rempart_journal',
    'Inputs, writes, folded and lost inputs, damaged files, and failures',
    'what',
  );
  private readonly bus = this.labelled('rempart_bus_messages', 'Messages between servers, and failures', 'what');
  private readonly thoughts = this.labelled(
    'rempart_thoughts',
    'Thoughts of bots, and where they were thought',
    'what',
  );
  private readonly simulated = this.labelled('rempart_simulation_runs', 'Runs of games, and where they went', 'what');
  private readonly servers = this.gauge('rempart_servers', 'Servers on this database, this one included');
  private readonly rulesWaiting = this.gauge('rempart_rules_waiting', 'Requests that wait for the rules');

  constructor(withProcess = true) {
    if (withProcess) collectDefaultMetrics({ register: this.registry });
  }

  sent(characters: number): void {
    this.messages++;
    this.characters += characters;
  }

  /** Reads what others count, when somebody asks. */
  async gather(from: Counted): Promise<string> {
    setTo(this.receivedMessages, this.received);
    setTo(this.sentMessages, this.messages);
    setTo(this.sentBytes, this.characters);
    this.tables.set(from.house.awake);
    this.threads.set(from.rules.replaced);
    this.rulesWaiting.set(from.rules.waiting);
    this.servers.set(1 + from.membership.alive.length);
    for (const [what, count] of Object.entries(from.store.commits.counts)) this.commits.set({ what }, count);
    for (const [what, count] of Object.entries(from.store.journal?.counts ?? {})) this.journal.set({ what }, count);
    for (const [what, count] of Object.entries(from.bus.counts)) this.bus.set({ what }, count);
    for (const [what, count] of Object.entries(from.thinker.counts)) this.thoughts.set({ what }, count);
    for (const [what, count] of Object.entries(from.simulations.runs.counts)) this.simulated.set({ what }, count);
    // A host that looks while the database is away shall see the rest.
    for (const { status, count } of await from.store.countByStatus().catch(() => []))
      this.tablesByState.set({ state: status }, count);
    return `${await this.registry.metrics()}\n${this.inputs.text()}`;
  }

  private labelled<L extends string>(name: string, help: string, label: L): Gauge<L> {
    return new Gauge({ name, help, labelNames: [label], registers: [this.registry] });
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }

  private counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }
}

import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What a host may want to watch. */
export class Metrics {
  readonly registry = new Registry();
  readonly sockets = this.gauge('rempart_sockets', 'Open sockets');
  readonly tables = this.gauge('rempart_tables_awake', 'Tables in memory');
  readonly received = this.counter('rempart_messages_received_total', 'Messages from pages');
  private readonly sentMessages = this.counter('rempart_messages_sent_total', 'Messages to pages');
  private readonly sentBytes = this.counter('rempart_bytes_sent_total', 'Characters sent to pages');
  readonly refused = new Counter({
    name: 'rempart_refused_total',
    help: 'Inputs that were refused, by reason',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly inputs = new Histogram({
    name: 'rempart_input_milliseconds',
    help: 'From taking an input to having it on the disk',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
    registers: [this.registry],
  });
  readonly raced = this.counter('rempart_races_total', "Inputs that another server's input came before");
  readonly setAside = this.counter('rempart_trouble_total', 'Unusual events, see the log');
  readonly threads = this.gauge('rempart_rules_threads_replaced', 'Threads of rules that had to be ended');

  constructor(withProcess = true) {
    if (withProcess) collectDefaultMetrics({ register: this.registry });
  }

  sent(characters: number): void {
    this.sentMessages.inc();
    this.sentBytes.inc(characters);
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }

  private counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }
}

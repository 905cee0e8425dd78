import { WebSocket } from 'ws';

/**
 * Somebody who counts at a table of `stubborn`, and does not give up: what is not acknowledged is sent again, on
 * whatever server there is. In the end each count must be in the log once.
 */
export class Counter {
  readonly cookie: string;
  readonly table: string;
  acknowledged = 0;
  /** Times the server said that it could not keep something. */
  refusedByStorage = 0;
  n = -1;
  count = -1;
  private readonly name: string;
  private socket: WebSocket | null = null;
  private readonly open = new Map<string, boolean>(); // not acknowledged yet; whether it was sent before
  private ids = 0;
  private waiting: { test: () => boolean; resolve: () => void }[] = [];

  constructor(cookie: string, table: string, name: string) {
    this.cookie = cookie;
    this.table = table;
    this.name = name;
  }

  get sent(): number {
    return this.ids;
  }

  get unacknowledged(): number {
    return this.open.size;
  }

  /** Comes to a server, and sends again whatever is open. Comes back when it is thrown out. */
  async join(port: number): Promise<void> {
    for (;;)
      try {
        await this.connect(port);
        break;
      } catch {
        await new Promise(resolve => setTimeout(resolve, 50));
      }
    for (const id of this.open.keys()) this.transmit(id);
  }

  private connect(port: number): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket/${this.table}`, { headers: { cookie: this.cookie } });
    this.socket = socket;
    socket.on('message', data => {
      if (this.socket === socket) this.hear((data as Buffer).toString('utf8'));
    });
    return new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
  }

  /** What was seen is forgotten: the next server has to show it. */
  leave(): void {
    this.socket?.terminate();
    this.socket = null;
    this.n = this.count = -1;
  }

  send(count = 1): void {
    for (let i = 0; i < count; i++) {
      const id = `${this.name}-${++this.ids}`;
      this.open.set(id, false);
      this.transmit(id);
    }
  }

  private transmit(id: string): void {
    const again = this.open.get(id) === true ? { again: true } : {};
    this.open.set(id, true);
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const message = { type: 'act', id, seat: 0, step: null, actions: [{ type: 'count' }], ...again };
    this.socket.send(JSON.stringify(message));
  }

  until(test: () => boolean, ms = 180_000): Promise<void> {
    if (test()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`not within ${ms} ms: ${test.toString()}`)), ms);
      this.waiting.push({ test, resolve: () => (clearTimeout(timer), resolve()) });
    });
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as {
      type: string;
      id: string;
      n: number;
      refusal: { code: string } | null;
      views: { view: { count: number } }[];
      sights: { patch: { count?: [number] } | null }[];
    };
    if (message.type === 'ack' && this.open.has(message.id)) {
      if (message.refusal === null) {
        this.open.delete(message.id);
        this.acknowledged++;
      } else {
        this.refusedByStorage++;
        setTimeout(() => this.open.has(message.id) && this.transmit(message.id), 100).unref();
      }
    }
    if (message.type === 'whole') {
      this.n = message.n;
      this.count = message.views[0]?.view.count ?? -1;
    }
    if (message.type === 'frame' && message.n === this.n + 1) {
      this.n = message.n;
      this.count = message.sights[0]?.patch?.count?.[0] ?? this.count;
    }
    this.waiting = this.waiting.filter(({ test, resolve }) => (test() ? (resolve(), false) : true));
  }
}

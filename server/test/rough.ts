import { WebSocket } from 'ws';

/** How bad the line is; shares of messages, and how late they come. */
export interface Line {
  readonly drop: number;
  readonly repeat: number;
  readonly delay: number; // at most so many milliseconds, each message its own: later ones overtake
  readonly cut: number; // the socket breaks
}

type Down = { type: string } & Record<string, unknown>;

/**
 * A page on a bad line: messages are lost, come twice, late or in another order, in both directions. It does what a
 * page does: sends again what is not acknowledged, asks for the whole when it misses a number, reconnects.
 */
export class RoughClient {
  n = -1;
  view: unknown = null;
  acknowledged = 0;
  readonly tried = { sent: 0, dropped: 0, repeated: 0, delayed: 0, cuts: 0 };
  private readonly open = new Map<string, object>();
  private readonly line: Line;
  private readonly chance: () => number;
  private readonly connect: () => WebSocket;
  private readonly patched: (view: unknown, patch: unknown) => unknown;
  private socket: WebSocket | null = null;
  private isOver = false;
  private ids = 0;
  private askedAt = 0;

  constructor(
    connect: () => WebSocket,
    line: Line,
    chance: () => number,
    patched: (view: unknown, patch: unknown) => unknown,
  ) {
    this.connect = connect;
    this.line = line;
    this.chance = chance;
    this.patched = patched;
    this.reconnect();
    this.keepAsking();
  }

  get unacknowledged(): number {
    return this.open.size;
  }

  act(action: object): void {
    const id = `rough-${++this.ids}`;
    this.open.set(id, { type: 'act', id, seat: 0, step: null, actions: [action] });
    this.transmit(this.open.get(id) as object);
  }

  /** From here on the line is good: everything open must arrive. */
  async settle(): Promise<void> {
    Object.assign(this, { line: { drop: 0, repeat: 0, delay: 0, cut: 0 } });
    while (this.open.size > 0) await new Promise(resolve => setTimeout(resolve, 20));
    this.transmit({ type: 'whole', id: 'last' });
    await new Promise(resolve => setTimeout(resolve, 200));
    this.isOver = true;
    this.socket?.terminate();
  }

  private reconnect(): void {
    if (this.isOver) return;
    const socket = this.connect();
    this.socket = socket;
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(() => this.reconnect(), 10));
    socket.on('open', () => this.sendOpen());
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      this.roughly(() => this.socket === socket && this.hear(JSON.parse(text) as Down));
    });
  }

  private keepAsking(): void {
    setTimeout(() => {
      if (this.isOver) return;
      this.sendOpen();
      if (this.chance() < this.line.cut) {
        this.tried.cuts++;
        this.socket?.terminate();
      }
      this.keepAsking();
    }, 250);
  }

  private sendOpen(): void {
    for (const message of this.open.values()) this.transmit({ ...message, again: true });
  }

  private transmit(message: object): void {
    this.tried.sent++;
    this.roughly(() => {
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    });
  }

  private roughly(pass: () => void): void {
    if (this.chance() < this.line.drop) {
      this.tried.dropped++;
      return;
    }
    const times = this.chance() < this.line.repeat ? 2 : 1;
    this.tried.repeated += times - 1;
    for (let i = 0; i < times; i++) {
      const ms = this.line.delay * this.chance();
      if (ms >= 1) this.tried.delayed++;
      setTimeout(pass, ms);
    }
  }

  private hear(message: Down): void {
    if (message.type === 'ack') {
      const isOpen = this.open.has(message['id'] as string);
      if (isOpen && message['refusal'] === null) {
        this.open.delete(message['id'] as string);
        this.acknowledged++;
      }
    } else if (message.type === 'whole') {
      if ((message['n'] as number) < this.n) return; // an old one that was late
      this.n = message['n'] as number;
      this.view = (message['views'] as { view: unknown }[])[0]?.view;
    } else if (message.type === 'frame') {
      const n = message['n'] as number;
      if (n === this.n + 1) {
        this.n = n;
        this.view = this.patched(this.view, (message['sights'] as { patch: unknown }[])[0]?.patch ?? null);
      } else if (n > this.n && performance.now() - this.askedAt > 150) {
        this.askedAt = performance.now();
        this.transmit({ type: 'whole', id: 'gap' });
      }
    }
  }
}

import { Worker } from 'node:worker_threads';
import {
  type Answer,
  type Answers,
  type EnterRequest,
  type Envelope,
  type RulesReply,
  type RulesRequest,
  type ThreadData,
  enteringOf,
} from './requests.ts';
import { Unpacking } from './packing.ts';
import { type Waiting, WaitingRing } from './waiting.ts';

/** Why the rules of a table did not answer. Only `timeout` and `rules` are the table's own fault. */
export class RulesFault extends Error {
  readonly kind: 'timeout' | 'rules' | 'frozen' | 'closed' | 'replaced';

  constructor(kind: RulesFault['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Whoever has an input entered. */
export interface Enterer {
  resolve(reply: RulesReply<'enter'>): void;
  reject(fault: RulesFault): void;
}

interface Thread {
  worker: Worker;
  progress: Int32Array; // the id of the request being worked on, or 0
  readonly waiting: WaitingRing;
  outbox: Envelope[number][]; // flat: see `Envelope`
  isBusy: boolean; // with what was posted last; what is asked meanwhile travels together
  suspect: { readonly id: number; readonly since: number } | null;
}

const MOST_IDS = 2 ** 31 - 1;

/**
 * Threads in which rules run, each table always in the same one. A request that takes too long ends its thread: the
 * table that asked is to blame, the others are opened again. What is asked in one turn of the event loop travels
 * together.
 */
export class RulesPool {
  private readonly threads: Thread[] = [];
  private readonly limit: number;
  private readonly file: URL;
  private readonly watch: NodeJS.Timeout;
  private ids = 0;
  replaced = 0;

  constructor(size: number, limit: number, file: URL) {
    this.limit = limit;
    this.file = file;
    for (let i = 0; i < size; i++) this.threads.push(this.thread());
    this.watch = setInterval(() => this.look(), Math.max(10, limit / 8));
    this.watch.unref();
  }

  /** Requests that wait, or are being worked on. */
  get waiting(): number {
    return this.threads.reduce((sum, thread) => sum + thread.waiting.size, 0);
  }

  ask<R extends RulesRequest>(table: string, request: R): Promise<RulesReply<R['op']>> {
    return new Promise((resolve, reject) => {
      const waiting = { resolve: resolve as (reply: unknown) => void, reject };
      if (request.op === 'enter') this.send(table, request.input, enteringOf(request), waiting);
      else this.send(table, JSON.stringify(request), null, waiting);
    });
  }

  /** As `ask` does, for the most frequent of all questions: the answer goes to whoever asks, without a promise. */
  enter(table: string, request: Omit<EnterRequest, 'op'>, enterer: Enterer): void {
    this.send(table, request.input, enteringOf(request), enterer);
  }

  private send(table: string, body: string, entering: string | null, waiting: Waiting): void {
    const thread = this.threads[hash(table) % this.threads.length];
    if (!thread) throw new Error('there is no thread for rules');
    const id = (this.ids = (this.ids % MOST_IDS) + 1);
    thread.waiting.set(id, waiting);
    if (thread.outbox.length === 0 && !thread.isBusy) setImmediate(() => this.post(thread));
    thread.outbox.push(id, table, body, entering);
  }

  async close(): Promise<void> {
    clearInterval(this.watch);
    await Promise.all(this.threads.map(thread => thread.worker.terminate()));
  }

  private post(thread: Thread): void {
    const envelopes = thread.outbox;
    if (envelopes.length === 0 || thread.isBusy) return;
    thread.outbox = [];
    thread.isBusy = true;
    thread.worker.postMessage(envelopes);
  }

  private thread(): Thread {
    const thread = { ...this.spawned(), waiting: new WaitingRing(), outbox: [], isBusy: false, suspect: null };
    this.hear(thread);
    return thread;
  }

  private spawned(): Pick<Thread, 'worker' | 'progress'> {
    const progress = new SharedArrayBuffer(4);
    const worker = new Worker(this.file, { workerData: { progress } satisfies ThreadData });
    return { worker, progress: new Int32Array(progress) };
  }

  private hear(thread: Thread): void {
    const { worker } = thread;
    worker.on('message', ({ others, packed, isLast }: Answers) => {
      for (const unpacking = new Unpacking(packed); !unpacking.isDone; ) {
        const { id, entered } = unpacking.next();
        thread.waiting.take(id)?.resolve(entered);
      }
      for (const answer of others) this.told(thread, answer);
      if (!isLast) return;
      thread.isBusy = false;
      if (thread.outbox.length > 0) setImmediate(() => this.post(thread));
    });
    worker.on('error', error => this.replace(thread, Atomics.load(thread.progress, 0), error.message));
  }

  private told(thread: Thread, { id, body, fault }: Answer): void {
    const asked = thread.waiting.take(id);
    if (fault) asked?.reject(new RulesFault(fault.kind, fault.message));
    else asked?.resolve(JSON.parse(body ?? 'null'));
  }

  /** Ends threads that have been busy with one and the same request for too long. */
  private look(): void {
    const now = performance.now();
    for (const thread of this.threads) {
      const id = Atomics.load(thread.progress, 0);
      if (id === 0 || !thread.waiting.has(id)) thread.suspect = null;
      else if (thread.suspect?.id !== id) thread.suspect = { id, since: now };
      else if (now - thread.suspect.since >= this.limit) this.replace(thread, id, 'the rules took too long');
    }
  }

  private replace(thread: Thread, guilty: number, why: string): void {
    const asked = thread.waiting.takeAll();
    thread.outbox = [];
    this.replaced++;
    thread.worker.removeAllListeners();
    thread.worker.on('error', () => {}); // whatever it says now, it is on its way out
    void thread.worker.terminate();
    Object.assign(thread, this.spawned(), { isBusy: false, suspect: null });
    this.hear(thread);
    for (const { id, waiting } of asked) waiting.reject(new RulesFault(id === guilty ? 'timeout' : 'replaced', why));
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

import { Worker } from 'node:worker_threads';
import {
  type Answer,
  type Answers,
  type Entered,
  type Envelope,
  type RulesReply,
  type RulesRequest,
  TAKEN_FIELDS,
  type ThreadData,
  enteringOf,
} from './requests.ts';

/** Why the rules of a table did not answer. Only `timeout` and `rules` are the table's own fault. */
export class RulesFault extends Error {
  readonly kind: 'timeout' | 'rules' | 'frozen' | 'closed' | 'replaced';

  constructor(kind: RulesFault['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

interface Waiting {
  readonly resolve: (reply: unknown) => void;
  readonly reject: (fault: RulesFault) => void;
}

interface Thread {
  worker: Worker;
  progress: Int32Array; // the id of the request being worked on, or 0
  readonly waiting: Map<number, Waiting>; // in the order in which they were asked
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
    const thread = this.threads[hash(table) % this.threads.length] as Thread;
    const id = (this.ids = (this.ids % MOST_IDS) + 1);
    return new Promise((resolve, reject) => {
      thread.waiting.set(id, { resolve: resolve as (reply: unknown) => void, reject });
      if (thread.outbox.length === 0 && !thread.isBusy) setImmediate(() => this.post(thread));
      if (request.op === 'enter') thread.outbox.push(id, table, request.input, enteringOf(request));
      else thread.outbox.push(id, table, JSON.stringify(request), null);
    });
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
    const thread = { waiting: new Map(), outbox: [], isBusy: false, suspect: null } as unknown as Thread;
    this.spawn(thread);
    return thread;
  }

  private spawn(thread: Thread): void {
    const progress = new SharedArrayBuffer(4);
    const worker = new Worker(this.file, { workerData: { progress } satisfies ThreadData });
    Object.assign(thread, { worker, progress: new Int32Array(progress), isBusy: false, suspect: null });
    worker.on('message', ({ others, taken, isLast }: Answers) => {
      for (let at = 0; at < taken.length; at += TAKEN_FIELDS + (taken[at + TAKEN_FIELDS - 1] as number))
        this.answered(thread, taken[at] as number)?.resolve(enteredAt(taken, at));
      for (const answer of others) this.told(thread, answer);
      if (!isLast) return;
      thread.isBusy = false;
      if (thread.outbox.length > 0) setImmediate(() => this.post(thread));
    });
    worker.on('error', error => this.replace(thread, Atomics.load(thread.progress, 0), error.message));
  }

  private answered(thread: Thread, id: number): Waiting | undefined {
    const asked = thread.waiting.get(id);
    thread.waiting.delete(id);
    return asked;
  }

  private told(thread: Thread, { id, body, fault }: Answer): void {
    const asked = this.answered(thread, id);
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
    const asked = [...thread.waiting];
    thread.waiting.clear();
    thread.outbox = [];
    this.replaced++;
    thread.worker.removeAllListeners();
    void thread.worker.terminate();
    this.spawn(thread);
    for (const [id, { reject }] of asked) reject(new RulesFault(id === guilty ? 'timeout' : 'replaced', why));
  }
}

const NOBODY: readonly number[] = [];

/** In the order in which the thread wrote it. */
function enteredAt(taken: Answers['taken'], at: number): Entered {
  const asked = taken[at + 5] as string;
  const over = taken[at + 8] as string | null;
  const texts = at + TAKEN_FIELDS;
  return {
    refusal: null,
    n: taken[at + 1] as number,
    clock: taken[at + 2] as number,
    paused: taken[at + 3] as boolean,
    due: taken[at + 4] as number | null,
    asked: asked === '' ? NOBODY : asked.length === 1 ? [Number(asked)] : asked.split(',').map(Number),
    step: taken[at + 6] as string | null,
    undo: taken[at + 7] as string,
    outcome: over === null ? null : (JSON.parse(over) as Entered['outcome']),
    kept: taken[at + 9] as string,
    save: taken[at + 10] as string | null,
    texts: taken.slice(texts, texts + (taken[texts - 1] as number)) as string[],
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

import { Worker } from 'node:worker_threads';
import type { Answer, Envelope, RulesReply, RulesRequest } from './requests.ts';

/** Why the rules of a table did not answer. Only `timeout` and `rules` are the table's own fault. */
export class RulesFault extends Error {
  readonly kind: 'timeout' | 'rules' | 'frozen' | 'closed' | 'replaced';

  constructor(kind: RulesFault['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

interface Waiting {
  readonly table: string;
  readonly resolve: (body: string) => void;
  readonly reject: (fault: RulesFault) => void;
  timer: NodeJS.Timeout | null;
}

interface Thread {
  worker: Worker;
  readonly waiting: Map<number, Waiting>; // in the order in which they were asked
}

/**
 * Threads in which rules run, each table always in the same one. A request that takes too long ends its thread: the
 * table that asked is to blame, the others are opened again.
 */
export class RulesPool {
  private readonly threads: Thread[] = [];
  private readonly limit: number;
  private readonly file: URL;
  private ids = 0;
  replaced = 0;

  constructor(size: number, limit: number, file: URL) {
    this.limit = limit;
    this.file = file;
    for (let i = 0; i < size; i++) this.threads.push(this.spawn({ waiting: new Map() }));
  }

  /** Requests that wait, or are being worked on. */
  get waiting(): number {
    return this.threads.reduce((sum, thread) => sum + thread.waiting.size, 0);
  }

  ask<R extends RulesRequest>(table: string, request: R): Promise<RulesReply<R['op']>> {
    const thread = this.threads[hash(table) % this.threads.length] as Thread;
    const id = ++this.ids;
    return new Promise((resolve, reject) => {
      thread.waiting.set(id, {
        table,
        resolve: body => resolve(JSON.parse(body) as RulesReply<R['op']>),
        reject,
        timer: null,
      });
      const envelope: Envelope = { id, table, body: JSON.stringify(request) };
      thread.worker.postMessage(envelope);
      this.watch(thread);
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map(thread => thread.worker.terminate()));
  }

  private spawn(thread: Pick<Thread, 'waiting'> & { worker?: Worker }): Thread {
    const worker = new Worker(this.file);
    const spawned = Object.assign(thread, { worker });
    worker.on('message', (answer: Answer) => this.answered(spawned, answer));
    worker.on('error', error => this.replace(spawned, error.message));
    return spawned;
  }

  /** The clock runs for the request at the head of the queue only: the others are not being worked on. */
  private watch(thread: Thread): void {
    const head = thread.waiting.values().next().value;
    if (!head || head.timer) return;
    head.timer = setTimeout(() => this.replace(thread, 'the rules took too long'), this.limit);
    head.timer.unref();
  }

  private answered(thread: Thread, { id, body, fault }: Answer): void {
    const asked = thread.waiting.get(id);
    if (!asked) return;
    thread.waiting.delete(id);
    if (asked.timer) clearTimeout(asked.timer);
    if (fault) asked.reject(new RulesFault(fault.kind, fault.message));
    else asked.resolve(body ?? 'null');
    this.watch(thread);
  }

  private replace(thread: Thread, why: string): void {
    const asked = [...thread.waiting.values()];
    thread.waiting.clear();
    this.replaced++;
    thread.worker.removeAllListeners();
    void thread.worker.terminate();
    this.spawn(thread);
    asked.forEach(({ timer, reject }, i) => {
      if (timer) clearTimeout(timer);
      reject(new RulesFault(i === 0 ? 'timeout' : 'replaced', why));
    });
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

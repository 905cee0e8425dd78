import { Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { inTime } from '../in-time.ts';

/** A job that is done before anybody waits for it must still be there to be asked. */
const KEPT = { removeOnComplete: { age: 30 }, removeOnFail: { age: 30 } };
const GRACE = 2000; // beyond what the queue itself waits
const LONGEST_GOODBYE = 1000;

export interface SharedWorkSettings {
  readonly url: string;
  readonly queue: string;
  readonly node: string;
  readonly threads: number;
  /** How long one job may take until it is done here, whoever else may be busy with it. */
  readonly patience: number;
}

/** What a job came to, and on which server. */
interface Done<R> {
  readonly result: R;
  readonly by: string;
}

/** Servers with a Redis share their work: whoever has a thread free takes the next job. */
export class SharedWork<J extends object, R> {
  readonly counts = { asked: 0, away: 0, failed: 0 };
  private readonly here: (job: J) => Promise<R>;
  private readonly settings: SharedWorkSettings;
  private readonly connections: Redis[] = [];
  private readonly queue: Queue<J, Done<R>, 'job', J, Done<R>, 'job'>;
  private readonly events: QueueEvents;
  private readonly worker: Worker;

  constructor(settings: SharedWorkSettings, here: (job: J) => Promise<R>) {
    const { queue, node, threads } = settings;
    this.settings = settings;
    this.here = here;
    this.queue = new Queue(queue, { connection: this.connect(false) });
    this.events = new QueueEvents(queue, { connection: this.connect(true) });
    const work = async ({ data }: { data: J }) => ({ result: await here(data), by: node });
    this.worker = new Worker(queue, work, { connection: this.connect(true), concurrency: threads });
    // What goes wrong is told by the job that fails.
    this.queue.on('error', () => {});
    this.events.on('error', () => {});
    this.worker.on('error', () => {});
  }

  /** Waiting connections wait for a Redis that comes back; asking ones fail at once. */
  private connect(isWaiting: boolean): Redis {
    const redis = new Redis(this.settings.url, {
      maxRetriesPerRequest: isWaiting ? null : 1,
      enableOfflineQueue: isWaiting,
      retryStrategy: attempt => Math.min(100 * attempt, 1000),
    });
    redis.on('error', () => {});
    this.connections.push(redis);
    return redis;
  }

  private get isReachable(): boolean {
    return this.connections.every(redis => redis.status === 'ready');
  }

  async do(job: J): Promise<R> {
    this.counts.asked++;
    try {
      const { result, by } = await inTime(this.elsewhere(job), this.settings.patience + GRACE);
      if (by !== this.settings.node) this.counts.away++;
      return result;
    } catch {
      // No Redis, nobody free, or the work itself at fault: what is wrong shows when we do it ourselves.
      this.counts.failed++;
      return this.here(job);
    }
  }

  private async elsewhere(job: J): Promise<Done<R>> {
    // The queue would wait for a Redis that was never found.
    if (!this.isReachable) throw new Error('no Redis');
    const queued = await this.queue.add('job', job, KEPT);
    return queued.waitUntilFinished(this.events, this.settings.patience);
  }

  async close(): Promise<void> {
    const all = Promise.allSettled([this.worker.close(true), this.events.close(), this.queue.close()]);
    // It would wait for one that nobody finds, or that is connected and says nothing.
    if (this.isReachable) await inTime(all, LONGEST_GOODBYE).catch(() => {});
    for (const redis of this.connections) redis.disconnect();
  }
}

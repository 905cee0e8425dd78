import { Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Thinker, Thought } from './thinker.ts';

const QUEUE = 'rempart-bots';
const PATIENCE = 2000; // longer than any bot thinks; after that we think ourselves

/** A job that is done before anybody waits for it must still be there to be asked. */
const KEPT = { removeOnComplete: { age: 30 }, removeOnFail: { age: 30 } };

/** Servers with a Redis share their bots' thoughts: whoever has a thread free takes the next one. */
export class QueueThinker implements Thinker {
  readonly counts = { thought: 0, away: 0, failed: 0 };
  private readonly here: Thinker;
  private readonly node: string;
  private readonly connections: Redis[] = [];
  private readonly queue: Queue;
  private readonly events: QueueEvents;
  private readonly worker: Worker;

  constructor(url: string, node: string, threads: number, here: Thinker) {
    this.here = here;
    this.node = node;
    this.queue = new Queue(QUEUE, { connection: this.connect(url, false) });
    this.events = new QueueEvents(QUEUE, { connection: this.connect(url, true) });
    this.worker = new Worker(
      QUEUE,
      async ({ data }: { data: Thought }) => ({ action: await here.think(data), by: node }),
      {
        connection: this.connect(url, true),
        concurrency: threads,
      },
    );
    // What goes wrong is told by the thought that fails.
    this.queue.on('error', () => {});
    this.events.on('error', () => {});
    this.worker.on('error', () => {});
  }

  /** Waiting connections wait for a Redis that comes back; asking ones fail at once. */
  private connect(url: string, isWaiting: boolean): Redis {
    const redis = new Redis(url, {
      maxRetriesPerRequest: isWaiting ? null : 1,
      enableOfflineQueue: isWaiting,
      retryStrategy: attempt => Math.min(100 * attempt, 1000),
    });
    redis.on('error', () => {});
    this.connections.push(redis);
    return redis;
  }

  async think(thought: Thought): Promise<{ type: string } | null> {
    this.counts.thought++;
    try {
      const job = await this.queue.add('think', thought, KEPT);
      const { action, by } = (await job.waitUntilFinished(this.events, PATIENCE)) as {
        action: { type: string } | null;
        by: string;
      };
      if (by !== this.node) this.counts.away++;
      return action;
    } catch {
      // No Redis, nobody free, or a bot at fault: what is wrong shows when we think ourselves.
      this.counts.failed++;
      return this.here.think(thought);
    }
  }

  async close(): Promise<void> {
    await this.worker.close(true).catch(() => {});
    await this.events.close().catch(() => {});
    await this.queue.close().catch(() => {});
    for (const redis of this.connections) redis.disconnect();
    await this.here.close();
  }
}

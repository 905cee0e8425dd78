import { Redis } from 'ioredis';
import { messageOf } from '../../engine/thrown.ts';
import { Complaint } from '../complaint.ts';
import { withoutPassword } from '../storage/postgres.ts';
import { SharedBus } from './bus.ts';

const CHANNEL = 'rempart';

/** A connection that comes back by itself. Questions asked meanwhile fail at once: there is always another way. */
export async function openRedis(url: string): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: 2000, // one that is connected and says nothing
    retryStrategy: attempt => Math.min(100 * attempt, 1000),
  });
  redis.on('error', () => {}); // told by what it makes fail
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw new Complaint('redis', { url: withoutPassword(url), reason: messageOf(error) });
  }
  return redis;
}

/** Servers with a Redis beside the database hear each other through that: it carries ten times as much. */
export class RedisBus extends SharedBus {
  private readonly redis: Redis;
  private readonly ears: Redis;

  private constructor(node: string, redis: Redis, ears: Redis) {
    super(node);
    this.redis = redis;
    this.ears = ears;
  }

  static async open(node: string, redis: Redis): Promise<RedisBus> {
    const ears = redis.duplicate({ autoResubscribe: false, lazyConnect: true });
    const bus = new RedisBus(node, redis, ears);
    ears.on('error', () => {});
    ears.on('message', (_channel: string, text: string) => bus.receive(text));
    await ears.connect();
    await ears.subscribe(CHANNEL);
    ears.on('ready', () => {
      ears.subscribe(CHANNEL).then(
        () => bus.returned(),
        () => {},
      );
    });
    return bus;
  }

  protected send(text: string): Promise<unknown> {
    return this.redis.publish(CHANNEL, text);
  }

  close(): Promise<void> {
    this.ears.disconnect();
    return Promise.resolve();
  }
}

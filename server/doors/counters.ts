import type { Redis } from 'ioredis';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Store } from '../storage/store.ts';

/** How many count now, and for how many milliseconds. */
export interface Counted {
  readonly current: number;
  readonly ttl: number;
}

/** Adds so many to what is counted under a key, for all servers. */
export type Counter = (key: string, more: number, window: number) => Promise<Counted>;

export function databaseCounter(store: Store, clock: Clock): Counter {
  return async (key, more, window) => {
    const now = clock.now();
    const isOver = sql<boolean>`limits.until <= ${now}`;
    const { current, until } = await store.db
      .insertInto('limits')
      .values({ key, count: more, until: now + window })
      .onConflict(c =>
        c.column('key').doUpdateSet({
          count: eb =>
            eb
              .case()
              .when(isOver)
              .then(more)
              .else(eb('limits.count', '+', more))
              .end(),
          until: eb =>
            eb
              .case()
              .when(isOver)
              .then(now + window)
              .else(eb.ref('limits.until'))
              .end(),
        }),
      )
      .returning(['count as current', 'until'])
      .executeTakeFirstOrThrow();
    return { current, ttl: Math.max(0, until - now) };
  };
}

/** Takes away what counts no more. */
export async function tidyLimits(store: Store, now: number): Promise<void> {
  await store.db.deleteFrom('limits').where('until', '<', now).execute();
}

/** In one go: a count whose end was not set would never end. */
const ADD = `
  local current = redis.call('INCRBY', KEYS[1], ARGV[1])
  if current == tonumber(ARGV[1]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return {current, redis.call('PTTL', KEYS[1])}`;

const added = z.tuple([z.number(), z.number()]);

export function redisCounter(redis: Redis): Counter {
  return async (key, more, window) => {
    const [current, ttl] = added.parse(await redis.eval(ADD, 1, `rempart-limits ${key}`, more, window));
    return { current, ttl: Math.max(0, ttl) };
  };
}

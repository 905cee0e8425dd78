import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Store } from '../storage/store.ts';

type Told = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** How often somebody has asked, counted for all servers in their database. */
export function sharedLimits(store: Store, clock: Clock): FastifyRateLimitStoreCtor {
  class Shared implements FastifyRateLimitStore {
    private readonly prefix: string;

    constructor(options: { routeInfo?: { method?: unknown; url?: string } }) {
      const { routeInfo } = options;
      const name = routeInfo?.url ? `${String(routeInfo.method)} ${routeInfo.url}` : 'tables';
      this.prefix = routeInfo ? `${name} ` : '';
    }

    incr(key: string, told: Told, window?: number): void {
      const now = clock.now();
      count(store, `${this.prefix}${key}`, now, window ?? 60_000).then(
        ({ current, until }) => told(null, { current, ttl: Math.max(0, until - now) }),
        (error: Error) => told(error),
      );
    }

    child(options: object): FastifyRateLimitStore {
      return new Shared(options);
    }
  }
  return Shared;
}

async function count(store: Store, key: string, now: number, window: number) {
  const isOver = sql<boolean>`limits.until <= ${now}`;
  return store.db
    .insertInto('limits')
    .values({ key, count: 1, until: now + window })
    .onConflict(c =>
      c.column('key').doUpdateSet({
        count: eb =>
          eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('limits.count', '+', 1))
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
}

/** Takes away what counts no more. */
export async function tidyLimits(store: Store, now: number): Promise<void> {
  await store.db.deleteFrom('limits').where('until', '<', now).execute();
}

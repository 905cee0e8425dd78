import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Clock } from '../clock.ts';
import type { Counter } from './counters.ts';
import { Tallies, type Told } from './tallies.ts';

/** How often somebody has asked, counted for all servers. */
export function sharedLimits(counter: Counter, clock: Clock): FastifyRateLimitStoreCtor {
  const tallies = new Tallies(counter, clock);
  class Shared implements FastifyRateLimitStore {
    private readonly prefix: string;

    constructor(options: { routeInfo?: { method?: unknown; url?: string } }) {
      const { routeInfo } = options;
      const name = routeInfo?.url ? `${String(routeInfo.method)} ${routeInfo.url}` : 'tables';
      this.prefix = routeInfo ? `${name} ` : '';
    }

    incr(key: string, told: Told, window: number, max: number): void {
      tallies.add(`${this.prefix}${key}`, window, max, told);
    }

    child(options: object): FastifyRateLimitStore {
      return new Shared(options);
    }
  }
  return Shared;
}

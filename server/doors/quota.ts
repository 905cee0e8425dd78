import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askedBy } from './doorkeeper.ts';
import { HouseRefusal } from '../tables/house.ts';

const GUESTS_BEHIND = 5; // as many as one address may open tables for: a family, a club

/** Refuses a table to whoever has opened enough of them. */
export type Quota = (request: FastifyRequest, guest: string) => Promise<void>;

/** Guests are free to make, so their address is counted too; both as requests are, with the other servers. */
export function openQuota(app: FastifyInstance, perHour: number): Quota {
  const ofGuest = app.createRateLimit({ max: perHour, timeWindow: '1 hour' });
  const ofAddress = app.createRateLimit({ max: perHour * GUESTS_BEHIND, timeWindow: '1 hour' });
  return async ({ ip }, guest) => {
    for (const [count, who] of [[ofGuest, guest] as const, [ofAddress, ip] as const]) {
      const counted = await count(askedBy(who));
      if (!counted.isAllowed && counted.isExceeded)
        throw new HouseRefusal('too-many-tables', { minutes: Math.ceil(counted.ttlInSeconds / 60) });
    }
  };
}

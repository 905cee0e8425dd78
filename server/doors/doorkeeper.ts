import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Seconds until this address may ask again; null for one that may now. */
export type Doorkeeper = (request: IncomingMessage) => Promise<number | null>;

/** Counts those who ask for a socket with those who ask anything else: an address has one budget for both doors. */
export function openDoorkeeper(app: FastifyInstance, isBehindProxy: boolean): Doorkeeper {
  const count = app.createRateLimit();
  return async request => {
    const counted = await count(askedBy(addressOf(request, isBehindProxy)));
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : null;
  };
}

/** A request, as far as whoever counts them looks at it. */
export const askedBy = (who: string): FastifyRequest => ({ ip: who, routeOptions: { config: {} } }) as FastifyRequest;

/** As fastify finds it: whoever trusts the proxy trusts what it says of those behind it. */
function addressOf({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const told = isBehindProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  const [first] = told.split(',').flatMap(address => address.trim() || []);
  return first ?? socket.remoteAddress ?? '';
}

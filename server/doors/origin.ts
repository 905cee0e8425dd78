import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const READING = new Set(['GET', 'HEAD']);

/** A page of another site may not speak with our cookie, nor with the host's password. Another port is another site. */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
  if (!headers.origin) return true; // no browser
  try {
    return new URL(headers.origin).host === headers.host;
  } catch {
    return false;
  }
}

/**
 * Whatever may change something is for our own pages, and says what it says in JSON: forms and plain text are what a page of
 * another site can send without asking. Refused when it has been counted and before it is read.
 */
export function refuseOtherSites(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addHook('preParsing', async (request, reply) => {
    if (READING.has(request.method) || isSameOrigin(request.raw)) return;
    await reply.code(403).send({ code: 'other-site', values: {} });
  });
}

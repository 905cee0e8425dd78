import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Input, Spec } from '../../engine/types.ts';
import { failureOf } from '../storage/failure.ts';
import type { TableRow } from '../storage/schema.ts';
import { HouseRefusal } from '../tables/house.ts';
import { type AdminServices, adminPage } from './admin-page.ts';
import { isSameOrigin } from './sockets.ts';

const params = z.strictObject({ id: z.string().regex(/^[a-z0-9]{12}$/) });

/** The host's own page, behind a token: which servers and tables there are, and what went wrong. */
export function adminRoutes(app: FastifyInstance, services: AdminServices, token: string): void {
  const limit = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };

  app.get('/admin', limit, async (request, reply) => {
    if (!isHost(request, token)) return unknown(reply);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await adminPage(services));
  });

  app.post('/admin/backup', limit, async (request, reply) => {
    if (!isHost(request, token)) return unknown(reply);
    // A browser sends the host's password along with whatever page asks: only ours may.
    if (!isSameOrigin(request.raw)) return reply.code(403).send({ code: 'not-host', values: {} });
    if (!services.backUp)
      return reply.code(409).send({ code: 'bad', values: { why: 'the database has its own tools' } });
    return { file: services.backUp(services.clock.now()) };
  });

  /** The log of a table as a record: `rempart replay` tells it, `rempart verify` finds the input that broke the rules. */
  app.get('/admin/tables/:id/log', limit, async (request, reply) => {
    if (!isHost(request, token)) return unknown(reply);
    const { id } = params.parse(request.params);
    const row = await services.store.table(id);
    if (!row) throw new HouseRefusal('no-table');
    const inputs = await services.store.inputsAfter(id, 0);
    return reply
      .header('content-disposition', `attachment; filename="${row.game}-${id}.json"`)
      .header('cache-control', 'no-store')
      .send(recordOf(row, inputs));
  });
}

function recordOf(row: TableRow, inputs: readonly Input<Spec>[]): object {
  const { game, version, scenario, seats, carry, seed, salt, commitment, outcome } = row;
  const fault = row.failure ? failureOf(row.failure) : null;
  return {
    game,
    version,
    setup: {
      scenario,
      seats,
      options: JSON.parse(row.options) as object,
      carry: carry === null ? null : (JSON.parse(carry) as object),
    },
    seed,
    salt,
    commitment,
    // What the rules broke on was never taken, so it is not in the log.
    inputs: fault?.input ? [...inputs, fault.input] : inputs,
    hashes: [],
    outcome: outcome ? (JSON.parse(outcome) as object) : null,
  };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The token comes as the password of the browser's own question; the name does not matter. */
function isHost(request: FastifyRequest, token: string): boolean {
  const given = /^Basic ([\w+/=]+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const [, password = ''] = /^[^:]*:([^]*)$/.exec(Buffer.from(given, 'base64').toString('utf8')) ?? [];
  return token !== '' && timingSafeEqual(digest(password), digest(token));
}

function unknown(reply: FastifyReply): FastifyReply {
  return reply.code(401).header('www-authenticate', 'Basic realm="Rempart"').send({ code: 'not-host', values: {} });
}

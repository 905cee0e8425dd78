import { createHash, timingSafeEqual } from 'node:crypto';
import { basename } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Input, Spec } from '../../engine/types.ts';
import { carryOf, optionsOf, outcomeOf } from '../storage/columns.ts';
import { failureOf } from '../storage/failure.ts';
import type { TableRow } from '../storage/schema.ts';
import { simulationWish } from '../simulations/simulations.ts';
import { HouseRefusal } from '../tables/house.ts';
import { type AdminServices, adminPage } from './admin-page.ts';
import { adminWords } from './admin-words.ts';

const jobParams = z.strictObject({ id: z.coerce.number().int().min(1) });
const FORM = 'application/x-www-form-urlencoded';

const params = z.strictObject({ id: z.string().regex(/^[a-z0-9]{12}$/) });
/** What has just been saved, for those who come back from saving. */
const savedQuery = z.strictObject({ saved: z.string().regex(/^rempart-\d{14}(-\d+)?\.db$/) });

/** Whether a browser asks, and wants to see a page. */
const isForm = (request: FastifyRequest): boolean => request.headers['content-type']?.startsWith(FORM) ?? false;

/** The host's own page, behind a token: which servers and tables there are, and what went wrong. */
export async function adminRoutes(app: FastifyInstance, services: AdminServices, token: string): Promise<void> {
  await app.register((scope, _options, done) => {
    // Only here are forms read: everywhere else a form of another site says nothing.
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    simulationRoutes(scope, services, token);
    backUpRoute(scope, services, token);
    done();
  });
  const limit = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };

  app.get('/admin', limit, async (request, reply) => {
    if (!isHost(request, token)) return unknown(reply);
    const words = adminWords(request.headers['accept-language']);
    const asked = savedQuery.safeParse(request.query);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-language', words.lang)
      .send(await adminPage(services, words, asked.success ? asked.data.saved : ''));
  });

  /** The log of a table as a record: `rempart replay` tells it, `rempart verify` finds the input that broke the rules. */
  app.get('/admin/tables/:id/log', limit, async (request, reply) => {
    if (!isHost(request, token)) return unknown(reply);
    const { id } = params.parse(request.params);
    const row = await services.store.table(id);
    if (!row) throw new HouseRefusal('no-table');
    const inputs = await services.store.logs.inputsAfter(id, 0);
    return reply
      .header('content-disposition', `attachment; filename="${row.game}-${id}.json"`)
      .header('cache-control', 'no-store')
      .send(recordOf(row, inputs));
  });
}

/** A copy of the database, where it is a file of ours. */
function backUpRoute(app: FastifyInstance, services: AdminServices, token: string): void {
  const limit = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };

  app.post('/admin/backup', limit, async (request, reply) => {
    if (!isHost(request, token)) return unknown(reply);
    if (!services.backUp)
      return reply.code(409).send({ code: 'bad', values: { why: 'the database has its own tools' } });
    const file = await services.backUp(services.clock.now());
    return isForm(request) ? reply.redirect(`/admin?saved=${basename(file)}`, 303) : { file };
  });
}

/** Bots play many games, in threads of this server or of all that share a Redis. */
function simulationRoutes(app: FastifyInstance, { simulations }: AdminServices, token: string): void {
  const limit = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };

  app.post('/admin/simulations', limit, (request, reply) => {
    if (!isHost(request, token)) return unknown(reply);
    const { id } = simulations.start(simulationWish.parse(request.body));
    if (isForm(request)) return reply.redirect('/admin', 303);
    return reply.code(202).send({ id });
  });

  app.get('/admin/simulations/:id', limit, (request, reply) => {
    if (!isHost(request, token)) return unknown(reply);
    const job = simulations.job(jobParams.parse(request.params).id);
    if (!job) return reply.code(404).send({ code: 'no-page', values: {} });
    return reply.header('cache-control', 'no-store').send(job);
  });
}

function recordOf(row: TableRow, inputs: readonly Input<Spec>[]): object {
  const { game, version, scenario, seats, seed, salt, commitment } = row;
  const fault = row.failure ? failureOf(row.failure) : null;
  return {
    game,
    version,
    setup: { scenario, seats, options: optionsOf(row), carry: carryOf(row) },
    seed,
    salt,
    commitment,
    // What the rules broke on was never taken, so it is not in the log.
    inputs: fault?.input ? [...inputs, fault.input] : inputs,
    hashes: [],
    outcome: outcomeOf(row),
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

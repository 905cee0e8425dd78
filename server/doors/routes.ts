import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LANGUAGES } from '../../engine/box.ts';
import { loadRulebook } from '../../shelf/games.ts';
import { shelvedOf } from '../../shelf/shelved.ts';
import type { Clock } from '../clock.ts';
import { newLinkCode } from '../ids.ts';
import type { Thinker } from '../bots/thinker.ts';
import type { Metrics } from '../metrics.ts';
import type { Bus } from '../nodes/bus.ts';
import type { Membership } from '../nodes/membership.ts';
import type { RulesPool } from '../rules/pool.ts';
import { campaignsOf } from '../storage/campaigns.ts';
import type { Guests } from '../storage/guests.ts';
import type { Health } from '../storage/health.ts';
import type { Store } from '../storage/store.ts';
import { type House, HouseRefusal } from '../tables/house.ts';
import type { Porter } from '../tables/porter.ts';
import type { Usher } from '../tables/usher.ts';
import { briefs } from './briefs.ts';
import type { Identity } from './identity.ts';
import { lobbyOf, namedAt } from './lobby.ts';
import type { Quota } from './quota.ts';
import { tellLobby } from './lobby-news.ts';
import type { Simulations } from '../simulations/simulations.ts';
import type { Troubles } from '../troubles.ts';
import { forget } from '../tables/forget.ts';

export interface Services {
  readonly house: House;
  readonly usher: Usher;
  readonly porter: Porter;
  readonly store: Store;
  readonly guests: Guests;
  readonly identity: Identity;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly rules: RulesPool;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly thinker: Thinker;
  readonly membership: Membership;
  readonly troubles: Troubles;
  readonly backUp: ((now: number) => Promise<string>) | null;
  readonly simulations: Simulations;
  /** Closes all lines of a guest, here and on the other servers. */
  readonly hangUp: (guest: string) => void;
  /** How requests are counted: here, or with other servers. */
  readonly limits: Pick<RateLimitPluginOptions, 'store'>;
}

const CODE_LIVES = 10 * 60_000;
const SELDOM = { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } } as const;
export const FOR_ALL = { config: { kept: 'for-all' } } as const;

/** A name as people write it: no control characters, no line breaks, not too long. */
export const nameSchema = z
  .string()
  .transform(name =>
    name
      .normalize('NFC')
      .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  .pipe(z.string().min(1).max(24));
export const tableParams = z.strictObject({ id: z.string().regex(/^[a-z0-9]{12}$/) });

export function serviceRoutes(app: FastifyInstance, services: Services): void {
  const { health, metrics, house } = services;
  // Not counted: whoever looks after the house must be answered when the counter is what is out of reach.
  app.get('/health', { config: { rateLimit: false } }, async (_request, reply) => {
    if ((await health.trouble()) === null) return reply.send({ ok: true, tables: house.awake });
    return reply.code(503).send({ ok: false, code: 'storage', values: {} });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.gather(services)),
  );
}

export function guestRoutes(app: FastifyInstance, { identity, guests, clock, house, usher, hangUp }: Services): void {
  app.get('/api/me', async (request, reply) => ({ name: (await identity.guest(request, reply)).name }));
  app.post('/api/me', async (request, reply) => {
    const { name } = z.strictObject({ name: nameSchema }).parse(request.body);
    const { id } = await identity.lasting(request, reply);
    await guests.put({ id, name }, clock.now());
    const names = (ids: readonly string[]) => guests.names(ids);
    for (const table of await house.awakeWith(id)) await tellLobby(table, { names });
    return { name };
  });
  // Seldom, for each leaves a mark for some days.
  app.delete('/api/me', SELDOM, async (request, reply) => {
    const guest = await identity.known(request);
    if (guest) {
      const changed = await forget(guest.id, house, usher, guests, clock.now());
      hangUp(guest.id);
      for (const table of changed) await tellLobby(table, { names: ids => guests.names(ids) });
    }
    identity.take(reply);
    return { ok: true };
  });
  app.post('/api/me/code', SELDOM, async (request, reply) => {
    const { id } = await identity.lasting(request, reply);
    const code = newLinkCode();
    await guests.addCode(code, id, clock.now() + CODE_LIVES);
    return { code, minutes: CODE_LIVES / 60_000 };
  });
  app.post('/api/me/link', SELDOM, async (request, reply) => {
    const { code } = z.strictObject({ code: z.string().max(20) }).parse(request.body);
    const id = await guests.takeCode(code.trim().toLowerCase(), clock.now());
    const guest = id ? await guests.find(id) : undefined;
    if (!guest) return reply.code(404).send({ code: 'no-code', values: {} });
    identity.give(request, reply, guest.id);
    return { name: guest.name };
  });
}

export function gameRoutes(app: FastifyInstance, { house }: Services): void {
  app.get('/api/games', FOR_ALL, () => house.games().map(shelvedOf));
  app.get('/api/games/:id/rulebook/:language', FOR_ALL, (request, reply) => {
    const { id, language } = z.strictObject({ id: z.string(), language: z.enum(LANGUAGES) }).parse(request.params);
    house.box(id);
    const book = loadRulebook(id, language);
    if (!book) throw new HouseRefusal('no-rulebook', { game: id });
    return reply.header('cache-control', 'public, max-age=3600').send(book);
  });
}

const createSchema = z.strictObject({
  game: z.string().max(60),
  scenario: z.string().max(60).optional(),
  seats: z.int().min(1).max(32).optional(),
  options: z.record(z.string(), z.json()).optional(),
  isPublic: z.boolean().default(false),
  mayJoin: z.boolean().default(false),
  isOnScreen: z.boolean().default(false),
});

export function tableRoutes(app: FastifyInstance, services: Services, quota: Quota): void {
  const { house, store, identity, guests } = services;
  const names = (ids: readonly string[]) => guests.names(ids);

  app.post('/api/tables', async (request, reply) => {
    const wish = createSchema.parse(request.body);
    const guest = await identity.guest(request, reply);
    await quota(request, guest.id);
    const id = await house.create(guest.id, wish);
    await identity.keep(request, reply, guest);
    return reply.code(201).send({ id });
  });

  app.get('/api/tables', { config: { kept: 'by-one' } }, async (request, reply) => {
    const guest = await identity.guest(request, reply);
    return {
      mine: await briefs(await store.tablesOf(guest.id, 30), store, guests),
      campaigns: await briefs(await campaignsOf(store, guest.id, 30), store, guests),
      open: await briefs(await store.publicTables(30), store, guests),
    };
  });

  app.get('/api/tables/:id', async (request, reply) => {
    const { id } = tableParams.parse(request.params);
    const guest = await identity.guest(request, reply);
    const table = await house.visited(id, guest.id);
    return lobbyOf(table, guest.id, await names(namedAt(table)));
  });

  app.post('/api/tables/:id/start', async (request, reply) => {
    const { id } = tableParams.parse(request.params);
    const guest = await identity.guest(request, reply);
    const table = await house.start(id, guest.id);
    await tellLobby(table, { names });
    return { ok: true };
  });

  app.get('/api/tables/:id/replay', FOR_ALL, async request => {
    const { id } = tableParams.parse(request.params);
    const table = await house.visited(id, (await identity.known(request))?.id ?? null);
    if (table.row.status !== 'over') throw new HouseRefusal('started');
    return table.look({ op: 'replay' });
  });
}

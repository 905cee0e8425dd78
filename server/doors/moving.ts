import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LARGEST_MATCH } from '../../referee/messages.ts';
import { movingSchema } from '../../referee/moving.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { lobbyOf, namedAt } from './lobby.ts';
import { tellLobby } from './lobby-news.ts';
import type { Quota } from './quota.ts';
import type { Services } from './routes.ts';

const id = z.string().regex(/^[a-z0-9]{12}$/);
const params = z.strictObject({ id });
/** `onto`: the table that has lent it. */
const adoptBody = z.strictObject({ match: movingSchema, onto: id.nullable() });
const LARGE = { bodyLimit: LARGEST_MATCH, config: { rateLimit: { max: 60, timeWindow: '1 minute' } } } as const;

const exerciseBody = z.strictObject({ n: z.int().min(0) });

/** Matches that come from a device, go to one, or are played on after their end. */
export function movingRoutes(app: FastifyInstance, services: Services, quota: Quota): void {
  const { house, porter, identity, guests } = services;
  const names = (ids: readonly string[]) => guests.names(ids);
  const told = (table: LiveTable): Promise<void> => tellLobby(table, { names });

  app.post('/api/tables/adopt', LARGE, async (request, reply) => {
    const { match, onto } = adoptBody.parse(request.body);
    const guest = await identity.guest(request, reply);
    if (onto !== null) {
      await house.visited(onto, guest.id);
      await told(await porter.bringBack(onto, guest.id, match));
      return { id: onto };
    }
    const made = await porter.adopt(guest.id, match, () => quota(request, guest.id));
    await identity.keep(request, reply, guest);
    return reply.code(201).send({ id: made });
  });

  app.post('/api/tables/:id/exercise', async (request, reply) => {
    const { id: ended } = params.parse(request.params);
    const { n } = exerciseBody.parse(request.body);
    const guest = await identity.guest(request, reply);
    const table = await house.visited(ended, guest.id);
    const made = await porter.playOn(table, guest.id, n, () => quota(request, guest.id));
    table.showing.tell({ type: 'exercise', id: made, by: guest.name });
    return { id: made };
  });

  app.post('/api/tables/:id/lend', async (request, reply) => {
    const { id: lent } = params.parse(request.params);
    const guest = await identity.guest(request, reply);
    await house.visited(lent, guest.id);
    const { table, lent: match } = await porter.lend(lent, guest.id);
    await told(table);
    return match;
  });

  app.post('/api/tables/:id/recall', async (request, reply) => {
    const { id: lent } = params.parse(request.params);
    const guest = await identity.guest(request, reply);
    await house.visited(lent, guest.id);
    const table = await porter.recall(lent, guest.id);
    await told(table);
    return lobbyOf(table, guest.id, await names(namedAt(table)));
  });
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rematch } from '../tables/rematch.ts';
import type { Quota } from './quota.ts';
import type { Services } from './routes.ts';

const params = z.strictObject({ id: z.string().regex(/^[a-z0-9]{12}$/) });

const body = z.strictObject({
  seats: z.int().min(1).max(32).optional(),
  options: z.record(z.string(), z.json()).optional(),
  isHand: z.boolean().optional(),
});

export function rematchRoutes(app: FastifyInstance, { house, store, identity }: Services, quota: Quota): void {
  app.post('/api/tables/:id/rematch', async (request, reply) => {
    const { id } = params.parse(request.params);
    const wished = body.parse(request.body ?? {});
    const guest = await identity.guest(request, reply);
    const table = await house.visited(id, guest.id);
    const next = await rematch(table, guest.id, house, store, () => quota(request, guest.id), wished);
    table.showing.tell({ type: 'rematch', id: next, by: guest.name });
    return { id: next };
  });
}

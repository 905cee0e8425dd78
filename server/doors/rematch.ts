import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rematch } from '../tables/rematch.ts';
import type { Services } from './routes.ts';

const params = z.strictObject({ id: z.string().regex(/^[a-z0-9]{12}$/) });

export function rematchRoutes(app: FastifyInstance, { house, store, identity }: Services): void {
  app.post('/api/tables/:id/rematch', async (request, reply) => {
    const { id } = params.parse(request.params);
    const guest = await identity.guest(request, reply);
    const table = await house.table(id);
    const next = await rematch(table, guest.id, house, store);
    table.tell({ type: 'rematch', id: next, by: guest.name });
    return { id: next };
  });
}

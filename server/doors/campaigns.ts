import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { seatRange } from '../../referee/campaign.ts';
import { carriedBy, lastOf } from '../storage/campaigns.ts';
import { optionsOf } from '../storage/columns.ts';
import { HouseRefusal } from '../tables/house.ts';
import { briefs } from './briefs.ts';
import type { Services } from './routes.ts';

const params = z.strictObject({ id: z.string().regex(/^[a-z0-9]{12}$/) });

export function campaignRoutes(app: FastifyInstance, { house, store, guests, identity }: Services): void {
  /** Any table of a campaign leads to its last one; only those who play there are told. */
  app.get('/api/campaigns/:id', async (request, reply) => {
    const { id } = params.parse(request.params);
    const guest = await identity.guest(request, reply);
    const row = await lastOf(store, id);
    const carry = row ? await carriedBy(store, house.box(row.game), row) : null;
    if (!row || !carry) throw new HouseRefusal('no-campaign');
    const seats = await store.seats(row.id);
    if (!seats.some(seat => seat.guest_id === guest.id)) throw new HouseRefusal('no-campaign');
    const [brief] = await briefs([row], store, guests);
    const scenario = row.status === 'over' && typeof carry.next === 'string' ? carry.next : row.scenario;
    const range = seatRange(house.box(row.game).game, scenario, row.seats);
    return { ...brief, carry, range, options: optionsOf(row) };
  });
}

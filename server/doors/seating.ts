import { STANDINGS } from '../storage/schema.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BOT_NAMES } from '../../bots/levels.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { SITTINGS } from '../tables/seating.ts';
import { lobbyOf, namedAt } from './lobby.ts';
import type { Services } from './routes.ts';
import { tellLobby } from './lobby-news.ts';

const id = z.string().regex(/^[a-z0-9]{12}$/);
const seat = z.int().min(0).max(31);
const tableParams = z.strictObject({ id });
const seatParams = z.strictObject({ id, seat: z.coerce.number().int().min(0).max(31) });
const guestParams = z.strictObject({ id, guest: z.string().regex(/^[\w-]{10}$/) });

const seatBody = z.strictObject({ as: z.enum(SITTINGS), bot: z.enum(BOT_NAMES).default('companion') });
const wishBody = z.strictObject({ seat: seat.nullable() });
const answerBody = z.strictObject({ yes: z.boolean() });
const standingBody = z.strictObject({ as: z.enum(STANDINGS) });

/** Who sits where, who would like to, and who may not. */
export function seatingRoutes(app: FastifyInstance, { house, usher, identity, guests }: Services): void {
  const names = (ids: readonly string[]) => guests.names(ids);
  const told = async (table: LiveTable, guest: string) => {
    await tellLobby(table, { names });
    return lobbyOf(table, guest, await names(namedAt(table)));
  };

  app.post('/api/tables/:id/seats/:seat', async (request, reply) => {
    const params = seatParams.parse(request.params);
    const { as, bot } = seatBody.parse(request.body);
    const guest = await identity.guest(request, reply);
    await house.visited(params.id, guest.id);
    const table = await usher.seat(params.id, guest.id, params.seat, as, bot);
    await identity.keep(request, reply, guest);
    return told(table, guest.id);
  });

  app.post('/api/tables/:id/wish', async (request, reply) => {
    const params = tableParams.parse(request.params);
    const wish = wishBody.parse(request.body);
    const guest = await identity.guest(request, reply);
    await house.visited(params.id, guest.id);
    const table = await usher.ask(params.id, guest.id, wish.seat);
    await identity.keep(request, reply, guest);
    return told(table, guest.id);
  });

  app.post('/api/tables/:id/wishes/:guest', async (request, reply) => {
    const params = guestParams.parse(request.params);
    const { yes } = answerBody.parse(request.body);
    const guest = await identity.guest(request, reply);
    await house.visited(params.id, guest.id);
    return told(await usher.answer(params.id, guest.id, params.guest, yes), guest.id);
  });

  app.post('/api/tables/:id/guests/:guest', async (request, reply) => {
    const params = guestParams.parse(request.params);
    const { as } = standingBody.parse(request.body);
    const guest = await identity.guest(request, reply);
    return told(await usher.remove(params.id, guest.id, params.guest, as), guest.id);
  });
}

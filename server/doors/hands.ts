import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newLinkCode, newShortCode } from '../ids.ts';
import { Tickets } from '../storage/tickets.ts';
import { nearby } from '../nearby.ts';
import { HouseRefusal } from '../tables/house.ts';
import { lobbyOf, namedAt } from './lobby.ts';
import { tellLobby } from './lobby-news.ts';
import { type Services, nameSchema, tableParams } from './routes.ts';

const MINUTE = 60_000;
const LIVES = 10 * MINUTE;
const EVENING = 12 * 60 * MINUTE;
const OFTEN = { config: { rateLimit: { max: 90, timeWindow: '1 minute' } } } as const;

const code = z
  .string()
  .max(20)
  .transform(typed => typed.trim().toLowerCase().replace(/[\s-]/g, ''));
const ticketBody = z.strictObject({ seat: z.int().min(0).max(31) });
const handBody = z.strictObject({ name: nameSchema.optional(), ticket: code.optional() });
const codeParams = z.strictObject({ code: z.string().max(20) });
const screenParams = z.strictObject({ code: z.string().regex(/^[a-z0-9]{1,20}$/) });

/** Phones as hands around a big screen, and the screen itself. */
export function handRoutes(app: FastifyInstance, { house, usher, store, identity, guests, clock }: Services): void {
  const tickets = new Tickets(store);
  const names = (ids: readonly string[]) => guests.names(ids);

  // Whoever has opened the table gives out its seats.
  app.post('/api/tables/:id/tickets', OFTEN, async (request, reply) => {
    const { id } = tableParams.parse(request.params);
    const { seat } = ticketBody.parse(request.body);
    const guest = await identity.guest(request, reply);
    const { row, seats } = await house.visited(id, guest.id);
    if (row.host_id !== guest.id) throw new HouseRefusal('not-yours', { seat });
    if (!seats[seat]) throw new HouseRefusal('no-seat', { seat });
    if (row.status !== 'lobby' && row.status !== 'running') throw new HouseRefusal('not-running');
    const ticket = newLinkCode();
    await tickets.add(ticket, id, seat, clock.now() + LIVES);
    return reply.code(201).send({ code: ticket, minutes: LIVES / MINUTE });
  });

  app.post('/api/tables/:id/hand', OFTEN, async (request, reply) => {
    const { id } = tableParams.parse(request.params);
    const { name, ticket } = handBody.parse(request.body);
    const guest = await identity.guest(request, reply);
    await house.visited(id, guest.id);
    const shown = ticket === undefined ? { seat: null } : await tickets.take(ticket, id, guest.id, clock.now());
    if ('why' in shown) throw new HouseRefusal(shown.why);
    try {
      const table = await usher.hand(id, guest.id, shown.seat);
      await identity.keep(request, reply, guest);
      if (name !== undefined && name !== guest.name) await guests.put({ id: guest.id, name }, clock.now());
      await tellLobby(table, { names });
      return lobbyOf(table, guest.id, await names(namedAt(table)));
    } catch (error) {
      if (ticket !== undefined && error instanceof HouseRefusal) await tickets.giveBack(ticket, id, guest.id);
      throw error;
    }
  });

  // Short enough to be read from a screen and typed: whoever cannot scan.
  app.post('/api/tables/:id/code', OFTEN, async (request, reply) => {
    const { id } = tableParams.parse(request.params);
    const guest = await identity.guest(request, reply);
    const { row } = await house.visited(id, guest.id);
    if (row.host_id !== guest.id) throw new HouseRefusal('not-yours');
    return { code: await tickets.codeOf(id, newShortCode(), clock.now(), clock.now() + EVENING) };
  });

  app.get(
    '/api/codes/:code',
    { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const found = await tickets.tableOf(code.parse(codeParams.parse(request.params).code), clock.now());
      return found ?? reply.code(404).send({ code: 'no-code', values: {} });
    },
  );

  // Nobody need get up: whoever has a seat may begin, where the table is a screen's. Bots sit down where there is room.
  app.post('/api/tables/:id/begin', OFTEN, async (request, reply) => {
    const { id } = tableParams.parse(request.params);
    const guest = await identity.guest(request, reply);
    const { row, seats } = await house.visited(id, guest.id);
    const isHand = seats.some(seat => seat.guest_id === guest.id);
    const isOnScreen = !seats.some(seat => seat.guest_id === row.host_id);
    if (row.host_id !== guest.id && !(isHand && isOnScreen)) throw new HouseRefusal('not-yours');
    await usher.fill(id);
    await tellLobby(await house.start(id, row.host_id), { names });
    return { ok: true };
  });

  // A television has no keyboard worth the name: it shows a code, and a phone sends it to a table.
  app.post('/api/screens', OFTEN, async (_request, reply) => {
    const screen = newShortCode();
    await tickets.addScreen(screen, clock.now() + LIVES);
    return reply.code(201).send({ code: screen, minutes: LIVES / MINUTE });
  });

  app.get('/api/screens/:code', { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }, async request => {
    const table = await tickets.tableOfScreen(screenParams.parse(request.params).code, clock.now());
    if (table === undefined) throw new HouseRefusal('no-screen');
    return { table };
  });

  // Whoever opens the house on its own machine knows it by a name that is good nowhere else.
  app.get('/api/nearby', request => {
    const isHere = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip) && isEverywhere(app);
    const address = isHere ? nearby() : null;
    return { address: address && `http://${address}:${request.socket.localPort}` };
  });

  app.post('/api/tables/:id/screens', OFTEN, async (request, reply) => {
    const { id } = tableParams.parse(request.params);
    const screen = z.strictObject({ code }).parse(request.body);
    const guest = await identity.guest(request, reply);
    await house.visited(id, guest.id);
    if (!(await tickets.sendScreen(screen.code, id, clock.now()))) throw new HouseRefusal('no-screen');
    return { ok: true };
  });
}

const isEverywhere = ({ server }: FastifyInstance): boolean => {
  const bound = server.address();
  return typeof bound === 'object' && (bound?.address === '0.0.0.0' || bound?.address === '::');
};

import type { FastifyInstance } from 'fastify';
import { outcomeOf } from '../storage/columns.ts';
import type { Store } from '../storage/store.ts';
import type { Services } from './routes.ts';

const MOST = 300; // matches, the latest
const AT_ONCE = 1000; // tables that are asked for by their names
const SELDOM = { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } } as const;

/** What somebody has played here to its end. Nobody else is told. */
export function matchRoutes(app: FastifyInstance, { identity, store }: Services): void {
  app.get('/api/me/matches', SELDOM, async request => {
    const guest = await identity.known(request);
    return guest ? playedBy(store, guest.id) : [];
  });
}

async function playedBy(store: Store, guest: string) {
  const rows = (await endedOf(store, guest)).toSorted((a, b) => b.touched_at - a.touched_at).slice(0, MOST);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const seats = await store.db.selectFrom('seats').selectAll().where('table_id', 'in', ids).execute();
  const last = await store.logs.lastInputs(ids);
  return rows.map(row => {
    const here = seats.filter(seat => seat.table_id === row.id);
    const scores = outcomeOf(row)?.scores ?? [];
    const own = here.filter(seat => seat.guest_id === guest).map(({ seat }) => scores[seat] ?? 0);
    return {
      id: row.id,
      game: row.game,
      scenario: row.scenario,
      endedAt: row.touched_at,
      lasted: last.get(row.id)?.at ?? 0,
      score: Math.max(...own),
      bots: here.flatMap(seat => (seat.guest_id === null && seat.bot ? [seat.bot] : [])),
    };
  });
}

/**
 * From the seats to the tables, one question after the other: a database that has just been restored knows nothing of how many
 * there are of each, and would join them the other way round, through all that were ever played.
 */
async function endedOf(store: Store, guest: string) {
  const seats = await store.db
    .selectFrom('seats')
    .select('table_id')
    .distinct()
    .where('guest_id', '=', guest)
    .execute();
  const rows = [];
  for (let from = 0; from < seats.length; from += AT_ONCE)
    rows.push(
      ...(await store.db
        .selectFrom('tables')
        .selectAll()
        .where(
          'id',
          'in',
          seats.slice(from, from + AT_ONCE).map(({ table_id }) => table_id),
        )
        .where('status', '=', 'over')
        .where('is_exercise', '=', 0)
        .execute()),
    );
  return rows;
}

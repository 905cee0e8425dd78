import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import { type Clock, wallClock } from './clock.ts';
import { Complaint } from './complaint.ts';
import { openHttp } from './doors/http.ts';
import { Identity } from './doors/identity.ts';
import { openSockets, tellLobby } from './doors/sockets.ts';
import { newSecret } from './ids.ts';
import { Metrics } from './metrics.ts';
import { RulesPool } from './rules/pool.ts';
import type { Settings } from './settings.ts';
import { ChatStore } from './storage/chat.ts';
import { Guests } from './storage/guests.ts';
import { migrate } from './storage/migrations.ts';
import { openSqlite } from './storage/sqlite.ts';
import { Store } from './storage/store.ts';
import { House } from './tables/house.ts';
import { Talk } from './tables/talk.ts';

const TIDY_EVERY = 60_000;

export interface RunningServer {
  readonly port: number;
  readonly house: House;
  readonly store: Store;
  stop(): Promise<void>;
}

/** Opens everything and begins to listen. */
export async function startServer(settings: Settings, clock: Clock = wallClock, page = PAGE): Promise<RunningServer> {
  const db = openSqlite(settings.data);
  await migrate(db);
  const store = new Store(db);
  const metrics = new Metrics();
  const rules = new RulesPool(settings.rulesThreads, settings.rulesLimit, WORKER);
  const guests = new Guests(store);
  const identity = new Identity(guests, await store.lasting('cookie-secret', newSecret), clock);
  let log: (what: string, details: object) => void = () => {};
  const house = new House({
    store,
    rules,
    clock,
    botPace: settings.botPace,
    trouble(what, details) {
      metrics.setAside.inc();
      log(what, details);
    },
    accepted: ms => metrics.inputs.observe(ms),
    ended: table => void tellLobby(table, { names: ids => guests.names(ids) }),
  });
  await house.load();
  const app = await openHttp({ house, store, guests, identity, metrics, rules, clock }, settings, page);
  log = (what, details) => app.log.warn(details, what);
  const talk = new Talk({
    chat: new ChatStore(store),
    clock,
    names: ids => guests.names(ids),
    reported: details => log('a message was reported', details),
  });
  const sockets = openSockets(app.server, {
    house,
    metrics,
    messagesPerSecond: settings.messagesPerSecond,
    talk,
    identify: request => identity.behind(request),
    names: ids => guests.names(ids),
    trouble: (what, details) => log(what, details),
  });
  const tidying = setInterval(
    () => void house.tidy().catch((error: Error) => log('tidying failed', { why: error.message })),
    TIDY_EVERY,
  );
  tidying.unref();

  const stop = async (): Promise<void> => {
    clearInterval(tidying);
    sockets.close();
    await app.close();
    await house.sleep();
    await rules.close();
    await store.close();
  };
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await stop();
    throw listenComplaint(error, settings);
  }
  return { port: (app.server.address() as AddressInfo).port, house, store, stop };
}

/** Built things: workers run JavaScript only, also when the tests run the sources. */
const built = new URL(import.meta.url.includes('/dist/') ? '../' : '../dist/', import.meta.url);
const PAGE = fileURLToPath(new URL('client/', built));
const WORKER = new URL('server/rules/worker.js', built);

function listenComplaint(error: unknown, { port }: Settings): unknown {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') return new Complaint('port-in-use', { port });
  if (code === 'EACCES') return new Complaint('port-denied', { port });
  return error;
}

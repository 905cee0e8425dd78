import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import { LocalThinker, type Thinker } from './bots/thinker.ts';
import { missingFolder } from '../shelf/games.ts';
import { type Clock, wallClock } from './clock.ts';
import { Complaint } from './complaint.ts';
import { GuestBuckets } from './doors/bucket.ts';
import { databaseCounter, redisCounter, tidyLimits } from './doors/counters.ts';
import { openDoorkeeper } from './doors/doorkeeper.ts';
import { openHttp } from './doors/http.ts';
import { Identity } from './doors/identity.ts';
import { sharedLimits } from './doors/limits.ts';
import { openSockets } from './doors/sockets.ts';
import { tellLobby, tellLobbyHere } from './doors/telling.ts';
import { newSecret } from './ids.ts';
import { Metrics } from './metrics.ts';
import type { Bus } from './nodes/bus.ts';
import { Cluster } from './nodes/cluster.ts';
import type { Membership } from './nodes/membership.ts';
import { join, openServices } from './nodes/open.ts';
import { RulesPool } from './rules/pool.ts';
import type { Settings } from './settings.ts';
import { LocalRuns, type Runs } from './simulations/runs.ts';
import { Simulations } from './simulations/simulations.ts';
import { ChatStore } from './storage/chat.ts';
import { Guests } from './storage/guests.ts';
import { Health } from './storage/health.ts';
import type { Store } from './storage/store.ts';
import { House } from './tables/house.ts';
import { Serving } from './tables/serving.ts';
import { Talk } from './tables/talk.ts';
import { Usher } from './tables/usher.ts';
import { Troubles } from './troubles.ts';

const TIDY_EVERY = 60_000;

export interface RunningServer {
  readonly port: number;
  readonly house: House;
  readonly store: Store;
  readonly bus: Bus;
  readonly membership: Membership;
  stop(): Promise<void>;
}

/** Opens everything and begins to listen. */
export async function startServer(settings: Settings, clock: Clock = wallClock, page = PAGE): Promise<RunningServer> {
  const missing = missingFolder();
  if (missing) throw new Complaint('games-folder', { folder: missing });
  const services = await openServices(settings, clock);
  const { store, bus, redis, membership, presence, backUp } = services;
  const metrics = new Metrics();
  const rules = new RulesPool(settings.rulesThreads, settings.rulesLimit, WORKER);
  const thinker = await thinkerOf(settings);
  const guests = new Guests(store);
  const names = (ids: readonly string[]) => guests.names(ids);
  const identity = new Identity(guests, await store.lasting('cookie-secret', newSecret), clock);
  const buckets = new GuestBuckets(settings.messagesPerSecond);
  let log: (what: string, details: object) => void = () => {};
  const troubles = new Troubles();
  const trouble = (what: string, details: object): void => {
    metrics.setAside.inc();
    troubles.add({ at: clock.now(), what, details });
    log(what, details);
  };
  const house = new House({
    store,
    rules,
    thinker,
    bus,
    clock,
    botPace: settings.botPace,
    ...(settings.seed === '' ? {} : { seed: settings.seed }),
    asleepAfter: settings.asleepAfter * 1000,
    elsewhere: table => (bus.isShared ? presence.elsewhere(table) : Promise.resolve(new Set())),
    trouble,
    accepted: ms => metrics.inputs.observe(ms),
    raced: () => metrics.raced.inc(),
    ended: table => void tellLobby(table, { names }).catch(() => {}),
    reseated: table => void tellLobbyHere(table, { names }).catch(() => {}),
    said: (table, message) => void talk.pass(table, message).catch(() => {}),
  });
  await house.load();
  const simulations = new Simulations(
    await runsOf(settings),
    game => house.box(game),
    () => clock.now(),
  );
  const versions = Object.fromEntries(house.games().map(({ game }) => [game.id, game.version]));
  const close = async (): Promise<void> => {
    await Promise.all([rules.close(), thinker.close(), simulations.close()]);
    await services.close();
  };
  try {
    await join(services, versions);
  } catch (error) {
    await close();
    throw error;
  }
  const cluster = new Cluster(services, house, {
    about: () => ({ versions, sockets: sockets.count(), tables: house.awake }),
    guestMoved: guest => {
      if (buckets.has(guest))
        void presence.serversOf(guest).then(
          n => buckets.share(guest, n),
          () => {},
        );
    },
    guestForgotten: guest => sockets.hangUp(guest),
    trouble,
  });
  const counter = redis ? redisCounter(redis) : databaseCounter(store, clock);
  const limits = bus.isShared ? { store: sharedLimits(counter, clock) } : {};
  const health = new Health(store, settings.node, settings.data, why =>
    trouble(why === null ? 'what people do is kept again' : 'nothing can be kept', { why }),
  );
  const doors = {
    house,
    usher: new Usher(house, store),
    store,
    health,
    guests,
    identity,
    metrics,
    rules,
    clock,
    limits,
    bus,
    thinker,
    membership,
    troubles,
    backUp,
    simulations,
    hangUp: (guest: string): void => {
      sockets.hangUp(guest);
      bus.publish({ kind: 'forgotten', guest });
    },
  };
  const app = await openHttp(doors, settings, page);
  log = (what, details) => app.log.warn(details, what);
  if (store.journal?.damage) trouble('the journal was damaged', store.journal.damage);
  const talk = new Talk({
    chat: new ChatStore(store),
    clock,
    names: ids => guests.names(ids),
    reported: details => log('a message was reported', details),
  });
  const moved = async (guest: string): Promise<void> => {
    bus.publish({ kind: 'guest', guest });
    if (buckets.has(guest)) buckets.share(guest, await presence.serversOf(guest));
  };
  const sockets = openSockets(app.server, {
    house,
    metrics,
    buckets,
    talk,
    doorkeeper: openDoorkeeper(app, settings.trustProxy),
    async joined(table, guest) {
      if (!bus.isShared) return;
      await presence.joined(table.row.id, guest);
      await moved(guest);
    },
    async left(table, guest) {
      if (!bus.isShared) return;
      await presence.left(table.row.id, guest);
      await moved(guest);
    },
    identify: request => identity.behind(request),
    names,
    trouble,
  });
  let isTidying = false;
  const tidy = async (): Promise<void> => {
    if (isTidying) return;
    isTidying = true;
    try {
      await house.tidy();
      await tidyLimits(store, clock.now());
    } catch (error) {
      trouble('tidying failed', { why: (error as Error).message });
    } finally {
      isTidying = false;
    }
  };
  const tidying = setInterval(() => void tidy(), Math.min(TIDY_EVERY, settings.asleepAfter * 1000));
  tidying.unref();
  const serving = new Serving(house, store, clock);
  serving.start();
  cluster.start();

  const stop = async (): Promise<void> => {
    clearInterval(tidying);
    serving.stop();
    sockets.close();
    await app.close();
    await house.sleep();
    await cluster.stop();
    await close();
  };
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await stop();
    throw listenComplaint(error, settings);
  }
  return { port: (app.server.address() as AddressInfo).port, house, store, bus, membership, stop };
}

async function thinkerOf({ redis, node, rulesThreads, rulesLimit }: Settings): Promise<Thinker> {
  const here = new LocalThinker(rulesThreads, rulesLimit, BOTS);
  if (redis === '') return here;
  const { QueueThinker } = await import('./bots/queue-thinker.ts');
  return new QueueThinker(redis, node, rulesThreads, here);
}

async function runsOf({ redis, node, rulesThreads, rulesLimit }: Settings): Promise<Runs> {
  const here = new LocalRuns(rulesThreads, rulesLimit, GAMES);
  if (redis === '') return here;
  const { QueueRuns } = await import('./simulations/queue-runs.ts');
  return new QueueRuns(redis, node, rulesThreads, here);
}

/** Built things: workers run JavaScript only, also when the tests run the sources. */
const built = new URL(import.meta.url.includes('/dist/') ? '../' : '../dist/', import.meta.url);
const PAGE = fileURLToPath(new URL('client/', built));
const WORKER = new URL('server/rules/worker.js', built);
const BOTS = new URL('server/bots/worker.js', built);
const GAMES = new URL('lab/worker.js', built);

function listenComplaint(error: unknown, { port }: Settings): unknown {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') return new Complaint('port-in-use', { port });
  if (code === 'EACCES') return new Complaint('port-denied', { port });
  return error;
}

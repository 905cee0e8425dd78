import { fileURLToPath } from 'node:url';
import { codeOf } from '../engine/thrown.ts';
import { gameIds, gamesFolder, missingFolder } from '../shelf/games.ts';
import { type Clock, wallClock } from './clock.ts';
import { Closing } from './closing.ts';
import { Complaint } from './complaint.ts';
import { GuestBuckets } from './doors/bucket.ts';
import { databaseCounter, redisCounter, tidyLimits } from './doors/counters.ts';
import { openDoorkeeper } from './doors/doorkeeper.ts';
import { openHttp } from './doors/http.ts';
import { Identity } from './doors/identity.ts';
import { sharedLimits } from './doors/limits.ts';
import { openSockets } from './doors/sockets.ts';
import { tellLobby, tellLobbyHere } from './doors/lobby-news.ts';
import { newSecret } from './ids.ts';
import { Metrics } from './metrics.ts';
import type { Bus } from './nodes/bus.ts';
import { Cluster } from './nodes/cluster.ts';
import { Comings } from './nodes/comings.ts';
import type { Membership } from './nodes/membership.ts';
import { join, openServices } from './nodes/open.ts';
import type { Settings } from './settings.ts';
import { Simulations } from './simulations/simulations.ts';
import { ChatStore } from './storage/chat.ts';
import { Guests } from './storage/guests.ts';
import { Health } from './storage/health.ts';
import type { Store } from './storage/store.ts';
import { House } from './tables/house.ts';
import { ClockMarks } from './tables/clock-marks.ts';
import { Chat } from './tables/chat.ts';
import { Porter } from './tables/porter.ts';
import { Usher } from './tables/usher.ts';
import { Tidying } from './tidying.ts';
import { Troubles } from './troubles.ts';
import { PAGE, openRules, openRuns, openThinker } from './workers.ts';

export interface RunningServer {
  readonly port: number;
  readonly house: House;
  readonly store: Store;
  readonly bus: Bus;
  readonly membership: Membership;
  stop(): Promise<void>;
}

/** Opens everything and begins to listen; what was opened before something went wrong is closed again. */
export async function startServer(
  settings: Settings,
  clock: Clock = wallClock,
  page = fileURLToPath(PAGE),
): Promise<RunningServer> {
  const missing = missingFolder();
  if (missing) throw new Complaint('games-folder', { folder: missing });
  if (gameIds().length === 0) throw new Complaint('no-games', { folder: gamesFolder() });
  const closing = new Closing();
  try {
    const ground = await openGround(settings, clock, closing);
    const people = await openPeople(ground);
    const tables = await openTables(ground, people, closing);
    const doors = await openDoors(ground, people, tables, page, closing);
    goOn(ground, tables, doors, people, closing);
    const port = await listen(doors.app, settings);
    const { store, bus, membership } = ground;
    return { port, house: tables.house, store, bus, membership, stop: () => closing.close() };
  } catch (error) {
    await closing.close().catch(() => {}); // why it did not start says more
    throw error;
  }
}

type Ground = Awaited<ReturnType<typeof openGround>>;
type People = Awaited<ReturnType<typeof openPeople>>;
type Tables = Awaited<ReturnType<typeof openTables>>;
type Doors = Awaited<ReturnType<typeof openDoors>>;

/** What all else stands on: the storage and who shares it, the threads, and who hears of troubles. */
async function openGround(settings: Settings, clock: Clock, closing: Closing) {
  const services = closing.add(await openServices(settings, clock));
  const rules = closing.add(openRules(settings));
  const thinker = closing.add(await openThinker(settings));
  const runs = closing.add(await openRuns(settings));
  const metrics = new Metrics();
  const troubles = new Troubles(clock, () => metrics.setAside.inc());
  const trouble = (what: string, details: object): void => troubles.add(what, details);
  return { ...services, services, settings, clock, rules, thinker, runs, metrics, troubles, trouble };
}

/** Those who play, and what they say to each other. */
async function openPeople({ services, store, settings, clock, troubles }: Ground) {
  const guests = new Guests(store);
  const names = (ids: readonly string[]): Promise<Map<string, string>> => guests.names(ids);
  const identity = new Identity(guests, await store.lasting('cookie-secret', newSecret), clock);
  const buckets = new GuestBuckets(settings.messagesPerSecond);
  const comings = new Comings(services, buckets);
  const reported = (details: object): void => troubles.log('a message was reported', details);
  const chat = new Chat({ chat: new ChatStore(store), clock, names, reported });
  return { guests, names, identity, buckets, comings, chat };
}

/** The tables, and the other servers that may have them too. */
async function openTables(ground: Ground, { names, chat }: People, closing: Closing) {
  const { services, settings, store, rules, thinker, bus, clock, presence, metrics, trouble } = ground;
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
    said: (table, message) => void chat.pass(table, message).catch(() => {}),
  });
  await house.load();
  const versions = Object.fromEntries(house.games().map(({ game }) => [game.id, game.version]));
  await join(services, versions);
  const cluster = closing.add(new Cluster(services, house));
  closing.add({ close: () => house.sleep() });
  return { house, versions, cluster };
}

/** What people come in by: requests and sockets. */
async function openDoors(ground: Ground, people: People, { house }: Tables, page: string, closing: Closing) {
  const { settings, store, clock, bus, redis, runs, metrics, troubles, trouble } = ground;
  const { identity, comings } = people;
  const health = new Health(store, settings.node, settings.data, why =>
    trouble(why === null ? 'what people do is kept again' : 'nothing can be kept', { why }),
  );
  const simulations = new Simulations(
    runs,
    game => house.box(game),
    () => clock.now(),
  );
  const counter = redis ? redisCounter(redis) : databaseCounter(store, clock);
  const limits = bus.isShared ? { store: sharedLimits(counter, clock) } : {};
  const hangUp = (guest: string): void => {
    sockets.hangUp(guest);
    bus.publish({ kind: 'forgotten', guest });
  };
  const usher = new Usher(house, store);
  const porter = new Porter(house, ground);
  const services = { ...ground, ...people, house, usher, porter, health, limits, simulations, hangUp };
  const app = closing.add(await openHttp(services, settings, page));
  troubles.logTo((what, details) => app.log.warn(details, what));
  if (store.journal?.damage) trouble('the journal was damaged', store.journal.damage);
  const sockets = closing.add(
    openSockets(app.server, {
      ...people,
      house,
      metrics,
      doorkeeper: openDoorkeeper(app, settings.trustProxy),
      joined: (table, guest) => comings.joined(table.row.id, guest),
      left: (table, guest) => comings.left(table.row.id, guest),
      identify: request => identity.behind(request),
      trouble,
    }),
  );
  return { app, sockets };
}

/** What goes on by itself. */
function goOn(ground: Ground, tables: Tables, { sockets }: Doors, { comings }: People, closing: Closing): void {
  const { settings, store, clock, trouble } = ground;
  const { house, cluster, versions } = tables;
  const tidy = async (): Promise<void> => {
    await house.tidy();
    await tidyLimits(store, clock.now());
  };
  closing.add(new Tidying(settings.asleepAfter * 1000, tidy, trouble));
  closing.add(new ClockMarks(house, store, clock)).start();
  cluster.start({
    about: () => ({ versions, sockets: sockets.count(), tables: house.awake }),
    guestMoved: guest => void comings.moved(guest).catch(() => {}),
    guestForgotten: guest => sockets.hangUp(guest),
    trouble,
  });
}

async function listen(app: Doors['app'], { port, host }: Settings): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw new Complaint('port-in-use', { port });
    if (code === 'EACCES') throw new Complaint('port-denied', { port });
    throw error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

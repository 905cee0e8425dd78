import { join as joined } from 'node:path';
import type { Redis } from 'ioredis';
import type { Clock } from '../clock.ts';
import { Complaint } from '../complaint.ts';
import type { Settings } from '../settings.ts';
import { Checkpoints, checkpoint } from '../storage/checkpoints.ts';
import { Commits } from '../storage/commits.ts';
import { Journal } from '../storage/journal.ts';
import { Lanes } from '../storage/lanes.ts';
import { migrate } from '../storage/migrations.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { Store } from '../storage/store.ts';
import { type Bus, nobodyElse } from './bus.ts';
import { Membership } from './membership.ts';
import { Presence } from './presence.ts';

/** What a server shares with others, or has for itself. */
export interface Services {
  readonly store: Store;
  readonly bus: Bus;
  readonly redis: Redis | null;
  readonly membership: Membership;
  readonly presence: Presence;
  /** Copies the database into a file while it is in use; null where the database has tools of its own. */
  readonly backUp: ((now: number) => Promise<string>) | null;
  close(): Promise<void>;
}

/** By settings: a file and nobody else, or a database that others use too, with or without Redis. */
export async function openServices(settings: Settings, clock: Clock): Promise<Services> {
  const { database, node } = settings;
  if (database === '') {
    const { db, database, backUp } = openSqlite(settings.data);
    await migrate(db);
    const journal = openJournal(database, settings.data);
    const commits = new Commits(db);
    const store = new Store(db, journal, commits);
    const copy = (now: number): Promise<string> =>
      commits.between(() => {
        journal.foldAll();
        return backUp(now);
      });
    const written = (): number => commits.counts.transactions + journal.counts.inputs + journal.counts.folded;
    const checkpoints = new Checkpoints(joined(settings.data, 'rempart.db'), written, () =>
      commits.between(() => checkpoint(database)),
    );
    const services = gathered(store, nobodyElse, null, node, clock);
    const close = (): Promise<void> => {
      checkpoints.stop();
      return services.close();
    };
    return { ...services, backUp: copy, close };
  }
  // Loaded only where they are wanted: a house with a file starts faster without.
  const { openPostgres } = await import('../storage/postgres.ts');
  const { db, pool } = await openPostgres(database);
  const redis = settings.redis === '' ? null : await (await import('./redis-bus.ts')).openRedis(settings.redis);
  const bus = redis
    ? await (await import('./redis-bus.ts')).RedisBus.open(node, redis)
    : await (await import('./postgres-bus.ts')).PostgresBus.open(node, pool, database);
  return gathered(new Store(db, null, new Lanes(db)), bus, redis, node, clock);
}

/** A journal that does not belong to the database leaves both as they were. */
function openJournal(database: ReturnType<typeof openSqlite>['database'], data: string): Journal {
  try {
    return new Journal(database, data);
  } catch (error) {
    database.close();
    throw error;
  }
}

function gathered(store: Store, bus: Bus, redis: Redis | null, node: string, clock: Clock): Services {
  return {
    store,
    bus,
    redis,
    membership: new Membership(store, node, clock.now()),
    presence: new Presence(store, node),
    backUp: null,
    async close() {
      await bus.close();
      redis?.disconnect();
      await store.close();
    },
  };
}

/**
 * Joins the others. Rules of two versions must not write to one log: whoever has another version than the servers
 * that are there does not join.
 */
export async function join({ bus, membership }: Services, versions: { readonly [game: string]: number }) {
  if (!bus.isShared) return;
  await membership.count({ versions, sockets: 0, tables: 0 });
  for (const { id, about } of membership.alive)
    for (const [game, version] of Object.entries(about.versions)) {
      const here = versions[game];
      if (here === undefined || here === version || !(await membership.isCounting(id))) continue;
      await membership.leave();
      throw new Complaint('other-rules', { node: id, game, version, here });
    }
}

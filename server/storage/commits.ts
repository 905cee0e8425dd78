import { type Kysely, type Transaction, sql } from 'kysely';
import { type Append, appendAll, appendAlone, transacted } from './appends.ts';
import type { Schema } from './schema.ts';

/** The way of all that is written into a database. What was awaited is on the disk. */
export interface Writes {
  /** `about`: what it changes; of one thing the changes are made in the order in which they were asked for. */
  write<T>(about: string, run: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Appends to a log; false where the place, or the message, is taken. */
  append(append: Append): Promise<boolean>;
  /** Jobs, transactions and failed transactions so far, for the metrics. */
  readonly counts: { jobs: number; transactions: number; failures: number };
}

/** What is told to whom once the transaction is on the disk. */
export type Verdict = () => void;

interface Waiter {
  readonly reject: (reason: unknown) => void;
}
export interface Job extends Waiter {
  readonly run: (trx: Transaction<Schema>) => Promise<Verdict>;
}
export interface AppendJob extends Waiter {
  readonly append: Append;
  readonly resolve: (isKept: boolean) => void;
}

export const MOST_AT_ONCE = 500;

/**
 * For a database that is ours alone. Groups the writes of one turn of the event loop into one transaction: one sync of the
 * disk for all of them. A write is acknowledged when the transaction is; one that fails does not take the others along.
 */
export class Commits implements Writes {
  readonly counts = { jobs: 0, transactions: 0, failures: 0 };
  private readonly db: Kysely<Schema>;
  private waiting: Job[] = [];
  private appending: AppendJob[] = [];
  private quiet: (() => void)[] = [];
  private isRunning = false;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  write<T>(_about: string, run: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ run: telling(run, resolve), reject });
      this.wake();
    });
  }

  append(append: Append): Promise<boolean> {
    return new Promise<boolean>((resolve, reject) => {
      this.appending.push({ append, resolve, reject });
      this.wake();
    });
  }

  /** Runs something that must not be part of a transaction, when none is open. */
  between<T>(run: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.quiet.push(() => {
        try {
          resolve(run());
        } catch (reason) {
          // oxlint-disable-next-line prefer-promise-reject-errors -- it is what the storage threw
          reject(reason);
        }
      });
      this.wake();
    });
  }

  private wake(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    setImmediate(() => void this.flush());
  }

  private async flush(): Promise<void> {
    while (this.waiting.length + this.appending.length + this.quiet.length > 0) {
      for (const run of this.quiet.splice(0)) run();
      if (this.waiting.length + this.appending.length === 0) continue;
      const appends = this.appending.splice(0, MOST_AT_ONCE);
      const jobs = this.waiting.splice(0, MOST_AT_ONCE);
      await this.commit(jobs, appends);
    }
    this.isRunning = false;
  }

  private async commit(jobs: readonly Job[], appends: readonly AppendJob[]): Promise<void> {
    try {
      const told = await this.transact(jobs, appends);
      this.counts.jobs += jobs.length + appends.length;
      this.counts.transactions++;
      for (const tell of told) tell();
    } catch (reason) {
      this.counts.failures++;
      for (const { reject } of [...jobs, ...appends]) reject(reason);
    }
  }

  private async transact(jobs: readonly Job[], appends: readonly AppendJob[]): Promise<Verdict[]> {
    const rows = appends.map(({ append }) => append);
    if (jobs.length === 0) return verdicts(appends, await appendAlone(this.db, rows));
    return transacted(this.db, async trx => {
      const told = verdicts(appends, await appendAll(trx, rows));
      const alone = jobs.length === 1 && appends.length === 0 ? jobs[0] : undefined;
      if (alone) told.push(await alone.run(trx));
      else for (const job of jobs) told.push(await this.tryJob(trx, job));
      return told;
    });
  }

  /** A job that fails is rolled back alone. */
  private async tryJob(trx: Transaction<Schema>, job: Job): Promise<Verdict> {
    await sql`savepoint job`.execute(trx);
    try {
      const told = await job.run(trx);
      await sql`release savepoint job`.execute(trx);
      return told;
    } catch (reason) {
      // Where that is not possible the whole transaction is gone, for the same reason.
      await sql`rollback to savepoint job`.execute(trx).catch(() => Promise.reject(reason));
      return () => job.reject(reason);
    }
  }
}

/** Whoever asked for it is told what came of it. */
export const telling =
  <T>(run: (trx: Transaction<Schema>) => Promise<T>, resolve: (value: T) => void): Job['run'] =>
  async trx => {
    const value = await run(trx);
    return () => resolve(value);
  };

export const verdicts = (jobs: readonly AppendJob[], kept: readonly boolean[]): Verdict[] =>
  jobs.map(
    ({ resolve }, i) =>
      () =>
        resolve(kept[i] ?? false),
  );

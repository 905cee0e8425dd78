import { type Kysely, type Transaction, sql } from 'kysely';
import { type Append, insertInputs, writeAfterwards } from './appends.ts';
import type { Schema } from './schema.ts';

interface Waiter {
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}
type Job = Waiter & { run: (trx: Transaction<Schema>) => Promise<unknown> };
type AppendJob = Waiter & { append: Append };
/** What is told to whom once the transaction is on the disk. */
type Verdict = () => void;

const MOST_AT_ONCE = 500;
const MOST_ATTEMPTS = 3;

/**
 * Groups the writes of one turn of the event loop into one transaction: one sync of the disk for all of them. A write
 * is acknowledged when the transaction is; one that fails does not take the others along.
 */
export class Commits {
  private readonly db: Kysely<Schema>;
  private waiting: Job[] = [];
  private appending: AppendJob[] = [];
  private quiet: (() => void)[] = [];
  private isRunning = false;
  /** Jobs, transactions and failed transactions so far, for the metrics. */
  jobs = 0;
  transactions = 0;
  failures = 0;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  write<T>(run: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ run, resolve: resolve as (value: unknown) => void, reject });
      this.wake();
    });
  }

  /** Appends to a log; false where the place, or the message, is taken. */
  append(append: Append): Promise<boolean> {
    return new Promise<boolean>((resolve, reject) => {
      this.appending.push({ append, resolve: resolve as (value: unknown) => void, reject });
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
      // Always in the same order, so that two servers do not wait for each other.
      const appends = this.appending.splice(0, MOST_AT_ONCE).sort(byTable);
      const jobs = this.waiting.splice(0, MOST_AT_ONCE);
      await this.commit(jobs, appends);
    }
    this.isRunning = false;
  }

  private async commit(jobs: readonly Job[], appends: readonly AppendJob[]): Promise<void> {
    try {
      const verdicts = await this.transact(jobs, appends);
      this.jobs += jobs.length + appends.length;
      this.transactions++;
      for (const tell of verdicts) tell();
    } catch (reason) {
      this.failures++;
      for (const { reject } of [...jobs, ...appends]) reject(reason);
    }
  }

  /** Once more where the database let another server go first. */
  private async transact(jobs: readonly Job[], appends: readonly AppendJob[]): Promise<Verdict[]> {
    for (let attempt = 1; ; attempt++)
      try {
        return await this.attempt(jobs, appends);
      } catch (reason) {
        const { code } = reason as { code?: string };
        if ((code !== '40P01' && code !== '40001') || attempt === MOST_ATTEMPTS) throw reason;
      }
  }

  private async attempt(jobs: readonly Job[], appends: readonly AppendJob[]): Promise<Verdict[]> {
    // Inputs alone are one statement, and a statement is a transaction by itself.
    if (jobs.length === 0 && appends.every(({ append: { after } }) => !after.snapshot && !after.table))
      return this.insert(this.db, appends);
    let first: unknown = null;
    try {
      return await this.db.transaction().execute(async trx => {
        try {
          return await this.inside(trx, jobs, appends);
        } catch (reason) {
          first = reason;
          throw reason;
        }
      });
    } catch (reason) {
      // A full disk ends the transaction by itself: that it cannot be ended again is not what went wrong.
      throw first ?? reason;
    }
  }

  private async inside(
    trx: Transaction<Schema>,
    jobs: readonly Job[],
    appends: readonly AppendJob[],
  ): Promise<Verdict[]> {
    const told = await this.insert(trx, appends);
    const alone = jobs.length === 1 && appends.length === 0 ? jobs[0] : undefined;
    if (alone) told.push(resolving(alone, await alone.run(trx)));
    else for (const job of jobs) told.push(await this.tryJob(trx, job));
    return told;
  }

  private async insert(db: Kysely<Schema>, all: readonly AppendJob[]): Promise<Verdict[]> {
    if (all.length === 0) return [];
    const taken = await insertInputs(
      db,
      all.map(({ append }) => append.row),
    );
    const kept = all.filter(({ append: { row } }) => taken.has(`${row.table_id} ${row.seq}`));
    for (const { append } of kept) await writeAfterwards(db, append);
    return all.map(job => resolving(job, kept.includes(job)));
  }

  /** A job that fails is rolled back alone. */
  private async tryJob(trx: Transaction<Schema>, job: Job): Promise<Verdict> {
    await sql`savepoint job`.execute(trx);
    try {
      const value = await job.run(trx);
      await sql`release savepoint job`.execute(trx);
      return resolving(job, value);
    } catch (reason) {
      // Where that is not possible the whole transaction is gone, for the same reason.
      await sql`rollback to savepoint job`.execute(trx).catch(() => Promise.reject(reason));
      return () => job.reject(reason);
    }
  }
}

const byTable = (a: AppendJob, b: AppendJob): number => (a.append.row.table_id < b.append.row.table_id ? -1 : 1);

const resolving =
  (job: Waiter, value: unknown): Verdict =>
  () =>
    job.resolve(value);

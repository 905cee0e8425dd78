import { type Kysely, type Transaction, sql } from 'kysely';
import type { Schema } from './schema.ts';

type Job = {
  run: (trx: Transaction<Schema>) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
};

type Done = { job: Job; value: unknown };
type Failed = { job: Job; reason: unknown };

/**
 * Groups the writes of one turn of the event loop into one transaction: one sync of the disk for all of them. A write
 * is acknowledged when the transaction is; one that fails does not take the others along.
 */
export class Commits {
  private readonly db: Kysely<Schema>;
  private waiting: Job[] = [];
  private isRunning = false;
  /** Jobs and transactions so far, for the metrics. */
  jobs = 0;
  transactions = 0;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  write<T>(run: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ run, resolve: resolve as (value: unknown) => void, reject });
      if (!this.isRunning) {
        this.isRunning = true;
        setImmediate(() => void this.flush());
      }
    });
  }

  private async flush(): Promise<void> {
    while (this.waiting.length > 0) {
      const jobs = this.waiting;
      this.waiting = [];
      await this.commit(jobs);
    }
    this.isRunning = false;
  }

  private async commit(jobs: readonly Job[]): Promise<void> {
    const done: Done[] = [];
    const failed: Failed[] = [];
    try {
      await this.db.transaction().execute(async trx => {
        const alone = jobs.length === 1 ? jobs[0] : undefined;
        if (alone) done.push({ job: alone, value: await alone.run(trx) });
        else for (const job of jobs) await this.tryJob(trx, job, done, failed);
      });
    } catch (reason) {
      for (const job of jobs) job.reject(reason);
      return;
    }
    this.jobs += jobs.length;
    this.transactions++;
    for (const { job, value } of done) job.resolve(value);
    for (const { job, reason } of failed) job.reject(reason);
  }

  /** A job that fails is rolled back alone. */
  private async tryJob(trx: Transaction<Schema>, job: Job, done: Done[], failed: Failed[]): Promise<void> {
    await sql`savepoint job`.execute(trx);
    try {
      const value = await job.run(trx);
      await sql`release savepoint job`.execute(trx);
      done.push({ job, value });
    } catch (reason) {
      await sql`rollback to savepoint job`.execute(trx);
      failed.push({ job, reason });
    }
  }
}

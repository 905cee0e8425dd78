import type { Kysely, Transaction } from 'kysely';
import { codeOf } from '../../engine/thrown.ts';
import { type Append, appendAlone, transacted } from './appends.ts';
import { type AppendJob, type Job, MOST_AT_ONCE, type Verdict, type Writes, telling, verdicts } from './commits.ts';
import type { Schema } from './schema.ts';

interface RunTask extends Job {
  readonly about: string;
}
/** `isAlone`: it was together with something that somebody else holds. */
interface AppendTask extends AppendJob {
  readonly about: string;
  isAlone: boolean;
}
type Task = RunTask | AppendTask;

const MOST_GROUPS = 3;
const MOST_SINGLES = 4; // together fewer than there are connections: those who only read need some too
const MOST_ATTEMPTS = 3;
const ALONE_FOR = 10_000;
const IS_HELD = '55P03';
const COLLISIONS: ReadonlySet<string> = new Set(['40P01', '40001']);

/**
 * For a database that others use too, and may hold. Inputs of many tables share a transaction, several of which are under way;
 * everything else has one of its own. Of one table there is never more than one under way, so whoever holds its rows stops
 * that one only: those who were together with it go on each alone, and it is on its own for a while.
 */
export class Lanes implements Writes {
  readonly counts = { jobs: 0, transactions: 0, failures: 0 };
  private readonly db: Kysely<Schema>;
  private waiting: Task[] = [];
  private readonly busy = new Set<string>(); // what is being changed
  private readonly held = new Map<string, number>(); // what somebody else held, and until when it is avoided
  private groups = 0;
  private singles = 0;
  private isWoken = false;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  write<T>(about: string, run: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ about, run: telling(run, resolve), reject });
      this.wake();
    });
  }

  append(append: Append): Promise<boolean> {
    const about = append.row.table_id;
    return new Promise<boolean>((resolve, reject) => {
      this.waiting.push({ about, append, isAlone: false, resolve, reject });
      this.wake();
    });
  }

  /** What comes in one turn of the event loop goes together. */
  private wake(): void {
    if (this.isWoken) return;
    this.isWoken = true;
    setImmediate(() => {
      this.isWoken = false;
      this.startAll();
    });
  }

  private startAll(): void {
    const group: AppendTask[] = [];
    const left: Task[] = [];
    const passed = new Set<string>(); // in the order in which they came, each thing for itself
    for (const task of this.waiting) {
      const isFree = !this.busy.has(task.about) && !passed.has(task.about);
      passed.add(task.about);
      if (isFree && this.mayShare(task) && this.groups < MOST_GROUPS && group.length < MOST_AT_ONCE) group.push(task);
      else if (isFree && !this.mayShare(task) && this.singles < MOST_SINGLES) this.start([task]);
      else left.push(task);
    }
    this.waiting = left;
    // Always in the same order, so that two servers do not wait for each other.
    if (group.length > 0) this.start(group.sort((a, b) => (a.about < b.about ? -1 : 1)));
  }

  private mayShare(task: Task): task is AppendTask {
    return isAppend(task) && !task.isAlone && (this.held.get(task.about) ?? 0) <= performance.now();
  }

  private start(tasks: readonly Task[]): void {
    const lane = tasks.every(task => this.mayShare(task)) ? 'groups' : 'singles';
    this[lane]++;
    for (const { about } of tasks) this.busy.add(about);
    void this.run(tasks).finally(() => {
      this[lane]--;
      for (const { about } of tasks) this.busy.delete(about);
      if (this.waiting.length > 0) this.wake();
    });
  }

  private async run(tasks: readonly Task[]): Promise<void> {
    try {
      const told = await this.attempts(tasks);
      this.counts.jobs += tasks.length;
      this.counts.transactions++;
      for (const about of new Set(tasks.map(task => task.about))) this.held.delete(about);
      for (const tell of told) tell();
    } catch (reason) {
      this.counts.failures++;
      this.failed(tasks, reason);
    }
  }

  private failed(tasks: readonly Task[], reason: unknown): void {
    const isHeld = codeOf(reason) === IS_HELD;
    if (isHeld && tasks.length > 1) {
      // Nothing of it was written: that is certain when the database says so.
      for (const task of tasks) if (isAppend(task)) task.isAlone = true;
      this.waiting.unshift(...tasks);
      return;
    }
    for (const [about, until] of this.held) if (until <= performance.now()) this.held.delete(about);
    for (const { about, reject } of tasks) {
      if (isHeld) this.held.set(about, performance.now() + ALONE_FOR);
      reject(reason);
    }
  }

  /** Once more where the database let another server go first. */
  private async attempts(tasks: readonly Task[]): Promise<readonly Verdict[]> {
    for (let attempt = 1; ; attempt++)
      try {
        return await this.attempt(tasks);
      } catch (reason) {
        if (!COLLISIONS.has(codeOf(reason)) || attempt === MOST_ATTEMPTS) throw reason;
      }
  }

  /** Inputs together, or something else alone. */
  private async attempt(tasks: readonly Task[]): Promise<readonly Verdict[]> {
    const [first] = tasks;
    if (first && !isAppend(first)) return [await transacted(this.db, first.run)];
    const appends = tasks.filter(isAppend);
    const rows = appends.map(({ append }) => append);
    return verdicts(appends, await appendAlone(this.db, rows));
  }
}

const isAppend = (task: Task): task is AppendTask => 'append' in task;

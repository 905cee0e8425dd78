import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'libsql';
import type { Afterwards } from './appends.ts';
import { Direct } from './direct.ts';
import { Folding } from './folding.ts';
import { JournalFile } from './journal-file.ts';
import { type Damage, damagedIn, journalFolder, recovered } from './recovery.ts';
import type { InputRow } from './schema.ts';
import { lineOf } from './stretches.ts';

type Snapshot = Afterwards['snapshot'];

/** Whoever has an input kept: told whether it is, or why nobody can say. */
export interface Keeper {
  kept(isKept: boolean): void;
  notKept(reason: unknown): void;
}

interface Job {
  readonly row: InputRow;
  readonly snapshot: Snapshot;
  readonly keeper: Keeper;
}

const FOLDED_AT_ONCE = 300; // inputs; the event loop waits meanwhile
const LARGEST = 16 * 2 ** 20;
const OLDEST = 60_000;
const LOOK_EVERY = 5000;

/** Runs something while no transaction is open. */
type Between = <T>(run: () => T) => Promise<T>;

/**
 * Where inputs go first in a house with a file: one write for all that came in meanwhile, safe when it returns, and the
 * event loop does not wait for the disk. They are folded into the database table by table, a stretch of many inputs as one row, which
 * costs next to nothing beside inserting each where it belongs. Whoever reads a log has it folded before.
 */
export class Journal {
  readonly counts = { inputs: 0, batches: 0, folded: 0, failures: 0, lost: 0, damagedFiles: 0 };
  /** What was broken when this process took over. */
  readonly damage: Damage | null;
  private readonly folder: string;
  private readonly folding: Folding;
  private readonly looking: NodeJS.Timeout;
  private between: Between = run => Promise.resolve(run());
  private file: JournalFile;
  private number: number;
  private old: { readonly file: JournalFile; readonly tables: Set<string> } | null = null;
  private waiting: Job[] = [];
  private writing: Promise<void> | null = null;
  private readonly due = new Set<string>();
  private isFolding = false;
  private stuck: unknown = null; // why nothing can be folded for now
  private broken: unknown = null; // why the file may end in the middle of a batch

  constructor(database: InstanceType<typeof Database>, data: string) {
    this.folder = journalFolder(data);
    const direct = new Direct(database);
    this.folding = new Folding(direct);
    const { last, damage } = recovered(direct, this.folder);
    this.number = last;
    this.damage = damage;
    for (const { from, to } of damage?.tables ?? []) this.counts.lost += to - from + 1;
    this.counts.damagedFiles = damagedIn(this.folder);
    this.file = this.next();
    this.looking = setInterval(() => this.look(), LOOK_EVERY);
    this.looking.unref();
  }

  /** How to find a moment without a transaction. */
  start(between: Between): void {
    this.between = between;
  }

  /** Appends to a log; not kept where the place, or the message, is taken. */
  append(row: InputRow, snapshot: Snapshot, keeper: Keeper): void {
    const { stuckBy } = this;
    if (stuckBy) return keeper.notKept(stuckBy);
    let isFree: boolean;
    try {
      isFree = this.folding.reserve(row);
    } catch (error) {
      return keeper.notKept(error); // the database could not be asked
    }
    if (!isFree) return keeper.kept(false);
    this.waiting.push({ row, snapshot, keeper });
    this.writing ??= this.writeAll();
  }

  /** Why nothing can be kept for now. */
  get stuckBy(): unknown {
    return this.broken ?? this.stuck;
  }

  /** Takes a place in a log for an input that goes another way than through here; false where it, or the message, is taken. */
  reserve(row: InputRow): boolean {
    return this.folding.reserve(row);
  }

  /** An input for which a place was taken has not come into the log, or nobody can say. */
  doubt(table: string): void {
    this.folding.doubt(table);
  }

  /** Settled when everything acknowledged of this table is in the database. */
  async folded(table: string): Promise<void> {
    if (this.folding.waits(table)) await this.between(() => this.fold([table]));
  }

  /** Everything, at once; no transaction may be open. */
  foldAll(): void {
    this.fold(this.folding.waiting());
  }

  /** The table is asleep, or its memory is in doubt. */
  letGo(table: string): void {
    this.folding.letGo(table);
  }

  /** The table is no more. */
  drop(table: string): void {
    this.folding.drop(table);
    this.isDone(table);
  }

  async close(): Promise<void> {
    clearInterval(this.looking);
    while (this.writing) await this.writing;
    try {
      await this.between(() => {
        this.foldAll();
        this.folding.sync(this.number);
      });
    } catch {
      return this.file.close(); // what could not be folded is found again at the next start
    }
    this.retire();
    this.file.close();
    rmSync(this.file.path, { force: true });
  }

  private next(): JournalFile {
    return new JournalFile(join(this.folder, `${String(++this.number).padStart(9, '0')}.log`), performance.now());
  }

  private async writeAll(): Promise<void> {
    await new Promise(setImmediate); // what comes in this turn goes along
    while (this.waiting.length > 0) {
      const jobs = this.waiting;
      this.waiting = [];
      if (this.broken) {
        this.refuse(jobs, this.broken);
        continue;
      }
      let lines = '';
      const ends: number[] = [];
      for (const { row } of jobs) {
        lines += lineOf(row);
        ends.push(lines.length);
      }
      try {
        await this.file.append(lines);
      } catch (reason) {
        this.failed(jobs, reason);
        continue;
      }
      this.kept(jobs, lines, ends);
    }
    this.writing = null;
  }

  /** They are on the disk. Their lines stay pieces of the text that was written. */
  private kept(jobs: readonly Job[], lines: string, ends: readonly number[]): void {
    this.counts.inputs += jobs.length;
    this.counts.batches++;
    for (const [i, { row, snapshot }] of jobs.entries())
      if (this.folding.add(row, lines.slice(ends[i - 1] ?? 0, ends[i]), snapshot)) this.due.add(row.table_id);
    for (const { keeper } of jobs) keeper.kept(true);
    if (this.isWornOut()) this.rotate();
    if (this.due.size > 0) this.foldSoon();
  }

  /** Nobody can say how much of it is on the disk: it is cut off there, and what cannot be cut is not built upon. */
  private failed(jobs: readonly Job[], reason: unknown): void {
    this.counts.failures++;
    try {
      this.file.cut();
    } catch {
      this.broken = reason;
    }
    this.refuse(jobs, reason);
  }

  private refuse(jobs: readonly Job[], reason: unknown): void {
    for (const { row, keeper } of jobs) {
      this.folding.doubt(row.table_id);
      keeper.notKept(reason);
    }
  }

  private isWornOut(): boolean {
    return this.file.size > LARGEST || (this.file.size > 0 && performance.now() - this.file.openedAt > OLDEST);
  }

  /** Now and then: files that are large or old are given up, and what is stuck is tried again. */
  private look(): void {
    if (this.writing) return; // what is being written belongs to this file: `kept` looks after it
    if (this.stuckBy) this.between(() => this.unstick()).catch(() => {});
    else if (this.isWornOut()) this.rotate();
  }

  private unstick(): void {
    if (this.writing) return;
    this.file.cut();
    this.broken = null;
    this.foldAll();
    this.giveUpOld();
  }

  /** What comes goes into a new file, never while something is being written; the old one is of no use once what it holds is folded. */
  private rotate(): void {
    if (this.old || this.stuckBy) return;
    let next: JournalFile;
    try {
      next = this.next();
    } catch {
      this.counts.failures++;
      return; // no room for another one yet: this one grows on
    }
    this.old = { file: this.file, tables: new Set(this.folding.waiting()) };
    this.file = next;
    for (const table of this.old.tables) this.due.add(table);
    this.foldSoon();
  }

  private foldSoon(): void {
    if (this.isFolding || this.stuck) return;
    this.isFolding = true;
    this.between(() => {
      const some: string[] = [];
      let rows = 0;
      for (const table of this.due) {
        if (rows >= FOLDED_AT_ONCE) break;
        this.due.delete(table);
        some.push(table);
        rows += this.folding.waits(table);
      }
      this.fold(some);
      this.giveUpOld();
    })
      .catch(() => {}) // whoever asks next is told
      .finally(() => {
        this.isFolding = false;
        if (!this.stuck && (this.due.size > 0 || this.old?.tables.size === 0)) setImmediate(() => this.foldSoon());
      });
  }

  private fold(tables: readonly string[]): void {
    try {
      this.counts.folded += this.folding.fold(tables);
      this.stuck = null;
    } catch (reason) {
      this.counts.failures++;
      this.stuck = reason;
      for (const table of tables) this.due.add(table);
      throw reason;
    }
    for (const table of tables) this.isDone(table);
  }

  private isDone(table: string): void {
    this.due.delete(table);
    this.old?.tables.delete(table);
  }

  /** The old file is of no use any more, once what was folded is on the disk. */
  private giveUpOld(): void {
    if (this.old?.tables.size !== 0) return;
    try {
      this.folding.sync(this.number - 1);
    } catch (reason) {
      this.counts.failures++;
      this.stuck = reason;
      throw reason;
    }
    this.retire();
  }

  private retire(): void {
    const { old } = this;
    this.old = null;
    old?.file.close();
    if (old) rmSync(old.file.path, { force: true });
  }
}

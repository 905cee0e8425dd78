import type Database from 'libsql';
import type { Afterwards } from './appends.ts';
import type { InputRow } from './schema.ts';
import { fieldOf, lineOf, rowOf, rowsOf } from './stretches.ts';

type Snapshot = Afterwards['snapshot'];
type Statement = ReturnType<InstanceType<typeof Database>['prepare']>;

/** What is known of a table's log: where it ends, which messages it holds, and what of it is not in the database yet. */
interface Known {
  last: number;
  messages: Set<number>; // short hashes: a hit is looked up
  lines: string[]; // of inputs that follow one another
  first: number; // the first of them
  snapshot: { readonly seq: number; readonly version: number; readonly save: string } | null;
  isInDoubt: boolean;
  isLeaving: boolean;
}

const DUE_AT = 100; // inputs of one table

/** The way of inputs from the journal into the database. It never waits: it is called when no transaction is open. */
export class Folding {
  private readonly database: InstanceType<typeof Database>;
  private readonly tables = new Map<string, Known>();
  private readonly statements = new Map<string, Statement>();

  constructor(database: InstanceType<typeof Database>) {
    this.database = database;
  }

  /** Takes a place in a log, unless the place or the message is taken. */
  reserve({ table_id, seq, message }: InputRow): boolean {
    const known = this.known(table_id);
    if (seq <= known.last) return false;
    if (message !== null) {
      const short = hash(message);
      if (known.messages.has(short) && this.isThere(known, table_id, message)) return false;
      known.messages.add(short);
    }
    known.last = seq;
    return true;
  }

  /** It is in the journal, as this line. Says whether there is enough to be worth folding. */
  add({ table_id, seq, message }: InputRow, line: string, snapshot: Snapshot): boolean {
    const known = this.known(table_id);
    if (known.last < seq) {
      // It was let go while the input was on its way to the disk.
      known.last = seq;
      if (message !== null) known.messages.add(hash(message));
    }
    if (known.lines.push(line) === 1) known.first = seq;
    if (snapshot) known.snapshot = { seq, version: snapshot.version, save: snapshot.save };
    return known.lines.length >= DUE_AT;
  }

  /** How many inputs of this table are not in the database yet. */
  waits(table: string): number {
    return this.tables.get(table)?.lines.length ?? 0;
  }

  /** The tables of which something is not in the database yet. */
  waiting(): string[] {
    return [...this.tables].filter(([, known]) => known.lines.length > 0).map(([table]) => table);
  }

  /** Inserts what waits of these tables. The journal has it on the disk: this need not be before `sync`. */
  fold(tables: readonly string[]): number {
    const some = tables.filter(table => this.waits(table) > 0);
    if (some.length === 0) return 0;
    this.transact('NORMAL', () => {
      for (const table of some) {
        const { lines, first, snapshot } = this.tables.get(table) as Known;
        this.run(PUT_STRETCH, [table, first, first + lines.length - 1, lines.join('')]);
        if (!snapshot) continue;
        this.run(PUT_SNAPSHOT, [table, snapshot.seq, snapshot.version, snapshot.save]);
        this.run(DROP_SNAPSHOTS, [table, snapshot.seq]);
      }
    });
    let count = 0;
    for (const table of some) {
      const known = this.tables.get(table) as Known;
      count += known.lines.length;
      known.lines = [];
      known.snapshot = null;
      if (known.isLeaving) this.tables.delete(table);
    }
    return count;
  }

  /** Everything that was folded is on the disk when this returns. */
  sync(number: number): void {
    this.transact('FULL', () => this.run(REMEMBER, ['journal', String(number)]));
  }

  /**
   * Inserts what an earlier process left behind, of tables that are still there and as far as it continues their logs: beside
   * a database that was put back from a backup lies a journal that does not.
   */
  restore(rows: readonly InputRow[]): void {
    const isThere = this.statement('select 1 from tables where id = ?');
    const found = new Map<string, { end: number; readonly rows: InputRow[] }>();
    for (const row of rows) {
      const { table_id, seq } = row;
      const log = found.get(table_id) ?? {
        end: isThere.get(table_id) === undefined ? Number.NEGATIVE_INFINITY : this.endOf(table_id),
        rows: [],
      };
      found.set(table_id, log);
      if (seq !== log.end + 1) continue; // it is in the database already, or continues nothing
      log.end = seq;
      log.rows.push(row);
    }
    this.transact('FULL', () => {
      for (const [table, { end, rows: some }] of found)
        if (some.length > 0)
          this.run(PUT_STRETCH, [table, end - some.length + 1, end, some.map(row => lineOf(row)).join('')]);
    });
  }

  /** What a table's log holds must be looked up again. */
  doubt(table: string): void {
    const known = this.tables.get(table);
    if (known) known.isInDoubt = true;
  }

  letGo(table: string): void {
    const known = this.tables.get(table);
    if (!known) return;
    if (known.lines.length === 0) this.tables.delete(table);
    else Object.assign(known, { isLeaving: true, isInDoubt: true });
  }

  drop(table: string): void {
    this.tables.delete(table);
  }

  private known(table: string): Known {
    const found = this.tables.get(table);
    if (found && !found.isInDoubt) return found;
    const known = this.lookedUp(table, found?.lines ?? [], found?.first ?? 0);
    known.snapshot = found?.snapshot ?? null;
    this.tables.set(table, known);
    return known;
  }

  private lookedUp(table: string, lines: string[], first: number): Known {
    const messages = new Set<number>();
    for (const { message } of [...this.inDatabase(table), ...lines.map(rowOf)])
      if (message !== null) messages.add(hash(message));
    const last = Math.max(this.endOf(table), lines.length > 0 ? first + lines.length - 1 : 0);
    return { last, messages, lines, first, snapshot: null, isInDoubt: false, isLeaving: false };
  }

  private endOf(table: string): number {
    const ends = this.statement(
      'select (select max(seq) from inputs where table_id = ?) as own, (select max(last) from stretches where table_id = ?) as folded',
    );
    const { own, folded } = ends.get([table, table]) as { own: number | null; folded: number | null };
    return Math.max(own ?? 0, folded ?? 0);
  }

  private isThere({ lines }: Known, table: string, message: string): boolean {
    if (lines.some(line => rowOf(line).message === message)) return true;
    const own = this.statement('select 1 from inputs where table_id = ? and message = ?').get([table, message]);
    if (own !== undefined) return true;
    const folded = this.statement('select 1 from stretches where table_id = ? and instr(lines, ?) > 0');
    return folded.get([table, fieldOf(message)]) !== undefined;
  }

  private inDatabase(table: string): Pick<InputRow, 'message'>[] {
    const own = this.statement('select message from inputs where table_id = ?').all(table);
    const folded = this.statement('select lines from stretches where table_id = ?').all(table) as { lines: string }[];
    return [...(own as { message: string | null }[]), ...folded.flatMap(({ lines }) => rowsOf(lines))];
  }

  private transact(safety: 'NORMAL' | 'FULL', run: () => void): void {
    const { database } = this;
    if (safety === 'NORMAL') database.exec('PRAGMA synchronous = NORMAL');
    try {
      database.exec('BEGIN IMMEDIATE');
      try {
        run();
        database.exec('COMMIT');
      } catch (reason) {
        if (database.inTransaction) database.exec('ROLLBACK');
        throw reason;
      }
    } finally {
      if (safety === 'NORMAL') database.exec('PRAGMA synchronous = FULL');
    }
  }

  private run(text: string, values: readonly unknown[]): void {
    this.statement(text).run(values);
  }

  private statement(text: string): Statement {
    const known = this.statements.get(text);
    if (known) return known;
    const statement = this.database.prepare(text);
    this.statements.set(text, statement);
    return statement;
  }
}

const PUT_STRETCH =
  'insert into stretches (table_id, first, last, lines) values (?, ?, ?, ?) on conflict (table_id, first) do update set last = excluded.last, lines = excluded.lines';
const PUT_SNAPSHOT =
  'insert into snapshots (table_id, seq, version, save) values (?, ?, ?, ?) on conflict (table_id, seq) do update set version = excluded.version, save = excluded.save';
const DROP_SNAPSHOTS = 'delete from snapshots where table_id = ? and seq < ?';
const REMEMBER = 'insert into meta (key, value) values (?, ?) on conflict (key) do update set value = excluded.value';

/** FNV-1a. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
}

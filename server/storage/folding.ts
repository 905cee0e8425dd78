import type Database from 'libsql';
import type { Afterwards } from './appends.ts';
import type { InputRow } from './schema.ts';

type Snapshot = Afterwards['snapshot'];
type Statement = ReturnType<InstanceType<typeof Database>['prepare']>;

/** What is known of a table's log: where it ends, which messages it holds, and what of it is not in the database yet. */
interface Known {
  last: number;
  messages: Set<number>; // short hashes: a hit is looked up
  rows: InputRow[];
  snapshot: { readonly seq: number; readonly version: number; readonly save: string } | null;
  isInDoubt: boolean;
  isLeaving: boolean;
}

const DUE_AT = 100; // rows of one table
const SIZES = [64, 16, 4, 1] as const; // rows of one statement

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

  /** It is in the journal. Says whether there is enough to be worth folding. */
  add(row: InputRow, snapshot: Snapshot): boolean {
    const known = this.known(row.table_id);
    known.rows.push(row);
    if (snapshot) known.snapshot = { seq: row.seq, version: snapshot.version, save: snapshot.save };
    return known.rows.length >= DUE_AT;
  }

  /** How many rows of this table are not in the database yet. */
  waits(table: string): number {
    return this.tables.get(table)?.rows.length ?? 0;
  }

  /** The tables of which something is not in the database yet. */
  waiting(): string[] {
    return [...this.tables].filter(([, known]) => known.rows.length > 0).map(([table]) => table);
  }

  /** Inserts what waits of these tables. The journal has it on the disk: this need not be before `sync`. */
  fold(tables: readonly string[]): number {
    const some = tables.filter(table => this.waits(table) > 0);
    if (some.length === 0) return 0;
    this.transact('NORMAL', () => {
      for (const table of some) {
        const { rows, snapshot } = this.tables.get(table) as Known;
        this.insert(rows);
        if (!snapshot) continue;
        this.run(PUT_SNAPSHOT, [table, snapshot.seq, snapshot.version, snapshot.save]);
        this.run(DROP_SNAPSHOTS, [table, snapshot.seq]);
      }
    });
    let count = 0;
    for (const table of some) {
      const known = this.tables.get(table) as Known;
      count += known.rows.length;
      known.rows = [];
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
    const ends = new Map<string, number>();
    const continues = ({ table_id, seq }: InputRow): boolean => {
      let end = ends.get(table_id);
      if (end === undefined)
        end = isThere.get(table_id) === undefined ? Number.NEGATIVE_INFINITY : this.endOf(table_id);
      const isNext = seq <= end + 1;
      ends.set(table_id, isNext ? Math.max(end, seq) : end);
      return isNext;
    };
    this.transact('FULL', () => this.insert(rows.filter(continues)));
  }

  /** What a table's log holds must be looked up again. */
  doubt(table: string): void {
    const known = this.tables.get(table);
    if (known) known.isInDoubt = true;
  }

  letGo(table: string): void {
    const known = this.tables.get(table);
    if (!known) return;
    if (known.rows.length === 0) this.tables.delete(table);
    else Object.assign(known, { isLeaving: true, isInDoubt: true });
  }

  drop(table: string): void {
    this.tables.delete(table);
  }

  private known(table: string): Known {
    const found = this.tables.get(table);
    if (found && !found.isInDoubt) return found;
    const known = this.lookedUp(table, found?.rows ?? []);
    known.snapshot = found?.snapshot ?? null;
    this.tables.set(table, known);
    return known;
  }

  private lookedUp(table: string, rows: InputRow[]): Known {
    const last = this.endOf(table);
    const there = this.statement('select message from inputs where table_id = ? and message is not null').all(table);
    const messages = new Set((there as { message: string }[]).map(({ message }) => hash(message)));
    for (const { message } of rows) if (message !== null) messages.add(hash(message));
    return {
      last: Math.max(last, rows.at(-1)?.seq ?? 0),
      messages,
      rows,
      snapshot: null,
      isInDoubt: false,
      isLeaving: false,
    };
  }

  private endOf(table: string): number {
    const found = this.statement('select coalesce(max(seq), 0) as last from inputs where table_id = ?').get(table);
    return (found as { last: number }).last;
  }

  private isThere({ rows }: Known, table: string, message: string): boolean {
    if (rows.some(row => row.message === message)) return true;
    return (
      this.statement('select 1 from inputs where table_id = ? and message = ?').get([table, message]) !== undefined
    );
  }

  private insert(rows: readonly InputRow[]): void {
    for (let at = 0; at < rows.length; ) {
      const size = SIZES.find(n => n <= rows.length - at) ?? 1;
      const values: unknown[] = [];
      for (let i = at; i < at + size; i++) {
        const { table_id, seq, input, message, frame, entered_at } = rows[i] as InputRow;
        values.push(table_id, seq, input, message, frame, entered_at);
      }
      this.run(insertOf(size), values);
      at += size;
    }
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

const PUT_SNAPSHOT =
  'insert into snapshots (table_id, seq, version, save) values (?, ?, ?, ?) on conflict (table_id, seq) do update set version = excluded.version, save = excluded.save';
const DROP_SNAPSHOTS = 'delete from snapshots where table_id = ? and seq < ?';
const REMEMBER = 'insert into meta (key, value) values (?, ?) on conflict (key) do update set value = excluded.value';

const insertTexts = new Map<number, string>();
function insertOf(rows: number): string {
  const known = insertTexts.get(rows);
  if (known) return known;
  const places = Array.from({ length: rows }, () => '(?, ?, ?, ?, ?, ?)').join(', ');
  const text = `insert into inputs (table_id, seq, input, message, frame, entered_at) values ${places} on conflict do nothing`;
  insertTexts.set(rows, text);
  return text;
}

/** FNV-1a. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
}

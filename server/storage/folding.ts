import type { Afterwards } from './appends.ts';
import { type Direct, PUT_STRETCH, TOUCH } from './direct.ts';
import { GIVE_UP } from './recovery.ts';
import type { InputRow } from './schema.ts';
import { fieldOf, rowOf, rowsOf } from './stretches.ts';

type Snapshot = Afterwards['snapshot'];

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
  private readonly database: Direct;
  private readonly tables = new Map<string, Known>();

  constructor(database: Direct) {
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
    const some = tables.flatMap(table => {
      const known = this.tables.get(table);
      return known && known.lines.length > 0 ? [{ table, known }] : [];
    });
    if (some.length === 0) return 0;
    this.database.transact('NORMAL', () => {
      for (const { table, known } of some) {
        const { lines, first, snapshot } = known;
        this.database.run(PUT_STRETCH, [table, first, first + lines.length - 1, lines.join('')]);
        this.database.run(TOUCH, [rowOf(lines.at(-1) ?? '').entered_at, table]);
        if (!snapshot) continue;
        this.database.run(PUT_SNAPSHOT, [table, snapshot.seq, snapshot.version, snapshot.save]);
        this.database.run(DROP_SNAPSHOTS, [table, snapshot.seq]);
      }
    });
    let count = 0;
    for (const { table, known } of some) {
      count += known.lines.length;
      known.lines = [];
      known.snapshot = null;
      if (known.isLeaving) this.tables.delete(table);
    }
    return count;
  }

  /** Everything that was folded is on the disk when this returns. */
  sync(number: number): void {
    this.database.transact('FULL', () => this.database.run(GIVE_UP, [String(number)]));
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
    const last = Math.max(this.database.endOf(table), lines.length > 0 ? first + lines.length - 1 : 0);
    return { last, messages, lines, first, snapshot: null, isInDoubt: false, isLeaving: false };
  }

  private isThere({ lines }: Known, table: string, message: string): boolean {
    if (lines.some(line => rowOf(line).message === message)) return true;
    const { database } = this;
    if (database.has('select 1 from inputs where table_id = ? and message = ?', [table, message])) return true;
    const folded = 'select 1 from stretches where table_id = ? and instr(lines, ?) > 0';
    return database.has(folded, [table, fieldOf(message)]);
  }

  private inDatabase(table: string): Pick<InputRow, 'message'>[] {
    const own = 'select message from inputs where table_id = ?';
    const folded = 'select lines from stretches where table_id = ?';
    return [
      ...this.database.all<{ message: string | null }>(own, [table]),
      ...this.database.all<{ lines: string }>(folded, [table]).flatMap(({ lines }) => rowsOf(lines)),
    ];
  }
}

const PUT_SNAPSHOT =
  'insert into snapshots (table_id, seq, version, save) values (?, ?, ?, ?) on conflict (table_id, seq) do update set version = excluded.version, save = excluded.save';
const DROP_SNAPSHOTS = 'delete from snapshots where table_id = ? and seq < ?';

/** FNV-1a. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
}

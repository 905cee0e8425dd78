import { type Direct, PUT_STRETCH, TOUCH } from './direct.ts';
import { failureText } from './failure.ts';
import type { InputRow } from './schema.ts';
import { lineOf, rowsOf } from './stretches.ts';

/** Inputs of a table that were acknowledged and cannot be played any more. */
export interface LostInputs {
  readonly table: string;
  readonly from: number;
  readonly to: number;
}

/** A log as it is put together again. */
interface Log {
  end: number;
  readonly rows: InputRow[]; // what is added to it
  isBroken: boolean; // nothing may be added any more
  unread: number; // lines of it that nobody can vouch for
  last: number; // the highest number seen behind the break
}

/** The beginning of an input, wherever it stands: JSON holds no tabs as they are. */
const INPUT = /([a-z0-9]+)\t\d+\t\d+\t/g;

/**
 * Puts together what an earlier process left in its journal and what the database has, of tables that are still there. A log
 * ends before the first input that is missing: what comes behind it was an answer to something that nobody knows any more.
 */
export class Restoring {
  /** Lines that cannot be read, and not even be given to a table. */
  unnamed = 0;
  private readonly database: Direct;
  private readonly logs = new Map<string, Log | null>();
  private readonly held = new Map<string, readonly string[]>();
  private ids: readonly string[] | null = null;

  constructor(database: Direct) {
    this.database = database;
  }

  add(rows: readonly InputRow[]): void {
    for (const row of rows) {
      const log = this.logOf(row.table_id);
      if (!log || row.seq <= log.end) continue; // the table is gone, or the input is in the database already
      if (row.seq !== log.end + 1) log.isBroken = true;
      if (log.isBroken) log.last = Math.max(log.last, row.seq);
      else {
        log.end = row.seq;
        log.rows.push(row);
      }
    }
  }

  /** Lines in which something has changed since they were written. */
  addUnread(text: string): void {
    for (const line of text.split('\n')) {
      const tables = this.tablesIn(line);
      if (tables.length === 0 && line.includes('\t')) this.unnamed++;
      for (const table of tables) {
        const log = this.logOf(table);
        if (!log || this.isHeld(table, log, line)) continue;
        log.isBroken = true;
        log.unread++;
      }
    }
  }

  /** Writes what continues a log, and sets aside the tables whose logs are broken: they must not go on as if nothing had been. */
  write(): LostInputs[] {
    const lost: LostInputs[] = [];
    for (const [table, log] of this.logs)
      if (log?.isBroken) lost.push({ table, from: log.end + 1, to: Math.max(log.last, log.end + log.unread) });
    this.database.transact('FULL', () => {
      for (const [table, log] of this.logs) if (log) this.append(table, log);
      for (const { table, from, to } of lost) {
        const why = `inputs ${from} to ${to} cannot be read from the journal`;
        this.database.run(SET_ASIDE, [failureText({ why, input: null, lost: { from, to } }), table]);
      }
    });
    return lost;
  }

  private append(table: string, { end, rows }: Log): void {
    const last = rows.at(-1);
    if (!last) return;
    this.database.run(PUT_STRETCH, [table, end - rows.length + 1, end, rows.map(lineOf).join('')]);
    this.database.run(TOUCH, [last.entered_at, table]);
  }

  private logOf(table: string): Log | null {
    const known = this.logs.get(table);
    if (known !== undefined) return known;
    const isThere = this.database.has('select 1 from tables where id = ?', [table]);
    const end = isThere ? this.database.endOf(table) : 0;
    const log = isThere ? { end, rows: [], isBroken: false, unread: 0, last: 0 } : null;
    this.logs.set(table, log);
    return log;
  }

  /** Whose inputs stand in a line; what is broken in it may be the name itself. */
  private tablesIn(line: string): string[] {
    const named = [...line.matchAll(INPUT)].map(([, id = '']) => id).filter(id => this.logOf(id));
    if (named.length > 0) return named;
    this.ids ??= this.database.all<{ id: string }>('select id from tables').map(({ id }) => id);
    return this.ids.filter(id => differing(line.slice(0, id.length), id) <= 1 && line.length > id.length).slice(0, 1);
  }

  /** Whether the log has this input all the same: it was folded before it broke here. */
  private isHeld(table: string, { rows }: Log, line: string): boolean {
    const held = this.held.get(table) ?? this.linesOf(table);
    this.held.set(table, held);
    const isThis = (one: string): boolean => differing(one, line) <= 1;
    return held.some(isThis) || rows.some(row => isThis(asBytes(row)));
  }

  private linesOf(table: string): string[] {
    const own = this.database.all<InputRow>('select * from inputs where table_id = ?', [table]);
    const folded = this.database.all<{ lines: string }>('select lines from stretches where table_id = ?', [table]);
    return [...own, ...folded.flatMap(({ lines }) => rowsOf(lines))].map(asBytes);
  }
}

const SET_ASIDE = "update tables set status = 'failed', failure = ? where id = ? and status = 'running'";

const asBytes = (row: InputRow): string => Buffer.from(lineOf(row).slice(0, -1)).toString('latin1');

/** In how many places two texts of the same length differ. */
function differing(a: string, b: string): number {
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (let i = 0; i < a.length && count < 2; i++) if (a[i] !== b[i]) count++;
  return count;
}

import type Database from 'libsql';

type Statement = ReturnType<InstanceType<typeof Database>['prepare']>;

/** The database of a house with a file, asked without waiting; only when no transaction is open. */
export class Direct {
  private readonly database: InstanceType<typeof Database>;
  private readonly statements = new Map<string, Statement>();

  constructor(database: InstanceType<typeof Database>) {
    this.database = database;
  }

  /** `FULL`: it is on the disk when this returns. */
  transact(safety: 'NORMAL' | 'FULL', run: () => void): void {
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

  run(text: string, values: readonly unknown[]): void {
    this.statement(text).run(values);
  }

  has(text: string, values: readonly unknown[]): boolean {
    return this.statement(text).get(values) !== undefined;
  }

  all<R>(text: string, values: readonly unknown[] = []): R[] {
    return this.statement(text).all(values) as R[];
  }

  /** Where a table's log ends, each for itself or in stretches. */
  endOf(table: string): number {
    const ends = this.all<{ own: number | null; folded: number | null }>(ENDS, [table, table])[0];
    return Math.max(ends?.own ?? 0, ends?.folded ?? 0);
  }

  private statement(text: string): Statement {
    const known = this.statements.get(text);
    if (known) return known;
    const statement = this.database.prepare(text);
    this.statements.set(text, statement);
    return statement;
  }
}

const ENDS =
  'select (select max(seq) from inputs where table_id = ?) as own, (select max(last) from stretches where table_id = ?) as folded';
/** When a table was last used: by its last input. */
export const TOUCH = 'update tables set touched_at = max(touched_at, ?) where id = ?';
export const PUT_STRETCH =
  'insert into stretches (table_id, first, last, lines) values (?, ?, ?, ?) on conflict (table_id, first) do update set last = excluded.last, lines = excluded.lines';

import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Input, Spec } from '../../engine/types.ts';
import { inputIn } from './columns.ts';
import type { Journal } from './journal.ts';
import type { InputRow, Schema, StretchRow } from './schema.ts';
import { fieldOf, rowsBetween, rowsOf } from './stretches.ts';

export interface Log {
  readonly inputs: Input<Spec>[];
  readonly snapshot: { readonly after: number; readonly version: number; readonly save: string } | null;
}

const NO_END = 2 ** 31 - 1; // the largest number that the column takes

/** The logs as they are read: what is acknowledged is found, wherever it has got to on its way into the database. */
export class Logs {
  private readonly db: Kysely<Schema>;
  private readonly journal: Journal | null;

  constructor(db: Kysely<Schema>, journal: Journal | null) {
    this.db = db;
    this.journal = journal;
  }

  /** Everything acknowledged of this table is in the database when this returns: for those who read it there. */
  async settled(id: string): Promise<void> {
    await this.journal?.folded(id);
  }

  /** The whole log and the latest snapshot. */
  async log(id: string): Promise<Log> {
    await this.settled(id);
    // The snapshot first: inputs that come in between are then after it, never missing before it.
    const snapshot = await this.db
      .selectFrom('snapshots')
      .selectAll()
      .where('table_id', '=', id)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    return {
      inputs: await this.inputsAfter(id, 0),
      snapshot: snapshot ? { after: snapshot.seq, version: snapshot.version, save: snapshot.save } : null,
    };
  }

  /** What came into the log after its first `n` inputs. */
  async inputsAfter(id: string, n: number): Promise<Input<Spec>[]> {
    const rows = await this.rows(id, n + 1, NO_END, query => query.select(['seq', 'input']).execute());
    return rows.map(({ input }) => inputIn(input));
  }

  /** What the inputs of this stretch of the log showed. */
  async frames(id: string, from: number, to: number): Promise<string[]> {
    const rows = await this.rows(id, from, to, query => query.select(['seq', 'frame']).execute());
    return rows.map(({ frame }) => frame);
  }

  /** When this input was entered; null where the log has none such. */
  async enteredAt(id: string, n: number): Promise<number | null> {
    const [row] = await this.rows(id, n, n, query => query.select(['seq', 'entered_at']).execute());
    return row?.entered_at ?? null;
  }

  /** How long the logs of these tables are. */
  async lengths(ids: readonly string[]): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    for (const { table_id, n } of await this.ends(ids)) found.set(table_id, Math.max(n, found.get(table_id) ?? 0));
    return found;
  }

  /** The last input of each of these logs: a few questions, however many there are. */
  async lastInputs(ids: readonly string[]): Promise<Map<string, Input<Spec>>> {
    const lengths = await this.lengths(ids);
    const found = new Map<string, Input<Spec>>();
    const keep = ({ table_id, seq, input }: Pick<InputRow, 'table_id' | 'seq' | 'input'>): void => {
      if (seq === lengths.get(table_id)) found.set(table_id, inputIn(input));
    };
    for (const row of await this.lastRows(ids)) keep(row);
    const missing = [...lengths.keys()].filter(id => !found.has(id));
    for (const { first, last, lines } of await this.lastStretches(missing))
      for (const row of rowsBetween({ first, lines }, last, last)) keep(row);
    return found;
  }

  /** Where these logs end: twice for those of which a part is folded. */
  private async ends(ids: readonly string[]): Promise<{ table_id: string; n: number }[]> {
    if (ids.length === 0) return [];
    for (const id of ids) await this.settled(id);
    const rows = await this.db
      .selectFrom('inputs')
      .select(['table_id', eb => eb.fn.max('seq').as('n')])
      .where('table_id', 'in', [...ids])
      .groupBy('table_id')
      .execute();
    if (!this.journal) return rows;
    const folded = await this.db
      .selectFrom('stretches')
      .select(['table_id', eb => eb.fn.max('last').as('n')])
      .where('table_id', 'in', [...ids])
      .groupBy('table_id')
      .execute();
    return [...rows, ...folded];
  }

  private async lastRows(ids: readonly string[]): Promise<Pick<InputRow, 'table_id' | 'seq' | 'input'>[]> {
    if (ids.length === 0) return [];
    return this.db
      .selectFrom('inputs')
      .select(['table_id', 'seq', 'input'])
      .where('table_id', 'in', [...ids])
      .where('seq', '=', eb =>
        eb
          .selectFrom('inputs as own')
          .select(own => own.fn.max('own.seq').as('n'))
          .whereRef('own.table_id', '=', 'inputs.table_id'),
      )
      .execute();
  }

  private async lastStretches(ids: readonly string[]): Promise<StretchRow[]> {
    if (ids.length === 0 || !this.journal) return [];
    return this.db
      .selectFrom('stretches')
      .selectAll()
      .where('table_id', 'in', [...ids])
      .where('first', '=', eb =>
        eb
          .selectFrom('stretches as own')
          .select(own => own.fn.max('own.first').as('n'))
          .whereRef('own.table_id', '=', 'stretches.table_id'),
      )
      .execute();
  }

  /** How many inputs of this message are in the log: a message that comes again is not applied again. */
  applied(id: string, message: string, count: number): Promise<number> {
    return this.count(
      id,
      Array.from({ length: count }, (_, i) => `${message}#${i}`),
    );
  }

  /** Whether this message, as it is kept, is in the log. */
  async holds(id: string, message: string): Promise<boolean> {
    return (await this.count(id, [message])) > 0;
  }

  private async count(id: string, messages: readonly string[]): Promise<number> {
    await this.settled(id);
    const found = this.db.selectFrom('inputs').select('seq').where('table_id', '=', id);
    const rows = await found.where('message', 'in', [...messages]).execute();
    return rows.length + (await this.countFolded(id, messages));
  }

  private async countFolded(id: string, messages: readonly string[]): Promise<number> {
    if (!this.journal) return 0;
    // The database finds the stretch; only that is taken apart.
    const found = await this.db
      .selectFrom('stretches')
      .select('lines')
      .where('table_id', '=', id)
      .where(eb => eb.or(messages.map(message => sql<boolean>`instr(lines, ${fieldOf(message)}) > 0`)))
      .execute();
    const rows = found.flatMap(({ lines }) => rowsOf(lines));
    return rows.filter(({ message }) => message !== null && messages.includes(message)).length;
  }

  /** What is asked for of a stretch of the log, in its order. */
  private async rows<C extends keyof InputRow>(
    id: string,
    from: number,
    to: number,
    ask: (query: SelectQueryBuilder<Schema, 'inputs', object>) => Promise<Pick<InputRow, 'seq' | C>[]>,
  ): Promise<Pick<InputRow, 'seq' | C>[]> {
    await this.settled(id);
    const stretch = this.db.selectFrom('inputs').where('table_id', '=', id);
    const rows = await ask(stretch.where('seq', '>=', from).where('seq', '<=', to).orderBy('seq'));
    const folded = await this.folded(id, from, to);
    return folded.length === 0 ? rows : [...rows, ...folded].sort((a, b) => a.seq - b.seq);
  }

  /** What was folded, in its order. Without a journal there is no such thing. */
  private async folded(id: string, from: number, to: number): Promise<InputRow[]> {
    if (!this.journal) return [];
    const stretches = await this.db
      .selectFrom('stretches')
      .select(['first', 'lines'])
      .where('table_id', '=', id)
      .where('last', '>=', from)
      .where('first', '<=', to)
      .orderBy('first')
      .execute();
    return stretches.flatMap(stretch => rowsBetween(stretch, from, to));
  }
}

import type { Kysely, Migration } from 'kysely';
import type { InputRow, StretchRow } from './schema.ts';

export const stretchesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('stretches')
      .addColumn('table_id', 'text', c => c.notNull())
      .addColumn('first', 'integer', c => c.notNull())
      .addColumn('last', 'integer', c => c.notNull())
      .addColumn('lines', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('stretches_key', ['table_id', 'first'])
      .execute();
  },
};

/** An input as a line. JSON holds neither tabs nor ends of lines as they are, and ids hold none at all. */
export function lineOf({ table_id, seq, entered_at, message, input, frame }: InputRow): string {
  return `${table_id}\t${seq}\t${entered_at}\t${message ?? ''}\t${input}\t${frame}\n`;
}

/** A message as it stands in a line, and nothing else does. */
export const fieldOf = (message: string): string => `\t${message}\t`;

export function rowOf(line: string): InputRow {
  const [table_id = '', seq, entered_at, message = '', input = '', frame = ''] = line.split('\t');
  return { table_id, seq: Number(seq), entered_at: Number(entered_at), message: message || null, input, frame };
}

/** The inputs of some lines, each of which ends with an end of line. */
export const rowsOf = (lines: string): InputRow[] => linesOf(lines).map(rowOf);

/** What a stretch holds of these inputs. Its own follow one another: no other line need be taken apart. */
export function rowsBetween(
  { first, lines }: Pick<StretchRow, 'first' | 'lines'>,
  from: number,
  to: number,
): InputRow[] {
  return linesOf(lines)
    .slice(Math.max(0, from - first), to - first + 1)
    .map(rowOf);
}

const linesOf = (lines: string): string[] => lines.split('\n').slice(0, -1);

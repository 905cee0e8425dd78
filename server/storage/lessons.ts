import type { Kysely, Migration } from 'kysely';
import type { LessonNoteRow } from './schema.ts';
import type { Store } from './store.ts';

export const lessonsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('lesson_notes')
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('lesson', 'text', c => c.notNull())
      .addColumn('note', 'integer', c => c.notNull())
      .addColumn('count', 'integer', c => c.notNull())
      .addPrimaryKeyConstraint('lesson_notes_key', ['game', 'lesson', 'note'])
      .execute();
  },
};

/** The number under which it is counted who came to the end. */
const WON = 0;
/** The house does not know which lessons there are: whoever makes some up comes no further than this. */
const MOST = 1000; // rows

/** How a lesson went for all who began it. */
export interface LessonFigures {
  readonly game: string;
  readonly lesson: string;
  readonly begun: number;
  readonly won: number;
  /** By note: how many came to it and not to the next. */
  readonly stopped: readonly { readonly note: number; readonly count: number }[];
}

/** How many have come to each note of each lesson. Of whom is not known. */
export class LessonNotes {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  async count(game: string, lesson: string, reached: number | 'won'): Promise<void> {
    const note = reached === 'won' ? WON : reached;
    await this.store.commits.write(`lesson ${game}`, async trx => {
      const { rows } = await trx
        .selectFrom('lesson_notes')
        .select(eb => eb.fn.countAll().as('rows'))
        .executeTakeFirstOrThrow();
      const one = trx.insertInto('lesson_notes').values({ game, lesson, note, count: 1 });
      if (Number(rows) < MOST)
        await one
          .onConflict(c =>
            c.columns(['game', 'lesson', 'note']).doUpdateSet(eb => ({ count: eb('lesson_notes.count', '+', 1) })),
          )
          .execute();
      else
        await trx
          .updateTable('lesson_notes')
          .set(eb => ({ count: eb('count', '+', 1) }))
          .where('game', '=', game)
          .where('lesson', '=', lesson)
          .where('note', '=', note)
          .execute();
    });
  }

  async figures(): Promise<LessonFigures[]> {
    const rows = await this.store.db
      .selectFrom('lesson_notes')
      .selectAll()
      .orderBy('game')
      .orderBy('lesson')
      .orderBy('note')
      .execute();
    const lessons = new Map<string, LessonNoteRow[]>();
    for (const row of rows) {
      const name = `${row.game} ${row.lesson}`;
      lessons.set(name, [...(lessons.get(name) ?? []), row]);
    }
    return [...lessons.values()].map(figuresOf);
  }
}

function figuresOf(rows: readonly LessonNoteRow[]): LessonFigures {
  const [{ game, lesson } = { game: '', lesson: '' }] = rows;
  const reached = new Map(rows.map(({ note, count }) => [note, count]));
  const won = reached.get(WON) ?? 0;
  const stopped = rows
    .filter(({ note }) => note !== WON)
    .map(({ note, count }) => ({ note, count: count - (reached.get(note + 1) ?? won) }))
    .filter(({ count }) => count > 0);
  return { game, lesson, begun: reached.get(1) ?? 0, won, stopped };
}

import { z } from 'zod';
import type { Store } from '../storage/store.ts';

export const BEAT_EVERY = 2000;
const DEAD_AFTER = 10_000;

/** What a server says of itself; a newer one may say more. */
const aboutIn = z.object({
  versions: z.record(z.string(), z.number()).readonly(),
  sockets: z.number(),
  tables: z.number(),
});
export type About = Readonly<z.infer<typeof aboutIn>>;

export interface NodeRow {
  readonly id: string;
  readonly startedAt: number;
  readonly about: About;
}

/** Which servers are there: each counts in its row, and one that stops counting is gone. No clock is compared. */
export class Membership {
  readonly node: string;
  private readonly store: Store;
  private readonly startedAt: number;
  private readonly seen = new Map<string, { beat: number; at: number }>();
  private others: NodeRow[] = [];
  private beat = 0;

  constructor(store: Store, node: string, startedAt: number) {
    this.store = store;
    this.node = node;
    this.startedAt = startedAt;
  }

  /** The other servers that count. */
  get alive(): readonly NodeRow[] {
    return this.others;
  }

  /** Counts on, and looks at the others. Says who has gone since the last time, and whether we were given up. */
  async count(about: About): Promise<{ gone: string[]; wasGivenUp: boolean }> {
    const { db } = this.store;
    const row = { id: this.node, beat: ++this.beat, started_at: this.startedAt, about: JSON.stringify(about) };
    const { numUpdatedRows } = await db
      .updateTable('nodes')
      .set({ beat: row.beat, about: row.about })
      .where('id', '=', this.node)
      .executeTakeFirstOrThrow();
    const wasGivenUp = numUpdatedRows === 0n;
    if (wasGivenUp) await db.insertInto('nodes').values(row).execute();
    return { gone: await this.look(), wasGivenUp };
  }

  /** Whoever has not counted on for a while is struck out with all it said. */
  private async look(): Promise<string[]> {
    const rows = await this.store.db.selectFrom('nodes').selectAll().where('id', '!=', this.node).execute();
    const now = performance.now();
    const gone: string[] = [];
    this.others = [];
    for (const { id, beat, started_at, about } of rows) {
      const known = this.seen.get(id);
      if (known?.beat === beat && now - known.at > DEAD_AFTER) gone.push(id);
      else this.others.push({ id, startedAt: started_at, about: aboutIn.parse(JSON.parse(about)) });
      if (known?.beat !== beat) this.seen.set(id, { beat, at: now });
    }
    const left = [...this.seen.keys()].filter(id => !rows.some(row => row.id === id));
    for (const id of [...gone, ...left]) this.seen.delete(id);
    for (const id of gone) await this.strikeOut(id);
    return [...gone, ...left];
  }

  /** Whether that server still counts: one that was killed leaves its row behind. */
  async isCounting(id: string): Promise<boolean> {
    const before = await this.beatOf(id);
    for (const until = performance.now() + 2 * BEAT_EVERY; performance.now() < until; ) {
      await new Promise(resolve => setTimeout(resolve, BEAT_EVERY / 8));
      if ((await this.beatOf(id)) !== before) return true;
    }
    return false;
  }

  private async beatOf(id: string): Promise<number | undefined> {
    const row = await this.store.db.selectFrom('nodes').select('beat').where('id', '=', id).executeTakeFirst();
    return row?.beat;
  }

  leave(): Promise<void> {
    return this.strikeOut(this.node);
  }

  private async strikeOut(id: string): Promise<void> {
    await this.store.commits.write(`node ${id}`, async trx => {
      await trx.deleteFrom('presence').where('node', '=', id).execute();
      await trx.deleteFrom('nodes').where('id', '=', id).execute();
    });
  }
}

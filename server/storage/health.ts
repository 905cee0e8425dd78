import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../../engine/thrown.ts';
import { inTime } from '../in-time.ts';
import { journalFolder } from './recovery.ts';
import type { Store } from './store.ts';

const ANSWER_WITHIN = 2500;
const KNOWN_FOR = 1000; // however often somebody asks
const LIMIT_LIVES = 60_000;
const BLOCK = Buffer.alloc(4096);

/** Whether what people do can be kept: something small is really written. */
export class Health {
  private readonly store: Store;
  private readonly node: string;
  private readonly data: string;
  private readonly changed: (wrong: string | null) => void;
  private wrong: string | null = null;
  private knownAt = Number.NEGATIVE_INFINITY;
  private looking: Promise<void> | null = null;

  /** `changed`: told when it can be kept no more, and when it can again. */
  constructor(store: Store, node: string, data: string, changed: (wrong: string | null) => void) {
    this.store = store;
    this.node = node;
    this.data = data;
    this.changed = changed;
  }

  /** Why nothing can be kept; null where it can. */
  async trouble(): Promise<string | null> {
    if (performance.now() - this.knownAt < KNOWN_FOR) return this.wrong;
    this.looking ??= this.look().finally(() => {
      this.looking = null;
    });
    await this.looking;
    return this.wrong;
  }

  private async look(): Promise<void> {
    const before = this.wrong;
    try {
      await inTime(this.write(), ANSWER_WITHIN);
      this.wrong = null;
    } catch (error) {
      this.wrong = messageOf(error);
    }
    this.knownAt = performance.now();
    if ((before === null) !== (this.wrong === null)) this.changed(this.wrong);
  }

  private async write(): Promise<void> {
    const { journal, db } = this.store;
    if (journal?.stuckBy) throw journal.stuckBy;
    if (journal) await this.writeFile();
    // A row which is taken away with others of its kind when nobody asks any more.
    const row = { key: `health ${this.node}`, count: 0, until: Date.now() + LIMIT_LIVES };
    await db
      .insertInto('limits')
      .values(row)
      .onConflict(c => c.column('key').doUpdateSet({ until: row.until }))
      .execute();
  }

  /** Beside the journal: a disk that is full has no room for it. */
  private async writeFile(): Promise<void> {
    const file = await open(join(journalFolder(this.data), 'health'), 'w', 0o600);
    try {
      await file.write(BLOCK);
      await file.datasync();
    } finally {
      await file.close();
    }
  }
}

import type { TableRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';

/** Where those who ask for the same table meet: whoever asks first opens it, the others are led there. */
export class Meeting {
  private readonly store: Store;
  private readonly key: string;
  private gone: string | null = null;

  constructor(store: Store, key: string) {
    this.store = store;
    this.key = key;
  }

  /** The table that was opened before, if it is still there and one may go to it. */
  async find(isOpen: (row: TableRow) => boolean): Promise<string | null> {
    const { db } = this.store;
    const known = await db.selectFrom('meta').select('value').where('key', '=', this.key).executeTakeFirst();
    if (!known) return null;
    const row = await this.store.table(known.value);
    if (row && isOpen(row)) return row.id;
    this.gone = known.value;
    return null;
  }

  /** The table of this name, or that of somebody who was quicker: then there is only theirs. */
  async keep(id: string): Promise<string> {
    const { store, key, gone } = this;
    if (gone !== null)
      await store.commits.write(key, trx =>
        trx.deleteFrom('meta').where('key', '=', key).where('value', '=', gone).execute(),
      );
    const first = await store.lasting(key, () => id);
    if (first !== id) await store.removeTable(id);
    return first;
  }
}

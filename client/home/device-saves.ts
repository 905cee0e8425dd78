import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type End, type Entry, type HomeRow, type Log, type Mark, type Saves, isHere } from './saves.ts';

interface Schema extends DBSchema {
  tables: { key: string; value: HomeRow };
  inputs: { key: [table: string, seq: number]; value: Entry; indexes: { message: [table: string, message: string] } };
  ends: { key: string; value: End };
  marks: { key: string; value: Mark };
}

const STORES = ['tables', 'inputs', 'ends', 'marks'] as const;
const SAFE = { durability: 'strict' } as const; // acknowledged means: it is on the disk

const ofTable = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** What a browser keeps for this address, until somebody empties it. */
export class DeviceSaves implements Saves {
  private readonly db: IDBPDatabase<Schema>;

  private constructor(db: IDBPDatabase<Schema>) {
    this.db = db;
  }

  /** Fails where the browser keeps nothing: in some private windows, and where somebody has forbidden it. */
  static async open(closed: () => void): Promise<DeviceSaves> {
    const db = await openDB<Schema>('rempart', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('tables', { keyPath: 'id' });
        fresh.createObjectStore('inputs', { keyPath: ['table', 'seq'] }).createIndex('message', ['table', 'message']);
        fresh.createObjectStore('ends', { keyPath: 'table' });
        fresh.createObjectStore('marks', { keyPath: 'table' });
      },
      blocking: () => db.close(), // a newer page waits for it
      terminated: closed,
    });
    return new DeviceSaves(db);
  }

  async isLasting(): Promise<boolean> {
    return true;
  }

  rows(): Promise<HomeRow[]> {
    return this.db.getAll('tables');
  }

  async row(id: string): Promise<HomeRow | null> {
    return (await this.db.get('tables', id)) ?? null;
  }

  async add(row: HomeRow, { entries, end, mark }: Log): Promise<void> {
    const writing = this.db.transaction(STORES, 'readwrite', SAFE);
    const puts: Promise<unknown>[] = [
      writing.objectStore('tables').add(row),
      ...entries.map(entry => writing.objectStore('inputs').add(entry)),
    ];
    if (end) puts.push(writing.objectStore('ends').put(end));
    if (mark) puts.push(writing.objectStore('marks').put(mark));
    await Promise.all([...puts, writing.done]);
  }

  async change(id: string, change: Partial<HomeRow>): Promise<void> {
    const writing = this.db.transaction('tables', 'readwrite', SAFE);
    const row = await writing.store.get(id);
    await Promise.all([row && writing.store.put({ ...row, ...change }), writing.done]);
  }

  async log(id: string): Promise<Log> {
    const reading = this.db.transaction(['inputs', 'ends', 'marks']);
    const [entries, end, mark] = await Promise.all([
      reading.objectStore('inputs').getAll(ofTable(id)),
      reading.objectStore('ends').get(id),
      reading.objectStore('marks').get(id),
    ]);
    return { entries, end: end ?? null, mark: mark ?? null };
  }

  async append(entry: Entry, end: End, change: Partial<HomeRow>): Promise<boolean> {
    const writing = this.db.transaction(['tables', 'inputs', 'ends'], 'readwrite', SAFE);
    const inputs = writing.objectStore('inputs');
    const tables = writing.objectStore('tables');
    const [row, last] = await Promise.all([tables.get(entry.table), inputs.getKey([entry.table, entry.seq])]);
    if (!row || !isHere(row) || last !== undefined) {
      writing.abort();
      await writing.done.catch(() => {});
      return false;
    }
    await Promise.all([
      inputs.add(entry),
      writing.objectStore('ends').put(end),
      tables.put({ ...row, ...change }),
      writing.done,
    ]);
    return true;
  }

  async applied(table: string, message: string, count: number): Promise<number> {
    const index = this.db.transaction('inputs').store.index('message');
    let n = 0;
    while (n < count && (await index.getKey([table, `${message}#${n}`])) !== undefined) n++;
    return n;
  }

  async mark(mark: Mark): Promise<void> {
    await this.db.put('marks', mark);
  }

  async remove(id: string): Promise<void> {
    const writing = this.db.transaction(STORES, 'readwrite', SAFE);
    await Promise.all([
      writing.objectStore('tables').delete(id),
      writing.objectStore('inputs').delete(ofTable(id)),
      writing.objectStore('ends').delete(id),
      writing.objectStore('marks').delete(id),
      writing.done,
    ]);
  }
}

import type { Store } from '../storage/store.ts';

/** Who looks at which table through which server. */
export class Presence {
  private readonly store: Store;
  private readonly node: string;
  private readonly here = new Map<string, Map<string, number>>(); // table -> guest -> sockets

  constructor(store: Store, node: string) {
    this.store = store;
    this.node = node;
  }

  async joined(table: string, guest: string): Promise<void> {
    const guests = this.here.get(table) ?? new Map<string, number>();
    this.here.set(table, guests);
    const sockets = (guests.get(guest) ?? 0) + 1;
    guests.set(guest, sockets);
    if (sockets === 1) await this.write([{ node: this.node, table_id: table, guest_id: guest }]);
  }

  async left(table: string, guest: string): Promise<void> {
    const guests = this.here.get(table);
    const sockets = (guests?.get(guest) ?? 0) - 1;
    if (sockets > 0) {
      guests?.set(guest, sockets);
      return;
    }
    guests?.delete(guest);
    if (guests?.size === 0) this.here.delete(table);
    await this.store.commits.write('presence', trx =>
      trx
        .deleteFrom('presence')
        .where('node', '=', this.node)
        .where('table_id', '=', table)
        .where('guest_id', '=', guest)
        .execute(),
    );
  }

  /** Says it all again: after the database was away, or after the others gave us up. */
  async sayAgain(): Promise<void> {
    const rows = [...this.here].flatMap(([table_id, guests]) =>
      [...guests.keys()].map(guest_id => ({ node: this.node, table_id, guest_id })),
    );
    for (let i = 0; i < rows.length; i += 500) await this.write(rows.slice(i, i + 500));
  }

  private async write(rows: { node: string; table_id: string; guest_id: string }[]): Promise<void> {
    await this.store.commits.write('presence', trx =>
      trx
        .insertInto('presence')
        .values(rows)
        .onConflict(c => c.doNothing())
        .execute(),
    );
  }

  /** The guests who look at a table through other servers. */
  async elsewhere(table: string): Promise<Set<string>> {
    const rows = await this.store.db
      .selectFrom('presence')
      .select('guest_id')
      .where('table_id', '=', table)
      .where('node', '!=', this.node)
      .execute();
    return new Set(rows.map(row => row.guest_id));
  }

  /** On how many servers a guest is. */
  async serversOf(guest: string): Promise<number> {
    const rows = await this.store.db
      .selectFrom('presence')
      .select('node')
      .distinct()
      .where('guest_id', '=', guest)
      .execute();
    return Math.max(1, rows.length);
  }
}

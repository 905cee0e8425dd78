const OLD = 12_000; // milliseconds

/** When each entry came: what is known from the beginning is as new as the page. */
export type Arrivals = ReadonlyMap<number, number>;

/** With what has come since, and only of what is still kept. */
export const arrivedBy = (before: Arrivals, ids: readonly number[], now: number): Arrivals =>
  new Map(ids.map(id => [id, before.get(id) ?? now]));

/** Whether it can still be told as news where nobody can wait: later it would be taken for what happens now. */
export const isFresh = (id: number, arrivals: Arrivals, now: number): boolean => now - (arrivals.get(id) ?? now) < OLD;

import type { LogEntry } from '../../line/table-line.ts';

/** What is no news any more once somebody has gone back: the table is told anew then, with all that had been read before. */
export function undoneAt(log: readonly LogEntry[]): number {
  return log.findLast(entry => 'undoneBy' in entry)?.id ?? 0;
}

/** From when somebody last went back: that, and what has happened since. */
export function sinceUndone(log: readonly LogEntry[]): readonly LogEntry[] {
  const from = undoneAt(log);
  return log.filter(({ id }) => id >= from);
}

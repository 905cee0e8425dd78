import type { TableState } from '../line/table-line.ts';

/** The whole table came anew, or time went back: what was heard then is no news. */
export function isLeap(state: TableState, before: TableState): boolean {
  const last = before.log.at(-1);
  if (last && !state.log.includes(last)) return true;
  return state.position?.n !== (before.position?.n ?? -1) + 1 && state.position?.n !== before.position?.n;
}

import type { AnyBox } from '../../engine/box.ts';
import { same } from '../../engine/plain.ts';
import { Frozen } from '../../engine/save.ts';
import { messageOf } from '../../engine/thrown.ts';
import { Refused } from '../calls/request.ts';
import { type KeptTable, renamed } from './file.ts';
import { newHomeId } from './ids.ts';
import { reopen } from './reopening.ts';
import type { Entry, Saves } from './saves.ts';

// Matches that go into a file, and come from one.

/** These tables, or all, as they are kept; of what is kept no longer, what the page remembers. */
export async function keep(
  saves: Saves,
  ids: readonly string[] | null,
  remembered: (id: string) => KeptTable | null,
): Promise<KeptTable[]> {
  const wanted = ids ?? (await saves.rows()).map(({ id }) => id);
  return Promise.all(
    wanted.map(async id => {
      const row = await saves.row(id).catch(() => null);
      const kept = row ? { row, log: await saves.log(id) } : remembered(id);
      if (!kept) throw new Refused('no-table');
      return kept;
    }),
  );
}

/** What becomes of a match whose name is known here; null where all of it is. One that went on otherwise gets another name. */
export function broughtInto(here: readonly Entry[], table: KeptTable): KeptTable | null {
  const { entries } = table.log;
  if (isBeginning(entries, here)) return null;
  return isBeginning(here, entries) ? table : renamed(table, newHomeId());
}

/** Whether one log is how another one begins. */
const isBeginning = (short: readonly Entry[], long: readonly Entry[]): boolean =>
  short.length <= long.length && short.every(({ input }, at) => same(input, long[at]?.input));

/** Played again by the rules of today, or, of an older match, looked at where it stands. */
export function tryOn(box: AnyBox, { row, log }: KeptTable): void {
  try {
    const { referee } = reopen(box, row, log);
    const ended = JSON.stringify(referee.match.outcome);
    if (ended !== JSON.stringify(row.outcome)) throw new Error('it ended otherwise');
  } catch (error) {
    if (!(error instanceof Frozen)) throw new Refused('file', { reason: messageOf(error) });
  }
}

import type { Seat } from '../../engine/types.ts';
import type { Words } from '../text/words.ts';
import type { AtTable } from './at-table.ts';

/** What the bot of a seat has said it is about to do, or would do; null where it has not, or where the picture is still behind the log. */
export function meantBy({ state: { about }, position, look }: AtTable, seat: Seat): string | null {
  if (about?.seat !== seat || about.n !== position.n || position.outcome) return null;
  return look.texts.action(about.action, look.view, look.names);
}

/** The same of whoever has, in a sentence. */
export function intentOf(table: AtTable, words: Words): string | null {
  const seat = table.state.about?.seat ?? null;
  const what = seat === null ? null : meantBy(table, seat);
  return seat === null || what === null ? null : words.play.about(table.look.names[seat] ?? '', what);
}

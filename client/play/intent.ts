import type { Words } from '../text/words.ts';
import type { AtTable } from './at-table.ts';

/** What a bot has said it is about to do; null where none has, or where the picture is still behind the log. */
export function intentOf({ state: { about }, position, look }: AtTable, words: Words): string | null {
  if (!about || about.n !== position.n || position.outcome) return null;
  const { texts, view, names } = look;
  return words.play.about(names[about.seat] ?? '', texts.action(about.action, view, names));
}

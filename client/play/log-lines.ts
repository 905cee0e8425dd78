import type { Spec } from '../../engine/types.ts';
import type { Look } from '../../table/look.ts';
import type { ScreenParts } from '../../table/screen/screen-parts.ts';
import type { LogEntry } from '../line/table-line.ts';
import type { Words } from '../text/words.ts';

/** The log in words, as the seat that is shown heard it. */
export function logLines(
  log: readonly LogEntry[],
  look: Pick<Look<Spec>, 'texts' | 'names' | 'seat'> & Partial<Pick<Look<Spec>, 'view'>>,
  words: Words,
  news?: (event: Spec['event'], at: number) => string | null,
): { id: number; text: string }[] {
  const audience = look.seat ?? 'table';
  return log.flatMap((entry, at) => {
    const { id } = entry;
    if ('undoneBy' in entry) {
      const { undoneBy } = entry;
      return [
        { id, text: undoneBy === look.seat ? words.play.youWentBack : words.play.wentBack(look.names[undoneBy] ?? '') },
      ];
    }
    if (entry.to !== null && !entry.to.includes(audience)) return [];
    const text = news?.(entry.event, at) ?? look.texts.event(entry.event, look.names, look.view);
    return text === null ? [] : [{ id, text }];
  });
}

/** The same as whoever looks is told it, over the board and in its log. */
export function newsLines(
  log: readonly LogEntry[],
  look: Look<Spec>,
  words: Words,
  screen: ScreenParts<Spec>,
): { id: number; text: string }[] {
  const later = (at: number): Spec['event'][] =>
    log.slice(at + 1).flatMap(entry => ('event' in entry ? [entry.event] : []));
  return logLines(log, look, words, (event, at) => screen.news?.(event, look, later(at)) ?? null);
}

import type { Spec } from '../../engine/types.ts';
import type { Look } from '../../table/look.ts';
import type { LogEntry } from '../line/table-line.ts';
import type { Words } from '../text/words.ts';

/** The log in words, as the seat that is shown heard it. */
export function logLines(
  log: readonly LogEntry[],
  look: Pick<Look<Spec>, 'texts' | 'names' | 'seat'> & Partial<Pick<Look<Spec>, 'view'>>,
  words: Words,
): { id: number; text: string }[] {
  const audience = look.seat ?? 'table';
  return log.flatMap(entry => {
    const { id } = entry;
    if ('undoneBy' in entry) return [{ id, text: words.play.wentBack(look.names[entry.undoneBy] ?? '') }];
    if (entry.to !== null && !entry.to.includes(audience)) return [];
    const text = look.texts.event(entry.event, look.names, look.view);
    return text === null ? [] : [{ id, text }];
  });
}

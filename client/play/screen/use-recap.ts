import { useEffect, useMemo, useRef, useState } from 'react';
import type { Spec } from '../../../engine/types.ts';
import type { ScreenParts } from '../../../table/screen/screen-parts.ts';
import { useWords } from '../../language.ts';
import type { LogEntry } from '../../line/table-line.ts';
import { remember, remembered } from '../../memory.ts';
import type { AtTable } from '../at-table.ts';
import { logLines } from '../log-lines.ts';
import type { Playing } from './screen-play.tsx';

const MOST = 3;
const TAIL = 3; // so many events tell where somebody stopped looking

interface Line {
  readonly id: number;
  readonly text: string;
}

/** The last things that concern this seat since it last decided, or since the match was last looked at. */
export function useRecap({ look, state, position }: AtTable, play: Playing, screen: ScreenParts<Spec>) {
  const words = useWords();
  const { seat } = play;
  const isAsked = seat !== null && position.prompts[seat] !== undefined;
  const key = `seen.${state.lobby.id}.${seat ?? 'table'}`;
  const [since, setSince] = useState(() => lastSeen(state.log, key));
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    // Whoever has decided knows what was there; what follows is news.
    if (wasAsked.current && !isAsked) setSince(state.log.at(-1)?.id ?? 0);
    wasAsked.current = isAsked;
  }, [isAsked, state.log]);
  useEffect(() => {
    const tail = tailOf(state.log);
    if (isAsked && tail) remember(key, tail);
  }, [isAsked, state.log, key]);
  const lines = useMemo((): readonly Line[] => {
    if (!isAsked) return [];
    const news = state.log.filter(entry => entry.id > since && 'event' in entry && screen.concerns(entry.event, look));
    return logLines(news, look, words).slice(-MOST);
  }, [isAsked, state.log, since, screen, look, words]);
  return { lines, close: () => setSince(state.log.at(-1)?.id ?? 0) };
}

const tailOf = (log: readonly LogEntry[], end = log.length): string =>
  JSON.stringify(log.slice(Math.max(0, end - TAIL), end).map(entry => ('event' in entry ? entry.event : entry.undoneBy)));

/** The entry at which this page stopped last time; the newest where it has never been here. */
function lastSeen(log: readonly LogEntry[], key: string): number {
  const kept = remembered(key);
  for (let end = log.length; kept !== null && end > 0; end--)
    if (tailOf(log, end) === kept) return log[end - 1]?.id ?? 0;
  return log.at(-1)?.id ?? 0;
}

import { useEffect, useRef, useState } from 'react';
import type { Spec } from '../../../engine/types.ts';
import type { ScreenParts } from '../../../table/screen/screen-parts.ts';
import { useWords } from '../../language.ts';
import type { LogEntry } from '../../line/table-line.ts';
import { remember, remembered } from '../../memory.ts';
import type { AtTable } from '../at-table.ts';
import { newsLines } from '../log-lines.ts';
import type { Playing } from '../use-play.ts';

const MOST = 3;
const TAIL = 3; // so many events tell where somebody stopped looking

interface Line {
  readonly id: number;
  readonly text: string;
}

/** What concerns me and happened before I decide; nothing once it is shut. */
export interface Recap {
  readonly lines: readonly Line[];
  readonly close: () => void;
}

const NOTHING: readonly Line[] = [];

/** What concerns this seat and was done by others, since it last decided or since the match was last looked at. */
export function useRecap({ look, state, position }: AtTable, play: Playing, screen: ScreenParts<Spec>): Recap {
  const words = useWords();
  const { seat } = play;
  const isAsked = seat !== null && position.prompts[seat] !== undefined;
  const key = `seen.${state.lobby.id}.${seat ?? 'table'}`;
  const [recap, setRecap] = useState<{ readonly n: number; readonly lines: readonly Line[] } | null>(null);
  /** The entry after which news begin; null while one decides oneself: what that leads to one has seen. */
  const since = useRef<number | null>(null);
  const isFirst = useRef(true);
  if (isFirst.current) since.current = lastSeen(state.log, key);
  isFirst.current = false;
  const doOthersDecide = state.position?.asked.some(one => one !== seat) === true && !isAsked;
  useEffect(() => {
    if (doOthersDecide) since.current ??= state.log.at(-1)?.id ?? 0;
  }, [doOthersDecide, state.log]);
  useEffect(() => {
    if (!isAsked) return;
    remember(key, tailOf(state.log));
    const from = since.current;
    since.current = null;
    if (from === null) return;
    const news = state.log.filter(entry => entry.id > from);
    setRecap({ n: position.n, lines: mostTelling(news, newsLines(news, look, words, screen), look, screen) });
  }, [isAsked, position.n, state.log, key, screen, look, words]);
  const lines = isAsked && recap?.n === position.n ? recap.lines : NOTHING;
  return { lines, close: () => setRecap(null) };
}

/** The last of what concerns somebody; what does so slightly gives way. */
function mostTelling(
  log: readonly LogEntry[],
  lines: readonly Line[],
  look: AtTable['look'],
  screen: ScreenParts<Spec>,
): readonly Line[] {
  const weights = new Map(
    log.flatMap(entry => ('event' in entry ? [[entry.id, screen.concerns(entry.event, look)] as const] : [])),
  );
  const found = lines.filter(({ id }) => weights.get(id));
  const slight = found.filter(({ id }) => weights.get(id) === 'slightly');
  const tooMany = Math.max(0, found.length - MOST);
  const dropped = new Set(slight.slice(0, tooMany));
  return found.filter(line => !dropped.has(line)).slice(-MOST);
}

const tailOf = (log: readonly LogEntry[], end = log.length): string =>
  JSON.stringify(
    log.slice(Math.max(0, end - TAIL), end).map(entry => ('event' in entry ? entry.event : entry.undoneBy)),
  );

/** The entry at which this page stopped last time; the newest where it has never been here. */
function lastSeen(log: readonly LogEntry[], key: string): number {
  const kept = remembered(key);
  const end = kept === null ? -1 : log.findLastIndex((_, at) => tailOf(log, at + 1) === kept);
  return log.at(end)?.id ?? 0;
}

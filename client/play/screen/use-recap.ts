import { useCallback, useEffect, useRef, useState } from 'react';
import type { Seat, Spec } from '../../../engine/types.ts';
import type { Digest, ScreenParts } from '../../../table/screen/screen-parts.ts';
import { useWords } from '../../language.ts';
import type { LogEntry } from '../../line/table-line.ts';
import { remember, remembered } from '../../memory.ts';
import type { AtTable } from '../at-table.ts';
import { newsLines } from '../log-lines.ts';
import type { Playing } from '../use-play.ts';
import { type Arrivals, arrivedBy, isFresh } from './fresh.ts';
import { type Line, newsFrom, tellingOf, withUnread } from './unread.ts';

const TAIL = 3; // so many events tell where somebody stopped looking

/** What concerns me and happened before I decide: to be read until it is shut, or somebody answers. */
export interface Recap {
  readonly lines: readonly Line[];
  /** The entries that were ever told so. */
  readonly told: ReadonlySet<number>;
  /** They have been seen and gave way to what one chooses from: the log has them. */
  readonly isAside: boolean;
  readonly giveWay: () => void;
  readonly close: () => void;
}

interface Told {
  readonly given: number;
  readonly lines: readonly Line[];
  readonly isAside: boolean;
}

const NOTHING: readonly Line[] = [];

/** What concerns this seat and was done by others, since it last decided or since the match was last looked at. */
export function useRecap({ look, state, position, parts }: AtTable, play: Playing, screen: ScreenParts<Spec>): Recap {
  const words = useWords();
  const { seat } = play;
  const { given } = play.answering;
  const isAsked = seat !== null && position.prompts[seat] !== undefined;
  const key = `seen.${state.lobby.id}.${seat ?? 'table'}`;
  const [recap, setRecap] = useState<Told | null>(null);
  /** The entry after which news begin; null while one decides oneself: what that leads to one has seen. */
  const since = useRef<number | null>(null);
  /** The entry at which this seat last decided. */
  const decided = useRef<number | null>(null);
  /** So many answers had been given when it was last asked: with no more of them the question has gone by itself. */
  const givenThen = useRef(given);
  const told = useRef<ReadonlySet<number>>(new Set());
  const giveWay = useCallback(() => setRecap(last => last && { ...last, isAside: true }), []);
  const arrivals = useRef<Arrivals>(new Map());
  useEffect(() => {
    arrivals.current = arrivedBy(
      arrivals.current,
      state.log.map(({ id }) => id),
      performance.now(),
    );
  }, [state.log]);
  const isFirst = useRef(true);
  if (isFirst.current) since.current = lastSeen(state.log, key);
  isFirst.current = false;
  const doOthersDecide = state.position?.asked.some(one => one !== seat) === true && !isAsked;
  useEffect(() => {
    const last = state.log.at(-1)?.id ?? 0;
    if (doOthersDecide)
      since.current ??= newsFrom({ hasAnswered: givenThen.current !== given, decided: decided.current, last });
  }, [doOthersDecide, state.log, given]);
  useEffect(() => {
    if (!isAsked) return;
    remember(key, tailOf(state.log));
    const from = since.current;
    const begun = decided.current ?? from;
    since.current = null;
    decided.current = state.log.at(-1)?.id ?? 0;
    givenThen.current = given;
    if (begun === null) return;
    const sums = screen.digest?.(heardSince(state.log, begun, look.seat), look) ?? [];
    if (from === null && sums.length === 0) return;
    // Where nobody can wait, what is old has been seen as it happened.
    const now = performance.now();
    const isNews = ({ id }: LogEntry): boolean => !parts.isUrgent || isFresh(id, arrivals.current, now);
    const news = from === null ? [] : state.log.filter(entry => entry.id > from && isNews(entry));
    const lines = mostTelling(news, newsLines(news, look, words, screen), sums, look, screen);
    told.current = new Set([...told.current, ...lines.map(({ id }) => id)]);
    // Where all decide at once, or the page answers by itself, what was not read yet stays.
    setRecap(last => ({
      given,
      lines: last?.given === given ? withUnread(last.lines, lines) : lines,
      isAside: lines.length === 0 && last?.given === given && last.isAside,
    }));
    // oxlint-disable-next-line react/exhaustive-deps -- an answer by itself tells nothing new
  }, [isAsked, position.n, state.log, key, screen, look, words]);
  const lines = isAsked && recap?.given === given ? recap.lines : NOTHING;
  return {
    lines,
    told: told.current,
    isAside: recap?.isAside === true && lines.length > 0,
    giveWay,
    close: () => setRecap(null),
  };
}

const heardSince = (log: readonly LogEntry[], id: number, seat: Seat | null): Spec['event'][] =>
  log.flatMap(entry =>
    entry.id > id && 'event' in entry && (entry.to === null || entry.to.includes(seat ?? 'table')) ? [entry.event] : [],
  );

/** What sums up the rest, then what else concerns somebody. */
function mostTelling(
  log: readonly LogEntry[],
  lines: readonly Line[],
  sums: readonly Digest<Spec['event']>[],
  look: AtTable['look'],
  screen: ScreenParts<Spec>,
): readonly Line[] {
  const told = new Set(sums.flatMap(({ events }) => events));
  const weights = new Map(
    log.flatMap(entry =>
      'event' in entry && !told.has(entry.event) ? [[entry.id, screen.concerns(entry.event, look)] as const] : [],
    ),
  );
  return [
    ...sums.map(({ text }, at) => ({ id: -1 - at, text, isGrave: true })),
    ...tellingOf(lines, weights, sums.length),
  ];
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

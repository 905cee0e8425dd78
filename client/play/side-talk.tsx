import { MessagesSquare, ScrollText } from 'lucide-react';
import { type KeyboardEvent, Suspense, lazy, useEffect, useMemo, useRef, useState } from 'react';
import { EventLog } from '../../table/event-log.tsx';
import { isHome } from '../calls/home.ts';
import { useWords } from '../language.ts';
import { unseen } from '../../table/unseen.ts';
import { useMutes } from '../talk/mutes.ts';
import { People } from '../talk/people.tsx';
import type { AtTable } from './at-table.ts';
import { newsLines } from './log-lines.ts';
import { useTalkWords } from '../talk/use-talk-words.ts';
import styles from './play.module.css';

interface Props {
  readonly table: AtTable;
  /** The last line that may be read: the stage may be a few moments behind. */
  readonly heard: number;
}

const Chat = lazy(async () => ({ default: (await import('../talk/chat.tsx')).Chat }));

const TABS = ['log', 'talk'] as const;

/** At a table of this device nobody else reads what one says. */
const tabsOf = (id: string) => (isHome(id) ? (['log'] as const) : TABS);

/** What happened and what people say about it. */
export function SideTalk({ table, heard }: Props) {
  const words = useWords();
  const talk = useTalkWords();
  const [tab, setTab] = useState<(typeof TABS)[number]>('log');
  const { line, look, state, position } = table;
  const unread = useUnread(table, tab === 'talk');
  const tabs = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (isHome(state.lobby.id)) return;
    const next = tab === 'log' ? 'talk' : 'log';
    setTab(next);
    tabs.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <section className={styles.log} aria-label={talk.tabs} id="talk">
      <People lobby={state.lobby} names={look.names} asked={position.outcome ? [] : position.asked} />
      <div ref={tabs} role="tablist" aria-label={talk.tabs} className={styles.sideTabs}>
        {tabsOf(state.lobby.id).map(one => (
          <button
            key={one}
            id={`tab-${one}`}
            type="button"
            role="tab"
            aria-selected={tab === one}
            aria-controls={`panel-${one}`}
            tabIndex={tab === one ? 0 : -1}
            className={styles.sideTab}
            onClick={() => setTab(one)}
            onKeyDown={turn}
          >
            {one === 'log' ? (
              <ScrollText size={18} aria-hidden="true" />
            ) : (
              <MessagesSquare size={18} aria-hidden="true" />
            )}
            {one === 'log' ? words.play.log : talk.title}
            {one === 'talk' && unread > 0 && (
              <span className={styles.askedMark}>
                {unread}
                <span className={unseen}> {talk.unread(unread)}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="panel-log" aria-labelledby="tab-log" hidden={tab !== 'log'} className={styles.sidePanel}>
        <Log table={table} heard={heard} />
      </div>
      <div
        role="tabpanel"
        id="panel-talk"
        aria-labelledby="tab-talk"
        hidden={tab !== 'talk'}
        className={styles.sidePanel}
      >
        <Suspense fallback={null}>{tab === 'talk' && <Chat line={line} />}</Suspense>
      </div>
    </section>
  );
}

/** The latest lines; those before are in the replay, once the match is over. */
function Log({ table, heard }: Props) {
  const words = useWords();
  const { look, state, parts } = table;
  const { texts, names, seat, language } = look;
  // Lines are worded once for each piece of news, not for every moment of it that is shown.
  const view = state.views.get(seat ?? 'table');
  const lines = useMemo(
    () =>
      view ? newsLines(state.log.slice(-MOST_LINES), { texts, names, seat, language, view }, words, parts.screen) : [],
    [state.log, texts, names, seat, language, view, words, parts],
  );
  const shown = useMemo(() => lines.filter(line => line.id <= heard), [lines, heard]);
  return <EventLog label={words.play.log} empty={words.play.emptyLog} lines={shown} />;
}

// In a hand it lies under the board, and every line of it is work.
const MOST_LINES = matchMedia('(max-width: 40rem)').matches ? 60 : 200;

/** How many messages have come since the talk was last looked at. */
export function useUnread({ state }: AtTable, isRead: boolean): number {
  const { hidden, isQuiet } = useMutes();
  const heard = state.chat.filter(one => !one.isYours && !hidden.has(one.speaker) && !hidden.has(one.id));
  const last = heard.at(-1)?.id ?? null;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (isRead) setRead(last);
  }, [isRead, last]);
  if (isQuiet || isRead) return 0;
  return heard.length - 1 - heard.findIndex(one => one.id === read);
}

import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Spec } from '../../../engine/types.ts';
import type { ScreenParts } from '../../../table/screen/screen-parts.ts';
import { whenLaidOut } from '../../../table/screen/laid-out.ts';
import { useFramed } from '../../../table/screen/framed.ts';
import { hidesSigns, isOverOpen } from '../../../table/screen/quiet.ts';
import { useWords } from '../../language.ts';
import type { AtTable } from '../at-table.ts';
import { newsLines } from '../log-lines.ts';
import { sinceUndone } from './since-undone.ts';
import type { Recap } from './use-recap.ts';
import { saidWhenDiceLie } from './when-dice-lie.ts';
import styles from './toasts.module.css';

interface Props {
  readonly table: AtTable;
  readonly screen: ScreenParts<Spec>;
  readonly heard: number;
  /** What has been told above. */
  readonly recap: Recap;
}

const [RECENT, SHOWN] = [12, 3];

/** The last things that happened, over the surface and out of its way; the log has all of them. */
export function Toasts({ table, screen, heard, recap }: Props) {
  const words = useWords();
  const { look, state } = table;
  const lines = useMemo(() => {
    // What is known may be far ahead of what is shown.
    const entries = sinceUndone(state.log.filter(({ id }) => id <= heard)).slice(-RECENT);
    const weighty = new Set(
      entries.flatMap(entry => ('event' in entry && screen.concerns(entry.event, look) ? [entry.id] : [])),
    );
    return newsLines(entries, look, words, screen).map(({ id, text }) => ({
      id,
      text,
      isWeighty: weighty.has(id),
    }));
  }, [state.log, heard, look, words, screen]);
  const untold = lines.filter(
    ({ id, text }) => !recap.told.has(id) && isLast(id, text, lines), // once is enough
  );
  const shown = new Set(untold.slice(-SHOWN));
  const weighty = untold.findLast(({ isWeighty }) => isWeighty);
  if (weighty) shown.add(weighty);
  const news = useRef<HTMLDivElement>(null);
  const isBrief = useInTheWay(news, table);
  return (
    <div
      ref={news}
      className={styles.toasts}
      aria-hidden="true"
      data-news
      data-brief={isBrief || undefined}
      data-urgent={table.parts.isUrgent || undefined}
    >
      {untold
        .filter(line => shown.has(line))
        .map(({ id, text, isWeighty }) => (
          <p key={id} ref={saidWhenDiceLie} data-lid data-weighty={isWeighty || undefined}>
            {text}
          </p>
        ))}
    </div>
  );
}

const isLast = (id: number, text: string, lines: readonly { id: number; text: string }[]): boolean =>
  lines.findLast(line => line.text === text)?.id === id;

const TALL = 120; // pixels that they may take, however few there are now
const SETTLED = 600; // milliseconds: what an answer would bring is said a little after the question

/** Whether all of them would lie on something that one chooses from: then the last one is enough. */
function useInTheWay(news: RefObject<HTMLElement | null>, { position, look }: AtTable): boolean {
  const [isInTheWay, setInTheWay] = useState(false);
  const framed = useFramed();
  useLayoutEffect(() => {
    const { current } = news;
    if (!current) return undefined;
    const measure = (): void => {
      const { left, bottom, width } = current.getBoundingClientRect();
      const box = { left, top: bottom - TALL, width, height: TALL };
      setInTheWay(isOverOpen(box) || hidesSigns(box));
    };
    const stop = whenLaidOut(current, measure);
    const later = setTimeout(measure, SETTLED);
    return () => {
      stop();
      clearTimeout(later);
    };
  }, [news, framed, position, look]);
  return isInTheWay;
}

import { useMemo } from 'react';
import type { Spec } from '../../../engine/types.ts';
import type { ScreenParts } from '../../../table/screen/screen-parts.ts';
import { useWords } from '../../language.ts';
import type { AtTable } from '../at-table.ts';
import { newsLines } from '../log-lines.ts';
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
    const entries = state.log.filter(({ id }) => id <= heard).slice(-RECENT);
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
  return (
    <div className={styles.toasts} aria-hidden="true" data-news>
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

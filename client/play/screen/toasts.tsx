import { useMemo } from 'react';
import { useWords } from '../../language.ts';
import type { AtTable } from '../at-table.ts';
import { logLines } from '../log-lines.ts';
import type { Recap } from './use-recap.ts';
import styles from './toasts.module.css';

interface Props {
  readonly table: AtTable;
  readonly heard: number;
  /** What is told above already. */
  readonly recap: Recap;
}

const SHOWN = 3;

/** The last things that happened, over the surface and out of its way; the log has all of them. */
export function Toasts({ table, heard, recap }: Props) {
  const words = useWords();
  const { look, state } = table;
  const lines = useMemo(() => logLines(state.log.slice(-12), look, words), [state.log, look, words]);
  const shown = lines.filter(({ id }) => id <= heard && recap.lines.every(told => told.id !== id)).slice(-SHOWN);
  return (
    <div className={styles.toasts} aria-hidden="true">
      {shown.map(({ id, text }) => (
        <p key={id} data-lid>
          {text}
        </p>
      ))}
    </div>
  );
}

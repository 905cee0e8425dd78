import { memo } from 'react';
import styles from './event-log.module.css';

interface Props {
  readonly label: string;
  readonly empty: string;
  readonly lines: readonly { readonly id: number; readonly text: string }[];
}

/**
 * What happened, in words; new lines are read aloud. The box is filled from its end (see the style sheet): it stays at
 * the newest line, unless somebody is reading further up, without a script that measures the page after every event.
 */
export const EventLog = memo(function EventLog({ label, empty, lines }: Props) {
  return (
    <div role="log" aria-live="polite" aria-label={label} tabIndex={0} className={styles.log}>
      <div>
        {lines.length === 0 && <p className={styles.empty}>{empty}</p>}
        {lines.map(line => (
          <p key={line.id} className={styles.line}>
            {line.text}
          </p>
        ))}
      </div>
    </div>
  );
});

import type { TableClock } from '../../../../table/clock.ts';
import { useLeft } from './use-left.ts';
import styles from './edge.module.css';

interface Props {
  readonly clock: TableClock;
  readonly deadline: number;
  readonly label: (seconds: number) => string;
}

/** How long the attacked seat may still think, at tables that have set a time. */
export function Timer({ clock, deadline, label }: Props) {
  const { seconds, part } = useLeft(clock, deadline);
  return (
    <p className={styles.timer} role="timer" data-late={seconds <= 5 || undefined}>
      <span className={styles.sand} style={{ inlineSize: `${100 * part}%` }} />
      <span className={styles.left}>{label(seconds)}</span>
    </p>
  );
}

import type { TableClock } from '../../../../table/clock.ts';
import { useLeft } from './use-left.ts';
import styles from './summons.module.css';

interface Props {
  readonly clock: TableClock;
  readonly deadline: number;
  readonly label: (seconds: number) => string;
}

/** The time that is left as a ring that runs out, its seconds within. */
export function Countdown({ clock, deadline, label }: Props) {
  const { seconds, part } = useLeft(clock, deadline);
  return (
    <p className={styles.countdown} role="timer" aria-label={label(seconds)} data-late={seconds <= 5 || undefined}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="27" />
        <circle cx="32" cy="32" r="27" pathLength="100" strokeDasharray="100" strokeDashoffset={100 * (1 - part)} />
      </svg>
      <b aria-hidden="true">{seconds} s</b>
    </p>
  );
}

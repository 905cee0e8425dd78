import { useEffect, useRef, useState } from 'react';
import type { TableClock } from '../../../../table/clock.ts';
import { every } from '../../../../table/time.ts';
import styles from './edge.module.css';

interface Props {
  readonly clock: TableClock;
  readonly deadline: number;
  readonly label: (seconds: number) => string;
}

const TICK = 200;

/** How long the attacked seat may still think, at tables that have set a time. */
export function Timer({ clock, deadline, label }: Props) {
  const latest = useRef(clock);
  latest.current = clock;
  const [whole] = useState(() => Math.max(1, deadline - clock.now()));
  const [left, setLeft] = useState(whole);
  useEffect(() => every(TICK, () => setLeft(Math.max(0, deadline - latest.current.now()))), [deadline]);
  const seconds = Math.ceil(left / 1000);
  return (
    <p className={styles.timer} role="timer" data-late={seconds <= 5 || undefined}>
      <span className={styles.sand} style={{ inlineSize: `${Math.min(100, (100 * left) / whole)}%` }} />
      <span className={styles.left}>{label(seconds)}</span>
    </p>
  );
}

import { useEffect, useRef } from 'react';
import styles from './event-log.module.css';

interface Props {
  readonly label: string;
  readonly empty: string;
  readonly lines: readonly { readonly id: number; readonly text: string }[];
}

const NEAR = 60;

/** What happened, in words; new lines are read aloud and scrolled to, unless somebody is reading further up. */
export function EventLog({ label, empty, lines }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const last = lines.at(-1)?.id;
  useEffect(() => {
    const { current } = box;
    if (current && isAtEnd.current) current.scrollTop = current.scrollHeight;
  }, [last]);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    // The log gets smaller when the choices above it get more.
    const sizes = new ResizeObserver(() => {
      if (isAtEnd.current) current.scrollTop = current.scrollHeight;
    });
    sizes.observe(current);
    return () => sizes.disconnect();
  }, []);
  const notice = (): void => {
    const { current } = box;
    if (current) isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR;
  };
  return (
    <div
      ref={box}
      role="log"
      aria-live="polite"
      aria-label={label}
      tabIndex={0}
      className={styles.log}
      onScroll={notice}
    >
      {lines.length === 0 && <p className={styles.empty}>{empty}</p>}
      {lines.map(line => (
        <p key={line.id} className={styles.line}>
          {line.text}
        </p>
      ))}
    </div>
  );
}

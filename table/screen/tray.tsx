import type { Roll } from './screen-parts.ts';
import styles from './tray.module.css';

/** The last roll, or the last cards drawn: what counted is lit, the sum is said, and it stays until the next. */
export function Tray({ roll, label }: { readonly roll: Roll | null; readonly label: string }) {
  if (!roll) return null;
  return (
    <section className={styles.tray} aria-label={label}>
      <p className={styles.title}>{roll.title}</p>
      <ul role="list" className={styles.pieces}>
        {roll.pieces.map(({ text, isLit }, at) => (
          <li key={at} className={styles.piece} data-lit={isLit || undefined}>
            {text}
          </li>
        ))}
      </ul>
      {roll.sum !== null && <p className={styles.sum}>{roll.sum}</p>}
    </section>
  );
}

import { useContext } from 'react';
import { RuleDoorContext } from '../rule-door.ts';
import type { Roll } from './screen-parts.ts';
import styles from './tray.module.css';

/** The last roll, or the last cards drawn: what counted is lit, the sum is said, and it stays until the next. */
export function Tray({ roll, label }: { readonly roll: Roll | null; readonly label: string }) {
  const door = useContext(RuleDoorContext);
  if (!roll) return null;
  const { rule } = roll;
  return (
    <section className={styles.tray} aria-label={label} data-lid data-drawn={roll.picture ? true : undefined}>
      <p className={styles.title}>
        {roll.title}
        {rule && door && (
          <button type="button" className={styles.rule} aria-label={door.label(rule)} onClick={() => door.open(rule)}>
            ?
          </button>
        )}
      </p>
      {roll.picture ?? (
        <ul role="list" className={styles.pieces}>
          {roll.pieces.map(({ text, isLit }, at) => (
            <li key={at} className={styles.piece} data-lit={isLit || undefined}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {roll.sum !== null && <p className={styles.sum}>{roll.sum}</p>}
    </section>
  );
}

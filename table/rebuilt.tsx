import { useContext } from 'react';
import { type Item, type Mark, type Marking, MarkingContext } from './origins.ts';
import styles from './rebuilt.module.css';

/** What is to be said of an item that is not as printed; null for all others. */
export function useRebuilt(item: Item | undefined): { readonly mark: Mark; readonly marking: Marking } | null {
  const marking = useContext(MarkingContext);
  const mark = item && marking ? marking.of(item) : null;
  return marking && mark ? { marking, mark } : null;
}

interface Props extends Item {
  /** Inside something that is pressed already it is a picture, elsewhere a way to the page that tells more. */
  readonly isInside?: boolean;
}

/** A few bricks on what is wholly or partly rebuilt, and not as printed. */
export function Rebuilt({ kind, id, isInside = false }: Props) {
  const found = useRebuilt({ kind, id });
  if (!found) return null;
  const { marking, mark } = found;
  const label = marking.label[mark];
  if (isInside)
    return (
      <span role="img" aria-label={label} title={label} data-rebuilt={mark} className={styles.mark}>
        <Bricks mark={mark} />
      </span>
    );
  return (
    <a
      href={marking.href}
      target="_blank"
      rel="noopener"
      aria-label={`${label}. ${marking.more}`}
      title={`${label}. ${marking.more}`}
      data-rebuilt={mark}
      className={`${styles.mark} ${styles.link}`}
    >
      <Bricks mark={mark} />
    </a>
  );
}

/** A piece of wall: all of it ours, or some of it. */
export function Bricks({ mark }: { readonly mark: Mark }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.bricks} data-mark={mark}>
      <rect x="4.75" y="2.25" width="6.5" height="3" rx="0.7" className={styles.top} />
      <rect x="1" y="6.5" width="6.5" height="3" rx="0.7" />
      <rect x="8.75" y="6.5" width="6.5" height="3" rx="0.7" className={styles.top} />
      <rect x="1" y="10.75" width="3.5" height="3" rx="0.7" />
      <rect x="5.75" y="10.75" width="6.5" height="3" rx="0.7" />
      <rect x="13.5" y="10.75" width="1.75" height="3" rx="0.7" />
    </svg>
  );
}

import styles from './own.module.css';

/** Wounds from the left; the last box is the one that knocks out. */
export function Pips({ wounds, boxes }: { readonly wounds: number; readonly boxes: number }) {
  return (
    <span aria-hidden="true" className={styles.pips}>
      {Array.from({ length: boxes }, (_, i) => (
        <i key={i} data-lost={i < wounds || undefined} data-last={i === boxes - 1 || undefined} />
      ))}
    </span>
  );
}

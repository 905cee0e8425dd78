import styles from './own.module.css';

/** Life that is left is lit; with the last of it comes the K.O. */
export function Pips({ wounds, boxes }: { readonly wounds: number; readonly boxes: number }) {
  return (
    <span aria-hidden="true" className={styles.pips}>
      {Array.from({ length: boxes }, (_, i) => (
        <i key={i} data-lost={i >= boxes - wounds || undefined} />
      ))}
    </span>
  );
}

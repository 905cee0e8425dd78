import styles from './pips.module.css';

/** How much life is left, one box each. */
export function Pips({ life, wounds }: { readonly life: number; readonly wounds: number }) {
  const left = life - wounds;
  return (
    <span aria-hidden="true" className={styles.pips} data-low={left <= life / 3 || undefined}>
      {Array.from({ length: life }, (_, i) => (
        <i key={i} data-lost={i >= left || undefined} />
      ))}
    </span>
  );
}

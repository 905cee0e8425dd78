import type { Seen } from '../look.ts';
import { overWords } from '../words/over.ts';
import styles from './edge.module.css';

/** What the numbers on the squares are, for whoever walks there. */
export function Legend({ look }: { readonly look: Seen }) {
  const { focus } = look.view;
  const points = focus?.move?.points ?? focus?.drive?.points ?? 0;
  if (points === 0 || focus?.seat !== look.seat) return null; // the dice are not thrown yet, or chances stand there
  return (
    <p className={styles.legend} data-lid>
      <b aria-hidden="true">{points}</b> {overWords[look.language].legend}
    </p>
  );
}

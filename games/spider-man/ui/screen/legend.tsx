import type { Seen } from '../look.ts';
import { overWords } from '../words/over.ts';
import { useReach } from './heat.tsx';
import styles from './edge.module.css';

/** What the numbers on the squares are, for whoever walks there. */
export function Legend({ look }: { readonly look: Seen }) {
  const { focus } = look.view;
  const points = focus?.move?.points ?? focus?.drive?.points ?? 0;
  const own = overWords[look.language];
  const { squares, dice } = useReach();
  if (squares.length > 0)
    return (
      <p className={styles.legend} data-lid>
        <b aria-hidden="true">%</b> {own.chances(dice)}
      </p>
    );
  if (points === 0 || focus?.seat !== look.seat) return null;
  return (
    <p className={styles.legend} data-lid>
      <b aria-hidden="true">{points}</b> {own.legend(points)}
    </p>
  );
}

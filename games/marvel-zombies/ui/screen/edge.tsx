import type { Shown } from '../look.ts';
import { Offered } from './offered.tsx';
import { Spotlight } from './spotlight.tsx';
import styles from './edge.module.css';

/** Over the city, wherever one looks: cards that were drawn, and what everybody should see for a moment. */
export function Edge({ look, moment }: Shown) {
  return (
    <div className={styles.edge}>
      <Offered look={look} />
      <Spotlight look={look} moment={moment} />
    </div>
  );
}

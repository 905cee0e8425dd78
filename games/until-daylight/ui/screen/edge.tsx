import type { Shown } from '../look.ts';
import { Assault } from './assault.tsx';
import { Centre } from './centre.tsx';
import { Piles } from './piles.tsx';
import styles from './edge.module.css';

/** Around the street, wherever one looks: the piles, who comes this round, and what is being decided. */
export function Edge({ look, moment }: Shown) {
  if (look.view.phase === 'setup') return null;
  const isDrawn = (look.view.focus?.drawn.length ?? 0) > 0;
  return (
    <div className={styles.edge} data-event={moment?.event.type} data-strip data-foot={isDrawn || undefined}>
      <div className={styles.inner} data-clear={look.view.line.length === 0 || undefined}>
        <Piles look={look} />
        <Assault look={look} />
        <Centre look={look} />
      </div>
    </div>
  );
}

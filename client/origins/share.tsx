import type { Counts } from '../../table/origins.ts';
import { Bricks } from '../../table/rebuilt.tsx';
import { useLanguage } from '../language.ts';
import { words } from './words.ts';
import styles from './origins.module.css';

interface Props {
  readonly counts: Counts;
  readonly title: string;
  readonly isLarge?: boolean;
}

const ORDER = ['printed', 'elsewhere', 'partly', 'rebuilt'] as const;

const shownOf = (counts: Counts) => ORDER.filter(standing => counts[standing] > 0);

/** A wall of so many stones. */
export function Wall({ counts }: Pick<Props, 'counts'>) {
  return (
    <span aria-hidden="true" className={styles.wall}>
      {shownOf(counts).map(standing => (
        <span key={standing} data-standing={standing} style={{ flexGrow: counts[standing] }} />
      ))}
    </span>
  );
}

/** How many items stand how, as a wall and in words. */
export function Share({ counts, title, isLarge = false }: Props) {
  const say = words[useLanguage()];
  const shown = shownOf(counts);
  return (
    <div className={isLarge ? `${styles.share} ${styles.large}` : styles.share}>
      <p className={styles.title}>{title}</p>
      <Wall counts={counts} />
      <ul role="list" className={styles.counts}>
        {shown.map(standing => (
          <li key={standing} data-count={standing}>
            <span aria-hidden="true" className={styles.key} data-standing={standing}>
              {(standing === 'partly' || standing === 'rebuilt') && <Bricks mark={standing} />}
            </span>
            {say.counted[standing](counts[standing])}
          </li>
        ))}
      </ul>
    </div>
  );
}

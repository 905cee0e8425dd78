import type { CSSProperties } from 'react';
import { FOURTH_POWER, THIRD_POWER } from '../../content/numbers.ts';
import { Portrait } from '../drawn/portrait.tsx';
import type { Seen } from '../look.ts';
import { overWords } from '../words/over.ts';
import styles from './edge.module.css';

/** Who is how far, at a glance; the rail says it in numbers. */
export function Race({ look }: { readonly look: Seen }) {
  const { view, texts, seat, language } = look;
  const ticks = [THIRD_POWER, FOURTH_POWER, view.target].filter((tick, at, all) => all.indexOf(tick) === at);
  const runners = view.players.map((p, at) => ({ ...p, at })).sort((a, b) => a.score - b.score);
  return (
    <section className={styles.race} aria-label={overWords[language].race(view.target)}>
      {ticks.map(tick => (
        <span key={tick} className={styles.tick} style={{ '--far': tick / view.target } as CSSProperties}>
          {tick}
        </span>
      ))}
      {runners.map(
        ({ role, score, at }) =>
          role && (
            <span
              key={at}
              className={styles.runner}
              data-own={at === seat || undefined}
              title={`${texts.roles[role].name} ${score}`}
              style={{ '--far': Math.min(1, score / view.target) } as CSSProperties}
            >
              <Portrait who={role} />
            </span>
          ),
      )}
    </section>
  );
}

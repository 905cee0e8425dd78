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
  const runners = apart(
    view.players
      .map(({ role, score }, at) => ({ role, score, seat: at, far: Math.min(1, score / view.target) }))
      .sort((a, b) => a.score - b.score),
  );
  return (
    <section className={styles.race} aria-label={overWords[language].race(view.target)} data-landmark>
      {ticks.map(tick => (
        <span key={tick} className={styles.tick} style={{ '--far': tick / view.target } as CSSProperties}>
          {tick}
        </span>
      ))}
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" className={styles.threads}>
        {runners.map(({ seat: whose, far, stands }) => (
          <line key={whose} x1="0" y1={1 - far} x2="1" y2={1 - stands} />
        ))}
      </svg>
      {runners.map(({ seat: whose, far }) => (
        <i key={whose} className={styles.stop} style={{ '--far': far } as CSSProperties} />
      ))}
      {runners.map(
        ({ role, score, seat: whose, stands }) =>
          role && (
            <span
              key={whose}
              className={styles.runner}
              data-own={whose === seat || undefined}
              title={`${texts.roles[role].name} ${score}`}
              style={{ '--far': stands } as CSSProperties}
            >
              <Portrait who={role} />
              {score}
            </span>
          ),
      )}
    </section>
  );
}

const APART = 0.13; // of the track

/** Beside the place where they are, those who are nearly level stand above each other, and none in front of another. */
export function apart<T extends { readonly far: number }>(
  ascending: readonly T[],
): (T & { readonly stands: number })[] {
  const placed: (T & { readonly stands: number })[] = [];
  for (const [i, one] of ascending.entries()) {
    const least = (placed.at(-1)?.stands ?? -1) + APART;
    const most = 1 - APART * (ascending.length - 1 - i);
    placed.push({ ...one, stands: Math.min(most, Math.max(one.far, least)) });
  }
  return placed;
}

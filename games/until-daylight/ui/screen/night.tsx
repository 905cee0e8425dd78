import type { CSSProperties } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import { ROUNDS } from '../../content/numbers.ts';
import { icons } from '../icons.ts';
import type { Seen } from '../look.ts';
import { words } from '../words/words.ts';
import styles from './surface.module.css';

/** How far the night has gone: the moon stands over the round, on its way to the dawn. */
export function Night({ look }: { readonly look: Seen }) {
  const { view, language } = look;
  const own = words[language];
  const last = Math.max(ROUNDS, view.round);
  return (
    <ol aria-label={own.rounds} className={styles.rounds}>
      {Array.from({ length: last }, (_, i) => i + 1).map(round => (
        <li
          key={round}
          style={onTheArc((round - 1) / last)}
          aria-current={round === view.round ? 'step' : undefined}
          data-past={round < view.round || undefined}
          data-lid
          data-landmark
        >
          {round}
        </li>
      ))}
      <li className={styles.dawn} style={onTheArc(1)} data-lid data-landmark>
        <Icon d={icons.sunrise} /> {own.dawn}
      </li>
    </ol>
  );
}

/** From the left to the right, a little higher in the middle; 0 at dusk, 1 at dawn. */
const onTheArc = (at: number): CSSProperties =>
  ({ left: `${12 + at * 74}%`, '--low': (at - 0.42) ** 2 }) as CSSProperties;

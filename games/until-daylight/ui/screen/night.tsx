import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../../table/touch.ts';
import { unseen } from '../../../../table/unseen.ts';
import { ROUNDS } from '../../content/numbers.ts';
import { icons } from '../icons.ts';
import type { Seen } from '../look.ts';
import { DAWN, roundThing } from '../touch.ts';
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
          <Mark thing={roundThing(round)}>
            <span className={unseen}>{own.round(round)}</span>
            <span aria-hidden="true">{round}</span>
          </Mark>
        </li>
      ))}
      <li className={styles.dawn} style={onTheArc(1)} data-lid data-landmark>
        <Mark thing={DAWN}>
          <Icon d={icons.sunrise} /> {own.dawn}
        </Mark>
      </li>
    </ol>
  );
}

function Mark({ thing, children }: { readonly thing: ThingId; readonly children: ReactNode }) {
  const { handlers } = useThing(thing);
  return (
    <button type="button" className={styles.mark} {...handlers} tabIndex={0}>
      {children}
    </button>
  );
}

/** From the left to the right, a little higher in the middle; 0 at dusk, 1 at dawn. */
const onTheArc = (at: number): CSSProperties => ({ '--at': at, '--low': (at - 0.42) ** 2 }) as CSSProperties;

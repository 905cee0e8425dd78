import type { CSSProperties } from 'react';
import { useThing } from '../../../../table/screen/use-thing.ts';
import { SHAPES, TINTS } from '../drawn/zombies.ts';
import { lasting } from '../happening.ts';
import type { Shown } from '../look.ts';
import { HORDE } from '../touch.ts';
import { laid } from '../words/laid.ts';
import { words } from '../words/words.ts';
import styles from './edge.module.css';

const SEEN = 14;

/** Those who will come all at once. They gather before everybody's eyes. */
export function Horde({ look, moment }: Pick<Shown, 'look' | 'moment'>) {
  const { view, language } = look;
  const { handlers } = useThing(HORDE);
  const event = moment?.event;
  const now =
    event?.type === 'hordeCame' ? 'empties' : event?.type === 'noise' && event.amount > 0 ? 'fills' : undefined;
  const shown = Math.min(view.horde, SEEN);
  return (
    <button
      type="button"
      className={styles.horde}
      data-landmark
      data-now={now}
      style={lasting(now ? moment : null)}
      {...handlers}
    >
      <svg viewBox="-4 0 88 150" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        {Array.from({ length: shown }, (_, n) => {
          const i = shown - 1 - n;
          const [row, left] = [Math.floor(i / 3), i % 3];
          const { cloth, flesh, trousers } = TINTS[i % TINTS.length] ?? { cloth: '', flesh: '', trousers: '' };
          return (
            <g
              key={i}
              transform={`translate(${68 - left * 25} ${146 - row * 19 - left * 7}) scale(.44)`}
              style={{ '--cloth': cloth, '--flesh': flesh, '--trousers': trousers } as CSSProperties}
            >
              <use href={`#z15-${SHAPES[i % SHAPES.length]}`} />
            </g>
          );
        })}
      </svg>
      <span className={styles.gathered}>
        <strong>{view.horde}</strong> {words[language].horde}
        <small>{laid[language].reserve(view.reserve)}</small>
      </span>
      {now === 'fills' && event?.type === 'noise' && (
        <span key={moment?.id} aria-hidden="true" className={styles.flies}>
          +{event.amount}
        </span>
      )}
    </button>
  );
}

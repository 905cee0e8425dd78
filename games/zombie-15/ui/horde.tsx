import { Tip } from '../../../table/tip.tsx';
import type { Props } from './look.ts';
import { HORDE } from './rule-of.ts';
import { words } from './words/words.ts';
import styles from './horde.module.css';
import { vars } from './vars.ts';

const SEEN = 40;

/** Where the nth zombie stands in the box: row behind row, so that a full box is a wall. */
const standing = (i: number): { x: number; y: number; size: number } => {
  const row = Math.floor(i / 8);
  return { x: 6 + (i % 8) * 14 + (row % 2) * 6 + ((i * 5) % 4), y: 25 - row * 5, size: 22 - row };
};

/** The box of those who will come all at once. It fills before everybody's eyes. */
export function Horde({ look, moment, pointed }: Pick<Props, 'look' | 'moment' | 'pointed'>) {
  const { view, language } = look;
  const own = words[language];
  const { horde, reserve } = view;
  const event = moment?.event;
  const preview = pointed?.preview;
  const grows = preview?.type === 'fight' && preview.noise > 0 ? preview.noise : 0;
  const now =
    event?.type === 'hordeCame' ? 'empties' : event?.type === 'noise' && event.amount > 0 ? 'fills' : undefined;
  const shown = Math.min(horde, SEEN);
  return (
    <section
      className={styles.horde}
      aria-labelledby="z15-horde"
      data-now={now}
      style={vars({ '--ms': `${moment?.ms ?? 0}ms` })}
    >
      <h2 id="z15-horde" className={styles.title}>
        <Tip tip={own.hordeTip(reserve)} rule={HORDE}>
          {own.horde}
        </Tip>
      </h2>
      <svg viewBox="0 0 126 62" aria-hidden="true" className={styles.box}>
        <rect x="1" y="1" width="124" height="60" rx="4" className={styles.inside} />
        {Array.from({ length: shown }, (_, n) => {
          const i = shown - 1 - n;
          const { x, y, size } = standing(i);
          return (
            <use
              key={i}
              href="#z15-zombie"
              x={x}
              y={y}
              width={size}
              height={size}
              className={styles.figure}
              style={{ opacity: 1 - Math.floor(i / 8) * 0.13 }}
            />
          );
        })}
        <path d="M1 44h124v13a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4z" className={styles.plank} />
        <path d="M1 50h124" className={styles.grain} />
      </svg>
      <p className={styles.count}>
        <strong>{horde}</strong>
        {grows > 0 && <span className={styles.grows}>+{grows}</span>}
        <span className={styles.reserve}>{own.reserve(reserve)}</span>
      </p>
      {now === 'fills' && event?.type === 'noise' && (
        <span key={moment?.id} aria-hidden="true" className={styles.flies}>
          +{event.amount}
        </span>
      )}
    </section>
  );
}

import type { Seen } from './look.ts';
import { Road } from './road.tsx';
import { words } from './words/words.ts';
import styles from './ending.module.css';

/** The fifteen minutes in figures. */
export function Ending({ look }: { readonly look: Seen }) {
  const { view } = look;
  const own = words[look.language];
  const { tally, clock, horde, heroes } = view;
  const standing = heroes.filter(({ posture }) => posture !== 'unconscious').length;
  const rows: readonly (readonly [string, string | number])[] = [
    [own.killed, tally.killed],
    [own.searches, tally.searches],
    [own.turns, tally.turns],
    [own.lifeLost, tally.lost],
    [own.conscious, `${standing}/${heroes.length}`],
    [own.hordeEnd, horde],
    [own.track, look.texts.tracks[clock.track]],
  ];
  return (
    <>
      <dl className={styles.figures}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Road look={look} />
    </>
  );
}

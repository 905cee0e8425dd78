import type { Seen } from './look.ts';
import { words } from './words/words.ts';
import styles from './ending.module.css';

/** The fight in figures. */
export function Ending({ look }: { readonly look: Seen }) {
  const { tally, round } = look.view;
  const { figures } = words[look.language];
  const rows = [
    [figures.rounds, round],
    [figures.kills, tally.kills],
    [figures.wounds, tally.wounds],
    [figures.devoured, tally.devoured],
  ] as const;
  return (
    <dl className={styles.figures}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

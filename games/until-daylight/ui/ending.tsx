import { CAUSES } from '../spec.ts';
import type { Seen } from './look.ts';
import { words } from './words/words.ts';
import styles from './ending.module.css';

/** The night in figures (UD-END-04). */
export function Ending({ look }: { readonly look: Seen }) {
  const { tally, round } = look.view;
  const own = words[look.language];
  const suffered = CAUSES.filter(cause => tally.damage[cause] > 0);
  const total = suffered.reduce((sum, cause) => sum + tally.damage[cause], 0);
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{own.round(round)}</dt>
        <dd>{look.texts.phases[look.view.phase]}</dd>
      </div>
      <div>
        <dt>{own.drawnInAll}</dt>
        <dd>{tally.drawn}</dd>
      </div>
      <div>
        <dt>{own.killed}</dt>
        <dd>{tally.killed}</dd>
      </div>
      <div>
        <dt>{own.suffered}</dt>
        <dd>
          {total}
          {total > 0 && ` (${suffered.map(cause => `${look.texts.causes[cause]} ${tally.damage[cause]}`).join(', ')})`}
        </dd>
      </div>
    </dl>
  );
}

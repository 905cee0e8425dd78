import { useThing } from '../../../../table/screen/use-thing.ts';
import type { Seen } from '../look.ts';
import { ZOMBIE_DECK } from '../touch.ts';
import { laid } from '../words/laid.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './clock.module.css';

/** What the next scream brings, as far as the cards tell. */
export function Odds({ look }: { readonly look: Seen }) {
  const { handlers } = useThing(ZOMBIE_DECK);
  const { view, language } = look;
  const { scream } = view;
  const own = laid[language];
  if (!scream && view.zombieDeck === 0) return null;
  return (
    <button type="button" className={styles.odds} data-landmark {...handlers}>
      <span className={unseen}>{own.zombieDeck(view.zombieDeck)}</span>
      {scream && scream.most > 0 && <b>{own.comes(scream.least, scream.most)}</b>}
      {scream && scream.horde > 0 && <b data-bad>{own.hordeComes(scream.horde, view.horde)}</b>}
      {!scream && <span aria-hidden="true">{own.zombieDeck(view.zombieDeck)}</span>}
    </button>
  );
}

import { Icon } from '../../../../table/icon.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import { arrivals } from '../../text/reading.ts';
import { kindIcon } from '../icons.ts';
import type { Seen } from '../look.ts';
import { ASSAULT } from '../touch.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './edge.module.css';

/** Who comes this round, once it is known. */
export function Assault({ look: { view, texts } }: { readonly look: Seen }) {
  const { handlers } = useThing(ASSAULT);
  if (!view.assault) return null;
  return (
    <button type="button" className={styles.assault} data-landmark {...handlers}>
      <strong>{texts.assaults[view.assault].name}</strong>
      {arrivals(view.assault, view.players.length).map(([kind, count]) => (
        <span key={kind}>
          {count} <Icon d={kindIcon[kind]} />
          <span className={unseen}>{count > 1 ? texts.kinds[kind].plural : texts.kinds[kind].name}</span>
        </span>
      ))}
    </button>
  );
}

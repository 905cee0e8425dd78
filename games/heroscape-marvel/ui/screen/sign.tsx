import type { Outlook } from '../../../../table/screen/screen-parts.ts';
import { Icon } from '../../../../table/icon.tsx';
import styles from './pieces.module.css';

interface SignProps {
  /** At which thing it stands. */
  readonly spot: object;
  readonly outlook: Outlook | null;
  /** What else could be done to it, by powers that are chosen first: each with its sign. */
  readonly others?: readonly Outlook[];
  /** What the thing would do in its turn: red, below what is done to it. */
  readonly danger?: string | null;
  /** What makes it mean its thing. */
  readonly pointed?: object;
}

/** What touching a thing would bring, over it: a layer of its own keeps such signs apart. */
export function Sign({ spot, outlook, others = [], danger = null, pointed }: SignProps) {
  return (
    <span
      aria-hidden="true"
      data-kind="sign"
      data-read
      data-mood={outlook?.mood ?? 'bad'}
      className={styles.sign}
      {...spot}
      {...pointed}
    >
      {outlook?.icon !== undefined && <Icon d={outlook.icon} />}
      {outlook?.sign ?? danger}
      {others.map(other => (
        <small key={other.icon}>
          {other.icon !== undefined && <Icon d={other.icon} />}
          {other.sign}
        </small>
      ))}
      {outlook && danger !== null && <em>{danger}</em>}
    </span>
  );
}

import { Icon } from '../icon.tsx';
import type { Outlook } from './screen-parts.ts';
import styles from './outlook-sign.module.css';

/** What touching a thing would bring, over it. */
export function OutlookSign({ outlook }: { readonly outlook: Outlook | null }) {
  if (!outlook) return null;
  return (
    <span className={styles.sign} data-mood={outlook.mood} data-outlook>
      {outlook.icon !== undefined && <Icon d={outlook.icon} />}
      {outlook.sign}
    </span>
  );
}

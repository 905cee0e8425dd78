import { useRef } from 'react';
import { Icon } from '../icon.tsx';
import { useInside } from './inside.ts';
import type { Outlook } from './screen-parts.ts';
import styles from './outlook-sign.module.css';

/** What touching a thing would bring, over it. */
export function OutlookSign({ outlook }: { readonly outlook: Outlook | null }) {
  const sign = useRef<HTMLSpanElement>(null);
  useInside(sign, outlook?.sign ?? null);
  if (!outlook) return null;
  return (
    <span ref={sign} className={styles.sign} data-mood={outlook.mood} data-outlook>
      {outlook.icon !== undefined && <Icon d={outlook.icon} />}
      {outlook.sign}
    </span>
  );
}

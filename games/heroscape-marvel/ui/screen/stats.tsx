import { Icon } from '../../../../table/icon.tsx';
import type { SeenFigure } from '../../seen.ts';
import { icons } from '../icons.ts';
import type { Seen } from '../look.ts';
import { words } from '../words/words.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './own.module.css';

export const STATS = [
  ['move', 'walking-boot'],
  ['range', 'bullseye'],
  ['attack', 'death-skull'],
  ['defense', 'shield'],
] as const;

type Stat = (typeof STATS)[number][0];
type Numbers = Pick<SeenFigure, Stat>;

/** The numbers of a card, as things stand. */
export function Stats({ look, figure }: { readonly look: Seen; readonly figure: Numbers }) {
  const own = words[look.language];
  return (
    <span className={styles.stats}>
      {STATS.map(([stat, icon]) => (
        <span key={stat} data-stat={stat} title={`${own[stat]}. ${own.statTip[stat]}`}>
          <Icon d={icons[icon]} />
          <span className={unseen}>{own[stat]} </span>
          <b>{figure[stat]}</b>
        </span>
      ))}
    </span>
  );
}

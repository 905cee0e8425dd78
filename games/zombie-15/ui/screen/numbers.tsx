import { Icon } from '../../../../table/icon.tsx';
import { unseen } from '../../../../table/unseen.ts';
import { weapons } from '../../content/weapons.ts';
import { icons } from '../icons.ts';
import type { Seen } from '../look.ts';
import { words } from '../words/words.ts';
import styles from './edge.module.css';

interface Props {
  readonly look: Seen;
  readonly card: keyof typeof weapons;
  /** What makes no noise does not say so. */
  readonly isShort?: boolean;
}

/** What a weapon does: damage, how many it holds off, noise, and how often. */
export function Numbers({ look, card, isShort = false }: Props) {
  const { damage, uses, fend, noise } = weapons[card];
  return (
    <>
      <span className={styles.numbers} aria-hidden="true">
        <Icon d={icons['crossed-swords']} />
        {damage}
        <Icon d={icons.halt} />
        {fend}
        {(noise > 0 || !isShort) && (
          <>
            <Icon d={icons['sound-waves']} />
            {noise}
          </>
        )}
        <span>×{uses}</span>
      </span>
      <span className={unseen}>{words[look.language].weaponShort(damage, uses, fend, noise)}</span>
    </>
  );
}

import { Icon } from '../../../../table/icon.tsx';
import type { SeenHero } from '../../seen.ts';
import { icons } from '../icons.ts';
import type { Seen } from '../look.ts';
import { words } from '../words/words.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './own.module.css';

/** Life Points, those lost beside those left; and whoever does not stand. */
export function Life({ look, hero }: { readonly look: Seen; readonly hero: SeenHero }) {
  const own = words[look.language];
  return (
    <p className={styles.life}>
      <span aria-hidden="true">
        {Array.from({ length: hero.maxLife }, (_, i) => (
          <Icon
            key={i}
            d={i < hero.life ? icons.hearts : icons['broken-heart']}
            className={i < hero.life ? undefined : styles.lost}
          />
        ))}
      </span>
      <span className={unseen}>{own.life(hero.life, hero.maxLife)}</span>
      {hero.posture !== 'standing' && <strong>{own.postures[hero.posture]}</strong>}
    </p>
  );
}

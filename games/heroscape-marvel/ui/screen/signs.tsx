import { Icon } from '../../../../table/icon.tsx';
import { icons } from '../icons.ts';
import type { Seen } from '../look.ts';
import { fieldWords } from '../words/field.ts';
import { words } from '../words/words.ts';
import { STATS } from './stats.tsx';
import styles from './signs.module.css';

/** What the signs of a card mean, while cards are chosen by them. */
export function Signs({ look: { language } }: { readonly look: Seen }) {
  const own = words[language];
  return (
    <p className={styles.signs} aria-hidden="true">
      <span>
        <Icon d={icons.hearts} /> {fieldWords[language].lives}
      </span>
      {STATS.map(([stat, icon]) => (
        <span key={stat}>
          <Icon d={icons[icon]} /> {own[stat].toLocaleLowerCase()}
        </span>
      ))}
    </p>
  );
}

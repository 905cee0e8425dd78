import { FACES } from './dice-icons.ts';
import { Icon } from './icon.tsx';
import styles from './dice.module.css';

interface Props {
  readonly values: readonly number[];
  /** What a die means, where that is told: its colour does not say it alone. */
  readonly meaning?: ((value: number, at: number) => { readonly isGood: boolean; readonly word: string }) | undefined;
}

/** Six-sided dice as they fell. */
export function Dice({ values, meaning }: Props) {
  return (
    <ul role="list" className={styles.dice}>
      {values.map((value, i) => {
        const meant = meaning?.(value, i);
        const tone = meant === undefined ? undefined : meant.isGood ? styles.good : styles.bad;
        return (
          <li key={i} className={tone}>
            <Icon d={FACES[value - 1] ?? ''} className={styles.die} />
            <span className={styles.unseen}>{meant ? `${value}, ${meant.word}` : value}</span>
          </li>
        );
      })}
    </ul>
  );
}

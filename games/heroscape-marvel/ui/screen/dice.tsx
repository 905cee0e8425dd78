import { Icon } from '../../../../table/icon.tsx';
import { icons } from '../icons.ts';
import type { DiceRow } from './dice-rows.ts';
import styles from './dice.module.css';

/** The dice of both sides, one row each: what has met its opposite has gone dark. */
export function Dice({ rows }: { readonly rows: readonly DiceRow[] }) {
  return (
    <div className={styles.rows}>
      {rows.map(({ name, dice, note }, at) => (
        <p key={at} className={styles.row}>
          <span className={styles.name}>{name}</span>
          <span aria-hidden="true" className={styles.dice}>
            {dice.map(({ face, state }, i) => (
              <i key={i} data-face={typeof face === 'number' ? 'number' : face} data-state={state}>
                {face === 'skull' && <Icon d={icons['death-skull']} />}
                {face === 'shield' && <Icon d={icons.shield} />}
                {typeof face === 'number' && face}
              </i>
            ))}
          </span>
          <b>{note}</b>
        </p>
      ))}
    </div>
  );
}

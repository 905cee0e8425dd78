import { type CSSProperties, useContext, useState } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import { Die, Spun } from '../../../../table/screen/dice/die.tsx';
import { LyingContext } from '../../../../table/screen/dice/lying.ts';
import { leftOf } from '../../../../table/screen/dice/throws.ts';
import { icons } from '../icons.ts';
import type { DiceRow, Die as Lying } from './dice-rows.ts';
import styles from './dice.module.css';

/** The dice of both sides, one row each: what has met its opposite goes dark with it, pair by pair. */
export function Dice({ rows }: { readonly rows: readonly DiceRow[] }) {
  const isLying = useContext(LyingContext);
  const [left] = useState(() => Math.max(...rows.map(({ by }) => leftOf(by, isLying))));
  return (
    <div
      className={styles.rows}
      data-still={left === 0 || undefined}
      data-both={rows.length === BOTH || undefined}
      data-many={rows.length > BOTH ? rows.length : undefined}
      style={{ '--left': `${Math.round(left)}ms` } as CSSProperties}
    >
      {rows.map(({ name, dice, note, by }, at) => (
        <p key={at} className={styles.row}>
          <span className={styles.name}>{name}</span>
          <span aria-hidden="true" className={styles.dice}>
            {dice.map((die, i) => (
              <OneDie key={i} die={die} by={by} at={i} />
            ))}
          </span>
          <b>{note}</b>
        </p>
      ))}
    </div>
  );
}

const BOTH = 2; // more sides than these roll one die each

type Side = Lying['face'];

/** What a die of combat bears: three skulls, two shields, and nothing. */
const SIDES: readonly Side[] = ['skull', 'shield', 'skull', 'blank', 'shield', 'skull'];

interface Props {
  readonly die: Lying;
  readonly by: object;
  readonly at: number;
}

function OneDie({ die: { face, state, pair }, by, at }: Props) {
  const style = pair === undefined ? undefined : ({ '--pair': pair } as CSSProperties);
  return (
    <span className={styles.die} data-state={state} style={style}>
      {typeof face === 'number' ? (
        <Spun by={by} at={at} others={passing(face).map(side)}>
          {side(face)}
        </Spun>
      ) : (
        <Die by={by} at={at} others={SIDES.toSpliced(SIDES.indexOf(face), 1).map(side)}>
          {side(face)}
        </Die>
      )}
    </span>
  );
}

/** Numbers that are seen for a moment before the one that stays. */
const passing = (face: number): number[] => [7, 12, 3].map(step => ((face + step - 1) % 20) + 1);

const side = (face: Side) => (
  <i className={styles.face} data-face={typeof face === 'number' ? 'number' : face}>
    {face === 'skull' && <Icon d={icons['death-skull']} />}
    {face === 'shield' && <Icon d={icons.shield} />}
    {typeof face === 'number' && (
      <>
        <svg viewBox="-12 -12 24 24">
          <path d="M0-11.500 10-5.700V5.700L0 11.500-10 5.700V-5.700z" />
          <path
            data-edges
            d="M0-8.200 7.600 5H-7.600zM0-11.500V-8.200M10-5.700 0-8.200-10-5.700M10 5.700 7.600 5 10-5.700M-10 5.700-7.600 5-10-5.700M0 11.500 7.600 5M0 11.500-7.600 5"
          />
        </svg>
        <b>{face}</b>
      </>
    )}
  </i>
);

import type { CSSProperties } from 'react';
import type { Roll } from '../screen-parts.ts';
import { unseen } from '../../unseen.ts';
import { Die } from './die.tsx';
import styles from './spotted-dice.module.css';

const [NEAR, MIDDLE, FAR] = [5, 12, 19];
const CORNERS = [
  [NEAR, NEAR],
  [FAR, FAR],
  [FAR, NEAR],
  [NEAR, FAR],
  [NEAR, MIDDLE],
  [FAR, MIDDLE],
] as const;

/** Where the spots of a face are, on a field of 24. */
const spotsOf = (value: number): (readonly [number, number])[] => [
  ...CORNERS.slice(0, value - (value % 2)),
  ...(value % 2 === 1 ? [[MIDDLE, MIDDLE] as const] : []),
];

const drawn = (value: number): string =>
  spotsOf(value)
    .map(([x, y]) => `M${x - 2.4} ${y}a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0`)
    .join('');

const FACES = [1, 2, 3, 4, 5, 6];

/** Opposite faces make seven. */
const othersOf = (value: number): number[] => [
  7 - value,
  ...FACES.filter(face => face !== value && face !== 7 - value),
];

interface Props {
  readonly pieces: Roll['pieces'];
  readonly dice: NonNullable<Roll['dice']>;
  readonly by: object;
}

/** Six-sided dice as they fall; those that count are lit when they lie there. */
export function SpottedDice({ pieces, dice: { body, spots }, by }: Props) {
  return (
    <ul role="list" className={styles.dice} style={{ '--body': body, '--spots': spots } as CSSProperties}>
      {pieces.map(({ text, isLit }, at) => (
        <li key={at} data-lit={isLit || undefined} className={styles.die}>
          <span className={unseen}>{text}</span>
          <Die by={by} at={at} others={othersOf(Number(text)).map(value => face(value))}>
            {face(Number(text), isLit)}
          </Die>
        </li>
      ))}
    </ul>
  );
}

const face = (value: number, isLit = false) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.face} data-lit={isLit || undefined}>
    <path d={drawn(value)} />
  </svg>
);

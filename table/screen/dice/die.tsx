import { type CSSProperties, type ReactNode, useContext, useState } from 'react';
import { LyingContext } from './lying.ts';
import { leftOf, tumble } from './throws.ts';
import styles from './die.module.css';

interface Props {
  /** The event that threw it. */
  readonly by: object;
  /** Which one it is of that throw: no two tumble alike. */
  readonly at: number;
  /** What else it bears, the face opposite to the one that came up first; five of a cube. */
  readonly others: readonly ReactNode[];
  /** The face that came up. */
  readonly children: ReactNode;
}

/** A cube that tumbles until it lies there: then only the face that came up is left of it. */
export function Die(props: Props) {
  return <Falling {...props} kind="cube" />;
}

/** A die of many faces: they flicker past while it spins. */
export function Spun(props: Props) {
  return <Falling {...props} kind="spun" />;
}

function Falling({ by, at, others, children, kind }: Props & { readonly kind: 'cube' | 'spun' }) {
  const isLying = useContext(LyingContext);
  const [left, setLeft] = useState(() => leftOf(by, isLying));
  const whole = tumble();
  if (left === 0) return <span className={styles.die}>{children}</span>;
  const time = { '--ms': `${whole}ms`, '--past': `${Math.round(left - whole)}ms` } as CSSProperties;
  return (
    <span className={styles.die} data-tumbles style={time}>
      <span
        className={styles[kind]}
        data-way={at % WAYS}
        onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setLeft(0)}
      >
        <span className={styles.face}>{children}</span>
        {others.map((face, i) => (
          <span key={i} className={styles.face}>
            {face}
          </span>
        ))}
      </span>
    </span>
  );
}

const WAYS = 3;

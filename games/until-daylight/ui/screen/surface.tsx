import { ROUNDS } from '../../content/numbers.ts';
import { Street } from '../drawn/street.tsx';
import type { Shown } from '../look.ts';
import { Spotlight } from '../spotlight.tsx';
import { Casting } from './casting.tsx';
import { Line } from './line.tsx';
import { Night } from './night.tsx';
import { Side } from './side.tsx';
import styles from './surface.module.css';

/** The street at night: those who come above, those who hold below, and between them what is being decided. */
export function Surface(props: Shown) {
  const { look, moment } = props;
  const isSetUp = look.view.phase !== 'setup';
  return (
    <div className={styles.street} data-event={moment?.event.type} data-phase={look.view.phase}>
      <div className={styles.backdrop}>
        <Street dawn={dawnOf(look.view.round)} />
      </div>
      {isSetUp && <Night look={look} />}
      {isSetUp ? <Line {...props} /> : <Casting look={look} />}
      <Side {...props} />
      <Spotlight look={look} moment={moment} />
    </div>
  );
}

/** 0 in deep night, 1 in the first light. */
const dawnOf = (round: number): number => Math.min(1, Math.max(0, (round - 1) / ROUNDS));

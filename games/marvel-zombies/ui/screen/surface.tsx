import { useMemo, useRef } from 'react';
import { Walked } from '../../../../table/screen/walk.tsx';
import { Sprite } from '../drawn/sprite.tsx';
import { boardFor } from '../geometry.ts';
import type { Shown } from '../look.ts';
import { Casting } from './casting.tsx';
import { City } from './city.tsx';
import { planOf } from './plan.ts';
import { useSize } from './use-size.ts';
import styles from './surface.module.css';

/** The city, and everybody in it; before that the choice of heroes. */
export function Surface(props: Shown) {
  const { look, moment } = props;
  const { mission, picking, danger } = look.view;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const plan = useMemo(() => size && planOf(boardFor(mission), size), [mission, size]);
  return (
    <div ref={frame} className={styles.surface} data-event={moment?.event.type} data-danger={danger}>
      <Sprite />
      {picking === null && plan && (
        <Walked>
          <City {...props} plan={plan} />
        </Walked>
      )}
      {picking !== null && <Casting look={look} />}
    </div>
  );
}

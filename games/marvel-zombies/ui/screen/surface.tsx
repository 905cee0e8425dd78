import { useEffect, useMemo, useRef } from 'react';
import { Walked } from '../../../../table/screen/walk.tsx';
import { Sprite } from '../drawn/sprite.tsx';
import { boardFor } from '../geometry.ts';
import type { Shown } from '../look.ts';
import { Casting } from './casting.tsx';
import { City } from './city.tsx';
import { type Plan, type Size, planOf } from './plan.ts';
import { useSize } from './use-size.ts';
import styles from './surface.module.css';

/** The city, and everybody in it; before that the choice of heroes. */
export function Surface(props: Shown) {
  const { look, moment } = props;
  const { mission, picking, danger } = look.view;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const plan = usePlan(mission, size);
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

/** A city keeps lying as it does until the window is another one. */
function usePlan(mission: Shown['look']['view']['mission'], size: Size | null): Plan | null {
  const before = useRef<{ readonly window: string; readonly plan: Plan } | null>(null);
  const plan = useMemo(() => {
    if (!size) return null;
    const laid = before.current?.window === ownWindow() ? before.current.plan : null;
    return planOf(boardFor(mission), size, laid);
  }, [mission, size]);
  useEffect(() => {
    before.current = plan && { window: ownWindow(), plan };
  }, [plan]);
  return plan;
}

const ownWindow = (): string => `${innerWidth} ${innerHeight}`;

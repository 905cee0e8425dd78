import { capital } from '../../../../kit/grammar.ts';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { SeenZone } from '../../seen.ts';
import { placeThing } from '../touch.ts';
import type { Laid } from './laid.ts';
import { NARROW, cornerOf } from './plan.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './surface.module.css';

/** The ground of a zone: where one may go, and what comes of it. */
export function Zone({ look, plan, zone }: Laid & { readonly zone: SeenZone }) {
  const { handlers, outlook } = useThing(placeThing(zone.id));
  const { x, y } = cornerOf(plan, zone);
  const { width, height } = plan.cell;
  const name = capital(look.texts.place(zone.id));
  const isActing = look.view.turn !== null && zone.heroes.includes(look.view.turn.hero);
  return (
    <button
      type="button"
      className={styles.zone}
      data-zone={zone.id}
      data-room={zone.room || undefined}
      data-acting={isActing || undefined}
      data-small={width < NARROW || undefined}
      style={{ left: x, top: y, width, height }}
      {...handlers}
    >
      <span className={zone.room ? styles.place : unseen}>{name}</span>
      {outlook && (
        <span className={styles.step}>
          <OutlookSign outlook={outlook} />
        </span>
      )}
    </button>
  );
}

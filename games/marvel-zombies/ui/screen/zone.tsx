import type { CSSProperties } from 'react';
import { capital } from '../../../../kit/grammar.ts';
import type { Outlook } from '../../../../table/screen/screen-parts.ts';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useTouching } from '../../../../table/screen/touching.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { SeenZone } from '../../seen.ts';
import { placeThing } from '../touch.ts';
import { EDGE, SIGN_HIGH, freeSpot, takenAt } from './free-spot.ts';
import type { Laid } from './laid.ts';
import { LOUPE, loupeSpot, takenIn } from './loupe.ts';
import type { Placed } from './pieces.ts';
import { NARROW, cornerOf } from './plan.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './surface.module.css';

interface Props extends Laid {
  readonly zone: SeenZone;
  /** Who stands there. */
  readonly placed: readonly Placed[];
}

/** The ground of a zone: where one may go, and what comes of it. */
export function Zone({ look, plan, zone, placed }: Props) {
  const touching = useTouching();
  const { handlers, state, outlook } = useThing(placeThing(zone.id));
  // Only with a card, which one has not touched: it is no step of those that one has.
  const isLed = state === 'open' && touching.wholeAt(placeThing(zone.id)) === null;
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
      data-led={isLed || undefined}
      data-small={width < NARROW || undefined}
      style={{ left: x, top: y, width, height }}
      {...handlers}
    >
      <span className={zone.room ? styles.place : unseen}>{name}</span>
      {outlook && (
        <span className={styles.step} style={stepAt(outlook, { look, plan, zone, placed })}>
          <OutlookSign outlook={outlook} />
        </span>
      )}
    </button>
  );
}

/** It keeps its size when one looks from nearer, and its edge. */
function stepAt({ sign, icon }: Outlook, { look, plan, zone, placed }: Stood): CSSProperties {
  const wide = AROUND + sign.length * LETTER + (icon === undefined ? 0 : ICON);
  const { view } = look;
  const taken = takenIn(view, zone, placed, plan.cell);
  const loupe = loupeSpot(view, zone, placed, plan.cell);
  if (loupe) taken.push(takenAt(loupe, LOUPE, plan.cell));
  const { side, y } = freeSpot(wide, plan.cell, taken);
  return { [side]: EDGE, top: y - SIGN_HIGH / 2, transformOrigin: `${side} center` };
}

type Stood = Pick<Props, 'look' | 'plan' | 'zone' | 'placed'>;

const [AROUND, LETTER, ICON] = [24, 8.5, 18]; // pixels

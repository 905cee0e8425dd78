import type { CSSProperties } from 'react';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useTouching } from '../../../../table/screen/touching.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { SeenDoor, SeenZone } from '../../seen.ts';
import { DoorDrawing } from '../drawn/door-drawing.tsx';
import { toneOf } from '../drawn/tones.ts';
import type { Seen } from '../look.ts';
import { doorThing, placeThing } from '../touch.ts';
import { words } from '../words/words.ts';
import type { Laid } from './laid.ts';
import { type Spot, middleOf } from './plan.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './surface.module.css';

/** On which side of a door in a side wall nobody opens it: what comes of that is said there, and not over whoever acts. */
export function sideBeyond({ view }: Seen, at: number, between: readonly (readonly [SeenZone, Spot])[]) {
  const there = between.find(([zone]) => view.turn === null || !zone.heroes.includes(view.turn.hero));
  return there && there[1].x < at ? 'left' : 'right';
}

const LEAST = 34; // a door is narrow; a finger is not

/** Between two zones: seen from the front, or from the side. */
export function Door({ look, plan, door }: Laid & { readonly door: SeenDoor }) {
  const touching = useTouching();
  // Where one may pass through it, it is the way there.
  const beyond = door.between.map(placeThing).filter(place => touching.stateOf(place) !== 'still');
  const { handlers, outlook } = useThing(doorThing(door.id), beyond.length === 1 ? beyond[0] : undefined);
  const [a, b] = door.between.map(id => look.view.zones.find(zone => zone.id === id));
  if (!a || !b) return null;
  const [from, to] = [middleOf(plan, a), middleOf(plan, b)];
  const isSide = Math.abs(from.y - to.y) < 1; // it stands in a wall that runs away from us
  const { cell } = plan;
  const lower = from.y > to.y ? a : b;
  // In front of a house, or at its back: seen from within the whole of it stands there, else half of it.
  const above = lower.room ? (lower.revealed ? 0.3 : 0.5) : 0.78;
  const height = Math.min(cell.height * (isSide ? 0.5 : 0.44), 90);
  const width = isSide ? Math.max(20, height * 0.4) : Math.min(cell.width * 0.4, height * 0.95);
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const top = y - height * (isSide ? 0.4 : above);
  const [broad, high] = [Math.max(LEAST, width), Math.max(LEAST, height)];
  const style = {
    left: x - broad / 2,
    top: top - (high - height) / 2,
    width: broad,
    height: high,
    '--wide': `${width}px`,
    '--tone': toneOf(door.colour),
  } as CSSProperties;
  return (
    <>
      <button type="button" className={styles.door} data-open={door.open || undefined} style={style} {...handlers}>
        <span className={unseen}>{words[look.language].door(door.id)}</span>
        <DoorDrawing isOpen={door.open} isSide={isSide} isColoured={door.colour !== 'plain'} />
      </button>
      {outlook && (
        <span
          className={styles.sign}
          data-beyond={
            isSide
              ? sideBeyond(look, x, [
                  [a, from],
                  [b, to],
                ])
              : undefined
          }
          style={{ left: x, top: top + height * 0.55 }}
        >
          <OutlookSign outlook={outlook} />
        </span>
      )}
    </>
  );
}

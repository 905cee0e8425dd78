import { capital } from '../../../../kit/grammar.ts';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../../table/touch.ts';
import type { Zone as ZoneId } from '../../ids.ts';
import { streetPath } from '../drawn/streets.ts';
import { icons } from '../icons.ts';
import type { Seen } from '../look.ts';
import { type Area, SIZE, isStreet, searchArea, searchSide, tileOf } from '../plan.ts';
import { aimThing, placeThing } from '../touch.ts';
import { Icon } from '../../../../table/icon.tsx';
import { areaOf, boxOf } from './layout.ts';
import type { Laid } from './laid.ts';
import { useIsAimed } from './use-ground.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './surface.module.css';

interface Props extends Laid {
  readonly zone: ZoneId;
}

/** The ground of a zone: where one may go, and what comes of it. While something is aimed it is what is aimed at. */
export function Zone(props: Props) {
  const isAimed = useIsAimed(props.zone);
  return <Place {...props} thing={isAimed ? aimThing(props.zone) : placeThing(props.zone)} isAimed={isAimed} />;
}

function Place({ look, layout, zone, thing, isAimed }: Props & { readonly thing: ThingId; readonly isAimed: boolean }) {
  const { handlers, outlook } = useThing(thing);
  const { view, texts } = look;
  const tile = view.tiles[tileOf(zone)];
  if (!tile) return null;
  const isHere = view.heroes.some(hero => hero.id === view.active && hero.zone === zone);
  const isRoom = !isStreet(zone);
  return (
    <button
      type="button"
      className={styles.zone}
      data-room={isRoom ? sideOf(searchArea(tile)) : undefined}
      data-aimed={isAimed || undefined}
      data-here={isHere || undefined}
      style={boxOf(layout, areaOf(layout, view.tiles, zone))}
      {...handlers}
    >
      {!isRoom && (
        <svg viewBox="0 0 120 120" aria-hidden="true" className={styles.shape}>
          <path d={streetPath(tile.roads, -4)} />
        </svg>
      )}
      {isRoom && <Icon d={icons['magnifying-glass']} className={styles.lens} />}
      <span className={unseen}>{capital(texts.place(zone, view).the)}</span>
      {!isRoom && (
        <span className={styles.code} aria-hidden="true">
          {tile.face}
        </span>
      )}
      {outlook && (
        <span className={styles.step} data-above={(!isRoom && isFromFoot(look, zone)) || undefined}>
          <OutlookSign outlook={outlook} />
        </span>
      )}
    </button>
  );
}

/** Whether whoever would go to a street stands in its house, at its foot. */
const isFromFoot = ({ view }: Seen, street: ZoneId): boolean => {
  const tile = view.tiles[tileOf(street)];
  const isInside = view.heroes.some(hero => hero.id === view.active && hero.zone === street + 1);
  return isInside && tile !== undefined && searchSide(tile) === 'S';
};

/** On which side of its tile a house stands. */
const sideOf = ({ x, width }: Area): 'left' | 'right' | 'middle' =>
  x + width < SIZE / 2 ? 'left' : x > SIZE / 2 ? 'right' : 'middle';

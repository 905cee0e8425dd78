import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../../table/touch.ts';
import type { Zone } from '../../ids.ts';
import { GearPicture, HeavyPicture } from '../drawn/gear-picture.tsx';
import { markerIcon } from '../icons.ts';
import { type Seen, cardName } from '../look.ts';
import { type Area, rowed, tileOf } from '../plan.ts';
import { heavyThing, itemThing, lyingThing, markerThing } from '../touch.ts';
import { words } from '../words/words.ts';
import { placed } from './layout.ts';
import { TokenDisc } from './token-disc.tsx';
import type { Laid } from './laid.ts';
import { useGround } from './use-ground.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './surface.module.css';

interface Thing {
  readonly thing: ThingId;
  readonly kind: 'token' | 'heavy' | 'item' | 'marker';
  readonly name: string;
  readonly picture: ReactNode;
}

/** What lies in the streets and in the houses, to be taken up. */
export function Lying({ look, layout, zone, area }: Laid & { readonly zone: Zone; readonly area: Area }) {
  const corner = layout.plan.corners[tileOf(zone)];
  const things = thingsIn(look, zone);
  if (!corner || things.length === 0) return null;
  const { size, at } = rowed(area, things.length, 20);
  return things.map((one, i) => {
    const { x: left, y: top } = placed(layout, { x: corner.x + (at[i]?.x ?? 0), y: corner.y + (at[i]?.y ?? 0) });
    return (
      <Piece
        key={one.thing}
        {...one}
        look={look}
        zone={zone}
        style={{ left, top, '--size': `${size * layout.unit}px` } as CSSProperties}
      />
    );
  });
}

function thingsIn(look: Seen, zone: Zone): Thing[] {
  const { view, texts, language } = look;
  const markers = view.markers
    .filter(one => one.zone === zone)
    .map(
      ({ token }): Thing => ({
        thing: markerThing(zone),
        kind: 'marker',
        name: texts.markers[token],
        picture: <Icon d={markerIcon[token]} />,
      }),
    );
  const heavies = view.heavies
    .filter(one => one.zone === zone && one.bearer === null)
    .map(
      ({ id, object }): Thing => ({
        thing: heavyThing(id),
        kind: 'heavy',
        name: texts.heavies[object].name,
        picture: <HeavyPicture heavy={object} />,
      }),
    );
  const items = view.items
    .filter(one => one.zone === zone)
    .map(
      ({ id, card }): Thing => ({
        thing: itemThing(id),
        kind: 'item',
        name: cardName(look, card),
        picture: <GearPicture card={card} />,
      }),
    );
  const tokens = view.tokens
    .filter(one => one.zone === zone)
    .map(
      ({ id, token }): Thing => ({
        thing: lyingThing(id),
        kind: 'token',
        name: token ? texts.tokens[token].name : words[language].unknownToken,
        picture: <TokenDisc token={token} look={look} />,
      }),
    );
  return [...markers, ...heavies, ...items, ...tokens];
}

interface PieceProps extends Thing, Pick<Laid, 'look'> {
  readonly zone: Zone;
  readonly style: CSSProperties;
}

function Piece({ look, zone, thing, kind, name, picture, style }: PieceProps) {
  const { handlers, outlook } = useThing(thing, useGround(look, zone));
  return (
    <button type="button" className={styles.lying} data-kind={kind} style={style} {...handlers}>
      <span className={unseen}>{name}</span>
      {picture}
      {outlook && (
        <span className={styles.over}>
          <OutlookSign outlook={outlook} />
        </span>
      )}
    </button>
  );
}

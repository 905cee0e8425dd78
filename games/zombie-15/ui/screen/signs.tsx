import type { CSSProperties } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../../table/touch.ts';
import type { Zone } from '../../ids.ts';
import type { SeenTile } from '../../seen.ts';
import { FLAG, icons } from '../icons.ts';
import { LOCK_PAINT } from '../paints.ts';
import { searchArea } from '../plan.ts';
import { alarmThing, goalThing, letterThing, lockThing } from '../touch.ts';
import { laid } from '../words/laid.ts';
import { words } from '../words/words.ts';
import { goalTiles } from '../zones.ts';
import { placed } from './layout.ts';
import type { Laid } from './laid.ts';
import { useGround } from './use-ground.ts';
import styles from './surface.module.css';

const CORNERS = [
  [16, 16],
  [104, 16],
  [16, 104],
  [104, 104],
] as const;

interface Props extends Laid {
  readonly tile: SeenTile;
  readonly index: number;
}

interface Sign {
  readonly thing: ThingId;
  readonly kind: 'lock' | 'goal' | 'alarm' | 'letter';
  readonly name: string;
  readonly icon: string | null;
  readonly text: string;
  readonly tone?: string;
}

/** What is to know about a tile, in the corners that its house leaves free. */
export function Signs({ look, layout, tile, index }: Props) {
  const corner = layout.plan.corners[index];
  if (!corner) return null;
  const area = tile.hasSearch ? searchArea(tile) : null;
  const free = CORNERS.filter(
    ([x, y]) =>
      !area || x < area.x - 4 || x > area.x + area.width + 4 || y < area.y - 4 || y > area.y + area.height + 4,
  );
  return signsOf({ look, tile, index }).map((sign, i) => {
    const [x, y] = free[i % free.length] ?? [16, 16];
    return (
      <SignAt
        key={sign.kind}
        look={look}
        zone={index * 2}
        sign={sign}
        style={boxAt(layout, corner.x + x, corner.y + y)}
      />
    );
  });
}

const boxAt = (layout: Laid['layout'], x: number, y: number): CSSProperties => {
  const { x: left, y: top } = placed(layout, { x, y });
  return { left, top, '--near': `${22 * layout.unit}px` } as CSSProperties;
};

function signsOf({ look, tile, index }: Pick<Props, 'look' | 'tile' | 'index'>): Sign[] {
  const { view, language } = look;
  const [own, more] = [words[language], laid[language]];
  const found: Sign[] = [];
  if (tile.lock) {
    const { name, mark } = own.colours[tile.lock];
    found.push({
      thing: lockThing(index),
      kind: 'lock',
      name: more.lock(name),
      icon: icons.padlock,
      text: mark,
      tone: LOCK_PAINT[tile.lock],
    });
  }
  if (tile.isGoal || goalTiles(view).includes(index))
    found.push({ thing: goalThing(index), kind: 'goal', name: more.goal, icon: FLAG, text: '' });
  if (tile.alarm)
    found.push({ thing: alarmThing(index), kind: 'alarm', name: more.alarm, icon: icons['ringing-alarm'], text: '' });
  if (tile.letter)
    found.push({
      thing: letterThing(index),
      kind: 'letter',
      name: more.letter(tile.letter),
      icon: null,
      text: tile.letter,
    });
  return found;
}

interface SignProps extends Pick<Props, 'look'> {
  readonly zone: Zone;
  readonly sign: Sign;
  readonly style: CSSProperties;
}

function SignAt({ look, zone, sign, style }: SignProps) {
  const { handlers } = useThing(sign.thing, useGround(look, zone));
  return (
    <button
      type="button"
      className={styles.sign}
      data-kind={sign.kind}
      style={sign.tone ? ({ ...style, '--tone': sign.tone } as CSSProperties) : style}
      aria-label={sign.name}
      {...handlers}
    >
      {sign.icon && <Icon d={sign.icon} />}
      {sign.text !== '' && <b aria-hidden="true">{sign.text}</b>}
    </button>
  );
}

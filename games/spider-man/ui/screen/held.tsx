import { useThing } from '../../../../table/screen/use-thing.ts';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { type CharacterId, type FigureId, isCharacter } from '../../ids.ts';
import { Portrait } from '../drawn/portrait.tsx';
import type { Seen } from '../look.ts';
import { figureThing } from '../touch.ts';
import styles from './pieces.module.css';

interface Props {
  readonly look: Seen;
  readonly who: FigureId | CharacterId;
  /** A captain in his own car, not behind bars. */
  readonly isFree?: boolean;
}

/** Somebody who goes where another goes: a prisoner, or a captain in a car. */
export function Held({ look, who, isFree = false }: Props) {
  const { handlers, outlook } = useThing(figureThing(who));
  return (
    <button type="button" className={styles.held} data-free={isFree || undefined} {...handlers}>
      <Portrait who={who} />
      <span className={styles.unseen}>
        {isCharacter(who) ? look.texts.characters[who].name : look.texts.roles[who].name}
      </span>
      <OutlookSign outlook={outlook} />
    </button>
  );
}

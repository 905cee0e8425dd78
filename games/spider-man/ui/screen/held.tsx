import { useThing } from '../../../../table/screen/use-thing.ts';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { type CharacterId, type FigureId, isCharacter } from '../../ids.ts';
import { Portrait } from '../drawn/portrait.tsx';
import type { Seen } from '../look.ts';
import { figureThing } from '../touch.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './pieces.module.css';

interface Props {
  readonly look: Seen;
  readonly who: FigureId | CharacterId;
}

/** A prisoner, who goes where the captor goes. */
export function Held({ look, who }: Props) {
  const { handlers, outlook } = useThing(figureThing(who));
  return (
    <button type="button" className={styles.held} {...handlers}>
      <Portrait who={who} />
      <span className={unseen}>{isCharacter(who) ? look.texts.characters[who].name : look.texts.roles[who].name}</span>
      <OutlookSign outlook={outlook} />
    </button>
  );
}

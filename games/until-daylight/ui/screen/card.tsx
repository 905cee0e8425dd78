import { Icon } from '../../../../table/icon.tsx';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../../table/touch.ts';
import type { CardId } from '../../content/cards.ts';
import type { Token } from '../../ids.ts';
import { CardPicture } from '../drawn/card-picture.tsx';
import { hyphenated } from '../words/long-words.ts';
import styles from './card.module.css';

interface Props {
  readonly thing: ThingId;
  readonly name: string;
  readonly icon?: string;
  /** What is pictured on it. */
  readonly card?: CardId | Token | 'wave';
  /** A number instead of a picture. */
  readonly printed?: string;
  /** What it does, in a word. */
  readonly note?: string | undefined;
  /** What it does, in sentences: only where there is room. */
  readonly about?: string;
  readonly count?: number;
  readonly kind?: string | undefined;
  readonly isLarge?: boolean;
}

/** A card that can be touched. */
export function Card({ thing, name, icon, card, printed, note, about, count = 1, kind, isLarge }: Props) {
  const { handlers, outlook } = useThing(thing);
  return (
    <button type="button" className={styles.card} data-kind={kind} data-large={isLarge || undefined} {...handlers}>
      <OutlookSign outlook={outlook} />
      {card && (
        <span className={styles.picture} data-part="picture">
          <CardPicture card={card} />
        </span>
      )}
      {!card && icon && <Icon d={icon} className={styles.icon} />}
      {printed !== undefined && <b className={styles.printed}>{printed}</b>}
      {name !== printed && (
        <span className={styles.name} data-part="name">
          {hyphenated(name)}
        </span>
      )}
      {note && (
        <span className={styles.note} data-part="note">
          {note}
        </span>
      )}
      {about && <span className={styles.about}>{about}</span>}
      {count > 1 && <b className={styles.count}>×{count}</b>}
    </button>
  );
}

import type { CSSProperties } from 'react';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { stacked } from '../../../../table/screen/stacked.ts';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../../table/touch.ts';
import { type BonusId, bonuses } from '../../content/cards.ts';
import type { RoleId } from '../../ids.ts';
import type { SeenPlayer } from '../../seen.ts';
import { sideOf } from '../../text/grammar.ts';
import { CardPicture } from '../drawn/card-picture.tsx';
import type { Seen } from '../look.ts';
import { DECK, cardThing } from '../touch.ts';
import { overWords } from '../words/over.ts';
import { words } from '../words/words.ts';
import styles from './own.module.css';

interface Props {
  readonly look: Seen;
  readonly p: SeenPlayer;
  readonly role: RoleId;
}

/** The cards one holds; the pile lies beside them while one may draw from it. */
export function Cards({ look, p, role }: Props) {
  const own = words[look.language];
  const { state } = useThing(DECK);
  const cards = role === 'police' ? [] : (p.hand ?? []);
  if (cards.length === 0 && state === 'still') return null;
  return (
    <ul
      role="list"
      className={styles.hand}
      style={{ '--cards': cards.length + Number(state !== 'still') } as CSSProperties}
      aria-label={own.hand}
    >
      {state !== 'still' && (
        <li>
          <Card
            thing={DECK}
            picture="deck"
            name={overWords[look.language].deck}
            note={String(look.view.decks.bonus)}
            left={look.view.decks.bonus}
          />
        </li>
      )}
      {cards.map((card, i) => (
        <li key={`${card} ${i}`}>
          <Card
            thing={cardThing(card)}
            picture={card}
            name={sideOf(look.texts.bonuses[card].name, role)}
            note={bonuses[card].moments.map(moment => own.moments[moment]).join(', ')}
          />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  readonly thing: ThingId;
  readonly picture: BonusId | 'deck';
  readonly name: string;
  readonly note: string;
  /** How many lie there, where it is a deck. */
  readonly left?: number;
}

function Card({ thing, picture, name, note, left }: CardProps) {
  const { handlers, outlook } = useThing(thing);
  return (
    <button type="button" className={styles.card} style={left === undefined ? undefined : stacked(left)} {...handlers}>
      <span className={styles.picture}>
        <CardPicture card={picture} />
      </span>
      <span className={styles.name}>{name}</span>
      <small>{note}</small>
      <OutlookSign outlook={outlook} />
    </button>
  );
}

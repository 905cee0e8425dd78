import type { ReactNode } from 'react';
import { unseen } from '../../../../table/unseen.ts';
import { type SearchId, isZombie, zombiesOn } from '../../content/search-deck.ts';
import { SearchPicture } from '../drawn/gear-picture.tsx';
import { type Seen, cardName } from '../look.ts';
import styles from './edge.module.css';

/** Cards of a search as small as they can be: their names would cover the town. */
export const drawnCards = (look: Seen, cards: readonly SearchId[]): ReactNode => (
  <ul role="list" className={styles.drawn}>
    {cards.map((card, i) => (
      <li key={i} data-foe={isZombie(card) || undefined} title={cardName(look, card)}>
        {isZombie(card) ? <b aria-hidden="true">+{zombiesOn(card)}</b> : <SearchPicture card={card} />}
        <span className={unseen}>{cardName(look, card)}</span>
      </li>
    ))}
  </ul>
);

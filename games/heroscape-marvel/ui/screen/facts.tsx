import type { ReactNode } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import { unseen } from '../../../../table/unseen.ts';
import { cards } from '../../content/cards.ts';
import type { CardId } from '../../ids.ts';
import type { Action } from '../../spec.ts';
import { icons } from '../icons.ts';
import type { Seen } from '../look.ts';
import { words } from '../words/words.ts';
import { Stats } from './stats.tsx';
import styles from './hand.module.css';

/** What a card to recruit costs and can do. */
export const facts = (action: Action, look: Seen): ReactNode =>
  action.type === 'recruit' || action.type === 'enlist' ? <Worth look={look} card={action.card} /> : null;

function Worth({ look, card }: { readonly look: Seen; readonly card: CardId }) {
  const own = words[look.language];
  const { expert, figures, powers } = cards[card];
  return (
    <span className={styles.worth}>
      <span className={styles.numbered}>
        <b>{own.points(expert.points)}</b>
        {figures > 1 && <b>×{figures}</b>}
        <span>
          <Icon d={icons.hearts} />
          <span className={unseen}>{own.life(expert.life, expert.life)} </span>
          <b>{expert.life}</b>
        </span>
        <Stats look={look} figure={expert} />
      </span>
      {powers.length > 0 && <small>{powers.map(power => look.texts.powers[power].name).join(', ')}</small>}
    </span>
  );
}

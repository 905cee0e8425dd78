import type { OtherProps } from '../../../../table/screen/screen-parts.ts';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { powers } from '../../content/powers.ts';
import type { FigureId } from '../../ids.ts';
import type { SeenFigure } from '../../seen.ts';
import type { HeroScape } from '../../spec.ts';
import { spentBy } from '../../text/reading.ts';
import type { GameTexts } from '../../text/shape.ts';
import { Portrait } from '../drawn/drawing.tsx';
import { SIDES, type Seen, armyCards, cardName, isFriend, leftOf, isOut, sideOf, styled } from '../look.ts';
import { cardThing } from '../touch.ts';
import { fieldWords } from '../words/field.ts';
import { screenWords } from '../words/screen.ts';
import { Markers } from './markers.tsx';
import { Pips } from './pips.tsx';
import { mayReturn, statusOf } from './status.ts';
import { useCard } from './use-card.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './other.module.css';

/** The other army: every card with its life and the orders that lie on it. */
export function Other({ look, seat }: OtherProps<HeroScape, GameTexts>) {
  const { view, names, language } = look;
  const own = screenWords[language];
  const { spent, points } = fieldWords[language];
  const player = view.players[seat];
  const army = armyCards(view, seat);
  // Cards that are named already, in the open; figures stand for them once they are there.
  const named = army.length === 0 ? (player?.named ?? []) : [];
  return (
    <div
      className={styles.other}
      data-side={sideOf(view, seat)}
      data-coloured={(player?.zone ?? null) !== null || view.phase !== 'armies' || undefined}
      data-active={view.active === seat || undefined}
      data-out={isOut(view, seat) || undefined}
      data-friend={isFriend(look, seat) || undefined}
      data-many={view.players.length > MANY || undefined}
    >
      <p className={styles.player} style={styled({ '--side': SIDES[sideOf(view, seat)] })}>
        {names[seat]}
        {isFriend(look, seat) && <span className={styles.friend}>{own.friend}</span>}
        {isOut(view, seat) && <small> {own.isOut}</small>}
        {view.phase === 'armies' && player && (
          <b title={points(spentBy(player), player.limit)}> {spent(spentBy(player), player.limit)}</b>
        )}
        {view.active === seat && <span className={unseen}> {own.playing(view.round > 0 ? view.turn : 0)}</span>}
      </p>
      <ul role="list">
        {army.map(figure => (
          <Card key={figure.id} look={look} figure={figure} />
        ))}
        {named.map((card, place) => (
          <li key={place} className={styles.face}>
            <Portrait card={card} />
            <span className={unseen}>{look.texts.cards[card].name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** So many players share the rail at their ease. */
const MANY = 4;

/** Whether the turn is that of this card. */
const isActing = (acting: FigureId | null, card: FigureId): boolean =>
  acting !== null && cardThing(acting) === cardThing(card);

function Card({ look, figure }: { readonly look: Seen; readonly figure: SeenFigure }) {
  const { handlers, outlook } = useCard(figure.id, look.view);
  const returns = mayReturn(look.view, figure);
  const isGone = figure.status !== 'board' && figure.status !== 'waiting';
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        data-gone={isGone || undefined}
        data-returns={returns || undefined}
        data-acting={isActing(look.view.focus.figure, figure.id) || undefined}
        {...handlers}
      >
        <span className={styles.face}>
          <Portrait card={figure.card} />
          {returns && (
            <b aria-hidden="true" className={styles.back}>
              ↻ {powers['rejected-by-death'].needs}+
            </b>
          )}
        </span>
        <span className={styles.about}>
          <strong>{cardName(look, figure.id)}</strong>
          {look.view.mode === 'expert' && <Pips life={figure.life} wounds={figure.wounds} />}
          <span className={unseen}>{isGone ? statusOf(look, figure) : leftOf(look, figure)}</span>
        </span>
        <Markers look={look} figure={figure} isSmall />
        {/* Wounds as well would be wider than a portrait: the battlefield says them. */}
        {look.view.mode === 'discovery' && <OutlookSign outlook={outlook} />}
      </button>
    </li>
  );
}

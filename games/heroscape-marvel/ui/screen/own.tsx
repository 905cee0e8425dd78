import type { OwnProps } from '../../../../table/screen/screen-parts.ts';
import { useTouching } from '../../../../table/screen/touching.tsx';
import type { FigureId } from '../../ids.ts';
import { isCommon } from '../../rules/cards.ts';
import type { SeenFigure } from '../../seen.ts';
import type { HeroScape } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { armyCards } from '../look.ts';
import { cardThing, figureThing, moverOf } from '../touch.ts';
import { fieldWords } from '../words/field.ts';
import { isGathering } from './gathering.ts';
import { Actor } from './actor.tsx';
import { HandCard } from './hand-card.tsx';
import { isAnswer } from './use-card.ts';
import { Named } from './named.tsx';
import { ToPlace } from './markers.tsx';
import styles from './own.module.css';

/** Whoever acts with what they can do, the orders to place, and the army as a hand of cards. */
export function Own({ look, seat, moment }: OwnProps<HeroScape, GameTexts>) {
  const { view, language } = look;
  const touching = useTouching();
  const army = armyCards(view, seat);
  const mover = moverOf(view);
  const actor = view.figures.find(({ id, controller }) => id === mover && controller === seat);
  if (isGathering(view, seat)) return <Named look={look} seat={seat} />;
  const { toPlace = [] } = view.players[seat] ?? {};
  // Of a squad any may be chosen: their card is lit for all of them.
  const chosenFrom = (card: FigureId): boolean =>
    view.focus.squad !== null &&
    view.figures.some(({ id }) => cardThing(id) === cardThing(card) && isAnswer(touching.stateOf(figureThing(id))));
  return (
    <>
      {actor && toPlace.length === 0 && <Actor look={look} figure={actor} />}
      {toPlace.length > 0 && <ToPlace look={look} faces={toPlace} />}
      <ul role="list" aria-label={fieldWords[language].army} className={styles.hand} data-foot>
        {army.map(figure => (
          <HandCard
            key={figure.id}
            look={look}
            figure={figure}
            moment={moment}
            isActing={actor ? playsFrom(actor, figure) : chosenFrom(figure.id)}
          />
        ))}
      </ul>
    </>
  );
}

/** Whose card it is; of a common squad any that is still in play (HS-MULTI-10). */
const playsFrom = (actor: SeenFigure, card: SeenFigure): boolean =>
  isCommon(actor.card)
    ? card.card === actor.card && card.status === 'board'
    : cardThing(card.id) === cardThing(actor.id);

import type { Seat } from '../../../../engine/types.ts';
import { Icon } from '../../../../table/icon.tsx';
import { HeldCards, HeldChip, HeldChips, HeldFace, HeldHand, HeldHead } from '../../../../table/screen/held.tsx';
import type { HandProps } from '../../../../table/screen/screen-parts.ts';
import { unseen } from '../../../../table/unseen.ts';
import { MARKERS, type Marker } from '../../ids.ts';
import type { SeenFigure, View } from '../../seen.ts';
import type { HeroScape } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { Portrait } from '../drawn/drawing.tsx';
import { happening } from '../happening.ts';
import { glyphIcon, icons, powerIcon } from '../icons.ts';
import { SIDES, type Seen, figureName, glyphName, sideOf } from '../look.ts';
import { STEP, cardThing, moverOf, powerThing } from '../touch.ts';
import { fieldWords } from '../words/field.ts';
import { screenWords } from '../words/screen.ts';
import { words } from '../words/words.ts';
import { isGathering } from './gathering.ts';
import { Markers, ToPlace } from './markers.tsx';
import { Named } from './named.tsx';
import { Pips } from './pips.tsx';
import { statusOf } from './status.ts';
import { Stats } from './stats.tsx';
import { useCard } from './use-card.ts';
import styles from './hand.module.css';

/** The orders of this round, whoever acts with their powers, and the army as cards. */
export function Hand({ look, seat, moment }: HandProps<HeroScape, GameTexts>) {
  const { view, language } = look;
  if (isGathering(view, seat))
    return (
      <HeldHand>
        <Named look={look} seat={seat} hasSigns={view.pool.length > 0} />
      </HeldHand>
    );
  const army = view.figures.filter(({ owner }) => owner === seat);
  const mover = moverOf(view);
  const actor = view.figures.find(({ id, controller }) => id === mover && controller === seat);
  const { toPlace = [] } = view.players[seat] ?? {};
  return (
    <HeldHand tone={SIDES[sideOf(view, seat)]}>
      {toPlace.length > 0 ? <ToPlace look={look} faces={toPlace} /> : <Orders look={look} army={army} />}
      {actor && toPlace.length === 0 && <Actor look={look} figure={actor} />}
      <HeldCards label={fieldWords[language].army} size="large">
        {army.map(figure => (
          <ArmyCard
            key={figure.id}
            look={look}
            figure={figure}
            now={happening(moment?.event, figure.id) ?? undefined}
            isActing={figure.id === actor?.id}
          />
        ))}
      </HeldCards>
    </HeldHand>
  );
}

interface OrdersProps {
  readonly look: Seen;
  readonly army: readonly SeenFigure[];
}

/** Whose turn each order is: those of this round in their order, the present one marked. */
function Orders({ look, army }: OrdersProps) {
  const { view, seat, language } = look;
  const own = fieldWords[language];
  const placed = MARKERS.flatMap(face => {
    const figure = army.find(({ orders }) => orders.own.includes(face) || orders.shown.includes(face));
    return figure ? [{ face, figure: figure.id, card: figure.card, isShown: figure.orders.shown.includes(face) }] : [];
  });
  if (placed.length === 0) return null;
  return (
    <ol role="list" className={styles.orders} aria-label={own.orders}>
      {placed.map(({ face, figure, card, isShown }) => (
        <li key={face} data-state={stateOf(face, view, seat, isShown)}>
          <b>{face}</b>
          <span>
            <Portrait card={card} />
          </span>
          <span className={unseen}>{figureName(look, figure)}</span>
          {stateOf(face, view, seat, isShown) === 'now' && <em>{own.thisTurn}</em>}
        </li>
      ))}
    </ol>
  );
}

type OrderState = 'past' | 'now' | 'later' | 'decoy';

/** The fourth marker is never anybody's turn; while others act, one's own has been or is to come. */
function stateOf(face: Marker, view: View, seat: Seat | null, isShown: boolean): OrderState {
  const number = Number(face);
  if (Number.isNaN(number)) return 'decoy';
  if (number !== view.turn) return number < view.turn ? 'past' : 'later';
  return view.active === seat ? 'now' : isShown ? 'past' : 'later';
}

function Actor({ look, figure }: { readonly look: Seen; readonly figure: SeenFigure }) {
  const own = words[look.language];
  return (
    <>
      <HeldHead face={<Portrait card={figure.card} />} thing={cardThing(figure.id)} name={figureName(look, figure.id)}>
        {look.view.mode === 'expert' && <Life look={look} figure={figure} />}
        <Stats look={look} figure={figure} />
      </HeldHead>
      <HeldChips label={own.powers}>
        {figure.powers.map(power => (
          <HeldChip
            key={power}
            thing={powerThing(power)}
            picture={<Icon d={powerIcon[power]} />}
            name={look.texts.powers[power].name}
          />
        ))}
        <HeldChip
          thing={STEP}
          picture={<Icon d={icons['walking-boot']} />}
          name={screenWords[look.language].step}
          isFleeting
        />
      </HeldChips>
    </>
  );
}

function Life({ look, figure }: { readonly look: Seen; readonly figure: SeenFigure }) {
  return (
    <>
      <Pips life={figure.life} wounds={figure.wounds} />
      <span className={unseen}>{words[look.language].life(figure.life - figure.wounds, figure.life)}</span>
    </>
  );
}

interface CardProps {
  readonly look: Seen;
  readonly figure: SeenFigure;
  readonly now: string | undefined;
  readonly isActing: boolean;
}

function ArmyCard({ look, figure, now, isActing }: CardProps) {
  const isGone = figure.status !== 'board' && figure.status !== 'waiting';
  return (
    <HeldFace
      touched={useCard(figure.id, look.view)}
      picture={<Portrait card={figure.card} />}
      over={<Markers look={look} figure={figure} />}
      name={figureName(look, figure.id)}
      kind={isActing ? 'acting' : undefined}
      isSpent={isGone}
      now={now}
      note={
        isGone ? (
          statusOf(look, figure)
        ) : (
          <span className={styles.numbers}>
            {look.view.mode === 'expert' && <Life look={look} figure={figure} />}
            <Stats look={look} figure={figure} />
          </span>
        )
      }
      badge={figure.carries[0] && <Carried look={look} carried={figure.carries[0]} />}
    />
  );
}

function Carried({ look, carried }: { readonly look: Seen; readonly carried: SeenFigure['carries'][number] }) {
  return (
    <>
      <Icon d={glyphIcon(carried.role, true)} />
      <span className={unseen}>
        {words[look.language].carries(glyphName(look, { kind: carried.glyph, role: carried.role }))}
      </span>
    </>
  );
}

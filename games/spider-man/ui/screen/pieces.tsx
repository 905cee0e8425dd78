import { type CSSProperties, type ReactNode, useRef } from 'react';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../../table/touch.ts';
import { CHARACTERS, type Square } from '../../ids.ts';
import type { SeenFigure, SeenStack } from '../../seen.ts';
import { Car } from '../drawn/car.tsx';
import { Figure } from '../drawn/figure.tsx';
import { happeningTo } from '../happening.ts';
import { type Seen, type Shown, lasting } from '../look.ts';
import { figureThing, holdThing, squareThing, stackThing } from '../touch.ts';
import { Badges, Hold } from './badges.tsx';
import { Held } from './held.tsx';
import { at, isOnBoard } from './plan.ts';
import { type Side, sideOf } from './sign-side.ts';
import { abducted } from './signposts.ts';
import { useWalk } from './use-walk.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './pieces.module.css';

/** Everybody who stands in the city: cars, characters, figures. Those who share a square stand side by side. */
export function Pieces(props: Shown) {
  const { view } = props.look;
  const crowd = new Map<Square, number>();
  const shift = (square: Square): number => {
    const count = crowd.get(square) ?? 0;
    crowd.set(square, count + 1);
    return count;
  };
  const wanted = abducted(props.look);
  const held = new Set<string | null>(view.stacks.map(({ prisoner }) => prisoner));
  const alone = CHARACTERS.filter(id => isOnBoard(view.characters[id].square) && !held.has(id));
  return (
    <>
      {view.stacks.map(stack => (
        <Stack key={stack.square} {...props} stack={stack} shift={shift(stack.square)} />
      ))}
      {alone.map(id => {
        const { square } = view.characters[id];
        const { name } = props.look.texts.characters[id];
        return (
          <Piece
            key={id}
            thing={figureThing(id)}
            name={name}
            square={square}
            shift={shift(square)}
            side={sideOf(props.look, square)}
            kind="character"
            beside={id === wanted && <Goal name={name} />}
          >
            <Figure who={id} />
          </Piece>
        );
      })}
      {view.figures
        .filter(({ at: square }) => isOnBoard(square))
        .map(figure => (
          <FigurePiece key={figure.role} {...props} figure={figure} shift={shift(figure.at)} />
        ))}
    </>
  );
}

/** Whom one's own mission wants: from afar, too, it is told who that is. */
const Goal = ({ name }: { readonly name: string }) => (
  <span aria-hidden="true" data-landmark data-read className={styles.goal}>
    {name}
  </span>
);

/** The same while others hold them: they are taken from whoever does. */
function WantedAmong({ look, prisoners }: { readonly look: Seen; readonly prisoners: readonly string[] }) {
  const wanted = abducted(look);
  return wanted !== null && prisoners.includes(wanted) ? <Goal name={look.texts.characters[wanted].name} /> : null;
}

interface PieceProps {
  readonly thing: ThingId;
  readonly name: string;
  readonly square: Square;
  readonly shift: number;
  readonly side: Side | null;
  readonly kind: 'figure' | 'stack' | 'character';
  readonly now?: { readonly name: string; readonly flies: string | null } | null;
  readonly moment?: Shown['moment'];
  readonly isOwn?: boolean;
  readonly isActive?: boolean;
  /** What lies on it, and what it has with it. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

function Piece({
  thing,
  name,
  square,
  shift,
  side,
  kind,
  now,
  moment = null,
  isOwn,
  isActive,
  beside,
  children,
}: PieceProps) {
  const { handlers, outlook } = useThing(thing, squareThing(square));
  const piece = useRef<HTMLDivElement>(null);
  useWalk(piece, square, moment);
  const style = { ...at(square), '--shift': shift, ...lasting(now ? moment : null) } as CSSProperties;
  return (
    <div
      ref={piece}
      className={styles.piece}
      style={style}
      data-kind={kind}
      data-side={side ?? undefined}
      data-now={now?.name}
      data-own={isOwn || undefined}
      data-active={isActive || undefined}
    >
      <button type="button" className={styles.body} {...handlers}>
        <span className={unseen}>{name}</span>
        {children}
        {/* How far somebody gets the dock says, and the city shows. */}
        {!outlook?.reach && <OutlookSign outlook={outlook} />}
      </button>
      {beside}
      {now?.flies && (
        <span key={moment?.id} aria-hidden="true" className={styles.flies}>
          {now.flies}
        </span>
      )}
    </div>
  );
}

function FigurePiece({ look, moment, figure, shift }: Shown & { readonly figure: SeenFigure; readonly shift: number }) {
  const { role, seat, prisoners } = figure;
  return (
    <Piece
      thing={figureThing(role)}
      name={look.texts.roles[role].name}
      square={figure.at}
      shift={shift}
      side={sideOf(look, figure.at)}
      kind="figure"
      now={happeningTo(moment?.event, { kind: 'figure', role }, look.language)}
      moment={moment}
      isOwn={seat !== null && seat === look.seat}
      isActive={seat === look.view.active}
      beside={
        <>
          {figure.web && <Hold look={look} hold="web" thing={holdThing('web', role)} />}
          {figure.symbiote && <Hold look={look} hold="symbiote" thing={holdThing('symbiote', role)} />}
          {prisoners.map(who => (
            <Held key={who} look={look} who={who} />
          ))}
          <WantedAmong look={look} prisoners={prisoners} />
          {look.view.figures.map(
            one =>
              one.held &&
              role === 'octopus' && (
                <Hold key={one.role} look={look} hold="pincers" thing={holdThing('pincers', one.role)} />
              ),
          )}
        </>
      }
    >
      <Figure who={role} pose={figure.ko ? 'down' : 'up'} />
      <Badges look={look} figure={figure} />
    </Piece>
  );
}

function Stack({ look, moment, stack, shift }: Shown & { readonly stack: SeenStack; readonly shift: number }) {
  const { square, cars, captains, prisoner } = stack;
  return (
    <Piece
      thing={stackThing(square)}
      name={look.texts.roles.police.name}
      square={square}
      shift={shift}
      side={sideOf(look, square)}
      kind="stack"
      now={happeningTo(moment?.event, { kind: 'stack', square }, look.language)}
      moment={moment}
      isOwn={look.seat !== null && look.view.players[look.seat]?.role === 'police'}
      beside={
        <>
          {stack.web && <Hold look={look} hold="web" thing={holdThing('web', square)} />}
          {stack.symbiote && <Hold look={look} hold="symbiote" thing={holdThing('symbiote', square)} />}
          {prisoner && <Held look={look} who={prisoner} />}
          {prisoner && <WantedAmong look={look} prisoners={[prisoner]} />}
        </>
      }
    >
      <Car isLit={stack.station !== null || captains.length > 0} />
      {cars > 1 && (
        <b aria-hidden="true" className={styles.count}>
          {cars}
        </b>
      )}
    </Piece>
  );
}

import type { Outlook } from '../../../../table/screen/screen-parts.ts';
import { type Touching, useLooked, useTouching } from '../../../../table/screen/touching.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../../table/touch.ts';
import { type FigureId, type TargetId, isSquad, numberOf } from '../../ids.ts';
import { type Zone as ZoneId, ZONES } from '../../scenarios/scenario.ts';
import type { Action } from '../../spec.ts';
import { Person, Portrait } from '../drawn/drawing.tsx';
import type { FieldCell } from '../field.ts';
import { glyphIcon } from '../icons.ts';
import { happening } from '../happening.ts';
import { SIDES, type Seen, type Shown, describe, figureName, figureOf, glyphName, sideOf, styled } from '../look.ts';
import { WALL, figureThing, glyphThing, placeThing, zoneThing } from '../touch.ts';
import { fieldWords } from '../words/field.ts';
import { words } from '../words/words.ts';
import { aimedAt } from './aimed-at.ts';
import { type Feared, feared } from './intents.ts';
import { iconOf } from './outlook.ts';
import { type CellMark, type MapModel, type Standee } from './model.ts';
import { Pips } from './pips.tsx';
import { Sign } from './sign.tsx';
import { useSigned } from './use-card.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './pieces.module.css';

interface Props {
  readonly look: Seen;
  readonly model: MapModel;
}

interface AllProps extends Props {
  readonly moment: Shown['moment'];
  /** Whether figures are drawn here, and not in the picture below. */
  readonly isDrawn: boolean;
}

/** Everything that can be touched on the battlefield, over its picture; `arrange` puts it in its place. */
export function Pieces({ look, model, moment, isDrawn }: AllProps) {
  const touching = useTouching();
  const looked = useLooked();
  const outlook = looked ? touching.outlookAt(looked) : null;
  const aimed = aimedAt(look).map(({ on, attack, hit }) => ({
    thing: figureThing(on),
    chance: hit,
    icon: iconOf(attack),
  }));
  const reach = new Map((outlook?.reach ?? aimed).map(one => [one.thing, one]));
  // Who looks at a place to go sees what would threaten them there, at whoever it comes from.
  const threats = outlook?.threats ? [] : feared(look);
  const dangers = new Map(outlook?.threats?.map(({ thing, sign }) => [thing, sign]));
  return (
    <>
      {model.cells.map(mark => (
        <Cell key={mark.cell.name} mark={mark} />
      ))}
      {look.view.phase === 'armies' && <Zones look={look} model={model} />}
      {model.field.slab && <Wall look={look} model={model} />}
      <Glyphs look={look} model={model} />
      {model.figures.map(one => (
        <Figure
          key={one.figure.id}
          look={look}
          one={one}
          moment={isDrawn ? moment : null}
          isDrawn={isDrawn}
          isCrowded={model.figures.length > FEW}
          reach={reach.get(one.thing) ?? null}
          danger={dangers.get(one.thing) ?? null}
          threats={threats.filter(({ on }) => on === one.figure.id)}
        />
      ))}
    </>
  );
}

function Cell({ mark }: { readonly mark: CellMark }) {
  const { handlers, outlook } = useThing(mark.thing);
  // A finger that moves over the ground moves the ground: places are not dragged.
  const { onPointerDown: _, ...rest } = handlers;
  return (
    <button
      type="button"
      data-kind="cell"
      data-ground
      data-cell={mark.cell.name}
      data-light={mark.light ?? undefined}
      className={styles.cell}
      {...rest}
    >
      <span className={unseen}>
        {mark.name} {outlook?.sign}
      </span>
    </button>
  );
}

function Zones({ look, model: { field, placing } }: Props) {
  const touching = useTouching();
  return ZONES.map(zone => {
    const { zones, figures } = look.view;
    const cell = innermost(zones[zone].flatMap(name => field.cell(name) ?? []));
    const isOpen = touching.stateOf(zoneThing(zone)) !== 'still';
    // While somebody places, those who look on read whose it is, or how it is called; once figures stand there they show it.
    const isHeld = figures.some(({ at }) => at !== null && zones[zone].includes(at));
    const isRead = look.seat === null && placing !== null && !isHeld;
    if (!cell || (!isOpen && !isRead)) return null;
    const holders = look.view.players.filter(player => player.zone === zone).map(({ seat }) => look.names[seat]);
    const name = holders.join(', ') || words[look.language].zone[zone];
    return <Zone key={zone} name={name} zone={zone} cell={cell.name} />;
  });
}

/** The cell that the others lie around. */
function innermost(cells: readonly FieldCell[]): FieldCell | undefined {
  const far = (cell: FieldCell): number =>
    cells.reduce((sum, { middle: { x, y } }) => sum + Math.hypot(x - cell.middle.x, y - cell.middle.y), 0);
  return [...cells].sort((a, b) => far(a) - far(b))[0];
}

function Zone(props: { readonly name: string; readonly zone: ZoneId; readonly cell: string }) {
  const { handlers } = useThing(zoneThing(props.zone));
  return (
    <button
      type="button"
      data-kind="zone"
      data-cell={props.cell}
      className={styles.zone}
      style={styled({ '--side': SIDES[props.zone] })}
      {...handlers}
    >
      {props.name}
    </button>
  );
}

function Wall({ look, model }: Props) {
  const touching = useTouching();
  const { state, handlers, outlook } = useThing(WALL);
  const [first, ...others] = [...(outlook ? [outlook] : []), ...otherAttacks(touching, 'wall')];
  const own = words[look.language];
  const { standing, life, wounds, cells } = look.view.wall;
  const cell = cells[0] ?? model.field.cells[0]?.name;
  const pointed = { ...handlers, 'data-answers': true };
  return (
    <>
      <button type="button" data-kind="wall" data-cell={cell} className={styles.wall} {...handlers}>
        <span className={unseen}>{standing ? own.wallLife(life - wounds, life) : own.wallGone}</span>
      </button>
      {state !== 'still' && (
        <span
          aria-hidden="true"
          data-kind="name"
          data-cell={cell}
          data-read
          data-nameless
          className={styles.name}
          {...pointed}
        >
          <span>{own.wall}</span>
          <Pips life={life} wounds={wounds} />
        </span>
      )}
      {first && (
        <Sign key="sign" spot={{ 'data-cell': cell, 'data-up': 6 }} outlook={first} others={others} pointed={pointed} />
      )}
    </>
  );
}

function Glyphs({ look, model }: Props) {
  return look.view.glyphs.map((glyph, at) => {
    const cell = glyph.at ?? model.figures.find(({ figure }) => figure.id === glyph.carrier)?.cell.name;
    return cell ? (
      <Glyph
        key={at}
        thing={glyphThing(at)}
        cell={cell}
        name={glyphName(look, glyph)}
        icon={glyphIcon(glyph.role, glyph.up)}
        isCarried={glyph.at === null}
      />
    ) : null;
  });
}

interface GlyphProps {
  readonly thing: ThingId;
  readonly cell: string;
  readonly name: string;
  readonly icon: string;
  readonly isCarried: boolean;
}

function Glyph({ thing, cell, name, icon, isCarried }: GlyphProps) {
  const { handlers } = useThing(thing, placeThing(cell));
  return (
    <button
      type="button"
      data-kind="glyph"
      data-cell={cell}
      data-carried={isCarried || undefined}
      className={styles.glyph}
      {...handlers}
    >
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <path d={icon} />
      </svg>
      <span className={unseen}>{name}</span>
    </button>
  );
}

const FEW = 8; // figures that all bear their names
const MOST_THREATS = 2; // more would hide whoever stands around

type Reach = NonNullable<Outlook['reach']>[number];

interface FigureProps {
  readonly look: Seen;
  readonly one: Standee;
  readonly moment: Shown['moment'];
  readonly isDrawn: boolean;
  /** Whether there are so many that not all of their names are read. */
  readonly isCrowded: boolean;
  /** How likely it could be hurt from the place that is looked at. */
  readonly reach: Reach | null;
  /** How likely it would hurt whoever goes to that place. */
  readonly danger: string | null;
  /** Who could hurt it where it stands. */
  readonly threats: readonly Feared[];
}

function Figure({ look, one, moment, isDrawn, isCrowded, reach, danger, threats }: FigureProps) {
  const { figure, cell, thing, name } = one;
  const touching = useTouching();
  const { handlers, outlook } = useSigned(thing, look.view.focus.figure);
  const spot = { 'data-cell': cell.name, 'data-up': figure.height, 'data-card': figure.card };
  const worst = [...threats].sort((a, b) => b.wounds - a.wounds).slice(0, MOST_THREATS);
  // Its words mean the figure, too: another one may stand before it.
  const pointed = one.isOpen ? { ...handlers, 'data-answers': true } : {};
  const isIdle = !one.isOpen && one.mark === null;
  const [first, ...others] = [...(outlook ? [outlook] : []), ...otherAttacks(touching, figure.id)];
  return (
    <>
      <button
        type="button"
        data-kind="figure"
        data-mark={one.mark ?? undefined}
        data-now={happening(moment?.event, figure.id) ?? undefined}
        className={styles.figure}
        style={moment ? styled({ '--ms': `${moment.ms}ms` }) : undefined}
        {...spot}
        {...handlers}
      >
        {isDrawn && <Person card={figure.card} />}
        <span className={unseen}>{describe(look, one)}</span>
      </button>
      <span
        aria-hidden="true"
        data-kind="name"
        data-written
        data-side={sideOf(look.view, figure.controller)}
        data-mark={one.mark ?? undefined}
        data-idle={isIdle || undefined}
        data-crowd={((isCrowded || isSquad(figure.card)) && isIdle) || undefined}
        className={styles.name}
        {...spot}
        {...pointed}
      >
        <span>{name}</span>
        {isSquad(figure.card) && <b>{numberOf(figure.id)}</b>}
        {look.view.mode === 'expert' && <Pips life={figure.life} wounds={figure.wounds} />}
      </span>
      {first ? (
        <Sign spot={spot} outlook={first} others={others} danger={danger} pointed={pointed} />
      ) : (
        (reach !== null || danger !== null) && (
          <Sign spot={spot} outlook={reach === null ? null : swordsOf(look, reach)} danger={danger} />
        )
      )}
      {threats.length > 0 && (
        <span aria-hidden="true" data-kind="threat" data-read className={styles.threats} {...spot}>
          {worst.map(({ by, hit, isDeadly }) => (
            <span key={by} data-deadly={isDeadly || undefined}>
              <Striker look={look} figure={by} /> {fieldWords[look.language].danger(hit)}
            </span>
          ))}
          {threats.length > worst.length && <span>+{threats.length - worst.length}</span>}
        </span>
      )}
    </>
  );
}

/** Whose risk it is is seen at whom it stands; from whom it comes is said by name, on a small board by a face. */
function Striker({ look, figure }: { readonly look: Seen; readonly figure: FigureId }) {
  const card = figureOf(look.view, figure)?.card;
  return (
    <>
      {card && (
        <i>
          <Portrait card={card} />
        </i>
      )}
      <em>{figureName(look, figure)}</em>
    </>
  );
}

/** What powers would do to a target while the normal attack is at hand: their chances are others. */
function otherAttacks(touching: Touching, target: TargetId): Outlook[] {
  if (touching.chosen.some(thing => thing.startsWith('power:'))) return [];
  return touching.answers.flatMap(answer => {
    const action = answer as Action;
    if (action.type !== 'attack' || action.attack === 'normal' || action.target !== target) return [];
    return touching.outlookOf(answer) ?? [];
  });
}

const swordsOf = ({ language }: Seen, { chance, icon }: Reach): Outlook => ({
  sign: fieldWords[language].swords(chance),
  ...(icon !== undefined && { icon }),
  mood: 'fair',
  lines: [],
});

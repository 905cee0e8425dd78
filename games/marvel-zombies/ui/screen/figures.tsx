import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { Outlook } from '../../../../table/screen/screen-parts.ts';
import { useWalk } from '../../../../table/screen/walk.tsx';
import { useTouching } from '../../../../table/screen/touching.tsx';
import type { ThingId } from '../../../../table/touch.ts';
import type { HeroId } from '../../ids.ts';
import type { SeenZone } from '../../seen.ts';
import { Body } from '../drawn/body.tsx';
import { heroColour } from '../drawn/heroes.ts';
import { happeningTo, lasting } from '../happening.ts';
import { icons } from '../icons.ts';
import type { Seen } from '../look.ts';
import { bystanderThing, crowdThing, groupThing, heroThing, placeThing, zombieThing } from '../touch.ts';
import type { Laid } from './laid.ts';
import { type Piece, type Placed, isEnemy } from './pieces.ts';
import type { Size, Spot } from './plan.ts';
import { thing as explained } from './things.ts';
import { walkOf } from './ways.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './surface.module.css';

interface Props extends Laid {
  readonly zone: SeenZone;
  readonly placed: Placed;
  readonly corner: Spot;
}

const [SMALL, TINY] = [44, 20]; // narrower than what is written at its feet, and than the number alone

/** One hero or Bystander: to be touched, or to be looked at. */
export function Figure({ zone, placed, corner, ...props }: Props) {
  const { look, moment } = props;
  const { piece } = placed;
  const thing = thingOf(piece, zone.id);
  const { handlers, outlook } = useThing(thing, placeThing(zone.id));
  const now = happeningTo(moment?.event, piece);
  const button = useRef<HTMLButtonElement>(null);
  useWalk(button, walkOf(thing, placed, corner, props));
  const hero = piece.type === 'hero' ? look.view.heroes.find(({ id }) => id === piece.id) : undefined;
  const isActing = hero !== undefined && look.view.turn?.hero === hero.id;
  return (
    <button
      ref={button}
      type="button"
      className={styles.figure}
      data-type={piece.type}
      data-acting={isActing || undefined}
      data-used={hero?.used || undefined}
      data-small={placed.width < SMALL || undefined}
      data-tiny={placed.width < TINY || undefined}
      data-read
      data-now={now?.name}
      style={{ ...boxOf(placed, corner), ...(hero && toneOf(hero.id)), ...lasting(now && moment) }}
      {...handlers}
    >
      <span className={unseen}>{explained(thing, look)?.name}</span>
      <Body piece={piece} />
      {hero && <Plate look={look} hero={hero.id} isActing={isActing} />}
      <Sign>{outlook && <OutlookSign outlook={outlook} />}</Sign>
      {now?.flies && (
        <span key={moment?.id} aria-hidden="true" className={styles.flies} data-kind={now.name}>
          {now.flies}
        </span>
      )}
    </button>
  );
}

const toneOf = (hero: HeroId): CSSProperties => ({ '--tone': heroColour[hero] }) as CSSProperties;

function Plate({
  look,
  hero: id,
  isActing,
}: {
  readonly look: Seen;
  readonly hero: HeroId;
  readonly isActing: boolean;
}) {
  const hero = look.view.heroes.find(one => one.id === id);
  if (!hero) return null;
  return (
    <span className={styles.plate} data-read data-low={hero.health <= 2 || undefined} aria-hidden="true">
      <Icon d={icons.hearts} />
      {hero.health}
      {isActing && <i>{'●'.repeat(look.view.turn?.actions ?? 0)}</i>}
    </span>
  );
}

const Sign = ({ children, aside = 0 }: { readonly children: ReactNode; readonly aside?: number }) =>
  children && (
    <span className={styles.over} style={aside === 0 ? undefined : { marginInlineStart: aside }}>
      {children}
    </span>
  );

const [AROUND, LETTER] = [24, 7.6]; // pixels that a sign takes, and each of its letters

/** How far a sign over these stands aside, so that none of it lies beyond their zone. */
function asideOf(sign: string, placed: readonly Placed[], { width }: Size): number {
  const [left, right] = [
    Math.min(...placed.map(one => one.at.x - one.width / 2)),
    Math.max(...placed.map(one => one.at.x + one.width / 2)),
  ];
  const [middle, half] = [(left + right) / 2, (AROUND + sign.length * LETTER) / 2];
  return half * 2 > width ? 0 : Math.max(half, Math.min(middle, width - half)) - middle;
}

/** Where a zone is narrower than a sign, its first part alone: the buttons in words have all of it. */
export const briefIn = ({ width }: Size, outlook: Outlook): Outlook =>
  AROUND + outlook.sign.length * LETTER <= width
    ? outlook
    : { ...outlook, sign: outlook.sign.split(' · ')[0] ?? outlook.sign };

interface CrowdProps extends Laid {
  readonly zone: SeenZone;
  readonly corner: Spot;
  readonly placed: readonly Placed[];
}

/** The Enemies of a zone: attacked as one. Only where single ones are asked for can they be touched one by one. */
export function Crowd({ zone, corner, placed, ...props }: CrowdProps) {
  const { look, moment } = props;
  const touching = useTouching();
  const { handlers, outlook } = useThing(crowdThing(zone.id), placeThing(zone.id));
  const brief = outlook && briefIn(props.plan.cell, outlook);
  const things = placed.map(({ piece }) => thingOf(piece, zone.id));
  const about = look.view.focus;
  const isAimed = about?.zone === zone.id && about.accuracy > 0;
  const areSingle = things.some(thing => touching.stateOf(thing) !== 'still');
  const bodies = placed.map((one, i) => {
    const now = happeningTo(moment?.event, one.piece, zone.id);
    const style = { ...boxOf(one, corner), ...lasting(now && moment) };
    return { one, now, style, thing: things[i] as ThingId };
  });
  if (areSingle)
    return bodies.map(({ one, now, style, thing }) => (
      <Single
        key={thing}
        thing={thing}
        ground={placeThing(zone.id)}
        style={style}
        now={now?.name}
        name={explained(thing, look)?.name ?? ''}
      >
        <Body piece={one.piece} />
        <Count piece={one.piece} />
      </Single>
    ));
  return (
    <>
      {bodies.map(({ one, now, style, thing }) => (
        <Drawn key={thing} piece={one.piece} now={now?.name} style={style} walk={walkOf(thing, one, corner, props)} />
      ))}
      <button
        type="button"
        className={styles.crowd}
        data-aimed={isAimed || undefined}
        style={aroundOf(placed, corner)}
        {...handlers}
      >
        <span className={unseen}>{explained(crowdThing(zone.id), look)?.name}</span>
        <Sign aside={brief ? asideOf(brief.sign, placed, props.plan.cell) : 0}>
          {brief && <OutlookSign outlook={brief} />}
        </Sign>
      </button>
    </>
  );
}

interface DrawnProps {
  readonly piece: Piece;
  readonly now: string | undefined;
  readonly style: CSSProperties;
  readonly walk: Parameters<typeof useWalk>[1];
}

function Drawn({ piece, now, style, walk }: DrawnProps) {
  const body = useRef<HTMLSpanElement>(null);
  useWalk(body, walk);
  return (
    <span ref={body} className={styles.figure} data-type={piece.type} data-read data-now={now} style={style}>
      <Body piece={piece} />
      <Count piece={piece} />
    </span>
  );
}

interface SingleProps {
  readonly thing: ThingId;
  readonly ground: ThingId;
  readonly style: CSSProperties;
  readonly now: string | undefined;
  readonly name: string;
  readonly children: ReactNode;
}

function Single({ thing, ground, style, now, name, children }: SingleProps) {
  const { handlers, outlook } = useThing(thing, ground);
  return (
    <button type="button" className={styles.figure} data-single data-read data-now={now} style={style} {...handlers}>
      <span className={unseen}>{name}</span>
      {children}
      <Sign>{outlook && <OutlookSign outlook={outlook} />}</Sign>
    </button>
  );
}

function Count({ piece }: { readonly piece: Piece }) {
  return piece.type === 'group' && piece.count > 1 ? <b className={styles.count}>{piece.count}</b> : null;
}

export const thingOf = (piece: Piece, zone: SeenZone['id']): ThingId => {
  switch (piece.type) {
    case 'hero':
      return heroThing(piece.id);
    case 'bystander':
      return bystanderThing(piece.id);
    case 'zombie':
      return zombieThing(piece.id);
    case 'group':
      return groupThing(zone, piece.kind);
    default:
      return placeThing(zone);
  }
};

export const boxOf = ({ at, width, height }: Placed, { x, y }: Spot): CSSProperties => ({
  left: x + at.x - width / 2,
  top: y + at.y - height,
  width,
  height,
  zIndex: 10 + Math.round(y + at.y),
});

/** Around all of them. */
function aroundOf(placed: readonly Placed[], { x, y }: Spot): CSSProperties {
  const enemies = placed.filter(({ piece }) => isEnemy(piece));
  const left = Math.min(...enemies.map(({ at, width }) => at.x - width / 2));
  const top = Math.min(...enemies.map(({ at, height }) => at.y - height));
  const right = Math.max(...enemies.map(({ at, width }) => at.x + width / 2));
  const bottom = Math.max(...enemies.map(({ at }) => at.y));
  return {
    left: x + left,
    top: y + top,
    width: right - left,
    height: bottom - top,
    zIndex: 11 + Math.round(y + bottom),
  };
}

import { type CSSProperties, useRef } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useWalk } from '../../../../table/screen/walk.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import { heroes } from '../../content/heroes.ts';
import type { Zone } from '../../ids.ts';
import type { SeenHero } from '../../seen.ts';
import { SHAPES, TINTS } from '../drawn/zombies.ts';
import { Portrait } from '../drawn/portrait.tsx';
import { heroDrawn } from '../drawn/sprite.tsx';
import { happeningTo, lasting } from '../happening.ts';
import { heavyIcon, icons } from '../icons.ts';
import { PAINT, activeHero, heroName, isOwn } from '../look.ts';
import { SIZE, isStreet, tileOf } from '../plan.ts';
import { ALPHA, crowdThing, heroThing } from '../touch.ts';
import { vars } from '../vars.ts';
import { laid } from '../words/laid.ts';
import { words } from '../words/words.ts';
import { type Layout, boxOf, placed } from './layout.ts';
import { hasArrow, threatOf } from './threat.ts';
import { type Crowded, MOST_DRAWN, type Stood, belowAll, standingIn } from './standing.ts';
import type { Laid } from './laid.ts';
import { useGround } from './use-ground.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './surface.module.css';

const WIDE = 0.8; // of a figure, by its height
const WALK = 420; // milliseconds
const NOWHERE = { x: 0, y: 0 };
const behind = (y: number): number => 10 + Math.round(y);
/** No zombie stands on a hero's life. */
const FRONT = 800;

const holdsOwn = ({ id, weapons }: SeenHero): boolean => weapons.some(({ card }) => card === heroes[id].starter);

interface FigureProps extends Laid {
  readonly zone: Zone;
  readonly stood: Stood;
}

/** One hero: to be touched, or to be looked at. Whoever is down lies there. */
export function Figure({ look, layout, moment, zone, stood }: FigureProps) {
  const { view, language } = look;
  const { handlers, outlook } = useThing(heroThing(stood.hero), useGround(look, zone));
  const hero = view.heroes.find(({ id }) => id === stood.hero);
  const corner = layout.plan.corners[tileOf(zone)] ?? NOWHERE;
  const button = useRef<HTMLButtonElement>(null);
  const foot = { x: corner.x + stood.at.x, y: corner.y + stood.at.y };
  useWalk(button, { who: stood.hero, at: placed(layout, foot), plan: layout, ms: WALK });
  if (!hero) return null;
  const own = words[language];
  const { height } = stood;
  const now = happeningTo(moment?.event, hero.id);
  const box = boxOf(layout, {
    x: foot.x - (height * WIDE) / 2,
    y: foot.y - height,
    width: height * WIDE,
    height: height * 1.04,
  });
  return (
    <button
      ref={button}
      type="button"
      className={styles.figure}
      data-posture={hero.posture}
      data-acting={view.active === hero.id || undefined}
      data-needed={(view.active === hero.id && isOwn(look, hero)) || undefined}
      data-now={now ?? undefined}
      style={vars({
        ...box,
        zIndex: FRONT + behind(foot.y),
        '--paint': PAINT[hero.id].fill,
        '--tall': `${height * layout.unit}px`,
        ...lasting(now ? moment : null),
      })}
      {...handlers}
    >
      <span className={unseen}>{own.heroAt(heroName(look, hero.id), own.postures[hero.posture])}</span>
      <svg viewBox="-40 -104 80 108" aria-hidden="true">
        <ellipse rx="27" ry="7.500" data-base />
        <g transform={hero.posture === 'standing' ? undefined : 'translate(44 -16) rotate(-90)'}>
          <use href={`#z15-${heroDrawn(hero.id, holdsOwn(hero))}`} />
        </g>
      </svg>
      <span className={styles.plate} data-low={hero.life <= 1 || undefined} aria-hidden="true">
        <Icon d={icons.hearts} />
        {hero.life}
        {hero.heavy && <Icon d={heavyIcon[hero.heavy.object]} className={styles.borne} />}
      </span>
      {hero.carries && (
        <span className={styles.carried} title={laid[language].carries(heroName(look, hero.carries))}>
          <Portrait hero={hero.carries} />
        </span>
      )}
      {outlook && (
        <span className={styles.over}>
          <OutlookSign outlook={outlook} />
        </span>
      )}
    </button>
  );
}

interface CrowdProps extends Laid {
  readonly zone: Zone;
  readonly crowd: Crowded;
}

/** The zombies of a zone: a few of them, and how many they are. */
export function Crowd({ look, layout, moment, zone, crowd }: CrowdProps) {
  const { view, language } = look;
  const { handlers, outlook } = useThing(crowdThing(zone), useGround(look, zone));
  // Elsewhere the ground says what going there would bring.
  const isHere = activeHero(look)?.zone === zone;
  const tile = view.tiles[tileOf(zone)];
  const corner = layout.plan.corners[tileOf(zone)];
  if (!tile || !corner) return null;
  const { around } = crowd;
  const count = isStreet(zone) ? tile.street : tile.search;
  const box = boxOf(layout, { ...around, x: corner.x + around.x, y: corner.y + around.y });
  const now = happeningTo(moment?.event, zone);
  const hasAlpha = view.alpha?.zone === zone;
  return (
    <>
      <button
        type="button"
        className={styles.crowd}
        data-now={now ?? undefined}
        data-many={count > MOST_DRAWN || undefined}
        style={{
          ...box,
          zIndex: behind(corner.y + around.y + around.height),
          ...lasting(now ? moment : null),
        }}
        {...handlers}
      >
        <span className={unseen}>{laid[language].crowd(count, look.texts.place(zone, view).at)}</span>
        <svg viewBox={`0 0 ${around.width} ${around.height}`} aria-hidden="true">
          {hasAlpha && <Body id="alpha" x={crowd.height * 0.45} y={around.height - 2} height={crowd.height} tint={4} />}
          {[...crowd.at.entries()]
            .sort(([, a], [, b]) => a.y - b.y)
            .map(([i, { x, y }]) => (
              <Body
                key={i}
                id={SHAPES[(i + zone) % SHAPES.length] ?? 'reacher'}
                x={x - around.x}
                y={y - around.y}
                height={crowd.height}
                tint={(i * 2 + zone) % TINTS.length}
              />
            ))}
        </svg>
        {count > 0 && (
          <b className={styles.count} aria-hidden="true">
            {count}
          </b>
        )}
        {isHere && outlook && (
          <span className={styles.over}>
            <OutlookSign outlook={outlook} />
          </span>
        )}
      </button>
      {isHere && !outlook && (
        <Verdict
          look={look}
          box={boxOf(layout, {
            ...around,
            x: corner.x + around.x,
            y: corner.y + around.y,
            height: belowAll(standingIn(view, zone)) - around.y,
          })}
          isAtEnd={corner.x + SIZE >= layout.plan.width}
        />
      )}
      {hasAlpha && view.alpha && (
        <AlphaPoints
          look={look}
          zone={zone}
          points={view.alpha.points}
          layout={layout}
          at={{ x: corner.x + around.x, y: corner.y + around.y }}
          name={words[language].alpha(view.alpha.points)}
        />
      )}
    </>
  );
}

interface VerdictProps extends Pick<Laid, 'look'> {
  readonly box: ReturnType<typeof boxOf>;
  /** At the right edge of the town: words go to the left. */
  readonly isAtEnd: boolean;
}

/** Below them and the heroes before them, over whoever stands in the next street: what they would do, where no arrow tells it. */
function Verdict({ look, box, isAtEnd }: VerdictProps) {
  const threat = threatOf(look);
  if (!threat || hasArrow(look)) return null;
  return (
    <span className={styles.verdict} style={box}>
      <span className={styles.under} data-end={isAtEnd || undefined}>
        {/* It keeps within the board anew wherever they stand. */}
        <OutlookSign
          key={`${box.left} ${box.width}`}
          outlook={{ sign: threat.text, mood: threat.isHeld ? 'good' : 'bad', lines: [] }}
        />
      </span>
    </span>
  );
}

interface AlphaProps extends Pick<Laid, 'look'> {
  readonly zone: Zone;
  readonly points: number;
  readonly layout: Layout;
  readonly at: { readonly x: number; readonly y: number };
  readonly name: string;
}

/** How much it can still take. */
function AlphaPoints({ look, zone, points, layout, at, name }: AlphaProps) {
  const { handlers } = useThing(ALPHA, useGround(look, zone));
  const { x, y } = placed(layout, at);
  return (
    <button type="button" className={styles.alpha} style={{ left: x, top: y }} aria-label={name} {...handlers}>
      <Icon d={icons.brute} /> {points}
    </button>
  );
}

interface BodyProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly tint: number;
}

function Body({ id, x, y, height, tint }: BodyProps) {
  const { cloth, flesh, trousers } = TINTS[tint] ?? TINTS[0] ?? { cloth: '', flesh: '', trousers: '' };
  const style = { '--cloth': cloth, '--flesh': flesh, '--trousers': trousers } as CSSProperties;
  return (
    <g transform={`translate(${x} ${y - 1}) scale(${height / 102})`} style={style}>
      <ellipse rx="22" ry="6" />
      <use href={`#z15-${id}`} />
    </g>
  );
}

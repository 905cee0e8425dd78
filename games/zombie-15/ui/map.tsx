import { useState } from 'react';
import { capital } from '../../../kit/grammar.ts';
import { Spot } from '../../../table/piece.tsx';
import { Viewport } from '../../../table/viewport.tsx';
import { objects } from '../content/objects.ts';
import type { Zone } from '../ids.ts';
import type { SeenTile } from '../seen.ts';
import { Bursts } from './bursts.tsx';
import { Crowd, Glyph, LOCK_PAINT, Shapes } from './figures.tsx';
import { Ground, streetPath } from './ground.tsx';
import { icons } from './icons.ts';
import { type Props, SMALL, activeHero, classes, isOwn, labelOf } from './look.ts';
import styles from './map.module.css';
import { People } from './people.tsx';
import { MARGIN, type Plan, SIZE, middleOf, planOf, searchArea, standing, tileOf } from './plan.ts';
import { Things } from './things.tsx';
import { words } from './words/words.ts';
import { goalTiles, pointedZone, zoneOptions } from './zones.ts';

type Shown = Pick<Props, 'look' | 'choices' | 'pointed' | 'moment'>;

/** How many tiles fit beside each other on a small screen that follows the hero. */
const CLOSE = 3.2;

/** The town: where everybody is, and where one may go. */
export function Town(props: Shown) {
  const { look } = props;
  const { view, language } = look;
  const own = words[language];
  const [isFollowing, setIsFollowing] = useState(() => window.matchMedia(SMALL).matches);
  const plan = planOf(view.tiles);
  const hero = activeHero(look);
  const eye = hero && isFollowing ? middleOf(plan, view.tiles, hero.zone) : null;
  const nearer = plan.width / (CLOSE * SIZE);
  return (
    <section className={styles.town} aria-labelledby="z15-map">
      <h2 id="z15-map" className={styles.unseen}>
        {own.map}
      </h2>
      <Viewport
        label={own.map}
        width={plan.width}
        height={plan.height}
        words={own.viewport}
        className={styles.viewport}
        item={{ kind: 'scenarios', id: look.view.scenario }}
        at={eye && nearer > 1 ? { ...eye, nearer } : null}
      >
        <Shapes />
        <rect x={-900} y={-900} width={plan.width + 1800} height={plan.height + 1800} className={styles.outside} />
        <Ground tiles={view.tiles} plan={plan} />
        {view.tiles.map((tile, i) => (
          <Zones key={i} {...props} tile={tile} index={i} plan={plan} />
        ))}
        {view.night && <Night look={look} plan={plan} />}
        <Things {...props} plan={plan} />
        <People {...props} plan={plan} />
        <Pointed {...props} plan={plan} />
        <Bursts {...props} plan={plan} />
      </Viewport>
      {nearer > 1 && (
        <button
          type="button"
          className={styles.follow}
          aria-pressed={isFollowing}
          onClick={() => setIsFollowing(!isFollowing)}
        >
          {own.follow}
        </button>
      )}
    </section>
  );
}

interface TileProps extends Shown {
  readonly tile: SeenTile;
  readonly index: number;
  readonly plan: Plan;
}

function Zones({ tile, index, plan, ...props }: TileProps) {
  const { look, choices, pointed } = props;
  const corner = plan.corners[index];
  const hero = activeHero(look);
  const aimed = pointed ? pointedZone(pointed.action, look.view) : null;
  const zone = (of: Zone) => {
    const options = zoneOptions(of, choices.options, isOwn(look, hero) ? hero : null);
    return {
      options,
      className: classes(styles.zone, options.length > 0 && styles.lit, aimed === of && styles.aimed),
    };
  };
  const [street, search] = [zone(index * 2), zone(index * 2 + 1)];
  const shared = { choices, label: labelOf(look) };
  const nameOf = (of: Zone): string => capital(look.texts.place(of, look.view).the);
  return (
    <g transform={`translate(${corner?.x} ${corner?.y})`}>
      <Spot {...shared} options={street.options} name={nameOf(index * 2)} className={street.className}>
        <rect width={SIZE} height={SIZE} className={styles.touch} />
        <path d={streetPath(tile.roads)} className={styles.shape} />
      </Spot>
      {tile.hasSearch && (
        <Spot {...shared} options={search.options} name={nameOf(index * 2 + 1)} className={search.className}>
          <rect {...searchArea(tile)} rx="3" className={styles.searchShape} />
          <Lens tile={tile} isBusy={tile.search > 0} />
        </Spot>
      )}
      <Signs {...props} tile={tile} index={index} />
      {tile.street > 0 && <Crowd area={standing(tile, 0).zombies} count={tile.street} isStreet />}
      {tile.search > 0 && <Crowd area={standing(tile, 1).zombies} count={tile.search} isStreet={false} />}
    </g>
  );
}

function Lens({ tile, isBusy }: { readonly tile: SeenTile; readonly isBusy: boolean }) {
  const { x, y, width, height } = isBusy ? standing(tile, 1).heroes : standing(tile, 1).zombies;
  return <Glyph d={icons['magnifying-glass']} x={x + width / 2} y={y + height / 2} size={14} className={styles.lens} />;
}

const CORNERS = [
  [15, 15],
  [105, 15],
  [15, 105],
  [105, 105],
] as const;

/** What is to know about a tile, in the corners that its search zone leaves free. */
function Signs({ look, pointed, tile, index }: Omit<TileProps, 'plan'>) {
  const { view, language } = look;
  const own = words[language];
  const area = tile.hasSearch ? searchArea(tile) : null;
  const free = CORNERS.filter(
    ([x, y]) =>
      !area || x < area.x - 4 || x > area.x + area.width + 4 || y < area.y - 4 || y > area.y + area.height + 4,
  );
  const isGoal = tile.isGoal || goalTiles(view).includes(index);
  const isStart = tile.isStart && view.step === 'setup';
  const preview = pointed?.preview;
  const isRung = preview?.type === 'fight' && preview.alarm && tileOf(activeHero(look)?.zone ?? -1) === index;
  const place = (n: number): { x: number; y: number } => ({
    x: free[n % free.length]?.[0] ?? 15,
    y: free[n % free.length]?.[1] ?? 15,
  });
  let next = 0;
  return (
    <g aria-hidden="true">
      {isGoal && <rect x="2" y="2" width={SIZE - 4} height={SIZE - 4} rx="4" className={styles.goalFrame} />}
      {isStart && <rect x="2" y="2" width={SIZE - 4} height={SIZE - 4} rx="4" className={styles.startFrame} />}
      {tile.lock && <Lock tile={tile} at={place(next++)} mark={own.colours[tile.lock].mark} />}
      {isGoal && <Sign {...place(next++)} d={icons['flag-objective']} className={styles.goal} />}
      {tile.alarm && (
        <Sign {...place(next++)} d={icons['ringing-alarm']} className={classes(styles.alarm, isRung && styles.rung)} />
      )}
      {tile.letter && (
        <g transform={`translate(${place(next).x} ${place(next).y})`} className={styles.letter}>
          <rect x="-9" y="-9" width="18" height="18" rx="3" />
          <text dy="0.36em">{tile.letter}</text>
        </g>
      )}
    </g>
  );
}

const Sign = (props: {
  readonly x: number;
  readonly y: number;
  readonly d: string;
  readonly className: string | undefined;
}) => (
  <g className={props.className}>
    <circle cx={props.x} cy={props.y} r="11" />
    <Glyph d={props.d} x={props.x} y={props.y} size={15} className={styles.signGlyph} />
  </g>
);

/** Chains across every way in, and the padlock whose key one needs. */
function Lock({
  tile,
  at,
  mark,
}: {
  readonly tile: SeenTile;
  readonly at: { x: number; y: number };
  readonly mark: string;
}) {
  if (!tile.lock) return null;
  const paint = LOCK_PAINT[tile.lock];
  const bars = { N: [60, 8], E: [112, 60], S: [60, 112], W: [8, 60] } as const;
  return (
    <g>
      {tile.roads.map(side => (
        <g
          key={side}
          transform={`translate(${bars[side][0]} ${bars[side][1]}) rotate(${side === 'N' || side === 'S' ? 0 : 90})`}
        >
          <path d="M-24 0H24" className={styles.chain} />
          <path d="M-24 0H24" className={styles.chainPaint} stroke={paint} />
        </g>
      ))}
      <circle cx={at.x} cy={at.y} r="13" fill="#101318" stroke={paint} strokeWidth="2" />
      <Glyph d={icons.padlock} x={at.x} y={at.y - 2} size={15} className={styles.lockGlyph} />
      <text x={at.x} y={at.y + 11} className={styles.lockMark} fill={paint}>
        {mark}
      </text>
    </g>
  );
}

/** Darkness, and what the torches show. */
function Night({ look, plan }: Pick<Props, 'look'> & { readonly plan: Plan }) {
  const { view } = look;
  return (
    <g aria-hidden="true" className={styles.night}>
      <mask id="z15-night">
        <rect width={plan.width} height={plan.height} fill="#fff" />
        {view.heroes.map(({ id, zone, objects: own }) => {
          const { x, y } = middleOf(plan, view.tiles, zone);
          const isLit = own.some(({ card }) => objects[card].shines);
          return <circle key={id} cx={x} cy={y} r={isLit ? 110 : 46} fill="#000" fillOpacity={isLit ? 0.95 : 0.6} />;
        })}
      </mask>
      <rect
        x={MARGIN}
        y={MARGIN}
        width={plan.width - 2 * MARGIN}
        height={plan.height - 2 * MARGIN}
        mask="url(#z15-night)"
        className={styles.dark}
      />
    </g>
  );
}

/** What waits where one would go. */
function Pointed({ look, pointed, plan }: Shown & { readonly plan: Plan }) {
  const preview = pointed?.preview;
  const zone = pointed && pointedZone(pointed.action, look.view);
  if (!preview || zone === null || zone === undefined) return null;
  const { x, y } = middleOf(plan, look.view.tiles, zone);
  const own = words[look.language];
  const text =
    preview.type === 'move' || preview.type === 'end'
      ? preview.zombies > 0 && own.versus(preview.zombies, preview.fend)
      : preview.type === 'fight' && own.killsShort(preview.kills + preview.alpha);
  if (!text) return null;
  const isBad = (preview.type === 'move' || preview.type === 'end') && preview.zombies > preview.fend;
  return (
    <g
      aria-hidden="true"
      transform={`translate(${x} ${y - 34})`}
      className={classes(styles.hint, isBad && styles.badHint)}
    >
      <rect x="-30" y="-11" width="60" height="22" rx="11" />
      <text dy="0.36em">{text}</text>
    </g>
  );
}

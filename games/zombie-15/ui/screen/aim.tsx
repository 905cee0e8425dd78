import { type Bearing, bearing } from '../../../../kit/compass.ts';
import { Icon } from '../../../../table/icon.tsx';
import { icons } from '../icons.ts';
import { type Seen, activeHero } from '../look.ts';
import { tileOf } from '../plan.ts';
import { goalTiles, streetsTo } from '../zones.ts';
import { laid } from '../words/laid.ts';
import { shownHero } from './own.tsx';
import styles from './edge.module.css';

const ARROWS: { readonly [B in Bearing]: string } = {
  N: '↑',
  NE: '↗',
  E: '→',
  SE: '↘',
  S: '↓',
  SW: '↙',
  W: '←',
  NW: '↖',
};

/** How far it is to the goal for one's own hero, in which direction, and how many are there. */
export function Aim({ look }: { readonly look: Seen }) {
  const { view, seat, language } = look;
  const own = laid[language];
  const hero = seat === null ? activeHero(look) : shownHero(view, seat);
  const from = hero ? tileOf(hero.zone) : -1;
  const way = streetsTo(view, from, goalTiles(view));
  const here = view.tiles[from];
  const there = way && view.tiles[way.tile];
  if (!hero || !here || !way || !there) return null;
  const side = bearing(there.x - here.x, there.y - here.y);
  const gather = view.goals.find(goal => goal.type === 'gather');
  return (
    <p className={styles.aim} title={own.aim(look.texts.heroes[hero.id].name, way.streets)}>
      <Icon d={icons['flag-objective']} />
      {gather && (
        <b>
          {gather.count}/{gather.wanted}
        </b>
      )}
      <span>{own.away(way.streets)}</span>
      {side && <span aria-hidden="true">{ARROWS[side]}</span>}
    </p>
  );
}

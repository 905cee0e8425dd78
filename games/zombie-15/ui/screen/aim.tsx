import { bearing } from '../../../../kit/compass.ts';
import { Icon } from '../../../../table/icon.tsx';
import { unseen } from '../../../../table/unseen.ts';
import type { SeenGoal, View } from '../../seen.ts';
import { FLAG } from '../icons.ts';
import { type Seen, activeHero } from '../look.ts';
import { tileOf } from '../plan.ts';
import { goalTiles, streetsTo } from '../zones.ts';
import { laid } from '../words/laid.ts';
import { ARROWS } from './arrows.ts';
import { shownHero } from './own.tsx';
import { TokenDisc } from './token-disc.tsx';
import styles from './edge.module.css';

/** What lies at the goal, and what somebody carries who is not there yet. */
const foundOf = ({ token, tile, count }: Extract<SeenGoal, { type: 'token' }>, { heroes }: View): number =>
  heroes.reduce(
    (sum, { zone, backpack }) => sum + (tileOf(zone) === tile ? 0 : backpack.filter(own => own === token).length),
    count,
  );

/** How far it is to the goal for one's own hero, in which direction, how many are there, and what was found of what must be brought. */
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
    <p className={styles.aim} data-landmark title={own.aim(look.texts.heroes[hero.id].name, way.streets)}>
      <Icon d={FLAG} />
      {gather && <b>{own.there(gather.count, gather.wanted)}</b>}
      <span>{own.away(way.streets)}</span>
      {side && <span aria-hidden="true">{ARROWS[side]}</span>}
      {view.goals.map((goal, i) =>
        goal.type === 'token' ? (
          <span key={i} className={styles.brought} title={look.texts.tokens[goal.token].name}>
            <TokenDisc token={goal.token} look={look} />
            <span className={unseen}>{look.texts.tokens[goal.token].name} </span>
            {own.found(foundOf(goal, view), goal.wanted)}
          </span>
        ) : null,
      )}
    </p>
  );
}

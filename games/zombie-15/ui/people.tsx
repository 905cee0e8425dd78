import { Spot } from '../../../table/piece.tsx';
import type { SeenHero } from '../seen.ts';
import { Avatar } from './avatar.tsx';
import { Glyph } from './figures.tsx';
import { heavyIcon, icons } from './icons.ts';
import { PAINT, type Props, activeHero, classes, heroName, isOwn, labelOf } from './look.ts';
import { type Plan, type Point, rowed, standing, tileOf } from './plan.ts';
import { words } from './words/words.ts';
import { heroOptions } from './zones.ts';
import styles from './map.module.css';
import { vars } from './vars.ts';

type Shown = Pick<Props, 'look' | 'choices' | 'moment'> & { readonly plan: Plan };

/** Where each hero stands among those of his zone. */
function places({ look, plan }: Pick<Shown, 'look' | 'plan'>): { hero: SeenHero; at: Point; size: number }[] {
  const { heroes, tiles } = look.view;
  return heroes.flatMap(hero => {
    const tile = tiles[tileOf(hero.zone)];
    const corner = plan.corners[tileOf(hero.zone)];
    if (!tile || !corner) return [];
    const there = heroes.filter(({ zone }) => zone === hero.zone);
    const { size, at } = rowed(standing(tile, hero.zone).heroes, there.length, 25);
    const own = at[there.indexOf(hero)] ?? { x: 60, y: 60 };
    return [{ hero, size, at: { x: corner.x + own.x, y: corner.y + own.y } }];
  });
}

/** The heroes on the map. They walk; who is down lies. */
export function People(props: Shown) {
  const { look, choices, moment } = props;
  const active = activeHero(look);
  const own = words[look.language];
  const event = moment?.event;
  return (
    <>
      {places(props).map(({ hero, at, size }) => {
        const options = heroOptions(hero, choices.options, isOwn(look, active) ? active : null);
        const isActive = hero.id === active?.id;
        const isHit = (event?.type === 'hurt' || event?.type === 'fainted') && event.hero === hero.id;
        return (
          <g
            key={hero.id}
            className={styles.walker}
            style={vars({ transform: `translate(${at.x}px, ${at.y}px)`, '--paint': PAINT[hero.id].fill })}
          >
            <Spot
              choices={choices}
              options={options}
              label={labelOf(look)}
              name={heroName(look, hero.id)}
              className={classes(
                styles.person,
                isActive && styles.active,
                options.length > 0 && styles.openPerson,
                isHit && styles.hit,
              )}
            >
              <title>{own.heroAt(heroName(look, hero.id), own.postures[hero.posture])}</title>
              {isActive && <circle r={size / 2 + 3} className={styles.halo} />}
              <g className={styles[hero.posture]}>
                <Avatar hero={hero.id} x={-size / 2} y={-size / 2} size={size} />
              </g>
              {hero.posture !== 'standing' && (
                <Glyph
                  d={hero.posture === 'down' ? icons['back-pain'] : icons['death-skull']}
                  x={size * 0.42}
                  y={size * 0.36}
                  size={size * 0.5}
                  className={styles.badgeGlyph}
                />
              )}
              {hero.heavy && (
                <Glyph
                  d={heavyIcon[hero.heavy.object]}
                  x={-size * 0.42}
                  y={size * 0.36}
                  size={size * 0.52}
                  className={styles.badgeGlyph}
                />
              )}
            </Spot>
          </g>
        );
      })}
    </>
  );
}

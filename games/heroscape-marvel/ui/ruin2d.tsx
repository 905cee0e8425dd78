import { Spot } from '../../../table/piece.tsx';
import type { Wall } from './field.ts';
import type { MapProps } from './map-props.ts';
import { WALL } from './rule-of.ts';
import { words } from './words/words.ts';
import styles from './map2d.module.css';

/** The walls of the warehouse from above; the breakable section answers. */
export function Ruin({ model, look, choices, moment, onSight }: MapProps) {
  const { field, view, wall } = model;
  if (!field.slab) return null;
  const own = words[look.language];
  const { standing, life, wounds } = view.wall;
  const ground = field.walls.filter(piece => piece.lo <= 1 && piece.when === 'always');
  const high = field.walls.filter(piece => piece.lo > 1 && piece.when === 'always');
  const breakable = field.walls.find(piece => piece.when === 'intact');
  const event = moment?.event;
  const isHit = event?.type === 'wallHit' || event?.type === 'wallBroken';
  return (
    <g>
      <polygon
        aria-hidden="true"
        points={field.slab.outline.map(({ x, y }) => `${x},${y}`).join(' ')}
        className={styles.slab}
      />
      <g aria-hidden="true">
        {ground.map(piece => (
          <Line key={piece.id} piece={piece} className={styles.wall} />
        ))}
      </g>
      {breakable && (
        <Spot
          choices={choices}
          options={onSight ? [] : wall.options}
          label={action => look.texts.action(action, view, look.names)}
          name={own.wall}
          rule={WALL}
          className={[styles.breakable, wall.options.length > 0 && styles.open, wall.isTarget && styles.aimed]
            .filter(Boolean)
            .join(' ')}
        >
          <g
            role="img"
            aria-label={standing ? own.wallLife(life - wounds, life) : own.wallGone}
            data-now={isHit ? event.type : undefined}
            className={styles.section}
          >
            <title>{standing ? own.wallLife(life - wounds, life) : own.wallGone}</title>
            <Line piece={breakable} className={styles.hitbox} />
            <Line piece={breakable} className={standing ? styles.bricked : styles.brokenWall} />
            {standing && <Pips piece={breakable} left={life - wounds} life={life} />}
          </g>
        </Spot>
      )}
      <g aria-hidden="true">
        {high.map(piece => (
          <Line key={piece.id} piece={piece} className={styles.pillar} />
        ))}
      </g>
    </g>
  );
}

const Line = ({ piece: { from, to }, className }: { readonly piece: Wall; readonly className: string | undefined }) => (
  <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={className} />
);

/** What is left of the section, one stone each. */
function Pips({ piece, left, life }: { readonly piece: Wall; readonly left: number; readonly life: number }) {
  const { from, to } = piece;
  return Array.from({ length: life }, (_, i) => {
    const part = (i + 0.5) / life;
    return (
      <circle
        key={i}
        cx={from.x + (to.x - from.x) * part}
        cy={from.y + (to.y - from.y) * part}
        r={2}
        className={i < left ? styles.stone : styles.crack}
      />
    );
  });
}

import type { Wall } from '../field.ts';
import type { Shown } from '../look.ts';
import type { MapModel } from '../screen/model.ts';
import styles from './flat.module.css';

/** The walls of the warehouse from above. */
export function Ruin({ model, moment }: { readonly model: MapModel; readonly moment: Shown['moment'] }) {
  const { field, view, wall } = model;
  if (!field.slab) return null;
  const { standing, life, wounds } = view.wall;
  const ground = field.walls.filter(piece => piece.lo <= 1 && piece.when === 'always');
  const high = field.walls.filter(piece => piece.lo > 1 && piece.when === 'always');
  const breakable = field.walls.find(piece => piece.when === 'intact');
  const event = moment?.event;
  const isHit = event?.type === 'wallHit' || event?.type === 'wallBroken';
  return (
    <g aria-hidden="true">
      <polygon points={field.slab.outline.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.slab} />
      {ground.map(piece => (
        <Line key={piece.id} piece={piece} className={styles.wall} />
      ))}
      {breakable && (
        <g data-now={isHit ? event.type : undefined} data-aimed={wall.isTarget || undefined} className={styles.section}>
          <Line piece={breakable} className={standing ? styles.bricked : styles.brokenWall} />
          {standing && <Pips piece={breakable} left={life - wounds} life={life} />}
        </g>
      )}
      {high.map(piece => (
        <Line key={piece.id} piece={piece} className={styles.pillar} />
      ))}
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

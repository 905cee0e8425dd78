import { goalTiles, screamTile } from '../zones.ts';
import { PAINT, type Seen } from '../look.ts';
import { SIZE, middleOf, planOf, tileOf } from '../plan.ts';
import { laid } from '../words/laid.ts';
import styles from './edge.module.css';

const OUT = { N: [0, -0.5], E: [0.5, 0], S: [0, 0.5], W: [-0.5, 0] } as const;

interface Props {
  readonly look: Seen;
  readonly className: string | undefined;
}

/** The whole town, very small: where the heroes are, where they must go, where it is crowded, where the next scream falls. */
export function Minimap({ look: { view, language }, className }: Props) {
  const plan = planOf(view.tiles);
  const goals = new Set([...goalTiles(view), ...view.tiles.flatMap(({ isGoal }, i) => (isGoal ? [i] : []))]);
  const middles = view.tiles.map((_, i) => middleOf(plan, view.tiles, i * 2));
  const screamed = screamTile(view);
  const scream = screamed === null ? null : middles[screamed];
  const roads = view.tiles.map(({ roads: out }, i) => {
    const { x = 0, y = 0 } = middles[i] ?? {};
    return out.map(side => `M${x} ${y}l${OUT[side][0] * SIZE} ${OUT[side][1] * SIZE}`).join('');
  });
  return (
    <svg
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      role="img"
      data-landmark
      aria-label={laid[language].minimap}
      className={`${styles.minimap} ${className}`}
    >
      <path d={roads.join('')} />
      {view.tiles.map(({ street, search }, i) =>
        street + search > 0 ? (
          <circle
            key={i}
            cx={middles[i]?.x}
            cy={middles[i]?.y}
            r={Math.min(46, 16 + 5 * (street + search))}
            data-dead
          />
        ) : null,
      )}
      {[...goals].map(tile => (
        <path
          key={tile}
          d={`M${(middles[tile]?.x ?? 0) - 12} ${(middles[tile]?.y ?? 0) + 40}v-90l52 22-52 26`}
          className={styles.flag}
        />
      ))}
      {scream && (
        <rect x={scream.x - SIZE / 2} y={scream.y - SIZE / 2} width={SIZE} height={SIZE} rx="18" data-scream />
      )}
      {view.heroes.map(({ id, zone }, i) => {
        const { x, y } = middleOf(plan, view.tiles, tileOf(zone) * 2);
        const isActing = id === view.active;
        return (
          <circle
            key={id}
            cx={x + ((i % 2) - 0.5) * 44}
            cy={y + (i > 1 ? 22 : -22)}
            r={isActing ? 30 : 20}
            fill={PAINT[id].fill}
            data-acting={isActing || undefined}
          />
        );
      })}
    </svg>
  );
}

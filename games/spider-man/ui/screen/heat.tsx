import { percentage } from '../../../../kit/grammar.ts';
import { useTouching } from '../../../../table/screen/touching.tsx';
import { HEIGHT, WIDTH } from '../../content/boards.ts';
import { columnOf, rowOf } from '../../rules/city.ts';
import { squareOfThing } from './plan.ts';
import styles from './surface.module.css';

/** How likely each square comes within reach by what is looked at: the likelier, the lighter. */
export function Heat() {
  const touching = useTouching();
  const looked = touching.shown ?? touching.chosen.at(-1);
  const reach =
    (looked && touching.outlookAt(looked)?.reach) ??
    touching.acts.map(act => touching.outlookAt(act)?.reach).findLast(Boolean) ??
    [];
  if (reach.length === 0) return null;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={styles.heat}>
      {reach.map(({ thing, chance }) => {
        const square = squareOfThing(thing);
        if (square === undefined) return null;
        const [x, y] = [columnOf(square), rowOf(square)];
        return (
          <g key={square} data-heat={Math.min(4, Math.floor(chance * 5))}>
            <rect x={x + 0.04} y={y + 0.04} width=".92" height=".92" rx=".12" />
            <text x={x + 0.5} y={y + 0.61}>
              {percentage(chance)}%
            </text>
          </g>
        );
      })}
    </svg>
  );
}

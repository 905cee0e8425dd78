import { isCertain } from '../../../../kit/grammar.ts';
import { useLooked, useTouching } from '../../../../table/screen/touching.tsx';
import { HEIGHT, WIDTH } from '../../content/boards.ts';
import { columnOf, rowOf } from '../../rules/city.ts';
import type { Seen } from '../look.ts';
import { screenWords } from '../words/screen.ts';
import { squareOfThing } from './plan.ts';
import { reachOf } from './reach.ts';
import styles from './surface.module.css';

/** How likely each square comes within reach by what is looked at: the likelier, the lighter; the sure ones need no number. */
export function Heat({ look }: { readonly look: Seen }) {
  const reach = useReach();
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
            {!isCertain(chance) && (
              <text x={x + 0.5} y={y + 0.61}>
                {screenWords[look.language].chance(chance)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** What is looked at, or else what most can be done. */
export function useReach() {
  const touching = useTouching();
  const looked = useLooked();
  return (
    (looked && touching.outlookAt(looked)?.reach) ??
    touching.acts.map(act => touching.outlookAt(act)?.reach).findLast(Boolean) ??
    []
  );
}

/** For those who look on: where whoever moves may still go. */
export function Reach({ look: { view, seat } }: { readonly look: Seen }) {
  const squares = seat === null ? reachOf(view) : [];
  if (squares.length === 0) return null;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={styles.heat} data-reach>
      {squares.map(square => (
        <rect key={square} x={columnOf(square) + 0.06} y={rowOf(square) + 0.06} width=".88" height=".88" rx=".14" />
      ))}
    </svg>
  );
}

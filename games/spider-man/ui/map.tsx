import { Spot } from '../../../table/piece.tsx';
import { Viewport } from '../../../table/viewport.tsx';
import { COLUMNS, SIZE, boards } from '../content/boards.ts';
import { places } from '../content/places.ts';
import { PLACES, type Square } from '../ids.ts';
import { squareIn } from '../rules/city.ts';
import type { View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { City, MAP, Terrain } from './city.tsx';
import { placeIcon } from './icons.ts';
import { Lines } from './lines.tsx';
import { CELL, type Props, RIM, cornerOf, pointedSquare } from './look.ts';
import { People } from './people.tsx';
import { words } from './words/words.ts';
import styles from './map.module.css';
import { capital, percentage } from '../../../kit/grammar.ts';
import { coordinates } from '../text/places.ts';

type Shown = Pick<Props, 'look' | 'choices' | 'pointed' | 'moment'>;

/** The city with everybody in it. */
export function Map(props: Shown) {
  const { look, choices, pointed } = props;
  const { view, texts, language } = look;
  const own = words[language];
  const board = view.city.slots.find(laid => laid !== null)?.board;
  return (
    <Viewport
      label={own.map}
      width={MAP.width}
      height={MAP.height}
      words={own.viewport}
      className={styles.viewport}
      item={board && { kind: 'boards', id: board }}
    >
      <City city={view.city} names={texts.boards} />
      <Sight view={view} />
      <Reach pointed={pointed} />
      <Slots look={look} choices={choices} />
      <Ghost view={view} pointed={pointed} />
      <Squares look={look} choices={choices} />
      <People {...props} />
      <Lines {...props} />
    </Viewport>
  );
}

/** What the own figure sees, softly. */
function Sight({ view }: { readonly view: View }) {
  return (
    <g aria-hidden="true" className={styles.sight}>
      {view.sight.map(square => {
        const { x, y } = cornerOf(square);
        return <rect key={square} x={x} y={y} width={CELL} height={CELL} />;
      })}
    </g>
  );
}

/** How far the dice under the pointer would carry, with the chance of getting there. */
function Reach({ pointed }: Pick<Props, 'pointed'>) {
  const preview = pointed?.preview;
  if (preview?.type !== 'reach') return null;
  return (
    <g aria-hidden="true">
      {preview.squares.map(({ square, chance }) => {
        const { x, y } = cornerOf(square);
        return (
          <g key={square}>
            <rect
              x={x + 2}
              y={y + 2}
              width={CELL - 4}
              height={CELL - 4}
              rx="5"
              className={styles.reach}
              opacity={0.18 + chance * 0.6}
            />
            <text x={x + CELL / 2} y={y + CELL / 2 + 4} className={styles.chance}>
              {percentage(chance)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The board that is being laid, as it would lie. */
function Ghost({ view, pointed }: Pick<Props, 'pointed'> & { readonly view: View }) {
  const board = view.focus?.board;
  if (!board || pointed?.action.type !== 'lay') return null;
  const { slot, rotation } = pointed.action;
  const { grid } = boards[board];
  return (
    <g aria-hidden="true" className={styles.ghost}>
      {grid.flatMap((line, row) =>
        Array.from(line, (letter, column) => (
          <Terrain key={`${row} ${column}`} letter={letter} square={squareIn(slot, rotation, row, column)} />
        )),
      )}
      {PLACES.filter(place => places[place].board === board).map(place => {
        const { row, column } = places[place];
        const { x, y } = cornerOf(squareIn(slot, rotation, row, column));
        return (
          <g key={place} transform={`translate(${x} ${y})`}>
            <rect x="3" y="3" width={CELL - 6} height={CELL - 6} rx="6" className={styles.ghostPlate} />
            <svg x="8" y="8" width={CELL - 16} height={CELL - 16} viewBox="0 0 512 512">
              <path d={placeIcon(place)} className={styles.ghostSign} />
            </svg>
          </g>
        );
      })}
    </g>
  );
}

/** While the city is built: where the drawn board may lie. */
function Slots({ look, choices }: Pick<Shown, 'look' | 'choices'>) {
  const { view, texts, names, language } = look;
  const slots = [...new Set(choices.options.flatMap(action => (action.type === 'lay' ? [action.slot] : [])))];
  return (
    <>
      {slots.map(slot => (
        <Spot
          key={slot}
          choices={choices}
          options={choices.options.filter(action => action.type === 'lay' && action.slot === slot)}
          label={action => texts.action(action, view, names)}
          name={words[language].slot(slot + 1)}
        >
          <rect
            x={RIM + (slot % COLUMNS) * SIZE * CELL + 6}
            y={RIM + Math.floor(slot / COLUMNS) * SIZE * CELL + 6}
            width={SIZE * CELL - 12}
            height={SIZE * CELL - 12}
            rx="10"
            className={styles.slot}
          />
        </Spot>
      ))}
    </>
  );
}

/** Squares that answer: where one may go, whom one may strike, what one may take. */
function Squares({ look, choices }: Pick<Shown, 'look' | 'choices'>) {
  const { view, texts, names } = look;
  const bySquare = new globalThis.Map<Square, Action[]>();
  for (const action of choices.options) {
    const square = pointedSquare(action, view);
    if (square === null || square < 0) continue;
    bySquare.set(square, [...(bySquare.get(square) ?? []), action]);
  }
  return (
    <>
      {[...bySquare].map(([square, options]) => {
        const { x, y } = cornerOf(square);
        const isStrike = options.some(action => 'target' in action && action.target !== null);
        return (
          <Spot
            key={square}
            choices={choices}
            options={options}
            label={action => texts.action(action, view, names)}
            name={`${capital(texts.place(square, view))} (${coordinates(square)})`}
          >
            <rect
              x={x + 2}
              y={y + 2}
              width={CELL - 4}
              height={CELL - 4}
              rx="6"
              className={isStrike ? styles.strike : styles.go}
            />
          </Spot>
        );
      })}
    </>
  );
}

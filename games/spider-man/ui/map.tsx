import { Spot } from '../../../table/piece.tsx';
import { Viewport } from '../../../table/viewport.tsx';
import { COLUMNS, SIZE, boards } from '../content/boards.ts';
import { places } from '../content/places.ts';
import { CHARACTERS, PLACES, type Square } from '../ids.ts';
import { squareIn } from '../rules/city.ts';
import type { Event } from '../events.ts';
import type { SeenFigure, SeenStack, View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { City, MAP, Terrain } from './city.tsx';
import { characterIcon, icons, placeIcon, roleIcon } from './icons.ts';
import { CELL, type Props, RIM, centreOf, cornerOf, pointedSquare, squareOf } from './look.ts';
import { words } from './words/words.ts';
import styles from './map.module.css';
import { percentage } from '../../../kit/grammar.ts';

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
  const { view, texts, names, language } = look;
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
            name={words[language].square(square)}
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

function People({ look, moment }: Shown) {
  const { view } = look;
  const taken = new globalThis.Map<Square, number>();
  const place = (square: Square): number => {
    const n = taken.get(square) ?? 0;
    taken.set(square, n + 1);
    return n;
  };
  return (
    <g aria-hidden="true" className={styles.people}>
      {view.stacks.map(stack => (
        <Car key={`stack ${stack.square}`} stack={stack} shift={place(stack.square)} event={moment?.event} />
      ))}
      {CHARACTERS.map(id => {
        const { square, holder } = view.characters[id];
        return square >= 0 && holder !== 'police' ? (
          <Token key={id} square={square} shift={place(square)} icon={characterIcon[id]} className={styles.character} />
        ) : null;
      })}
      {view.figures.map(figure =>
        figure.at >= 0 ? (
          <Figure key={figure.role} figure={figure} shift={place(figure.at)} event={moment?.event} />
        ) : null,
      )}
    </g>
  );
}

interface TokenProps {
  readonly square: Square;
  readonly shift: number;
  readonly icon: string;
  readonly className: string | undefined;
}

function Token({ square, shift, icon, className }: TokenProps) {
  const { x, y } = centreOf(square);
  return (
    <g transform={`translate(${x + shift * 8} ${y + shift * 6})`} className={className}>
      <rect x="-13" y="-13" width="26" height="26" rx="6" className={styles.base} />
      <svg x="-10" y="-10" width="20" height="20" viewBox="0 0 512 512">
        <path d={icon} className={styles.face} />
      </svg>
    </g>
  );
}

function Car({
  stack,
  shift,
  event,
}: {
  readonly stack: SeenStack;
  readonly shift: number;
  readonly event: Event | undefined;
}) {
  const { x, y } = centreOf(stack.square);
  const isHit = event?.type === 'carsDestroyed' && event.square === stack.square;
  return (
    <g
      transform={`translate(${x + shift * 8} ${y + shift * 6})`}
      className={styles.car}
      data-now={isHit ? 'hurt' : undefined}
    >
      <rect x="-17" y="-14" width="34" height="28" rx="6" className={styles.base} />
      <svg x="-13" y="-13" width="26" height="26" viewBox="0 0 512 512">
        <path d={roleIcon.police} className={styles.face} />
      </svg>
      <g transform="translate(15 -13)">
        <circle r="8" className={styles.badge} />
        <text y="4" className={styles.count}>
          {stack.cars}
        </text>
      </g>
      {stack.captains.map((captain, i) => (
        <g key={captain} transform={`translate(${-14 + i * 15} 15)`}>
          <circle r="7" className={styles.badge} />
          <text y="3.5" className={styles.small}>
            {captain.charAt(0).toUpperCase()}
          </text>
        </g>
      ))}
      {stack.prisoner && (
        <svg x="4" y="4" width="18" height="18" viewBox="0 0 512 512">
          <path d={icons.imprisoned} className={styles.bars} />
        </svg>
      )}
      {(stack.web || stack.symbiote) && <Stuck isWeb={stack.web} />}
    </g>
  );
}

function Figure({
  figure,
  shift,
  event,
}: {
  readonly figure: SeenFigure;
  readonly shift: number;
  readonly event: Event | undefined;
}) {
  const { x, y } = centreOf(figure.at);
  const isHurt = (event?.type === 'wounded' || event?.type === 'knockedOut') && event.role === figure.role;
  return (
    <g
      transform={`translate(${x + shift * 8} ${y + shift * 6})`}
      className={`${styles.figure} ${styles[figure.role] ?? ''}`}
      data-now={isHurt ? 'hurt' : undefined}
      data-ko={figure.ko || undefined}
    >
      <ellipse cx="2" cy="17" rx="16" ry="5" className={styles.shadow} />
      <circle r="18" className={styles.base} />
      <svg x="-13" y="-13" width="26" height="26" viewBox="0 0 512 512">
        <path d={roleIcon[figure.role]} className={styles.face} />
      </svg>
      {figure.wounds > 0 && (
        <g transform="translate(14 -14)">
          <circle r="8" className={styles.wound} />
          <text y="4" className={styles.count}>
            {figure.wounds}
          </text>
        </g>
      )}
      {figure.ko && (
        <svg x="-16" y="-26" width="32" height="22" viewBox="0 0 512 512">
          <path d={icons['knocked-out-stars']} className={styles.stars} />
        </svg>
      )}
      {(figure.captive || figure.jailed) && (
        <svg x="-14" y="-14" width="28" height="28" viewBox="0 0 512 512">
          <path d={icons.imprisoned} className={styles.bars} />
        </svg>
      )}
      {(figure.web || figure.symbiote) && <Stuck isWeb={figure.web} />}
    </g>
  );
}

const Stuck = ({ isWeb }: { readonly isWeb: boolean }) => (
  <svg x="-20" y="-20" width="40" height="40" viewBox="0 0 512 512">
    <path d={isWeb ? icons['spider-web'] : icons.slime} className={isWeb ? styles.web : styles.slime} />
  </svg>
);

/** The way that is walked, the line of an attack, the path under the pointer. */
function Lines({ look, pointed, moment }: Shown) {
  const { view } = look;
  const { focus } = view;
  const event = moment?.event;
  const walked =
    event?.type === 'moved' || event?.type === 'drove' ? event.path : (focus?.move?.path ?? focus?.drive?.path ?? []);
  const path = pointed?.preview?.type === 'path' ? pointed.preview.path : walked;
  const aim = focus?.attack ? [focus.attack.from, focus.attack.to] : attackLine(view, event);
  return (
    <g aria-hidden="true" className={styles.lines}>
      {path.length > 1 && <polyline points={points(path)} className={styles.way} />}
      {aim.length === 2 && aim.every(square => square >= 0) && <polyline points={points(aim)} className={styles.aim} />}
    </g>
  );
}

function attackLine(view: View, event: Event | undefined): Square[] {
  if (event?.type === 'attackDeclared') return [event.from, event.to];
  if (event?.type !== 'attackRolled') return [];
  const [from, to] = [squareOf(view, event.attacker), squareOf(view, event.target)];
  return from !== null && to !== null ? [from, to] : [];
}

const points = (squares: readonly Square[]): string =>
  squares
    .map(square => {
      const { x, y } = centreOf(square);
      return `${x},${y}`;
    })
    .join(' ');

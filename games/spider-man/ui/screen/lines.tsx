import { useLooked, useTouching } from '../../../../table/screen/touching.tsx';
import { HEIGHT, WIDTH } from '../../content/boards.ts';
import type { Event } from '../../events.ts';
import type { Square } from '../../ids.ts';
import type { View } from '../../seen.ts';
import { type Shown, squareOf } from '../look.ts';
import { isOnBoard, middleOf, squareOfThing } from './plan.ts';
import styles from './surface.module.css';

/** The way that is walked or would be, with its steps counted, and the line of an attack. */
export function Lines({ look, moment }: Pick<Shown, 'look' | 'moment'>) {
  const touching = useTouching();
  const { focus } = look.view;
  const event = moment?.event;
  const looked = useLooked();
  const wanted = looked ? touching.outlookAt(looked)?.way?.flatMap(thing => squareOfThing(thing) ?? []) : undefined;
  const walked =
    event?.type === 'moved' || event?.type === 'drove' ? event.path : (focus?.move?.path ?? focus?.drive?.path ?? []);
  const path = wanted ? [...standing(look.view), ...wanted] : walked;
  const aim = focus?.attack ? [focus.attack.from, focus.attack.to] : attackLine(look.view, event);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={styles.lines}>
      {path.length > 1 && <polyline points={points(path)} className={styles.way} />}
      {wanted?.map((square, i) => (
        <Step key={square} square={square} count={i + 1} />
      ))}
      {aim.length === 2 && aim.every(isOnBoard) && <polyline points={points(aim)} className={styles.aim} />}
    </svg>
  );
}

function Step({ square, count }: { readonly square: Square; readonly count: number }) {
  const { x, y } = middleOf(square);
  return (
    <g className={styles.step} transform={`translate(${x} ${y})`}>
      <circle r=".19" />
      <text y=".09">{count}</text>
    </g>
  );
}

/** Where whoever moves stands now. */
function standing({ focus, figures }: View): Square[] {
  if (focus?.drive) return [focus.drive.square];
  const figure = figures.find(({ role }) => role === focus?.move?.role);
  return figure && isOnBoard(figure.at) ? [figure.at] : [];
}

function attackLine(view: View, event: Event | undefined): Square[] {
  if (event?.type === 'attackDeclared') return [event.from, event.to];
  if (event?.type !== 'attackRolled') return [];
  const [from, to] = [squareOf(view, event.attacker), squareOf(view, event.target)];
  return from !== null && to !== null ? [from, to] : [];
}

const points = (squares: readonly Square[]): string =>
  squares
    .map(middleOf)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

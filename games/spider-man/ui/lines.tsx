import type { Event } from '../events.ts';
import type { Square } from '../ids.ts';
import type { View } from '../seen.ts';
import { type Props, centreOf, squareOf } from './look.ts';
import styles from './map.module.css';

/** The way that is walked, the line of an attack, the path under the pointer. */
export function Lines({ look, pointed, moment }: Pick<Props, 'look' | 'pointed' | 'moment'>) {
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

import { Spot } from '../../../table/piece.tsx';
import { Viewport } from '../../../table/viewport.tsx';
import type { Plan, SeenDoor, View } from '../seen.ts';
import { CELL, RIM, boardFor, centre } from './geometry.ts';
import { Ground } from './ground.tsx';
import type { Props } from './look.ts';
import { words } from './words/words.ts';
import { en, fr } from './words/rooms.ts';
import { Zone } from './zone.tsx';
import styles from './map.module.css';

type Shown = Pick<Props, 'look' | 'choices' | 'pointed' | 'moment'>;

/** The city: streets, rooms, doors, and everybody in them. */
export function Map(props: Shown) {
  const { look, pointed, moment } = props;
  const { view, language } = look;
  const own = words[language];
  const board = boardFor(view.mission);
  const width = board.columns * CELL + 2 * RIM;
  const height = board.rows * CELL + 2 * RIM;
  return (
    <Viewport
      label={own.map}
      width={width}
      height={height}
      words={own.viewport}
      className={styles.viewport}
      item={{ kind: 'scenarios', id: view.mission }}
    >
      <Ground mission={view.mission} names={language === 'fr' ? fr : en} />
      {view.doors
        .filter(door => door.open)
        .map(door => (
          <Door key={door.id} {...props} door={door} />
        ))}
      {view.zones.map(zone => (
        <Zone key={zone.id} {...props} zone={zone} />
      ))}
      {view.doors
        .filter(door => !door.open)
        .map(door => (
          <Door key={door.id} {...props} door={door} />
        ))}
      <Plans view={view} />
      <Path view={view} pointed={pointed} />
      <Marching view={view} moment={moment} />
    </Viewport>
  );
}

function Door({ look, choices, door }: Shown & { readonly door: SeenDoor }) {
  const { view, texts, names, language } = look;
  const [a, b] = [centre(view, door.between[0]), centre(view, door.between[1])];
  if (!a || !b) return null;
  const options = choices.options.filter(action => 'door' in action && action.door === door.id);
  const isEast = a.y === b.y;
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const classes = [
    styles.door,
    styles[`door-${door.colour}`],
    door.open && styles.isOpen,
    options.length > 0 && styles.canOpen,
  ];
  return (
    <Spot
      choices={choices}
      options={options}
      label={action => texts.action(action, view, names)}
      name={words[language].door(door.id)}
    >
      <g transform={`translate(${x} ${y}) rotate(${isEast ? 90 : 0})`} className={classes.filter(Boolean).join(' ')}>
        <rect x="-26" y="-12" width="52" height="24" className={styles.doorHit} />
        <rect x="-24" y="-6" width="48" height="12" rx="3" className={styles.leaf} />
        {!door.open && <circle cx="16" r="2.4" className={styles.knob} />}
        {door.colour !== 'plain' && !door.open && (
          <text y="4.5" className={styles.doorLetter} transform={`rotate(${isEast ? -90 : 0})`}>
            {door.colour.charAt(0).toUpperCase()}
          </text>
        )}
      </g>
    </Spot>
  );
}

/** Where the dead would go if they were to act now: by the real rules, from the view. */
function Plans({ view }: { readonly view: View }) {
  return (
    <g className={styles.plans} aria-hidden="true">
      <defs>
        <marker id="mz-arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0L10 5L0 10z" className={styles.arrowHead} />
        </marker>
      </defs>
      {view.forecast.flatMap((plan, i) => arrows(view, plan, i))}
    </g>
  );
}

function arrows(view: View, plan: Plan, i: number) {
  const from = centre(view, plan.from);
  if (!from || plan.act === 'stay') return [];
  return plan.to.flatMap(to => {
    const end = centre(view, to);
    if (!end || to === plan.from) return [];
    const shift = ((i % 5) - 2) * 7;
    const [dx, dy] = [end.x - from.x, end.y - from.y];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / length) * shift, (dx / length) * shift];
    return [
      <line
        key={`${i} ${to}`}
        x1={from.x + dx * 0.3 + nx}
        y1={from.y + dy * 0.3 + ny}
        x2={from.x + dx * 0.72 + nx}
        y2={from.y + dy * 0.72 + ny}
        markerEnd="url(#mz-arrow)"
        className={plan.act === 'shoot' ? styles.shot : styles.plan}
        data-sure={plan.on === null}
      />,
    ];
  });
}

/** The way of the option that is looked at. */
function Path({ view, pointed }: Pick<Props, 'pointed'> & { readonly view: View }) {
  const preview = pointed?.preview;
  if (preview?.type !== 'move' || preview.path.length < 2) return null;
  const points = preview.path.flatMap(id => {
    const at = centre(view, id);
    return at ? [`${at.x},${at.y}`] : [];
  });
  return <polyline points={points.join(' ')} className={styles.way} aria-hidden="true" />;
}

/** Groups on the march, for the length of their event. */
function Marching({ view, moment }: Pick<Props, 'moment'> & { readonly view: View }) {
  if (!moment || moment.ms === 0) return null;
  const { event } = moment;
  const marches =
    event.type === 'enemiesMoved'
      ? event.marches.map(({ from, to }) => [from, to] as const)
      : event.type === 'moved'
        ? [[event.path[0], event.path.at(-1)] as const]
        : event.type === 'bystanderMoved'
          ? [[event.from, event.to] as const]
          : [];
  return (
    <g aria-hidden="true">
      {marches.map(([from, to], i) => {
        const [a, b] = [from && centre(view, from), to && centre(view, to)];
        if (!a || !b) return null;
        return (
          <circle
            key={`${moment.id} ${i}`}
            r="16"
            className={event.type === 'enemiesMoved' ? styles.marching : styles.striding}
          >
            <animate attributeName="cx" from={a.x} to={b.x} dur={`${moment.ms}ms`} fill="freeze" />
            <animate attributeName="cy" from={a.y} to={b.y} dur={`${moment.ms}ms`} fill="freeze" />
          </circle>
        );
      })}
    </g>
  );
}

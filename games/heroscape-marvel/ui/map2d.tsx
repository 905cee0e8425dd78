import type { CellName } from '../ids.ts';
import { Spot } from '../../../table/piece.tsx';
import { Viewport } from '../../../table/viewport.tsx';
import { Effects } from './effects2d.tsx';
import { R, hexagon } from './field.ts';
import { Figures } from './figures2d.tsx';
import { Ground, Patterns, Upper } from './ground.tsx';
import { glyphIcon } from './icons.ts';
import type { CellMark, MapModel } from './map-model.ts';
import type { MapProps } from './map-props.ts';
import { Ruin } from './ruin2d.tsx';
import { words } from './words/words.ts';
import styles from './map2d.module.css';

/** The battlefield from above, flat: the same information as in relief. */
export function Map2d(props: MapProps) {
  const { look, choices, moment, model, onSight } = props;
  const { field, view } = model;
  const own = words[look.language];
  return (
    <Viewport
      label={own.map}
      width={field.width}
      height={field.height}
      words={{ closer: own.closer, further: own.further, whole: own.whole }}
      className={styles.map}
    >
      <Patterns />
      <Ground field={field} />
      <Zones model={model} />
      <g>
        {model.cells
          .filter(({ cell }) => !cell.isUpper)
          .map(mark => (
            <Cell key={mark.cell.name} mark={mark} look={look} choices={choices} onSight={onSight} />
          ))}
      </g>
      <Glyphs model={model} isUpper={false} />
      <Figures {...props} isUpper={false} />
      <Ruin model={model} look={look} choices={choices} moment={moment} onSight={onSight} />
      <Upper field={field} />
      <g>
        {model.cells
          .filter(({ cell }) => cell.isUpper)
          .map(mark => (
            <Cell key={mark.cell.name} mark={mark} look={look} choices={choices} onSight={onSight} />
          ))}
      </g>
      <Figures {...props} isUpper />
      <Links model={model} />
      <Path model={model} />
      <SightLine model={model} />
      <Effects field={field} view={view} moment={moment} />
    </Viewport>
  );
}

function Zones({ model: { field, view } }: Pick<MapProps, 'model'>) {
  const hexes = (names: readonly CellName[], className: string | undefined, radius: number, fill?: string) =>
    names.flatMap(name => {
      const cell = field.cell(name);
      return cell
        ? [<polygon key={name} points={hexagon(cell, R * radius * cell.scale)} className={className} fill={fill} />]
        : [];
    });
  const isSetup = view.phase === 'armies';
  return (
    <g aria-hidden="true">
      {hexes(view.orange, styles.orange, 0.92, 'url(#hs-orange)')}
      {hexes(view.exits, styles.exit, 0.86)}
      {view.exits.flatMap(name => {
        const cell = field.cell(name);
        return cell
          ? [
              <text key={name} x={cell.x} y={cell.y + R * 0.28} className={styles.exitMark}>
                ⇥
              </text>,
            ]
          : [];
      })}
      {isSetup && hexes(view.zones.red, styles.redZone, 0.9)}
      {isSetup && hexes(view.zones.blue, styles.blueZone, 0.9)}
    </g>
  );
}

type CellProps = Pick<MapProps, 'look' | 'choices' | 'onSight'> & { readonly mark: CellMark };

function Cell({ mark, look, choices, onSight }: CellProps) {
  const { cell, light, note, options } = mark;
  const radius = R * cell.scale;
  if (onSight)
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the two lists of the tool ask the same
      <g className={styles.asked} onClick={() => onSight(cell.name)} onPointerEnter={() => onSight(cell.name)}>
        <polygon points={hexagon(cell, radius * 0.98)} fill={mark.isUnseen ? 'url(#hs-unseen)' : 'transparent'} />
      </g>
    );
  if (!light) return null;
  return (
    <Spot
      choices={choices}
      options={options}
      label={action => look.texts.action(action, look.view, look.names)}
      name={mark.name}
      rule={mark.rule}
      className={`${styles.lit} ${styles[light]} ${mark.isHinted ? styles.hinted : ''}`}
    >
      <polygon points={hexagon(cell, radius * 0.88)} className={styles.light} />
      {note && (
        <g aria-hidden="true">
          <text x={cell.x} y={cell.y + radius * 0.22} className={styles.cost}>
            {note.cost}
          </text>
          {note.strikes > 0 && (
            <text x={cell.x + radius * 0.42} y={cell.y - radius * 0.22} className={styles.risk}>
              ⚔{note.strikes > 1 ? note.strikes : ''}
            </text>
          )}
          {note.falls > 0 && (
            <text x={cell.x - radius * 0.42} y={cell.y - radius * 0.22} className={styles.risk}>
              ⤓
            </text>
          )}
        </g>
      )}
      {light === 'air' && (
        <path
          d={`M${cell.x - radius * 0.3} ${cell.y + radius * 0.12}q${radius * 0.15} -${radius * 0.3} ${radius * 0.3} 0q${radius * 0.15} -${radius * 0.3} ${radius * 0.3} 0`}
          className={styles.wing}
        />
      )}
    </Spot>
  );
}

function Glyphs({ model, isUpper }: { readonly model: MapModel; readonly isUpper: boolean }) {
  const { role } = model.view.glyphs[0] ?? { role: 'none' as const };
  return model.glyphs
    .filter(({ cell }) => cell.isUpper === isUpper)
    .map(({ cell, isUp, name }) => (
      <g
        key={cell.name}
        role="img"
        aria-label={name}
        transform={`translate(${cell.x} ${cell.y})`}
        className={styles.glyph}
      >
        <title>{name}</title>
        <polygon points={hexagon({ x: 0, y: 0 }, R * 0.7)} />
        <path d={glyphIcon(role, isUp)} transform={`translate(${-R * 0.42} ${-R * 0.42}) scale(${(R * 0.84) / 512})`} />
      </g>
    ));
}

/** Who is engaged with whom. */
const Links = ({ model }: { readonly model: MapModel }) => (
  <g aria-hidden="true" className={styles.links}>
    {model.links.map(([a, b]) => (
      <line key={`${a.figure.id} ${b.figure.id}`} x1={a.cell.x} y1={a.cell.y} x2={b.cell.x} y2={b.cell.y} />
    ))}
  </g>
);

function Path({ model: { path, isFlown } }: { readonly model: MapModel }) {
  if (path.length < 2) return null;
  const [first, ...rest] = path;
  if (!first) return null;
  const arc = rest.map((cell, i) => {
    const from = path[i] ?? first;
    const [mx, my] = [(from.x + cell.x) / 2, (from.y + cell.y) / 2];
    const high = Math.hypot(cell.x - from.x, cell.y - from.y) * 0.25;
    return isFlown ? `Q${mx} ${my - high} ${cell.x} ${cell.y}` : `L${cell.x} ${cell.y}`;
  });
  const d = `M${first.x} ${first.y}${arc.join('')}`;
  return (
    <g aria-hidden="true" className={isFlown ? `${styles.path} ${styles.flown}` : styles.path}>
      <path d={d} className={styles.pathBed} />
      <path d={d} className={styles.pathLine} />
      {rest.map((cell, i) => (
        <circle key={i} cx={cell.x} cy={cell.y} r={i === rest.length - 1 ? R * 0.22 : R * 0.11} />
      ))}
    </g>
  );
}

function SightLine({ model: { sight, field } }: { readonly model: MapModel }) {
  if (!sight) return null;
  const [eye, aim] = [field.at(sight.eye), field.at(sight.aim)];
  const blocker = sight.cell === null ? null : field.cells[sight.cell];
  return (
    <g aria-hidden="true" className={sight.isClear ? styles.clear : styles.blocked}>
      <line x1={eye.x} y1={eye.y} x2={aim.x} y2={aim.y} className={styles.sightBed} />
      <line x1={eye.x} y1={eye.y} x2={aim.x} y2={aim.y} className={styles.sightLine} />
      <circle cx={aim.x} cy={aim.y} r={R * 0.16} />
      {blocker && <polygon points={hexagon(blocker, R * 0.95)} className={styles.blocker} />}
      {blocker && <path d={`M${blocker.x - 6} ${blocker.y - 6}l12 12m0 -12l-12 12`} className={styles.cross} />}
    </g>
  );
}

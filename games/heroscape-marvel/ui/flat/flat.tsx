import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Camera } from '../../../../table/screen/camera.tsx';
import { useFramed } from '../../../../table/screen/framed.ts';
import type { ThingId } from '../../../../table/touch.ts';
import type { CellName } from '../../ids.ts';
import { ZONES } from '../../scenarios/scenario.ts';
import { type Field, type FieldCell, R, hexagon, polygon } from '../field.ts';
import { SIDES, type Shown, sideOf, styled } from '../look.ts';
import { arrange } from '../screen/arrange.ts';
import { asking } from '../screen/asking.ts';
import { Compass } from '../screen/compass.tsx';
import { Floater } from '../screen/floater.tsx';
import type { CellMark, MapModel } from '../screen/model.ts';
import { watchLabels } from '../screen/watch-labels.ts';
import { fieldWords } from '../words/field.ts';
import { words } from '../words/words.ts';
import { Effects } from './effects.tsx';
import { eyeOf } from './eye.ts';
import { Ground, Patterns, Upper } from './ground.tsx';
import { Ruin } from './ruin.tsx';
import { useWhole } from './use-whole.ts';
import styles from './flat.module.css';

interface Props extends Pick<Shown, 'look' | 'moment'> {
  readonly model: MapModel;
  readonly focus: readonly ThingId[];
  readonly question: string;
  /** Somebody is taught what to touch: the camera comes nearer, even where all of it could be touched. */
  readonly isTaught: boolean;
  /** How far it is turned from north above, in radians. */
  readonly turn: number;
  /** With the sight tool in hand: what is touched or pointed at. */
  readonly onSight: ((thing: ThingId) => void) | null;
  readonly children: ReactNode;
  readonly over: ReactNode;
}

/** The battlefield from above, flat: the same information as in relief. */
export function Flat({ look, moment, model, focus, question, isTaught, turn, onSight, children, over }: Props) {
  const { field, view } = model;
  const own = words[look.language];
  const world = useRef<HTMLDivElement>(null);
  const { isWhole, scale } = useWhole(world, field);
  return (
    <>
      <Camera
        label={fieldWords[look.language].flat}
        focus={isWhole && !isTaught ? [] : focus}
        moment={question}
        scale={scale}
        words={{ whole: own.whole }}
      >
        <div className={styles.frame}>
          <div
            ref={world}
            data-world
            className={styles.world}
            style={styled({ '--ratio': field.width / field.height })}
          >
            <svg viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true" className={styles.map}>
              <Patterns />
              <Ground field={field} />
              <Zones model={model} />
              <Lit model={model} isUpper={false} />
              <Ruin model={model} moment={moment} />
              <Upper field={field} />
              <Lit model={model} isUpper />
              <Bases model={model} />
              <Links model={model} />
              <Path model={model} />
              <SightLine model={model} />
              <Effects field={field} view={view} moment={moment} />
            </svg>
            <Layer field={field} onSight={onSight}>
              {children}
              <Floater model={model} moment={moment} />
            </Layer>
          </div>
        </div>
        {over}
      </Camera>
      <Compass language={look.language} isAlone turn={turn} />
    </>
  );
}

interface LayerProps extends Pick<Props, 'onSight' | 'children'> {
  readonly field: Field;
}

/** What is touched, over the picture. It lies within the camera, which measures what it frames after this has its place. */
function Layer({ field, onSight, children }: LayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useFramed(); // labels keep their size however near the camera is, so that they need other places
  useLayoutEffect(() => {
    const { current } = layer;
    if (!current) return undefined;
    const lay = (): void => arrange(current, field, eyeOf(field, current));
    lay();
    const soon = requestAnimationFrame(lay); // what stands around a thing has its place only then
    const watcher = new ResizeObserver(lay);
    watcher.observe(current);
    const unwatch = watchLabels(current, lay);
    return () => {
      cancelAnimationFrame(soon);
      watcher.disconnect();
      unwatch();
    };
  });
  return (
    <div ref={layer} className={styles.layer} {...asking(onSight)}>
      {children}
    </div>
  );
}

/** Where one may go, and what it costs. */
function Lit({ model, isUpper }: { readonly model: MapModel; readonly isUpper: boolean }) {
  const { placing } = model;
  return (
    <g style={placing !== null && placing !== 'any' ? styled({ '--side': SIDES[placing] }) : undefined}>
      {model.cells
        .filter(({ cell, light, isUnseen }) => cell.isUpper === isUpper && (light !== null || isUnseen))
        .map(mark => (
          <LitCell key={mark.cell.name} mark={mark} />
        ))}
    </g>
  );
}

function LitCell({ mark: { cell, light, note, isUnseen, isHinted, isChosen } }: { readonly mark: CellMark }) {
  const radius = R * cell.scale;
  if (!light) return isUnseen ? <polygon points={hexagon(cell, radius * 0.98)} fill="url(#hs-unseen)" /> : null;
  return (
    <g className={styles[light]} data-hinted={isHinted || isChosen || undefined}>
      <polygon points={hexagon(cell, radius * 0.88)} className={styles.light} />
      {note && (
        <text x={cell.x} y={cell.y + radius * 0.22} className={styles.cost}>
          {note.cost}
        </text>
      )}
      {note && note.strikes > 0 && (
        <text x={cell.x + radius * 0.42} y={cell.y - radius * 0.22} className={styles.risk}>
          ⚔{note.strikes > 1 ? note.strikes : ''}
        </text>
      )}
      {note && note.falls > 0 && (
        <text x={cell.x - radius * 0.42} y={cell.y - radius * 0.22} className={styles.risk}>
          ⤓
        </text>
      )}
    </g>
  );
}

/** What figures stand on: round for player 1, pointed for player 2, with other corners for those after them. */
const Bases = ({ model }: { readonly model: MapModel }) => (
  <g>
    {model.figures.map(({ figure, cell, player, mark, isOpen }) => (
      <g
        key={figure.id}
        className={styles.base}
        data-side={sideOf(model.view, figure.controller)}
        data-mark={mark ?? (isOpen ? 'open' : undefined)}
      >
        {player === 1 ? (
          <circle cx={cell.x} cy={cell.y} r={R * 0.72 * cell.scale} />
        ) : (
          <polygon points={polygon(cell, R * 0.82 * cell.scale, CORNERS[player] ?? 6)} />
        )}
      </g>
    ))}
  </g>
);

/** By player. */
const CORNERS: readonly number[] = [6, 6, 6, 4, 3, 5, 8];

function Zones({ model: { field, view, placing } }: { readonly model: MapModel }) {
  const hexes = (names: readonly CellName[], className: string | undefined, radius: number, fill?: string) =>
    names.flatMap(name => {
      const cell = field.cell(name);
      return cell
        ? [<polygon key={name} points={hexagon(cell, R * radius * cell.scale)} className={className} fill={fill} />]
        : [];
    });
  const isSetup = view.phase === 'armies';
  return (
    <g>
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
      {isSetup &&
        ZONES.map(zone => (
          <g
            key={zone}
            className={styles.zone}
            data-side={zone}
            data-behind={(placing !== null && placing !== 'any' && placing !== zone) || undefined}
          >
            {hexes(view.zones[zone], undefined, 0.9)}
          </g>
        ))}
    </g>
  );
}

/** Who is engaged with whom. */
const Links = ({ model }: { readonly model: MapModel }) => (
  <g aria-hidden="true" className={styles.links}>
    {model.links.map(([a, b]) => (
      <line key={`${a.figure.id} ${b.figure.id}`} x1={a.cell.x} y1={a.cell.y} x2={b.cell.x} y2={b.cell.y} />
    ))}
  </g>
);

function Path({ model: { cells, path, isFlown } }: { readonly model: MapModel }) {
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
  // What a hex costs is read over the way to it.
  const costs = cells.filter(({ cell, note }) => note !== null && rest.includes(cell));
  const isRead = (at: FieldCell): boolean => costs.some(({ cell }) => cell === at);
  return (
    <g aria-hidden="true" className={isFlown ? `${styles.path} ${styles.flown}` : styles.path}>
      <path d={d} className={styles.pathBed} />
      <path d={d} className={styles.pathLine} />
      {rest.map((cell, i) =>
        isRead(cell) ? null : (
          <circle key={i} cx={cell.x} cy={cell.y} r={i === rest.length - 1 ? R * 0.22 : R * 0.11} />
        ),
      )}
      {costs.map(({ cell, note }) => (
        <text key={cell.name} x={cell.x} y={cell.y + R * cell.scale * 0.22} className={styles.cost}>
          {note?.cost}
        </text>
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

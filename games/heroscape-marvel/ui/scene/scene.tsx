import { type ReconcilerRoot, createRoot, invalidate } from '@react-three/fiber';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { NoToneMapping } from 'three';
import { useInHand } from '../../../../table/screen/in-hand.ts';
import { freeOf } from '../../../../table/screen/free.ts';
import { tellFramed } from '../../../../table/screen/framed.ts';
import { wantsMotion } from '../../../../table/settings.ts';
import type { ThingId } from '../../../../table/touch.ts';
import type { Shown } from '../look.ts';
import { arrange } from '../screen/arrange.ts';
import { asking } from '../screen/asking.ts';
import { Compass } from '../screen/compass.tsx';
import { Floater } from '../screen/floater.tsx';
import { type MapModel, cellOfThing } from '../screen/model.ts';
import type { Lie } from '../screen/lie.ts';
import { needleOf } from '../screen/north.ts';
import { words } from '../words/words.ts';
import { Controls, useDragging } from './controls.tsx';
import { eyeOf } from './eye.ts';
import { quiet } from './quiet.ts';
import { FOV, Rig } from './rig.ts';
import { type Point3, inSpace } from './space.ts';
import { World } from './world.tsx';
import { watchLabels } from '../screen/watch-labels.ts';
import styles from './scene.module.css';

interface Props extends Pick<Shown, 'look' | 'moment'> {
  readonly model: MapModel;
  readonly focus: readonly ThingId[];
  /** Another one, and the camera frames anew. */
  readonly question: string;
  /** How the flat map lies. */
  readonly lie: Lie;
  /** With the sight tool in hand: what is touched or pointed at. */
  readonly onSight: ((thing: ThingId) => void) | null;
  /** What can be touched; it lies over the picture and follows it. */
  readonly children: ReactNode;
  readonly over: ReactNode;
  /** Until it is, it is prepared out of sight. */
  readonly isShown: boolean;
  /** It has been drawn once. */
  readonly onReady: () => void;
}

const RESTED = 60; // milliseconds after which the camera stands still

/** The battlefield in relief. */
export function Scene({ look, moment, model, focus, question, lie, onSight, children, over, isShown, onReady }: Props) {
  const own = words[look.language];
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const needle = useRef<SVGSVGElement>(null);
  const root = useRef<ReconcilerRoot<HTMLCanvasElement> | null>(null);
  const isReady = useRef(false);
  const [isBroken, setIsBroken] = useState(false);
  const [isConfigured, setIsConfigured] = useState(false);
  const { field, view } = model;
  const rig = useMemo(() => new Rig(field, () => invalidate()), [field]);
  const dragging = useDragging(rig);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const made = quiet(() => createRoot(element));
    const configure = (): void => {
      const { width, height } = element.parentElement?.getBoundingClientRect() ?? { width: 1, height: 1 };
      void made
        .configure({
          frameloop: isReady.current ? 'demand' : 'never',
          dpr: [1, 2],
          size: { width: Math.max(1, width), height: Math.max(1, height), top: 0, left: 0 },
          camera: { fov: FOV, near: 1, far: 260 },
          gl: { antialias: true, alpha: true, toneMapping: NoToneMapping, powerPreference: 'low-power' },
        })
        .then(
          () => setTimeout(() => setIsConfigured(true)),
          () => setIsBroken(true),
        );
    };
    configure();
    root.current = made;
    const observer = new ResizeObserver(configure);
    if (element.parentElement) observer.observe(element.parentElement);
    const lost = (): void => setIsBroken(true);
    element.addEventListener('webglcontextlost', lost);
    return () => {
      observer.disconnect();
      element.removeEventListener('webglcontextlost', lost);
      root.current = null;
      made.unmount();
    };
  }, []);

  const onPrepared = useCallback(() => {
    isReady.current = true;
    onReady();
    // oxlint-disable-next-line react/exhaustive-deps -- it is told once
  }, []);

  const seen = useRef({ pose: '', size: '' });
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const laid = useRef<(() => void) | null>(null);
  useEffect(() => (layer.current ? watchLabels(layer.current, () => laid.current?.()) : undefined), []);
  useEffect(() => () => clearTimeout(later.current), []);
  const onDrawn = useCallback(() => {
    const { current } = layer;
    if (!current) return;
    const { clientWidth: width, clientHeight: height } = current;
    const { turn, rise, far, target, covered } = rig.pose;
    const now = { pose: [turn, rise, far, ...target, covered].join(' '), size: `${width} ${height}` };
    const { pose, size } = seen.current;
    const lay = (isMoving: boolean): void => arrange(current, field, eyeOf(rig, field, width, height), isMoving);
    laid.current = () => lay(false);
    lay(now.size === size && now.pose !== pose);
    if (now.size === size && now.pose === pose) return;
    seen.current = now;
    needle.current?.style.setProperty('--turn', needleOf(turn));
    tellFramed();
    // What the house draws over things follows them, and words keep clear of that.
    clearTimeout(later.current);
    later.current = setTimeout(() => lay(false), RESTED);
  }, [rig, field]);

  const wanted = focus.join(' ');
  // In a hand the field lies as on the big screen.
  rig.isUpright = useInHand();
  useEffect(() => {
    const pointsOf = (things: readonly ThingId[]): Point3[] =>
      things.flatMap(thing => {
        const cell = cellOfThing(view, field, thing);
        return cell ? [inSpace(field, cell.middle, cell.level)] : [];
      });
    const around = look.seat === null ? pointsOf(model.figures.map(({ thing }) => thing)) : null;
    rig.frame(pointsOf(focus), lie, wantsMotion() ? 500 : 0, around, coveredOf(canvas.current));
    // oxlint-disable-next-line react/exhaustive-deps -- what is wanted is named by its text
  }, [rig, wanted, question, lie]);
  useEffect(() => {
    if (isConfigured)
      root.current?.render(<World model={model} moment={moment} rig={rig} onDrawn={onDrawn} onPrepared={onPrepared} />);
  });
  if (isBroken) throw new Error('the relief cannot be drawn here');
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the keys that turn it */}
      <div role="group" aria-label={own.scene} tabIndex={0} className={styles.view} data-shown={isShown} {...dragging}>
        <div className={styles.world}>
          <canvas ref={canvas} aria-hidden="true" />
          <div ref={layer} className={styles.layer} {...asking(onSight)}>
            {children}
            {isShown && <Floater model={model} moment={moment} />}
          </div>
          {over}
        </div>
      </div>
      {isShown && (
        <Controls rig={rig} own={own}>
          {/* The camera may have come to rest before there was a needle. */}
          <Compass language={look.language} turn={rig.pose.turn} needle={needle} />
        </Controls>
      )}
    </>
  );
}

/** The part of the picture over whose lower edge answers stand. */
function coveredOf(canvas: Element | null): number {
  const frame = canvas?.parentElement;
  return frame && frame.clientHeight > 0 ? 1 - freeOf(frame).height / frame.clientHeight : 0;
}

import type { RuleId } from '../../ids.ts';
import { type ReconcilerRoot, createRoot, events, invalidate } from '@react-three/fiber';
import { useEffect, useMemo, useRef, useState } from 'react';
import { NoToneMapping } from 'three';
import { Piece } from '../../../../table/piece.tsx';
import type { Action } from '../../spec.ts';
import { floaterOf, placeOf } from '../effects2d.tsx';
import { describe } from '../look.ts';
import type { MapProps } from '../map-props.ts';
import type { MapModel } from '../map-model.ts';
import { WALL, ruleOfCard } from '../rule-of.ts';
import { words } from '../words/words.ts';
import { Controls, useDragging } from './controls.tsx';
import { Rig } from './rig.ts';
import { inSpace } from './space.ts';
import { World } from './world.tsx';
import { styled } from '../look.ts';
import styles from './scene.module.css';

interface Touched {
  readonly id: number;
  readonly options: readonly Action[];
  readonly name: string;
  readonly rule: RuleId | undefined;
  readonly x: number;
  readonly y: number;
}

/** The battlefield in relief. What is touched in it answers exactly as the flat map does. */
export function Scene({ look, choices, moment, model, onSight }: MapProps) {
  const own = words[look.language];
  const canvas = useRef<HTMLCanvasElement>(null);
  const root = useRef<ReconcilerRoot<HTMLCanvasElement> | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const [hovered, setHovered] = useState<string | null>(null);
  const [touched, setTouched] = useState<Touched | null>(null);
  const rig = useMemo(() => new Rig(model.field, () => invalidate()), [model.field]);
  const dragging = useDragging(rig);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const made = createRoot(element);
    const configure = (): void => {
      const { width, height } = element.parentElement?.getBoundingClientRect() ?? { width: 1, height: 1 };
      void made
        .configure({
          events,
          frameloop: 'demand',
          dpr: [1, 2],
          size: { width: Math.max(1, width), height: Math.max(1, height), top: 0, left: 0 },
          camera: { fov: 34, near: 0.5, far: 200 },
          gl: { antialias: true, alpha: true, toneMapping: NoToneMapping, powerPreference: 'low-power' },
        })
        .then(undefined, () => setIsBroken(true));
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

  const optionsOf = (what: string): Pick<Touched, 'options' | 'name' | 'rule'> => {
    const figure = model.figures.find(one => one.figure.id === what);
    const there = model.figures.find(one => one.cell.name === what);
    const cell = model.cells.find(one => one.cell.name === what);
    const byCard = ruleOfCard[look.view.mode];
    if (what === 'wall') return { options: model.wall.options, name: own.wall, rule: WALL };
    if (figure) return { options: figure.options, name: figure.name, rule: byCard };
    // The standee hides the cell under it: whoever touches the cell means the figure.
    if (there && there.options.length > 0) return { options: there.options, name: there.name, rule: byCard };
    return cell ?? { options: [], name: '', rule: undefined };
  };
  const isOpen = (what: string): boolean => onSight !== null || optionsOf(what).options.length > 0;
  const onHover = (what: string | null): void => {
    if (what === hovered) return;
    setHovered(what);
    if (onSight) return what === null ? undefined : onSight(what);
    choices.point(what === null ? null : (optionsOf(what).options[0] ?? null));
  };
  const onTouch = (what: string, { x, y }: { x: number; y: number }): void => {
    if (onSight) return onSight(what);
    const { options, name, rule } = optionsOf(what);
    const [only, ...more] = options;
    if (only && more.length === 0) {
      choices.point(null);
      choices.choose(only);
    } else if (only) setTouched({ id: (touched?.id ?? 0) + 1, options, name, rule, x, y });
  };
  useEffect(() => {
    root.current?.render(
      <World model={model} moment={moment} rig={rig} touch={{ onHover, onTouch, isOpen }} hovered={hovered} />,
    );
  });
  useEffect(() => setTouched(null), [choices.options]);
  if (isBroken) throw new Error('the relief cannot be drawn here');

  const isAnswer = hovered !== null && !onSight && optionsOf(hovered).options.length > 0;
  return (
    <div className={styles.scene}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the keys that turn it */}
      <div
        role="group"
        aria-label={own.scene}
        tabIndex={0}
        className={styles.view}
        data-answers={isAnswer}
        {...dragging}
      >
        <canvas ref={canvas} aria-hidden="true" />
      </div>
      <Floater model={model} moment={moment} rig={rig} />
      {hovered !== null && <p className={styles.caption}>{caption(look, model, hovered)}</p>}
      <Controls rig={rig} own={own} />
      {touched && <StandIn key={touched.id} touched={touched} choices={choices} look={look} />}
    </div>
  );
}

/** What lies under the pointer, in words. */
function caption(look: MapProps['look'], model: MapModel, what: string): string {
  const own = words[look.language];
  const figure = model.figures.find(one => one.figure.id === what);
  if (figure) return describe(look, figure);
  if (what === 'wall') {
    const { standing, life, wounds } = look.view.wall;
    return standing ? own.wallLife(life - wounds, life) : own.wallGone;
  }
  return model.cells.find(one => one.cell.name === what)?.name ?? '';
}

/** A piece of the page in place of what was touched in the relief, so that its menu opens there. */
function StandIn({ touched, choices, look }: { touched: Touched } & Pick<MapProps, 'choices' | 'look'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.click(), []);
  return (
    <div ref={box} className={styles.standIn} style={{ left: touched.x, top: touched.y }}>
      <Piece
        choices={choices}
        options={touched.options}
        label={action => look.texts.action(action, look.view, look.names)}
        name={touched.name}
        rule={touched.rule}
      >
        {null}
      </Piece>
    </div>
  );
}

/** Numbers that fly off a figure. */
function Floater({ model, moment, rig }: Pick<MapProps, 'model' | 'moment'> & { rig: Rig }) {
  const floater = moment && moment.ms > 0 ? floaterOf(moment.event) : null;
  if (!moment || !floater) return null;
  const { field, view } = model;
  const cell = model.figures.find(one => one.figure.id === floater.at)?.cell ?? field.cell(floater.at);
  const place = cell ? { ...cell.middle, level: cell.level } : placeOf(field, view, floater.at);
  if (!place) return null;
  const { x, y } = rig.onPicture(inSpace(field, place, place.level + 5));
  return (
    <span
      key={moment.id}
      aria-hidden="true"
      className={styles.floater}
      data-bad={floater.isBad}
      style={styled({ left: `${x * 100}%`, top: `${y * 100}%`, '--ms': `${moment.ms}ms` })}
    >
      {floater.text}
    </span>
  );
}

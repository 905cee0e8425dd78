import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Crop, around, fitted, moved, zoomed } from './crop.ts';
import type { Item } from './origins.ts';
import { Rebuilt } from './rebuilt.tsx';
import styles from './viewport.module.css';

interface Props {
  /** What the map is called, for those who do not see it. */
  readonly label: string;
  /** The size of the whole map, in its own units. */
  readonly width: number;
  readonly height: number;
  readonly words: { readonly closer: string; readonly further: string; readonly whole: string };
  readonly className?: string | undefined;
  /** What it shows, to be marked where it is not as printed. */
  readonly item?: Item | undefined;
  /** Where to look whenever this changes, and from how much nearer; null: at the whole. Without it: where one likes. */
  readonly at?: { readonly x: number; readonly y: number; readonly nearer: number } | null;
  readonly children: ReactNode;
}

const STEP = 1.35;
const MOST = 8;
const CLICK = 6; // a finger that moves less than this has not dragged

/** A map that can be moved and looked at from nearer: by wheel, by finger, by two fingers, by keys and buttons. */
export function Viewport({ label, width, height, words, className, item, at, children }: Props) {
  const whole = { width, height };
  const [crop, setCrop] = useState<Crop | null>(null);
  const shown = crop ?? fitted(whole);
  const [followed, setFollowed] = useState<string | null>(null);
  const wanted = at === undefined ? null : JSON.stringify(at);
  if (wanted !== followed) {
    setFollowed(wanted);
    setCrop(at ? around(at, whole, at.nearer) : null);
  }
  const svg = useRef<SVGSVGElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(0);

  /** A point of the screen as a point of the map. */
  const onMap = (x: number, y: number): { x: number; y: number } => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x: 0, y: 0 };
  };
  const zoom = (by: number, at?: { x: number; y: number }): void =>
    setCrop(now => zoomed(now ?? fitted(whole), whole, by, MOST, at));
  const wheel = useRef<(event: WheelEvent) => void>(() => {});
  wheel.current = event => {
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, onMap(event.clientX, event.clientY));
  };
  useEffect(() => {
    const { current } = svg;
    const turn = (event: WheelEvent): void => wheel.current(event);
    // React listens passively: the page would scroll away under the map.
    current?.addEventListener('wheel', turn, { passive: false });
    return () => current?.removeEventListener('wheel', turn);
  }, []);
  const onPointerDown = (event: PointerEvent): void => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    dragged.current = 0;
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    dragged.current += Math.hypot(event.clientX - before.x, event.clientY - before.y);
    if (other) {
      const [was, is] = [distance(before, other), distance({ x: event.clientX, y: event.clientY }, other)];
      if (was > 0) zoom(is / was, onMap((event.clientX + other.x) / 2, (event.clientY + other.y) / 2));
    } else if (dragged.current > CLICK) {
      const [from, to] = [onMap(before.x, before.y), onMap(event.clientX, event.clientY)];
      setCrop(now => moved(now ?? fitted(whole), whole, from.x - to.x, from.y - to.y));
    }
  };
  const release = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = shown.width / 8;
    const way = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (way) setCrop(moved(shown, whole, way[0] ?? 0, way[1] ?? 0));
    else if (event.key === '+' || event.key === '=') zoom(STEP);
    else if (event.key === '-') zoom(1 / STEP);
    else if (event.key === '0') setCrop(null);
    else return;
    event.preventDefault();
  };
  return (
    <div className={[styles.viewport, className].filter(Boolean).join(' ')}>
      <svg
        ref={svg}
        role="group"
        aria-label={label}
        tabIndex={0}
        viewBox={`${shown.x} ${shown.y} ${shown.width} ${shown.height}`}
        className={styles.map}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={release}
        onClickCapture={event => {
          // The end of a drag is no answer.
          if (dragged.current > CLICK) event.stopPropagation();
        }}
        onKeyDown={onKeyDown}
      >
        {children}
      </svg>
      <div className={styles.buttons}>
        {item && <Rebuilt {...item} />}
        <button type="button" aria-label={words.closer} onClick={() => zoom(STEP)}>
          +
        </button>
        <button type="button" aria-label={words.further} onClick={() => zoom(1 / STEP)}>
          −
        </button>
        <button type="button" aria-label={words.whole} onClick={() => setCrop(null)}>
          ⤢
        </button>
      </div>
    </div>
  );
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

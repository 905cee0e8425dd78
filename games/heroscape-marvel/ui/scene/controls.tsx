import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { wantsMotion } from '../../../../table/settings.ts';
import type { words } from '../words/words.ts';
import type { Rig } from './rig.ts';
import styles from './scene.module.css';

const STEP = 0.8;
const CLICK = 6; // a finger that moves less than this has not dragged
const glide = (): number => (wantsMotion() ? 450 : 0);

/** Turning, sliding and zooming with pointers, wheel and keys. */
export function useDragging(rig: Rig) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(0);
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = view;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      rig.zoomBy(event.deltaY < 0 ? 1 / 1.12 : 1.12);
    };
    // React listens passively: the page would scroll away under the table.
    current?.addEventListener('wheel', wheel, { passive: false });
    return () => current?.removeEventListener('wheel', wheel);
  }, [rig]);
  const release = (event: PointerEvent): void => void fingers.current.delete(event.pointerId);
  return {
    ref: view,
    onPointerDown: (event: PointerEvent): void => {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      dragged.current = 0;
    },
    onClickCapture: (event: MouseEvent): void => {
      // The end of a drag is no answer.
      if (dragged.current > CLICK) event.stopPropagation();
    },
    onPointerMove: (event: PointerEvent): void => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      const now = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, now);
      const size = event.currentTarget.getBoundingClientRect().height || 1;
      const [dx, dy] = [(now.x - before.x) / size, (now.y - before.y) / size];
      dragged.current += Math.hypot(now.x - before.x, now.y - before.y);
      if (other) {
        const [was, is] = [distance(before, other), distance(now, other)];
        if (was > 0 && is > 0) rig.zoomBy(was / is);
        rig.turnBy(turned(before, now, other), 0);
        rig.slideBy(dx / 2, dy / 2);
      } else if (event.shiftKey || event.buttons === 2) rig.turnBy(-dx * 3.4, dy * 2.4);
      else if (dragged.current > CLICK) rig.slideBy(dx, dy);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onContextMenu: (event: { preventDefault(): void }): void => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act(rig);
    },
  };
}

const KEYS: { readonly [key: string]: (rig: Rig) => void } = {
  ArrowLeft: rig => rig.turnBy(-0.15, 0),
  ArrowRight: rig => rig.turnBy(0.15, 0),
  ArrowUp: rig => rig.turnBy(0, 0.1),
  ArrowDown: rig => rig.turnBy(0, -0.1),
  '+': rig => rig.zoomBy(STEP),
  '=': rig => rig.zoomBy(STEP),
  '-': rig => rig.zoomBy(1 / STEP),
  t: rig => rig.top(glide()),
  0: rig => rig.all(glide()),
};

/** By how much two fingers have been turned. */
function turned(before: Spot, now: Spot, other: Spot): number {
  const angle = ({ x, y }: Spot): number => Math.atan2(y - other.y, x - other.x);
  const by = angle(now) - angle(before);
  return Math.abs(by) > Math.PI ? 0 : by;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

type Own = (typeof words)[keyof typeof words];

interface ControlsProps {
  readonly rig: Rig;
  readonly own: Own;
  /** What stands below the buttons. */
  readonly children: ReactNode;
}

export function Controls({ rig, own, children }: ControlsProps) {
  const buttons = [
    ['↺', own.left, () => rig.turnTo(-1, glide())],
    ['↻', own.right, () => rig.turnTo(1, glide())],
    ['⬡', own.above, () => rig.top(glide())],
    ['+', own.closer, () => rig.zoomBy(STEP)],
    ['−', own.further, () => rig.zoomBy(1 / STEP)],
    ['⤢', own.whole, () => rig.all(glide())],
  ] as const;
  return (
    <div className={styles.buttons} data-lid data-landmark>
      {buttons.map(([sign, label, act]) => (
        <button key={label} type="button" aria-label={label} title={label} onClick={act}>
          {sign}
        </button>
      ))}
      {children}
    </div>
  );
}

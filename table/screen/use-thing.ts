import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ThingId } from '../touch.ts';
import { type Touching, useTouching } from './touching.tsx';

const FAR = 12; // a pointer that moves further than this drags

/** What makes an element the thing of that name. The list of choices has the same answers for the keyboard. */
export function useThing(thing: ThingId) {
  const touching = useTouching();
  const state = touching.stateOf(thing);
  const hasDragged = useRef(false);
  // A drag outlives many drawings of its thing: it must ask the table as it is when it ends.
  const latest = useRef(touching);
  latest.current = touching;
  const handlers = {
    'data-thing': thing,
    'data-state': state,
    'data-hinted': touching.isHinted(thing) || undefined,
    tabIndex: -1,
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      if (!hasDragged.current) touching.touch(thing, isMouse(event));
    },
    onPointerDown: (event: PointerEvent) => {
      hasDragged.current = false;
      // What leads nowhere lies on a board that can be moved under it.
      if (state === 'still' || event.button !== 0 || !touching.leadsOn(thing)) return;
      event.stopPropagation();
      follow(event, thing, latest, hasDragged);
    },
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') touching.hover(thing);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') touching.hover(null);
    },
  };
  return { state, outlook: state === 'still' ? null : touching.outlookAt(thing), handlers };
}

/** Hovering has shown what a click would do; a finger has seen nothing yet. */
const isMouse = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'mouse';

interface Kept<V> {
  current: V;
}

/** Along the same paths by dragging: the first thing is taken up, the next is where it is let go. */
function follow(start: PointerEvent, thing: ThingId, latest: Kept<Touching>, hasDragged: Kept<boolean>): void {
  const listening = new AbortController();
  const { signal } = listening;
  const end = (over: readonly ThingId[]): void => {
    listening.abort();
    if (hasDragged.current) latest.current.drop(over);
  };
  const isIt = ({ pointerId }: globalThis.PointerEvent): boolean => pointerId === start.pointerId;
  const move = (event: globalThis.PointerEvent): void => {
    if (!isIt(event) || hasDragged.current) return;
    if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
    hasDragged.current = true;
    latest.current.drag(thing);
  };
  const up = (event: globalThis.PointerEvent): void => {
    if (isIt(event)) end(thingsAt(event.clientX, event.clientY));
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', event => isIt(event) && end([]), { signal });
}

/** The nearest first, then what it lies in. */
function thingsAt(x: number, y: number): ThingId[] {
  const found: ThingId[] = [];
  let at = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-thing]');
  for (; at; at = at.parentElement?.closest<HTMLElement>('[data-thing]')) found.push(at.dataset['thing'] as ThingId);
  return found;
}

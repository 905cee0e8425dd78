import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ThingId } from '../touch.ts';
import { type Touching, useTouching } from './touching.tsx';

const FAR = 12; // a pointer that moves further than this drags

/**
 * What makes an element the thing of that name. The list of choices has the same answers for the keyboard.
 * A thing that is no answer itself gives that of the place it lies in: `ground`, else the place around its element.
 */
export function useThing(thing: ThingId, ground?: ThingId) {
  const touching = useTouching();
  const state = touching.stateOf(thing);
  const hasDragged = useRef(false);
  const hasAsked = useRef(false);
  const isUnder = useRef(false);
  // A drag outlives many drawings of its thing: it must ask the table as it is when it ends.
  const latest = useRef(touching);
  latest.current = touching;
  const meantAt = (element: Element): ThingId => touching.meant(thing, ground ?? placeAround(element));
  const handlers = {
    'data-thing': thing,
    'data-state': state,
    // Once something is chosen, what would begin something else steps back.
    'data-back': (state === 'open' && touching.isBegun) || undefined,
    'data-hinted': touching.isHinted(thing) || undefined,
    tabIndex: -1,
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      if (isMouse(event) && event.detail > 1 && touching.hasJustGiven()) return; // fingers are shown first what they would do
      if (hasDragged.current || hasAsked.current) return;
      // A place that came under a mouse at rest may not be the one that was meant: like a finger's, it shows first what it would do.
      const hasSeen = isMouse(event) && !(isUnder.current && thing.startsWith('place:'));
      touching.touch(meantAt(event.currentTarget), hasSeen);
    },
    onPointerDown: (event: PointerEvent) => {
      hasDragged.current = false;
      hasAsked.current = false;
      // A finger that stays asks what it is, also where one touch would answer.
      if (event.pointerType !== 'mouse')
        hold(event, () => {
          hasAsked.current = true;
          latest.current.ask(thing);
        });
      // What leads nowhere lies on a board that can be moved under it.
      if (state === 'still' || event.button !== 0 || !touching.leadsOn(thing)) return;
      event.stopPropagation();
      follow(event, thing, latest, hasDragged);
    },
    onPointerEnter: (event: PointerEvent) => {
      // What moves under a mouse that rests has not been pointed at.
      isUnder.current = event.pointerType === 'mouse' && rests(event);
      if (event.pointerType === 'mouse' && !isUnder.current) touching.hover(thing, meantAt(event.currentTarget));
    },
    onPointerMove: (event: PointerEvent) => {
      if (!isUnder.current) return;
      isUnder.current = false;
      touching.hover(thing, meantAt(event.currentTarget));
    },
    onPointerLeave: (event: PointerEvent) => {
      isUnder.current = false;
      if (event.pointerType === 'mouse') touching.hover(null);
    },
  };
  return { state, outlook: state === 'still' ? null : touching.outlookAt(thing), handlers };
}

let [lastX, lastY] = [-1, -1];
if (typeof window !== 'undefined')
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      [lastX, lastY] = [clientX, clientY];
    },
    { capture: true },
  );

/** Whether the mouse is where it last moved to: what it enters by moving is told before the move itself. */
const rests = ({ clientX, clientY }: PointerEvent): boolean => clientX === lastX && clientY === lastY;

const placeAround = (element: Element): ThingId | null =>
  (element.parentElement?.closest<HTMLElement>('[data-thing^="place:"]')?.dataset['thing'] as ThingId | undefined) ??
  null;

const LONG = 450; // milliseconds that a finger rests on what it asks about

/** A finger that stays where it is. */
function hold(start: PointerEvent, then: () => void): void {
  const listening = new AbortController();
  const { signal } = listening;
  const waiting = setTimeout(() => {
    listening.abort();
    then();
  }, LONG);
  const end = (): void => {
    clearTimeout(waiting);
    listening.abort();
  };
  const isFar = ({ clientX, clientY }: globalThis.PointerEvent): boolean =>
    Math.hypot(clientX - start.clientX, clientY - start.clientY) >= FAR;
  addEventListener('pointermove', event => isFar(event) && end(), { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
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
export function thingsAt(x: number, y: number): ThingId[] {
  const found: ThingId[] = [];
  let at = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-thing]');
  for (; at; at = at.parentElement?.closest<HTMLElement>('[data-thing]')) found.push(at.dataset['thing'] as ThingId);
  return found;
}

import { type RefObject, useEffect, useState } from 'react';
import type { ThingId } from '../touch.ts';

/** Where things are drawn, measured from the upper left of what they lie in. */
export interface Whereabouts {
  readonly width: number;
  readonly height: number;
  /** How much nearer than whole the camera shows it. */
  readonly scale: number;
  of(thing: ThingId): Spot | null;
  /** What is to be read, `data-read`, and names, `data-written`: signs keep clear of it, and arrows go on behind it. */
  readonly kept: readonly Spot[];
}

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Measures the things within an element anew whenever one of these changes, or its size does. */
export function useWhereabouts(frame: RefObject<Element | null>, deps: readonly unknown[]): Whereabouts | null {
  const [found, setFound] = useState<Whereabouts | null>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    // It tells at once, too, as soon as the page is laid out: to ask earlier would lay it out twice.
    const measure = (): void => setFound(measured(current));
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    // What is to be read has its own place a little later.
    const later = setTimeout(() => {
      setFound(before => (before && isAsKept(before.kept, measured(current).kept) ? before : measured(current)));
    }, LATER);
    return () => {
      watcher.disconnect();
      clearTimeout(later);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the caller says what moves things
  }, deps);
  return found;
}

const LATER = 80; // milliseconds: two pictures or more

const isAsKept = (one: readonly Spot[], other: readonly Spot[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Where things are now. */
export function measured(frame: Element): Whereabouts {
  const box = frame.getBoundingClientRect();
  const scale = box.width / (frame.clientWidth || box.width); // of the camera
  const spotOf = (element: Element): Spot[] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0) return [];
    return [
      { left: (left - box.left) / scale, top: (top - box.top) / scale, width: width / scale, height: height / scale },
    ];
  };
  return {
    width: box.width / scale,
    height: box.height / scale,
    scale,
    of: thing => {
      const found = frame.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
      return (found && spotOf(found)[0]) ?? null;
    },
    kept: [...frame.querySelectorAll<HTMLElement>('[data-read], [data-written]')].flatMap(element =>
      element.style.visibility === 'hidden' ? [] : spotOf(element),
    ),
  };
}

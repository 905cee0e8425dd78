import { type RefObject, useLayoutEffect } from 'react';
import { placed } from './labels.ts';
import type { Spot } from './whereabouts.ts';

interface Labels {
  /** The first ones are moved least. */
  readonly labels: readonly string[];
  /** What should stay free as well, wherever it lies. */
  readonly landmarks: string;
}

/**
 * Moves what is written on those who stand in a row, so that none of it lies on another. `frame` is around them, and what it
 * lies in is the frame of them all. Measured as it is laid out, whatever is on its way somewhere meanwhile, and once the
 * page has laid itself out for the coming frame: asked for earlier, that would be work of its own.
 */
export function useLabels(frame: RefObject<HTMLElement | null>, { labels, landmarks }: Labels): void {
  useLayoutEffect(() => {
    const row = frame.current;
    if (!row) return undefined;
    const place = (around: Element): void => {
      const found = labels.flatMap(selector => [...row.querySelectorAll<HTMLElement>(selector)]);
      const shifts = placed(
        found.map(label => laidOut(label, around)),
        { width: around.clientWidth, height: around.clientHeight },
        landmarksIn(around, landmarks),
      );
      for (const [i, label] of found.entries()) {
        const { x = 0, y = 0 } = shifts[i] ?? {};
        label.style.transform = x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px)`;
      }
    };
    let watched: Element | null = null;
    const watcher = new ResizeObserver(() => {
      const around = row.offsetParent;
      if (!around) return;
      place(around);
      if (watched) return;
      watched = around;
      watcher.observe(around);
    });
    watcher.observe(row); // which is told of before the frame is painted
    return () => watcher.disconnect();
  });
}

/** Where it is laid out, before anything moves it; by its middle where it is hung up by that. */
function laidOut(element: HTMLElement, around: Element): Spot {
  const { offsetWidth: width, offsetHeight: height } = element;
  let [left, top] = [0, 0];
  for (let at: HTMLElement | null = element; at && at !== around; at = at.offsetParent as HTMLElement | null) {
    left += at.offsetLeft;
    top += at.offsetTop;
  }
  return { left: element.hasAttribute('data-outlook') ? left - width / 2 : left, top, width, height };
}

function landmarksIn(around: Element, selector: string): Spot[] {
  const box = around.getBoundingClientRect();
  const scale = box.width / (around.clientWidth || box.width); // of the camera
  return [...document.querySelectorAll(selector)].map(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      left: (left - box.left) / scale,
      top: (top - box.top) / scale,
      width: width / scale,
      height: height / scale,
    };
  });
}

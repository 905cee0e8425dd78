import { elementOf } from '../../table/screen/element-of.ts';
import { thingsAt } from '../../table/screen/use-thing.ts';
import type { ThingId } from '../../table/touch.ts';

// Where a finger would have to touch for what a lesson asks for.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Reached {
  /** As much of it as the board shows. */
  readonly box: DOMRect;
  readonly at: Point;
  /** The middle of it is covered by something that would be meant instead. */
  readonly isAside: boolean;
}

/** What a touch of a thing means; the place is the one it lies in. */
type Meant = (thing: ThingId, place: ThingId | null) => ThingId;

const MIDDLE = 0.5;
const SHARES = [MIDDLE, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
const AROUND = SHARES.flatMap(y => SHARES.map(x => ({ x, y })));

/** A thing on the board or of one's own rather than its portrait; the answer in words, where something lies over all of it. */
export function reachOf(thing: ThingId | null, meant: Meant): Reached | null {
  const words = document.querySelector('#own button[data-hinted]:not([data-thing])');
  for (const element of thing ? elementsOf(thing) : []) {
    const reached = reachedAt(element, point => meantAt(point, meant) === thing);
    if (reached) return reached;
  }
  const last = words ?? (thing && elementOf(thing));
  return last ? reachedAt(last, () => true) : null;
}

function elementsOf(thing: ThingId): Set<Element> {
  const named = `[data-thing="${CSS.escape(thing)}"]`;
  return new Set([
    ...document.querySelectorAll(`#board ${named}`),
    ...document.querySelectorAll(`#own ${named}`),
    ...document.querySelectorAll(named),
  ]);
}

function meantAt({ x, y }: Point, meant: Meant): ThingId | null {
  const [nearest, ...around] = thingsAt(x, y);
  return nearest ? meant(nearest, around.find(one => one.startsWith('place:')) ?? null) : null;
}

/** At its middle, or else beside what covers that. */
function reachedAt(element: Element, isMeant: (point: Point) => boolean): Reached | null {
  const box = seenOf(element);
  if (box.width <= 0 || box.height <= 0) return null;
  for (const { x, y } of AROUND) {
    const at = { x: box.left + box.width * x, y: box.top + box.height * y };
    if (isMeant(at)) return { box, at, isAside: x !== MIDDLE || y !== MIDDLE };
  }
  return null;
}

function seenOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const board = element.closest('#board')?.getBoundingClientRect();
  if (!board) return box;
  const [left, top] = [Math.max(box.left, board.left), Math.max(box.top, board.top)];
  const [right, bottom] = [Math.min(box.right, board.right), Math.min(box.bottom, board.bottom)];
  return new DOMRect(left, top, right - left, bottom - top);
}

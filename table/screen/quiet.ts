// Where a note may stand so that it covers least of what one looks for and touches.

export interface Place {
  readonly left: number;
  readonly top: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Place, Size {}

/** What should not be covered, and how bad it would be. */
export interface Shy {
  readonly box: Box;
  readonly weight: number;
}

const SLIGHT = 1500; // square pixels: as good as nothing

/** The first of these places that covers hardly more than the best of them. */
export function quietest(size: Size, places: readonly Place[], shy: readonly Shy[]): Place | null {
  const costs = places.map(place =>
    shy.reduce((sum, { box, weight }) => sum + weight * covered({ ...place, ...size }, box), 0),
  );
  const least = Math.min(...costs);
  return places[costs.findIndex(cost => cost <= least + SLIGHT)] ?? null;
}

function covered(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The corners of a frame, the upper ones first. */
export function cornersOf(size: Size, frame: Box, edge: number): Place[] {
  const right = frame.left + frame.width - size.width - edge;
  const bottom = frame.top + frame.height - size.height - edge;
  return [frame.top + edge, bottom].flatMap(top => [
    { left: frame.left + edge, top },
    { left: right, top },
  ]);
}

/** What lies on the board now: what can be touched, and whoever stands there. */
export function shyThings(): Shy[] {
  return [...document.querySelectorAll<HTMLElement>('#board [data-thing]')].flatMap(element => {
    const { thing = '', state } = element.dataset;
    const weight = (state === 'still' ? 0 : OPEN) + (thing.startsWith('place:') ? 0 : STANDS);
    return weight === 0 ? [] : [{ box: element.getBoundingClientRect(), weight }];
  });
}

const [OPEN, STANDS] = [2, 1];

// Where a note may stand so that it covers least of what one looks for and touches.

export interface Place {
  readonly left: number;
  readonly top: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Place, Size {}

/** What should not be covered, and how bad it would be. */
export interface Shy {
  readonly box: Box;
  readonly weight: number;
  /** One chooses from it now. */
  readonly isOffered?: boolean;
}

const SLIGHT = 1500; // square pixels: as good as nothing

/** The first of these places that covers hardly more than the best of them. */
export function quietest(size: Size, places: readonly Place[], shy: readonly Shy[]): Place | null {
  const costs = places.map(place => costOf({ ...place, ...size }, shy));
  const least = Math.min(...costs);
  return places[costs.findIndex(cost => cost <= least + SLIGHT)] ?? null;
}

/** The first of these places where it covers nothing of that. */
export const clearOf = (size: Size, places: readonly Place[], boxes: readonly Box[]): Place | null =>
  places.find(place => boxes.every(box => covered({ ...place, ...size }, box) === 0)) ?? null;

/** The same for several notes that stand together: which of these ways. */
export function quietestAt(ways: readonly (readonly Box[])[], shy: readonly Shy[]): number {
  const costs = ways.map(boxes => boxes.reduce((sum, box) => sum + costOf(box, shy), 0));
  const least = Math.min(...costs);
  return costs.findIndex(cost => cost <= least + SLIGHT);
}

const costOf = (box: Box, shy: readonly Shy[]): number =>
  shy.reduce((sum, one) => sum + one.weight * covered(box, one.box), 0);

/** Whether a note of another shape covers so much less there that it is worth being it. */
export function isMuchQuieter(box: Box, than: Box, shy: readonly Shy[]): boolean {
  const cost = costOf(than, shy);
  return cost > LOUD && costOf(box, shy) < cost / 2;
}
const LOUD = 20 * SLIGHT;

/** Whether a note there would hide something that one chooses from: more than its rim. */
export const hidesOffered = (box: Box, shy: readonly Shy[]): boolean =>
  shy.some(one => one.isOffered === true && covered(box, one.box) > RIM * one.box.width * one.box.height);
const RIM = 0.15;

/** Whether the middle of something that can be touched now, be it a place, lies under it. */
export const isOverOpen = (box: Box): boolean => isOver(box, '#board [data-thing]:not([data-state="still"])');

/** The same of what goes on with what has been touched. */
export const isOverNext = (box: Box): boolean => isOver(box, '[data-thing][data-state="next"]');

const isOver = (box: Box, what: string): boolean =>
  [...document.querySelectorAll(what)].some(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height;
  });

/** Whether a note there would lie on what an answer would bring, said on the board, or on what tells where the match leads. */
export const hidesSigns = (box: Box): boolean =>
  [...document.querySelectorAll('#board :is([data-outlook], [data-landmark])')].some(
    sign => covered(box, sign.getBoundingClientRect()) > 0,
  );

/** Whether a line from one point to another leaves these alone. */
export function isClear(from: Point, to: Point, boxes: readonly Box[]): boolean {
  return Array.from({ length: POINTS }, (_, i) => (i + 1) / POINTS).every(part => {
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    return boxes.every(({ left, top, width, height }) => x < left || x > left + width || y < top || y > top + height);
  });
}
const POINTS = 16;

interface Point {
  readonly x: number;
  readonly y: number;
}

function covered(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The corners of a frame, the upper ones first, then the middles of its edges. */
export function edgesOf(size: Size, frame: Box, edge: number): Place[] {
  const right = frame.left + frame.width - size.width - edge;
  const bottom = frame.top + frame.height - size.height - edge;
  const [left, top] = [frame.left + edge, frame.top + edge];
  const [across, down] = [(left + right) / 2, (top + bottom) / 2];
  return [
    { left, top },
    { left: right, top },
    { left, top: bottom },
    { left: right, top: bottom },
    { left: across, top },
    { left: across, top: bottom },
    { left, top: down },
    { left: right, top: down },
  ];
}

/** Everywhere in a frame, in steps, and those first that are nearest to something. */
export function placesIn(size: Size, frame: Box, edge: number, from: Box): Place[] {
  const [wide, high] = [frame.width - size.width - 2 * edge, frame.height - size.height - 2 * edge];
  if (wide < 0 || high < 0) return [];
  const far = ({ left, top }: Place): number =>
    Math.hypot(left + size.width / 2 - from.left - from.width / 2, top + size.height / 2 - from.top - from.height / 2);
  return Array.from({ length: (STEPS + 1) ** 2 }, (_, i) => ({
    left: frame.left + edge + (wide * (i % (STEPS + 1))) / STEPS,
    top: frame.top + edge + (high * Math.floor(i / (STEPS + 1))) / STEPS,
  })).toSorted((a, b) => far(a) - far(b));
}
const STEPS = 8;

/** What lies on the board now: what can be touched, be it around something, whoever stands there, what is about to happen, what is said over it, but by whoever asks. */
export function shyThings(but: Element | null = null): Shy[] {
  const things = [...document.querySelectorAll<HTMLElement>('#board [data-thing], [data-thing^="act:"]')].map(
    element => {
      const { thing = '', state } = element.dataset;
      const stands = thing.startsWith('place:') ? 0 : thing.startsWith('figure:') ? ACTS : STANDS;
      const isOpen = state !== 'still';
      // Of a map some is always covered, and it can be moved.
      return { element, isOffered: isOpen && !thing.startsWith('place:'), weight: (isOpen ? OPEN : 0) + stands };
    },
  );
  const said = [...document.querySelectorAll(SAYING)]
    .filter(element => element !== but)
    .map(element => {
      const isOffered = element.hasAttribute('data-outlook');
      const weight = isOffered || element.hasAttribute('data-landmark') ? OPEN : element.matches('path') ? ACTS : SAID;
      return { element, isOffered, weight };
    });
  const ground = [...document.querySelectorAll('#board [data-ground]')].map(element => ({
    element,
    isOffered: false,
    weight: GROUND,
  }));
  return [...things, ...said, ...ground].flatMap(({ element, isOffered, weight }) =>
    weight === 0 ? [] : drawnOf(element).map(part => ({ box: part.getBoundingClientRect(), weight, isOffered })),
  );
}

export const boxes = (elements: Iterable<Element>, weight: number, isOffered = false): Shy[] =>
  [...elements].map(element => ({ box: element.getBoundingClientRect(), weight, isOffered }));

/** The board itself, for what can be read elsewhere as well, most of all its middle, where one looks; and whoever acts there. */
export const shyPlaces = (): Shy[] => [
  ...boxes(document.querySelectorAll('#board [data-thing^="place:"]'), PLACE),
  ...boxes(document.querySelectorAll('#board [data-acting]'), OPEN),
  ...[...document.querySelectorAll('#board')].map(board => ({
    box: middleOf(board.getBoundingClientRect()),
    weight: MIDDLE,
  })),
];

const middleOf = ({ left, top, width, height }: Box): Box => ({
  left: left + width * RIM_OF_BOARD,
  top: top + height * RIM_OF_BOARD,
  width: width * (1 - 2 * RIM_OF_BOARD),
  height: height * (1 - 2 * RIM_OF_BOARD),
});
const RIM_OF_BOARD = 0.2;

/** What one has before oneself: what can be pressed there, and what is written and drawn beside it. */
export const shyOwn = (): Shy[] => [
  ...boxes(document.querySelectorAll('#own button'), PRESSED, true),
  ...boxes([...document.querySelectorAll('#own *')].filter(isRead), ACTS),
];

const isRead = (one: Element): boolean =>
  one.closest('button') === null &&
  (one.matches('svg, canvas, img') || (one.closest('svg') === null && [...one.childNodes].some(isText)));
const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '';

/** What is read on the board, but on what one points at: nothing points through it. */
export const readThings = (but: Element): Box[] =>
  [...document.querySelectorAll('#board :is([data-lid], [data-read], [data-outlook])')].flatMap(element =>
    element.contains(but) || but.contains(element) ? [] : [element.getBoundingClientRect()],
  );

/** What is seen of a thing whose place is larger than its picture, or all of it. */
export function drawnOf(element: Element): readonly Element[] {
  const parts = [...element.querySelectorAll('[data-drawn]')];
  return parts.length > 0 ? parts : [element];
}

/** The box of all that is seen of it. */
export function drawnBox(element: Element): DOMRect {
  const parts = drawnOf(element).map(part => part.getBoundingClientRect());
  const [left, top] = [Math.min(...parts.map(one => one.left)), Math.min(...parts.map(one => one.top))];
  const [right, bottom] = [Math.max(...parts.map(one => one.right)), Math.max(...parts.map(one => one.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** What waits to be touched after what was touched: whoever must look for it is lost. And what a guide says, with its buttons. */
export const nextThings = (): Shy[] =>
  [...document.querySelectorAll('#board [data-state="next"], [data-bubble][data-wide]')].map(element => ({
    box: element.getBoundingClientRect(),
    weight: 1,
  }));

/** Whoever stands on the board, all that may be touched on it, and before these what is read on it. */
export const shownThings = (): Shy[] => [
  ...boxes(document.querySelectorAll('#board :is([data-thing^="figure:"], [data-thing]:not([data-state="still"]))'), 1),
  ...boxes(document.querySelectorAll('#board :is([data-read], [data-tray])'), OPEN),
];

/** What is said over the board, what an answer would bring, where news come, signs of where the match stands, and the handle beside it. */
const SAYING = '#board :is([data-lid], [data-outlook], [data-news], [data-landmark], path[data-kind]), [data-handle]';

/** Of a note of the usual size on bare ground: more than slight, less than whoever stands somewhere. */
const GROUND = 0.06;

// Whoever chooses from something must see all of it, and small signs of where the match stands; who only stands there may be covered before that.
const [OPEN, ACTS, STANDS, SAID] = [8, 3, 1, 1];
const [PRESSED, PLACE, MIDDLE] = [20, 0.3, 0.2];

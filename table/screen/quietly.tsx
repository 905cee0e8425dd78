import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ThingId } from '../touch.ts';
import { EDGE, type Stand, above, below, boxOf, sidesOf, useFound } from './bubble.tsx';
import { elementOf } from './element-of.ts';
import {
  type Box,
  type Place,
  type Shy,
  boxes,
  drawnBox,
  drawnOf,
  edgesOf,
  hidesOffered,
  isClear,
  isMuchQuieter,
  placesIn,
  quietest,
  readThings,
  shyOwn,
  shyPlaces,
  shyThings,
} from './quiet.ts';
import styles from './bubble.module.css';

interface QuietlyProps {
  readonly thing: ThingId | null;
  /** What else changes what lies around it. */
  readonly moved: unknown;
  /** What stands there until somebody opens it, where all of it would hide what one chooses from. */
  readonly brief?: (open: () => void) => ReactNode;
  readonly children: ReactNode;
}

/**
 * For whoever says more, on paper: near a thing and pointing at it, or elsewhere on the board, where least of what is
 * played with is covered.
 */
export function Quietly({ thing, moved, brief, children }: QuietlyProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const last = useRef<Stand | null>(null);
  const key = `${thing} ${String(moved)}`;
  const [folded, setFolded] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const isFolded = brief !== undefined && folded === key && opened !== key;
  const find = (): Stand | null => {
    if (!bubble.current) return last.current;
    if (frameOf() === null) return lowest(bubble.current);
    const found = quietPlace(bubble.current, thing, last.current);
    last.current = found?.stand ?? null;
    if (found?.isLoud && opened !== key) setFolded(key);
    return last.current;
  };
  const place = useFound(bubble, find, `${key} ${isFolded}`);
  return (
    <div
      ref={bubble}
      className={styles.bubble}
      style={place ?? { visibility: 'hidden' }}
      data-bubble={thing ?? ''}
      data-wide
      data-brief={isFolded || undefined}
    >
      {place && <Tail bubble={bubble} thing={thing} place={place} />}
      {isFolded ? brief(() => setOpened(key)) : children}
    </div>
  );
}

/** From a note to what it speaks of, where that is not under it. */
function Tail({
  bubble,
  thing,
  place,
}: {
  bubble: RefObject<HTMLElement | null>;
  thing: ThingId | null;
  place: Place;
}) {
  const [shape, setShape] = useState<string | null>(null);
  useLayoutEffect(() => {
    const meant = thing && elementOf(thing);
    setShape(meant && bubble.current ? tailOf(bubble.current, place, meant) : null);
  }, [bubble, thing, place]);
  return shape === null ? null : (
    <svg className={styles.tail} aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}

/** A wedge from the nearest edge, as far as the thing's own; over nothing that is read. */
function tailOf(
  { offsetWidth: wide, offsetHeight: high }: HTMLElement,
  { left, top }: Place,
  meant: Element,
): string | null {
  const at = drawnBox(meant);
  const [x, y] = [at.left + at.width / 2 - left, at.top + at.height / 2 - top];
  const [rootX, rootY] = [Math.max(ROOT, Math.min(x, wide - ROOT)), Math.max(ROOT, Math.min(y, high - ROOT))];
  const isUpright = y < 0 || y > high;
  if (!isUpright && x >= 0 && x <= wide) return null;
  const [fromX, fromY] = isUpright ? [rootX, y < 0 ? 1 : high - 1] : [x < 0 ? 1 : wide - 1, rootY];
  const length = Math.hypot(x - fromX, y - fromY);
  if (length > LONGEST) return null;
  const inside = Math.max(Math.abs(x - fromX) / at.width, Math.abs(y - fromY) / at.height) * 2; // 1 where it comes to the edge
  const short = Math.max(0.2, 1 - 1 / Math.max(1, inside));
  const [tipX, tipY] = [fromX + (x - fromX) * short, fromY + (y - fromY) * short];
  const [from, to] = [
    { x: left + fromX, y: top + fromY },
    { x: left + tipX, y: top + tipY },
  ] as const;
  if (!isClear(from, to, readThings(meant))) return null;
  const [acrossX, acrossY] = isUpright ? [ROOT / 2, 0] : [0, ROOT / 2];
  return `M${fromX - acrossX} ${fromY - acrossY}L${tipX} ${tipY}L${fromX + acrossX} ${fromY + acrossY}Z`;
}

const [ROOT, LONGEST] = [26, 260];

interface Quiet {
  readonly stand: Stand;
  /** It hides what one chooses from, there as anywhere. */
  readonly isLoud: boolean;
}

/** In its usual shape, or flatter, where there is more room above those who stand there, or below them, than among them. */
function quietPlace(bubble: HTMLElement, thing: ThingId | null, last: Stand | null): Quiet | null {
  const frame = frameOf();
  if (!frame) return null;
  const at = boxOf(thing);
  const shy = shyAround(thing);
  const before = bubble.style.maxWidth;
  const stands = (frame.width < ROOMY ? [''] : ['', ...FLAT]).map(maxWidth => {
    bubble.style.maxWidth = maxWidth;
    const place = quietIn(bubble, frame, at, last?.maxWidth === (maxWidth || undefined) ? last : null, shy);
    const { offsetWidth: width, offsetHeight: height } = bubble;
    return place && { left: place.left, top: place.top, width, height, maxWidth };
  });
  bubble.style.maxWidth = before;
  const [usual, ...flat] = stands;
  const isBetter = (one: Box, other: Box): boolean =>
    isMuchQuieter(one, other, shy) || (hidesOffered(other, shy) && !hidesOffered(one, shy));
  if (!usual) return null;
  const found = flat.reduce<typeof usual>((best, one) => (one && isBetter(one, best) ? one : best), usual);
  const { left, top, maxWidth } = found;
  return {
    stand: { left, top, ...(maxWidth && { maxWidth }) },
    isLoud: hidesOffered(found, shy) || hidesResult(frame),
  };
}

/** On a small screen how it ended takes all the room: what is still to be said waits until somebody asks for it. */
const hidesResult = ({ width }: DOMRect): boolean =>
  width < ROOMY && document.querySelector('#main[data-over]') !== null;

/** Where there is no board any more: at the foot of the window, over what one has not come to yet. */
const lowest = ({ offsetWidth: width, offsetHeight: height }: HTMLElement): Stand => ({
  left: innerWidth - width - EDGE,
  top: innerHeight - height - EDGE,
});

/** The board, and the dock, where something is mostly free. */
function frameOf(): DOMRect | null {
  const board = document.querySelector('#board')?.getBoundingClientRect();
  const dock = document.querySelector('#own')?.getBoundingClientRect();
  // Once a match is over there is no dock any more.
  const hasDock = board && dock && dock.bottom > board.bottom;
  return hasDock ? new DOMRect(board.left, board.top, board.width, dock.bottom - board.top) : (board ?? null);
}

const FLAT = ['30rem', '40rem'];
const ROOMY = 900; // pixels

function shyAround(thing: ThingId | null): Shy[] {
  const meant = thing && elementOf(thing);
  const kept = [...(meant ? drawnOf(meant) : []), ...document.querySelectorAll('[data-corner], [data-kept]')];
  const needed = document.querySelectorAll('[data-needed], [data-tray]');
  return [...shyThings(), ...shyPlaces(), ...shyOwn(), ...boxes(kept, MEANT), ...boxes(needed, MEANT, true)];
}

/** Where it stands already is as good as any that covers as little. */
function quietIn(
  bubble: HTMLElement,
  frame: DOMRect,
  at: DOMRect | null,
  last: Place | null,
  shy: readonly Shy[],
): Place | null {
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  // How it ended is told at the upper left.
  const [, upperRight = null, lower = null] = edgesOf(size, frame, EDGE);
  if (document.querySelector('#main[data-over]'))
    return upperRight && frame.width >= ROOMY ? { ...upperRight, left: upperRight.left - HANDLE } : lower;
  const isWithin = ({ left, top }: Place): boolean =>
    left >= 0 && left + size.width <= innerWidth && top >= frame.top && top + size.height <= frame.bottom;
  const near = [last, ...(at ? [above(bubble, at), below(bubble, at), ...sidesOf(bubble, at)] : [])]
    .filter(place => place !== null)
    .filter(isWithin);
  const anywhere = placesIn(
    size,
    frame,
    EDGE,
    at ?? { left: frame.left, top: frame.top, width: frame.width, height: 0 },
  );
  return quietest(size, [...near, ...anywhere, ...edgesOf(size, frame, EDGE)], shy);
}

const MEANT = 20; // what the note speaks of, what a game keeps for itself, and what must be read or pressed now
const HANDLE = 40; // pixels: that of the log

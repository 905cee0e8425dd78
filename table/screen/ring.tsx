import { useLayoutEffect, useRef, useState } from 'react';
import { type ThingId, isAct } from '../touch.ts';
import { type Edges, type Point, around, inRow, inRows } from './around.ts';
import { elementOf } from './element-of.ts';
import { useFramed } from './framed.ts';
import { OutlookSign } from './outlook-sign.tsx';
import { boxes, drawnBox, drawnOf, quietestAt } from './quiet.ts';
import type { Explained } from './screen-parts.ts';
import { useTouching } from './touching.tsx';
import { useThing } from './use-thing.ts';
import styles from './ring.module.css';

interface Props {
  /** Around what acts stand that nothing else begins. */
  readonly anchor: ThingId | null;
  readonly explain: (thing: ThingId) => Explained | null;
  readonly words: { readonly again: string };
}

const [FEW, MOST] = [6, 10];
const PICTURED = 2; // more pictures than these stand all around
const [RADIUS, SIZE] = [74, 64];
const [CLOSE, BROAD] = [4, 92]; // more than these would stand in each other’s way
const WIDE = 106; // pixels: so many find room all around

/** The few things that can be done at what was touched, around it. More than these stand in the list. */
export function Ring({ anchor, explain, words }: Props) {
  const { acts, chosen } = useTouching();
  const isOpen = acts.length > 0;
  const centre = useCentre(isOpen ? (chosen.findLast(thing => !isAct(thing)) ?? anchor) : null, acts.length);
  if (!centre || !isOpen) return null;
  return <Acts shown={acts.slice(0, MOST)} centre={centre} explain={explain} again={words.again} />;
}

interface ActsProps {
  readonly shown: readonly ThingId[];
  readonly centre: Point;
  readonly explain: Props['explain'];
  /** Said once it was touched: the next touch gives it. */
  readonly again: string;
}

function Acts({ shown, centre, explain, again }: ActsProps) {
  const hasPictures = shown.some(thing => explain(thing)?.picture);
  const isRound = shown.length > (hasPictures ? PICTURED : FEW);
  const isBroad = shown.length > CLOSE || hasPictures;
  const radius = shown.length > FEW ? WIDE : isBroad ? BROAD : RADIUS;
  const board = boardBox();
  const at = isRound ? withRoom(centre, radius, board) : centre;
  const facing = sideOf(centre, radius, board);
  const ring = useRef<HTMLDivElement>(null);
  const [sizes, setSizes] = useState('');
  // Whatever is said in them makes them broader: how broad they are is known once they are drawn.
  useLayoutEffect(() => {
    const acts = [...(ring.current?.children ?? [])].filter(act => act instanceof HTMLElement);
    setSizes(JSON.stringify(acts.map(({ offsetWidth: width, offsetHeight: height }) => ({ width, height }))));
  });
  const measured: { width: number; height: number }[] = sizes === '' ? [] : JSON.parse(sizes);
  const turnsTo = (side: number): number[] => shown.map((_, i) => turnOf(i, shown.length, side));
  const find = (): readonly Point[] => {
    if (isRound)
      return around(
        measured,
        shown.map((_, i) => (hasPictures ? asRead : allAround)(i, shown.length)),
        at,
        radius,
        board,
      );
    const arc = (side: number): readonly Point[] => around(measured, turnsTo(side), at, radius, board);
    const from = (lay: typeof inRow): (readonly Point[])[] =>
      FURTHER.flatMap(more => [radius + more, -radius - more]).flatMap(down => lay(measured, at, down, board));
    // What has no room beside each other is read in a few rows sooner than along half a ring.
    const rows = from(inRow);
    const stacked = rows.length > 0 || shown.length <= CLOSE ? [] : stackedOf(from);
    return quietestOf(stacked.length > 0 ? stacked : [arc(facing), ...rows, ...SIDES.map(arc)], measured);
  };
  const places = measured.length === shown.length ? find() : [];
  return (
    <div ref={ring} className={styles.ring}>
      {shown.map((thing, i) => (
        <Act key={thing} thing={thing} said={explain(thing)} again={again} at={places[i] ?? null} />
      ))}
    </div>
  );
}

/** In as few rows as there is room for. */
function stackedOf(from: (lay: typeof inRow) => (readonly Point[])[]): (readonly Point[])[] {
  for (const count of ROWS) {
    const found = from((...given) => inRows(count, ...given));
    if (found.length > 0) return found;
  }
  return [];
}
const ROWS = [2, 3];

interface ActProps {
  readonly thing: ThingId;
  readonly said: Explained | null;
  readonly again: string;
  /** Null: nobody knows yet how large it is. */
  readonly at: Point | null;
}

function Act({ thing, said, again, at }: ActProps) {
  const { handlers, outlook, state } = useThing(thing);
  return (
    <button
      type="button"
      className={styles.act}
      style={at ? { left: at.x, top: at.y } : { visibility: 'hidden' }}
      {...handlers}
    >
      <OutlookSign outlook={outlook} />
      {said?.picture && (
        <i aria-hidden="true" className={styles.picture}>
          {said.picture}
        </i>
      )}
      <span>
        {said?.name}
        {state === 'whole' && <small>{again}</small>}
      </span>
    </button>
  );
}

const [ACTS, STANDS] = [6, 2];
/** What tells where the match stands, and what a game or a lesson keeps in sight. */
const SIGNS = '#board [data-landmark], [data-kept], [data-corner], [data-handle]';
const FURTHER = [0, 24, 48]; // pixels
const SIDES = [0, Math.PI, Math.PI / 2, -Math.PI / 2];

/** Of all ways to stand around a thing, the one that covers least of whoever acts, of the others, and of what tells where the match stands. */
function quietestOf(
  ways: readonly (readonly Point[])[],
  sizes: readonly { width: number; height: number }[],
): readonly Point[] {
  const shy = [
    ...boxes(document.querySelectorAll('#board [data-acting]'), ACTS),
    ...boxes([...document.querySelectorAll('#board [data-thing^="figure:"]')].flatMap(drawnOf), STANDS),
    ...boxes(document.querySelectorAll(SIGNS), STANDS),
  ];
  const stood = ways.map(places =>
    places.map(({ x, y }, i) => {
      const { width = 0, height = 0 } = sizes[i] ?? {};
      return { left: x - width / 2, top: y - height / 2, width, height };
    }),
  );
  return ways[quietestAt(stood, shy)] ?? [];
}

/** From below, over the left. */
const allAround = (at: number, count: number): number => Math.PI * (2 * ((at + 0.5) / count) - 1);

/** From the upper left, as a clock goes: pictures that follow each other, such as quarter turns, are looked for in that order. */
const asRead = (at: number, count: number): number => (Math.PI * (2 * at - 1)) / count;

/** Where acts may stand: what lies around the board is looked at, too. */
const boardBox = (): Edges =>
  document.querySelector('#board')?.getBoundingClientRect() ?? {
    left: 0,
    top: 0,
    right: innerWidth,
    bottom: innerHeight,
  };

/** As near to its thing as a whole ring can be. */
function withRoom({ x, y }: Point, radius: number, { left, top, right, bottom }: Edges): Point {
  const room = radius + SIZE / 2;
  const within = (value: number, from: number, to: number): number =>
    to - from < 2 * room ? (from + to) / 2 : Math.max(from + room, Math.min(value, to - room));
  return { x: within(x, left, right), y: within(y, top, bottom) };
}

/** Upwards; where that would leave the board, towards the side that is free. */
function sideOf({ x, y }: Point, radius: number, { left, top, right, bottom }: Edges): number {
  const room = radius + SIZE / 2;
  const across = x < left + room ? 1 : x > right - room ? -1 : 0;
  const down = y < top + room ? 1 : y > bottom - room ? -1 : 0;
  return across === 0 && down <= 0 ? 0 : Math.atan2(across, -down);
}

/** From the left to the right, or from above downwards. */
function turnOf(at: number, count: number, facing: number): number {
  const spread = Math.min(Math.PI / 3, (Math.PI * 1.2) / Math.max(1, count - 1));
  const isBack = Math.cos(facing) < -ASIDE || (Math.cos(facing) < ASIDE && Math.sin(facing) < 0);
  return facing + (at - (count - 1) / 2) * (isBack ? -spread : spread);
}
const ASIDE = 0.01;

function useCentre(thing: ThingId | null, count: number): Point | null {
  const [centre, setCentre] = useState<Point | null>(null);
  const framed = useFramed();
  useLayoutEffect(() => {
    const element = thing && elementOf(thing);
    const at = element && drawnBox(element);
    setCentre(at ? { x: at.left + at.width / 2, y: at.top + at.height * 0.42 } : null);
  }, [thing, count, framed]);
  return centre;
}

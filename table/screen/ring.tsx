import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { type ThingId, isAct } from '../touch.ts';
import { elementOf } from './element-of.ts';
import { useFramed } from './framed.ts';
import { OutlookSign } from './outlook-sign.tsx';
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
  const shown = acts.slice(0, MOST);
  const hasPictures = shown.some(thing => explain(thing)?.picture);
  const isRound = shown.length > (hasPictures ? PICTURED : FEW);
  const isBroad = shown.length > CLOSE || hasPictures;
  const radius = shown.length > FEW ? WIDE : isBroad ? BROAD : RADIUS;
  const board = boardBox();
  const at = isRound ? withRoom(centre, radius, board) : centre;
  return (
    <div className={styles.ring} style={{ left: at.x, top: at.y }}>
      {shown.map((thing, i) => (
        <Act
          key={thing}
          thing={thing}
          said={explain(thing)}
          again={words.again}
          turn={isRound ? allAround(i, shown.length) : turnOf(i, shown.length, sideOf(centre, radius, board))}
          radius={radius}
        />
      ))}
    </div>
  );
}

interface ActProps {
  readonly thing: ThingId;
  readonly said: Explained | null;
  /** Said once it was touched: the next touch gives it. */
  readonly again: string;
  readonly turn: number;
  readonly radius: number;
}

function Act({ thing, said, again, turn, radius }: ActProps) {
  const { handlers, outlook, state } = useThing(thing);
  const style = { '--x': `${Math.sin(turn) * radius}px`, '--y': `${-Math.cos(turn) * radius}px` } as CSSProperties;
  return (
    <button type="button" className={styles.act} style={style} {...handlers}>
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

/** From below, over the left. */
const allAround = (at: number, count: number): number => Math.PI * (2 * ((at + 0.5) / count) - 1);

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

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

function turnOf(at: number, count: number, facing: number): number {
  const spread = Math.min(Math.PI / 3, (Math.PI * 1.2) / Math.max(1, count - 1));
  return facing + (at - (count - 1) / 2) * spread;
}

function useCentre(thing: ThingId | null, count: number): { x: number; y: number } | null {
  const [centre, setCentre] = useState<{ x: number; y: number } | null>(null);
  const framed = useFramed();
  useLayoutEffect(() => {
    const at = thing && elementOf(thing)?.getBoundingClientRect();
    setCentre(at ? { x: at.left + at.width / 2, y: at.top + at.height * 0.42 } : null);
  }, [thing, count, framed]);
  return centre;
}

import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { lookAt, useFramed } from '../../../../table/screen/framed.ts';
import { WIDTH } from '../../content/boards.ts';
import type { RoleId } from '../../ids.ts';
import { Portrait } from '../drawn/portrait.tsx';
import type { Seen } from '../look.ts';
import { figureThing } from '../touch.ts';
import { overWords } from '../words/over.ts';
import { type Placed, atEdges } from './edges.ts';
import { isOnBoard, middleOf } from './plan.ts';
import { type Signpost, signposts } from './signposts.ts';
import styles from './edge.module.css';

interface Pointer {
  readonly role: RoleId;
  readonly x: number;
  readonly y: number;
  /** Towards where the figure is; 0 is to the right. */
  readonly turn: number;
}

const [EDGE, LEAST, NEAR] = [28, 44, 6]; // pixels: faces to the edges, and from each other; labels to the edges
/** Of a label, in pixels: how high it is, and about how wide. */
const HIGH = 30;
const wideOf = ({ text }: Signpost): number => 36 + 6.6 * text.length;
const SMALL = 640; // the width of a board under which answers lie at its lower edge
interface Room {
  readonly below: number;
  readonly corner: readonly [wide: number, high: number];
  readonly start: readonly [wide: number, high: number];
  /** Where the numbers on the squares are explained, as soon as there are any: how wide and high, and how far from the right; null: in the middle. */
  readonly legend: readonly [wide: number, high: number, end: number | null];
}

/** What lies over the city at its edges: under the answers; in the upper right the tab of the drawer, in the upper left what shows all. */
const roomOf = (width: number): Room =>
  width <= SMALL
    ? { below: 88, corner: [60, 72], start: [96, 56], legend: [236, 40, 62] }
    : { below: EDGE, corner: [60, 116], start: [0, 0], legend: [260, 40, null] };

type Post = Signpost & Placed;

/** Who stands beyond what the camera shows, and what missions are about, at the edge on whose side they are: one touch, and the camera goes there. */
export function Afield({ look }: { readonly look: Seen }) {
  const layer = useRef<HTMLDivElement>(null);
  const framed = useFramed();
  const [pointers, setPointers] = useState<readonly Pointer[]>([]);
  const [posts, setPosts] = useState<readonly Post[]>([]);
  useEffect(() => {
    const { current } = layer;
    if (!current) return undefined;
    // It tells at once, as soon as the city is laid out: to ask earlier would lay it out twice.
    const watcher = new ResizeObserver(() => {
      const found = pointersIn(current, look);
      setPointers(found);
      setPosts(postsIn(current, look, found));
    });
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [look, framed]);
  return (
    <div ref={layer} className={styles.afield}>
      {pointers.map(({ role, x, y, turn }) => (
        <button
          key={role}
          type="button"
          data-lid
          className={styles.pointer}
          style={{ left: x, top: y, '--turn': `${turn}rad` } as CSSProperties}
          aria-label={overWords[look.language].seeWhere(look.texts.roles[role].name)}
          onClick={() => lookAt(figureThing(role))}
        >
          <Portrait who={role} />
        </button>
      ))}
      {posts.map(({ to, text, kind, x, y, turn }) => (
        <button
          key={to}
          type="button"
          data-lid
          className={styles.post}
          data-kind={kind}
          data-left={Math.cos(turn) < 0 || undefined}
          style={{ left: x, top: y, '--turn': `${turn}rad` } as CSSProperties}
          aria-label={overWords[look.language].seeWhere(text)}
          onClick={() => lookAt(to)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

function postsIn(layer: HTMLElement, look: Seen, pointers: readonly Pointer[]): Post[] {
  const board = layer.closest('#board');
  const { left, top, width, height } = layer.getBoundingClientRect();
  const middle = (thing: Signpost['from']): { x: number; y: number } | null => {
    const at = thing && board?.querySelector(`[data-thing="${CSS.escape(thing)}"]`)?.getBoundingClientRect();
    return at ? { x: at.left + at.width / 2 - left, y: at.top + at.height / 2 - top } : null;
  };
  const led = signposts(look).flatMap(post => {
    const to = middle(post.to);
    return to ? [{ post, to, from: middle(post.from), wide: wideOf(post) }] : [];
  });
  const { below, corner, start, legend } = roomOf(width);
  const [wide, high, end] = legend;
  const right = end === null ? (width + wide) / 2 : width - end;
  const kept = [
    { left: right - wide, top: 0, right, bottom: high },
    ...pointers.map(({ x, y }) => ({ left: x - EDGE, top: y - EDGE, right: x + EDGE, bottom: y + EDGE })),
    { left: width - corner[0], top: 0, right: width, bottom: corner[1] },
    { left: 0, top: 0, right: start[0], bottom: start[1] },
  ];
  const frame = { left: 0, top: 0, right: width, bottom: height };
  const room = { left: NEAR, top: NEAR, right: width - NEAR, bottom: height - Math.max(NEAR, below - EDGE) };
  return atEdges(led, HIGH, frame, room, kept).flatMap((place, i) => {
    const post = led[i]?.post;
    return place && post ? [{ ...post, ...place }] : [];
  });
}

function pointersIn(layer: HTMLElement, { view }: Seen): Pointer[] {
  const city = layer.closest('#board')?.querySelector('[data-city]')?.getBoundingClientRect();
  if (!city) return [];
  const frame = layer.getBoundingClientRect();
  const cell = city.width / WIDTH;
  const { below, corner, start } = roomOf(frame.width);
  const found: Pointer[] = [];
  for (const figure of view.figures) {
    if (!isOnBoard(figure.at)) continue;
    const middle = middleOf(figure.at);
    const [across, down] = [city.left + middle.x * cell - frame.left, city.top + middle.y * cell - frame.top];
    if (across >= 0 && across <= frame.width && down >= 0 && down <= frame.height) continue;
    const x = Math.max(EDGE, Math.min(frame.width - EDGE, across));
    const beside = x < start[0] ? start[1] + EDGE : EDGE;
    const top = x > frame.width - corner[0] ? corner[1] : beside;
    let y = Math.max(top, Math.min(frame.height - below, down));
    while (found.some(one => Math.hypot(one.x - x, one.y - y) < LEAST) && y > 0) y -= LEAST;
    found.push({ role: figure.role, x, y, turn: Math.atan2(down - y, across - x) });
  }
  return found;
}

import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { RuleId, Spec } from '../../engine/types.ts';
import type { Item } from '../origins.ts';
import { Bricks, useRebuilt } from '../rebuilt.tsx';
import { RuleDoorContext } from '../rule-door.ts';
import type { ThingId } from '../touch.ts';
import { unseen } from '../unseen.ts';
import { elementOf } from './element-of.ts';
import { Enlarged } from './enlarged.tsx';
import { useFramed } from './framed.ts';
import { type Place, edgesOf, nextThings, placesIn, quietest, shyThings } from './quiet.ts';
import type { Explained } from './screen-parts.ts';
import { useShown, useTouching } from './touching.tsx';
import styles from './bubble.module.css';

interface Props {
  readonly explain: (thing: ThingId) => Explained | null;
  readonly label: (action: Spec['action']) => string;
  readonly isAside: (thing: ThingId) => boolean;
  /** Why nothing can be done with it now: the rules that forbid it. */
  readonly barred: (thing: ThingId) => readonly { readonly rule: RuleId; readonly text: string }[];
  /** `doIt` is null where the button is elsewhere. */
  readonly words: { readonly doIt: string | null; readonly whyNot: string; readonly close: string };
}

/** What a thing is, and what touching it would bring, beside it. A finger finds the answer as a button here, too. */
export function Bubble({ explain, label, isAside, barred, words }: Props) {
  const touching = useTouching();
  const door = useContext(RuleDoorContext);
  const shown = useShown();
  // Where acts stand around a thing they say enough.
  const isRinged = touching.acts.length > 0 && touching.chosen.at(-1) === shown?.thing;
  if (!shown || touching.dragged || isRinged) return null;
  const { thing, meant } = shown;
  const said = explain(thing);
  const action = touching.wholeAt(meant);
  const outlook = touching.outlookAt(meant);
  if (!said && !action) return null;
  const reasons = touching.stateOf(meant) === 'still' ? barred(thing) : [];
  const answer = action && label(action);
  // Of an answer, the rule of what one does it with; of a thing, its own.
  const [first] = touching.chosen;
  const rule = (action && first && explain(first)?.rule) || said?.rule;
  return (
    <Beside key={thing} thing={thing} isAside={isAside(thing)}>
      {thing.startsWith('card:') && !touching.isBegun && <Enlarged thing={thing} />}
      {said && (
        <p className={styles.name}>
          <strong>{answer && saysAll(answer, said.name) ? answer : said.name}</strong>
        </p>
      )}
      {answer && !(said && (said.name.startsWith(answer) || saysAll(answer, said.name))) && (
        <p className={styles.answer}>{answer}</p>
      )}
      {outlook?.lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {said?.about && (!outlook || meant !== thing) && said.about !== said.name && (
        <p className={styles.about}>{said.about}</p>
      )}
      {reasons.map(({ rule, text }) => (
        <p key={rule}>
          <strong>{words.whyNot}</strong> {text}
        </p>
      ))}
      {said?.item && <Origin item={said.item} />}
      {((words.doIt !== null && touching.settled) || (rule && door)) && (
        <p className={styles.ways}>
          {words.doIt !== null && touching.settled && touching.chosen.includes(thing) && (
            <button type="button" tabIndex={-1} className={styles.doIt} onClick={() => touching.take()}>
              {words.doIt}
            </button>
          )}
          {rule && door && (
            <button type="button" tabIndex={-1} className={styles.rule} onClick={() => door.open(rule)}>
              {door.label(rule)}
            </button>
          )}
        </p>
      )}
      <button type="button" tabIndex={-1} className={styles.close} title={words.close} onClick={() => touching.clear()}>
        <X size={20} aria-hidden="true" />
        <span className={unseen}>{words.close}</span>
      </button>
    </Beside>
  );
}

/** That it is not as printed, in words: a picture would ask more than it tells. */
function Origin({ item }: { readonly item: Item }) {
  const found = useRebuilt(item);
  if (!found) return null;
  return (
    <p className={styles.origin} data-rebuilt={found.mark}>
      <Bricks mark={found.mark} /> {found.marking.label[found.mark]}
    </p>
  );
}

/** Whether an answer names its thing in full, whatever article it has there: “Walk to the yard (D5)”. */
function saysAll(answer: string, name: string): boolean {
  const said = answer.toLowerCase();
  const words = name.split(/\s+/).filter(word => word.length > ARTICLE);
  return words.length > 0 && words.every(word => said.includes(word.toLowerCase()));
}
const ARTICLE = 3; // letters

interface BesideProps {
  readonly thing: ThingId;
  /** In the corner of the board instead. */
  readonly isAside?: boolean;
  readonly children: ReactNode;
}

/** A note at a thing, above it or below it, never over it, wholly within the table. */
function Beside({ thing, isAside = false, children }: BesideProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const place = usePlace(bubble, thing, isAside);
  return (
    <div ref={bubble} className={styles.bubble} style={place ?? { visibility: 'hidden' }} data-bubble={thing}>
      {children}
    </div>
  );
}

interface QuietlyProps {
  readonly thing: ThingId | null;
  /** What else changes what lies around it. */
  readonly moved: unknown;
  readonly children: ReactNode;
}

/**
 * For whoever says more, on paper: near a thing and pointing at it, or elsewhere on the board, where least of what is
 * played with is covered.
 */
export function Quietly({ thing, moved, children }: QuietlyProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const last = useRef<Place | null>(null);
  const find = (): Place | null => {
    if (bubble.current) last.current = quietPlace(bubble.current, thing, last.current);
    return last.current;
  };
  const place = useFound(bubble, find, `${thing} ${String(moved)}`);
  return (
    <div
      ref={bubble}
      className={styles.bubble}
      style={place ?? { visibility: 'hidden' }}
      data-bubble={thing ?? ''}
      data-wide
    >
      {place && <Tail bubble={bubble} thing={thing} place={place} />}
      {children}
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
    const at = boxOf(thing);
    setShape(at && bubble.current ? tailOf(bubble.current, place, at) : null);
  }, [bubble, thing, place]);
  return shape === null ? null : (
    <svg className={styles.tail} aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}

/** A wedge from the nearest edge, as far as the thing's own. */
function tailOf(
  { offsetWidth: wide, offsetHeight: high }: HTMLElement,
  { left, top }: Place,
  at: DOMRect,
): string | null {
  const [x, y] = [at.left + at.width / 2 - left, at.top + at.height / 2 - top];
  const [rootX, rootY] = [Math.max(ROOT, Math.min(x, wide - ROOT)), Math.max(ROOT, Math.min(y, high - ROOT))];
  const isUpright = y < 0 || y > high;
  if (!isUpright && x >= 0 && x <= wide) return null;
  const [fromX, fromY] = isUpright ? [rootX, y < 0 ? 1 : high - 1] : [x < 0 ? 1 : wide - 1, rootY];
  const length = Math.hypot(x - fromX, y - fromY);
  if (length > LONGEST) return null;
  const short = Math.max(0.2, (length - Math.min(at.width, at.height) / 2) / length);
  const [tipX, tipY] = [fromX + (x - fromX) * short, fromY + (y - fromY) * short];
  const [acrossX, acrossY] = isUpright ? [ROOT / 2, 0] : [0, ROOT / 2];
  return `M${fromX - acrossX} ${fromY - acrossY}L${tipX} ${tipY}L${fromX + acrossX} ${fromY + acrossY}Z`;
}

const [ROOT, LONGEST] = [26, 260];

/** Where it stands already is as good as any that covers as little. */
function quietPlace(bubble: HTMLElement, thing: ThingId | null, last: Place | null): Place | null {
  const board = document.querySelector('#board')?.getBoundingClientRect();
  if (!board) return null;
  const at = boxOf(thing);
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  // How it ended is told above.
  const [, , lower = null] = edgesOf(size, board, EDGE);
  if (document.querySelector('#main[data-over]')) return lower;
  const isWithin = ({ left, top }: Place): boolean =>
    left >= 0 && left + size.width <= innerWidth && top >= board.top && top + size.height <= board.bottom;
  const near = [last, ...(at ? [above(bubble, at), below(bubble, at), ...sidesOf(bubble, at)] : [])]
    .filter(place => place !== null)
    .filter(isWithin);
  const shy = shyThings();
  if (at) shy.push({ box: at, weight: MEANT });
  for (const kept of document.querySelectorAll('[data-corner], [data-kept]'))
    shy.push({ box: kept.getBoundingClientRect(), weight: MEANT });
  const anywhere = placesIn(
    size,
    board,
    EDGE,
    at ?? { left: board.left, top: board.top, width: board.width, height: 0 },
  );
  return quietest(size, [...near, ...anywhere, ...edgesOf(size, board, EDGE)], shy);
}

const MEANT = 20; // what the note speaks of, and what a game keeps for itself

const [GAP, EDGE] = [10, 8];

const boxOf = (thing: ThingId | null): DOMRect | null => (thing && elementOf(thing)?.getBoundingClientRect()) ?? null;

/** Where the mouse is, for a thing that lies in several places. */
const pointedAt = (thing: ThingId): DOMRect | null =>
  document.querySelector(`[data-thing="${CSS.escape(thing)}"]:hover`)?.getBoundingClientRect() ?? null;

function usePlace(bubble: RefObject<HTMLElement | null>, thing: ThingId, isAside: boolean): Place | null {
  const find = (): Place | null => {
    const at = pointedAt(thing) ?? boxOf(thing);
    const board = document.querySelector('#board')?.getBoundingClientRect();
    if (!bubble.current || !at) return null;
    return isAside && board ? cornerOf(bubble.current, board, at) : placeOf(bubble.current, at);
  };
  return useFound(bubble, find, `${thing} ${isAside}`);
}

/** Looked for anew when the camera moves, and when the note or the window has another size. */
function useFound(bubble: RefObject<HTMLElement | null>, look: () => Place | null, key: string | null): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  const framed = useFramed();
  useLayoutEffect(() => {
    const find = (): void => {
      const found = look();
      if (found) setPlace(found);
    };
    find();
    const soon = requestAnimationFrame(find); // with the ring that stands there then
    addEventListener('resize', find);
    // What an answer would bring is told a little later: the bubble grows, and must not grow over its thing.
    const watcher = new ResizeObserver(find);
    if (bubble.current) watcher.observe(bubble.current);
    return () => {
      cancelAnimationFrame(soon);
      removeEventListener('resize', find);
      watcher.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key names what is looked for
  }, [bubble, key, framed]);
  return place;
}

/** Below; above where it would cover the thing, or what is around it. */
function cornerOf({ offsetWidth: wide, offsetHeight: high }: HTMLElement, board: DOMRect, at: DOMRect): Place {
  const [left, below] = [board.left + EDGE, board.bottom - high - EDGE];
  const isClear = at.left - at.width > left + wide || at.bottom + at.height < below;
  return { left, top: isClear ? below : board.top + EDGE };
}

function placeOf(bubble: HTMLElement, at: DOMRect): Place {
  const place = besideOf(bubble, at);
  const corner = document.querySelector('[data-corner]')?.getBoundingClientRect();
  return corner ? clearOf(bubble, place, corner) : place;
}

/** A corner that a game keeps for itself is never covered. */
function clearOf({ offsetWidth: wide, offsetHeight: high }: HTMLElement, { left, top }: Place, corner: DOMRect): Place {
  if (left > corner.right || left + wide < corner.left || top > corner.bottom || top + high < corner.top)
    return { left, top };
  return corner.right + GAP + wide + EDGE < innerWidth
    ? { left: corner.right + GAP, top }
    : { left, top: corner.bottom + GAP };
}

const within = (left: number, wide: number): number => Math.max(EDGE, Math.min(left, innerWidth - wide - EDGE));
const over = (wide: number, at: DOMRect): number => within(at.left + at.width / 2 - wide / 2, wide);

const above = ({ offsetWidth: wide, offsetHeight: high }: HTMLElement, at: DOMRect): Place => ({
  left: over(wide, at),
  top: at.top - high - GAP,
});

const below = ({ offsetWidth: wide }: HTMLElement, at: DOMRect): Place => ({
  left: over(wide, at),
  top: at.bottom + GAP,
});

/** At its sides, no higher and no lower than it stands. */
const sidesOf = ({ offsetWidth: wide, offsetHeight: high }: HTMLElement, at: DOMRect): Place[] => {
  const top = at.top + at.height / 2 - high / 2;
  return [
    { left: at.left - wide - SIDE, top },
    { left: at.right + SIDE, top },
  ];
};

const SIDE = 28; // room for a tail

/** Above it, below it or beside it: where least of what can be touched next is covered. */
function besideOf(bubble: HTMLElement, at: DOMRect): Place {
  const { offsetWidth: wide, offsetHeight: high } = bubble;
  const least = (document.querySelector('#main > header')?.getBoundingClientRect().bottom ?? 0) + EDGE;
  const height = Math.max(least, Math.min(at.top, innerHeight - high - EDGE));
  const sides = [
    { left: at.right + GAP, top: height },
    { left: at.left - wide - GAP, top: height },
  ].filter(({ left }) => left >= EDGE && left + wide <= innerWidth - EDGE);
  const upright = [above(bubble, at), below(bubble, at)].filter(
    ({ top }) => top > least && top + high < innerHeight - EDGE,
  );
  const beside = { left: within(at.left > innerWidth / 2 ? at.left - wide - GAP : at.right + GAP, wide), top: height };
  return quietest({ width: wide, height: high }, [...upright, ...sides], nextThings()) ?? beside;
}

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
import { type Place, isOverNext, isOverOpen, nextThings, quietest, shownThings } from './quiet.ts';
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
  const isIdle = touching.stateOf(meant) === 'still';
  const reasons = isIdle ? [...barred(thing), ...(said?.whyNot ? [said.whyNot] : [])] : [];
  const answer = action && label(action);
  // Of an answer, the rule of what one does it with; of a thing, its own.
  const means = touching.chosen.find(one => one.startsWith('card:')) ?? touching.chosen[0];
  const rule = (action && means && explain(means)?.rule) || (isIdle && said?.whyNot?.rule) || said?.rule;
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
            <button type="button" tabIndex={-1} className={styles.rule} data-door onClick={() => door.open(rule)}>
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

/** That it is not as printed, in a word: a picture would ask more than it tells, a sentence take more than it gives. */
function Origin({ item }: { readonly item: Item }) {
  const found = useRebuilt(item);
  if (!found) return null;
  return (
    <p className={styles.origin} data-rebuilt={found.mark} title={found.marking.label[found.mark]}>
      <Bricks mark={found.mark} /> {found.marking.brief[found.mark]}
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
  const { isPassing, isHeld } = useTouches(bubble, place);
  return (
    <div
      ref={bubble}
      className={styles.bubble}
      style={place ?? { visibility: 'hidden' }}
      data-bubble={thing}
      data-aside={isAside || undefined}
      data-passing={isPassing || undefined}
      data-held={isHeld || undefined}
    >
      {children}
    </div>
  );
}

/**
 * What a touch on it is meant for: where the way to the rule lies over something that one chooses from, for that; and a finger that
 * touches what it reads chooses nothing that happens to lie below, unless that goes on with what was touched.
 */
function useTouches(bubble: RefObject<HTMLElement | null>, place: Place | null) {
  const [touches, setTouches] = useState({ isPassing: false, isHeld: true });
  useLayoutEffect(() => {
    if (!place || !bubble.current) return;
    const rule = bubble.current.querySelector('[data-door]');
    setTouches({
      isPassing: !!rule && isOverOpen(rule.getBoundingClientRect()),
      isHeld: !isOverNext(bubble.current.getBoundingClientRect()),
    });
  }, [bubble, place]);
  return touches;
}

export const EDGE = 8;
const GAP = 10;

export const boxOf = (thing: ThingId | null): DOMRect | null =>
  (thing && elementOf(thing)?.getBoundingClientRect()) ?? null;

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

/** A place, and how wide a note may be there where it is not as wide as usual. */
export interface Stand extends Place {
  readonly maxWidth?: string;
}

/** Looked for anew when the camera moves, and when the note or the window has another size. */
export function useFound(
  bubble: RefObject<HTMLElement | null>,
  look: () => Stand | null,
  key: string | null,
): Stand | null {
  const [place, setPlace] = useState<Stand | null>(null);
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

const HANDLE = 40; // pixels: that of the log

/** Below, or above where it would cover less there, on a large board at the other side, too; never over the thing, or what is around it. */
function cornerOf({ offsetWidth: wide, offsetHeight: high }: HTMLElement, board: DOMRect, at: DOMRect): Place {
  const [left, right] = [board.left + EDGE, board.right - wide - EDGE - HANDLE];
  const [below, above] = [board.bottom - high - EDGE, board.top + EDGE];
  const isClear = ({ left: from, top }: Place): boolean =>
    at.left - at.width > from + wide ||
    at.right + at.width < from ||
    at.bottom + at.height < top ||
    at.top - at.height > top + high;
  const corners = [
    { left, top: below },
    { left, top: above },
    ...(right > left + wide
      ? [
          { left: right, top: above },
          { left: right, top: below },
        ]
      : []),
  ];
  return quietest({ width: wide, height: high }, corners.filter(isClear), shownThings()) ?? { left, top: above };
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

export const above = ({ offsetWidth: wide, offsetHeight: high }: HTMLElement, at: DOMRect): Place => ({
  left: over(wide, at),
  top: at.top - high - GAP,
});

export const below = ({ offsetWidth: wide }: HTMLElement, at: DOMRect): Place => ({
  left: over(wide, at),
  top: at.bottom + GAP,
});

/** At its sides, no higher and no lower than it stands. */
export const sidesOf = ({ offsetWidth: wide, offsetHeight: high }: HTMLElement, at: DOMRect): Place[] => {
  const top = at.top + at.height / 2 - high / 2;
  return [
    { left: at.left - wide - SIDE, top },
    { left: at.right + SIDE, top },
  ];
};

const SIDE = 28; // room for a tail

/** Above it, below it or beside it, else at the upper edge: where least of what can be touched next is covered. */
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
  const far = at.top > least + high ? [{ left: over(wide, at), top: least }] : [];
  return quietest({ width: wide, height: high }, [...upright, ...sides, ...far], nextThings()) ?? beside;
}

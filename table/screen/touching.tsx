import { type ReactNode, createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Spec } from '../../engine/types.ts';
import {
  type Path,
  type ThingId,
  actsAt,
  chosenWith,
  dropped,
  inHand,
  isAct,
  isLitBy,
  isToward,
  meant,
  touch,
  touched,
  wholeAt,
} from '../touch.ts';
import type { Outlook } from './screen-parts.ts';

type Action = Spec['action'];

/** What the things of a table ask when they are drawn and touched. */
export interface Touching {
  readonly chosen: readonly ThingId[];
  /** Somebody has touched one of these: not all of them only lay in their hand from the beginning. */
  readonly isBegun: boolean;
  /** What was begun leads elsewhere than to what is advised. */
  readonly isAstray: boolean;
  /** What one more touch would give. */
  readonly settled: Path<Action> | null;
  /** The acts that could come next, or instead: they stand around what was touched last. */
  readonly acts: readonly ThingId[];
  /** The thing that is being dragged. */
  readonly dragged: ThingId | null;
  stateOf(thing: ThingId): ThingState;
  isHinted(thing: ThingId): boolean;
  /** The answer that touching it would make whole. */
  wholeAt(thing: ThingId): Action | null;
  /** What that answer would bring. */
  outlookAt(thing: ThingId): Outlook | null;
  /** What an answer would bring that has a button instead of things. */
  outlookOf(action: Action): Outlook | null;
  /** Whether another thing could be touched after it: then it can be dragged there. */
  leadsOn(thing: ThingId): boolean;
  /** What a touch of a thing means that lies in this place. */
  meant(thing: ThingId, ground: ThingId | null): ThingId;
  touch(thing: ThingId, isMouse: boolean): void;
  /** Somebody points at it; `meant` is what a touch there would mean. */
  hover(thing: ThingId | null, meant?: ThingId): void;
  /** It says what it is, whatever a touch of it would mean. */
  ask(thing: ThingId): void;
  /** A thing is taken up, and let go. */
  drag(thing: ThingId): void;
  /** Over what: the nearest first, then what it lies in. */
  drop(over: readonly ThingId[]): void;
  /** Gives what is settled. */
  take(): void;
  /** What may be answered now, by whatever way: for the keys of a game. */
  readonly answers: readonly Action[];
  readonly give: (action: Action) => void;
  /** Forgets what was touched. */
  clear(): void;
  /** An answer was given a moment ago: the second press of a double click was not meant for the next question. */
  hasJustGiven(): boolean;
}

/** `open`: an answer begins with it; `next`: it goes on with what is chosen; `whole`: touched once more, it is given. */
export type ThingState = 'still' | 'open' | 'next' | 'chosen' | 'whole';

interface Props {
  /** Another one: what was touched is forgotten. */
  readonly question: string;
  readonly paths: readonly Path<Action>[];
  /** What lies in one's hand from the beginning. */
  readonly given: readonly ThingId[];
  /** Another target is meant for what is lifted: only what does not go with it is put back. */
  readonly keepsLifted?: boolean;
  readonly answers: readonly Action[];
  readonly hinted: Path<Action> | null;
  readonly outlookOf: (action: Action) => Outlook | null;
  /** Where nobody can wait one touch answers, but for what is grave; and where many small answers follow each other. */
  readonly isUrgent: (action: Action) => boolean;
  readonly onTake: (action: Action) => void;
  /** Somebody looks at an answer, or away. */
  readonly onPoint: (action: Action | null) => void;
  /** Escape, where nothing is chosen that it would drop. */
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

const NOBODY: Touching = {
  chosen: [],
  isBegun: false,
  isAstray: false,
  settled: null,
  acts: [],
  dragged: null,
  stateOf: () => 'still',
  isHinted: () => false,
  wholeAt: () => null,
  outlookAt: () => null,
  outlookOf: () => null,
  leadsOn: () => false,
  meant: thing => thing,
  touch: () => {},
  hover: () => {},
  ask: () => {},
  drag: () => {},
  drop: () => {},
  take: () => {},
  answers: [],
  give: () => {},
  clear: () => {},
  hasJustGiven: () => false,
};

const TouchingContext = createContext(NOBODY);
/** Apart from the rest: whatever a pointer passes over changes it, and hardly anything is drawn otherwise for that. */
const ShownContext = createContext<Shown | null>(null);

interface Shown {
  readonly thing: ThingId;
  /** What a touch of it means: itself, or what it lies in. */
  readonly meant: ThingId;
}

/** The thing that explains itself now. */
export const useShown = (): Shown | null => useContext(ShownContext);

/** What somebody looks at: what they point at, else what they touched last. */
export function useLooked(): ThingId | null {
  const { chosen } = useTouching();
  return useShown()?.meant ?? chosen.at(-1) ?? null;
}

export const useTouching = (): Touching => useContext(TouchingContext);

/** Things that are touched become answers. What was chosen is forgotten with its question. */
export function TouchTable({
  question,
  paths,
  given,
  keepsLifted = false,
  answers,
  hinted,
  outlookOf,
  isUrgent,
  onTake,
  onPoint,
  onEscape,
  children,
}: Props) {
  const [picked, setPicked] = useState<readonly ThingId[]>([]);
  const [shown, show] = useState<Shown | null>(null);
  const shownNow = useRef(shown);
  shownNow.current = shown;
  const [dragged, setDragged] = useState<ThingId | null>(null);
  const hovering = useRef<ReturnType<typeof setTimeout>>(undefined);
  const givenAt = useRef(-DOUBLE);
  const [asked, setAsked] = useState(question);
  if (asked !== question) {
    setAsked(question);
    setPicked([]);
    show(null);
    setDragged(null);
  }
  const touching = useMemo((): Touching => {
    const held = inHand(paths, given);
    const isUntouched = picked.length === 0;
    const chosen = isUntouched ? held : picked;
    const now = touched(paths, chosen);
    const kept = keepsLifted ? [...new Set([...picked, ...held])] : held;
    const wholes = new Map<ThingId, Path<Action> | null>();
    const whole = (thing: ThingId): Path<Action> | null => {
      const known = wholes.get(thing);
      if (known !== undefined) return known;
      const found = wholeAt(paths, chosen, thing, kept);
      wholes.set(thing, found);
      return found;
    };
    const starts = new Set(paths.flatMap(({ things }) => things));
    const acts = actsAt(paths, picked, held);
    const setShown = (thing: ThingId | null): void => show(thing && { thing, meant: thing });
    const give = (action: Action): void => {
      givenAt.current = performance.now();
      setPicked([]);
      setShown(null);
      onTake(action);
    };
    const pick = (things: readonly ThingId[]): void => {
      setPicked(things);
      onPoint(touched(paths, things).settled?.action ?? null);
    };
    const step = (thing: ThingId, isSure: boolean): void => {
      clearTimeout(hovering.current);
      if (held.includes(thing)) {
        setPicked([]);
        return setShown(shownNow.current?.thing === thing ? null : thing);
      }
      // Meanwhile another thing has explained itself: what would be done is shown again before it is.
      const isOverlaid = shownNow.current !== null && shownNow.current.thing !== thing;
      if (!isSure && now.settled && chosen.at(-1) === thing && isOverlaid) return setShown(thing);
      const path = whole(thing);
      const next = touch(paths, chosen, thing, isSure || (path !== null && isUrgent(path.action)), kept);
      if (next.type === 'taken') return give(next.action);
      const isPutBack = next.type === 'touched' && next.chosen.length < chosen.length;
      // A finger shuts it by another touch; a mouse by leaving it: what it presses always says what it is.
      const isShut = !isSure && next.type === 'nothing' && shownNow.current?.thing === thing;
      setShown(isPutBack || isShut ? null : thing);
      return next.type === 'nothing' ? undefined : pick(next.chosen);
    };
    const clear = (): void => {
      setPicked([]);
      setShown(null);
      onPoint(null);
    };
    return {
      chosen,
      isBegun: !isUntouched,
      isAstray: !isUntouched && !(hinted && isToward(hinted, picked)),
      settled: now.settled,
      acts,
      dragged,
      stateOf: thing => {
        if (chosen.includes(thing)) return now.settled ? 'whole' : 'chosen';
        if (chosen.length > 0 && now.next.has(thing)) return 'next';
        if (dragged && dropped(paths, dragged, [thing])) return 'next';
        return starts.has(thing) ? 'open' : 'still';
      },
      isHinted: thing => hinted !== null && isLitBy(hinted, picked, thing),
      wholeAt: thing => whole(thing)?.action ?? null,
      outlookOf,
      outlookAt: thing => {
        const path = whole(thing);
        return path && outlookOf(path.action);
      },
      leadsOn: thing => {
        const after = touched(paths, now.next.has(thing) ? [...chosen, thing] : [thing]);
        return paths.some(({ drag }) => drag?.[0] === thing) || [...after.next].some(one => !isAct(one));
      },
      meant: (thing, ground) => meant(paths, picked, thing, ground),
      touch: step,
      ask: setShown,
      hover: (thing, answer = thing ?? undefined) => {
        clearTimeout(hovering.current);
        // What one more touch would give stays to be read.
        const next = (before: Shown | null): Shown | null => {
          if (thing) return { thing, meant: answer ?? thing };
          return now.settled && before && chosen.includes(before.thing) ? before : null;
        };
        hovering.current = setTimeout(() => show(next), thing ? SOON : LATER);
        onPoint((answer && whole(answer)?.action) ?? now.settled?.action ?? null);
      },
      drag: thing => {
        setDragged(thing);
        setShown(null);
        if (held.includes(thing)) setPicked([]);
        else if (!chosen.includes(thing)) pick(chosenWith(paths, chosen, thing, held));
      },
      drop: over => {
        setDragged(null);
        const way = dragged && dropped(paths, dragged, over);
        const onto = over.find(thing => thing !== dragged && now.next.has(thing));
        if (onto) step(onto, true);
        else if (way) give(way.action);
        else clear();
      },
      take: () => now.settled && give(now.settled.action),
      answers,
      give,
      clear,
      hasJustGiven: () => performance.now() - givenAt.current < DOUBLE,
    };
  }, [paths, given, keepsLifted, answers, hinted, picked, dragged, outlookOf, isUrgent, onTake, onPoint]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const isBegun = picked.length > 0;
      touching.clear();
      if (!isBegun) onEscape();
    };
    // A touch beside everything puts back what was chosen.
    const touchNothing = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest(TABLE) && !target.closest(SOMETHING)) touching.clear();
    };
    addEventListener('keydown', press);
    addEventListener('click', touchNothing);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('click', touchNothing);
    };
  }, [touching, picked, onEscape]);
  return (
    <TouchingContext value={touching}>
      <ShownContext value={shown}>{children}</ShownContext>
    </TouchingContext>
  );
}

const TABLE = '#board, #own';
const SOMETHING = '[data-thing]:not(section), [data-bubble], button, a, input';
const DOUBLE = 500; // milliseconds between the presses of a double click, at most
const SOON = 250; // milliseconds that a pointer rests before a thing explains itself
const LATER = 350; // and that it has to reach what a bubble offers

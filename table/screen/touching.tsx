import { type ReactNode, createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Spec } from '../../engine/types.ts';
import { type Path, type ThingId, dropped, isAct, touch, touched, wholeAt } from '../touch.ts';
import type { Outlook } from './screen-parts.ts';

type Action = Spec['action'];

/** What the things of a table ask when they are drawn and touched. */
export interface Touching {
  readonly chosen: readonly ThingId[];
  /** What one more touch would give. */
  readonly settled: Path<Action> | null;
  /** The acts that could come next: they stand around what was touched last. */
  readonly acts: readonly ThingId[];
  /** The thing that explains itself now. */
  readonly shown: ThingId | null;
  /** The thing that is being dragged. */
  readonly dragged: ThingId | null;
  stateOf(thing: ThingId): ThingState;
  isHinted(thing: ThingId): boolean;
  /** The answer that touching it would make whole. */
  wholeAt(thing: ThingId): Action | null;
  /** What that answer would bring. */
  outlookAt(thing: ThingId): Outlook | null;
  /** Whether another thing could be touched after it: then it can be dragged there. */
  leadsOn(thing: ThingId): boolean;
  touch(thing: ThingId, isMouse: boolean): void;
  hover(thing: ThingId | null): void;
  /** A thing is taken up, and let go. */
  drag(thing: ThingId): void;
  /** Over what: the nearest first, then what it lies in. */
  drop(over: readonly ThingId[]): void;
  /** Gives what is settled. */
  take(): void;
  /** Forgets what was touched. */
  clear(): void;
}

/** `open`: an answer begins with it; `next`: it goes on with what is chosen; `whole`: touched once more, it is given. */
export type ThingState = 'still' | 'open' | 'next' | 'chosen' | 'whole';

interface Props {
  /** Another one: what was touched is forgotten. */
  readonly question: string;
  readonly paths: readonly Path<Action>[];
  readonly hinted: Path<Action> | null;
  readonly outlookOf: (action: Action) => Outlook | null;
  /** Where nobody can wait one touch answers, but for what is grave. */
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
  settled: null,
  acts: [],
  shown: null,
  dragged: null,
  stateOf: () => 'still',
  isHinted: () => false,
  wholeAt: () => null,
  outlookAt: () => null,
  leadsOn: () => false,
  touch: () => {},
  hover: () => {},
  drag: () => {},
  drop: () => {},
  take: () => {},
  clear: () => {},
};

const TouchingContext = createContext(NOBODY);
export const useTouching = (): Touching => useContext(TouchingContext);

/** Things that are touched become answers. What was chosen is forgotten with its question. */
export function TouchTable({
  question,
  paths,
  hinted,
  outlookOf,
  isUrgent,
  onTake,
  onPoint,
  onEscape,
  children,
}: Props) {
  const [chosen, setChosen] = useState<readonly ThingId[]>([]);
  const [shown, setShown] = useState<ThingId | null>(null);
  const [dragged, setDragged] = useState<ThingId | null>(null);
  const hovering = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [asked, setAsked] = useState(question);
  if (asked !== question) {
    setAsked(question);
    setChosen([]);
    setShown(null);
    setDragged(null);
  }
  const touching = useMemo((): Touching => {
    const now = touched(paths, chosen);
    const starts = new Set(paths.flatMap(({ things }) => things));
    const isFirst = (thing: ThingId): boolean => paths.some(({ things }) => things[0] === thing);
    const acts = (chosen.length > 0 ? [...chosen, ...now.next] : [...starts].filter(isFirst)).filter(isAct);
    const give = (action: Action): void => {
      setChosen([]);
      setShown(null);
      onTake(action);
    };
    const step = (thing: ThingId, isSure: boolean): void => {
      clearTimeout(hovering.current);
      const whole = wholeAt(paths, chosen, thing);
      const next = touch(paths, chosen, thing, isSure || (whole !== null && isUrgent(whole.action)));
      if (next.type === 'taken') return give(next.action);
      const isPutBack = next.type === 'touched' && next.chosen.length < chosen.length;
      setShown(isPutBack || (shown === thing && next.type === 'nothing') ? null : thing);
      if (next.type === 'nothing') return undefined;
      setChosen(next.chosen);
      return onPoint(touched(paths, next.chosen).settled?.action ?? null);
    };
    const clear = (): void => {
      setChosen([]);
      setShown(null);
      onPoint(null);
    };
    return {
      chosen,
      settled: now.settled,
      acts,
      shown,
      dragged,
      stateOf: thing => {
        if (chosen.includes(thing)) return now.settled ? 'whole' : 'chosen';
        if (chosen.length > 0 && now.next.has(thing)) return 'next';
        if (dragged && dropped(paths, dragged, [thing])) return 'next';
        return starts.has(thing) ? 'open' : 'still';
      },
      isHinted: thing => hinted?.things.includes(thing) ?? false,
      wholeAt: thing => wholeAt(paths, chosen, thing)?.action ?? null,
      outlookAt: thing => {
        const whole = wholeAt(paths, chosen, thing);
        return whole && outlookOf(whole.action);
      },
      leadsOn: thing => {
        const after = touched(paths, now.next.has(thing) ? [...chosen, thing] : [thing]);
        return paths.some(({ drag }) => drag?.[0] === thing) || [...after.next].some(one => !isAct(one));
      },
      touch: step,
      hover: thing => {
        clearTimeout(hovering.current);
        // What one more touch would give stays to be read.
        const next = (before: ThingId | null): ThingId | null =>
          thing ?? (now.settled && before && chosen.includes(before) ? before : null);
        hovering.current = setTimeout(() => setShown(next), thing ? SOON : LATER);
        onPoint((thing && wholeAt(paths, chosen, thing)?.action) ?? now.settled?.action ?? null);
      },
      drag: thing => {
        setDragged(thing);
        setShown(null);
        if (!chosen.includes(thing)) step(thing, false);
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
      clear,
    };
  }, [paths, hinted, chosen, shown, dragged, outlookOf, isUrgent, onTake, onPoint]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const isBegun = touching.chosen.length > 0;
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
  }, [touching, onEscape]);
  return <TouchingContext value={touching}>{children}</TouchingContext>;
}

const TABLE = '#board, #own';
const SOMETHING = '[data-thing]:not(section), [data-bubble], button, a, input';
const SOON = 250; // milliseconds that a pointer rests before a thing explains itself
const LATER = 350; // and that it has to reach what a bubble offers

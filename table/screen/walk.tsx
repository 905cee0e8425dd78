import { type ReactNode, type RefObject, createContext, useContext, useLayoutEffect, useState } from 'react';
import { pace } from '../settings.ts';

// Whoever stands elsewhere than before has walked there, even where another element draws them now.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Stood extends Spot {
  /** How everything lay then: on another plan the same place is elsewhere. */
  readonly plan: object;
}

const StoodContext = createContext<Map<string, Stood> | null>(null);

/** A ground on which it is remembered where everybody stood. */
export function Walked({ children }: { readonly children: ReactNode }) {
  const [stood] = useState(() => new Map<string, Stood>());
  return <StoodContext value={stood}>{children}</StoodContext>;
}

interface Walk {
  readonly who: string;
  /** Where they stand now. */
  readonly at: Spot;
  readonly plan: object;
  /** What they come past. */
  readonly by?: readonly Spot[];
  /** At normal speed. */
  readonly ms: number;
}

const STEP = 190; // milliseconds from foot to foot

/** Lets an element come from where its figure stood last, step by step. */
export function useWalk(element: RefObject<HTMLElement | null>, { who, at, plan, by = [], ms }: Walk): void {
  const stood = useContext(StoodContext);
  const { x, y } = at;
  useLayoutEffect(() => {
    const before = stood?.get(who);
    stood?.set(who, { x, y, plan });
    if (before && before.plan === plan) walk(element.current, [before, ...by, { x, y }], pace(ms, 0));
    // oxlint-disable-next-line react/exhaustive-deps -- a walk begins where somebody stands elsewhere, and then only
  }, [x, y, plan]);
}

/** Whoever stands at the end of this way goes it, from its first spot on. */
export function walk(element: HTMLElement | null, way: readonly Spot[], duration: number): void {
  const steps = stepsOf(way);
  if (!element || duration === 0 || steps.length === 0) return;
  element.animate(steps, { duration, easing: 'ease-in-out' });
  const body = element.querySelector('svg');
  const feet = Math.max(1, Math.round(duration / STEP / 2));
  body?.animate(WADDLE, { duration: duration / feet, iterations: feet });
}

const WADDLE = [
  { translate: '0 0', rotate: '0deg' },
  { translate: '0 -4%', rotate: '-3deg' },
  { translate: '0 0', rotate: '0deg' },
  { translate: '0 -4%', rotate: '3deg' },
  { translate: '0 0', rotate: '0deg' },
];

/** As far away as each spot is from the last one, at an even pace; none where nobody has moved. */
export function stepsOf(way: readonly Spot[]): Keyframe[] {
  const end = way.at(-1);
  if (!end) return [];
  const lengths = way.map((spot, i) => {
    const before = way[i - 1] ?? spot;
    return Math.hypot(spot.x - before.x, spot.y - before.y);
  });
  const whole = lengths.reduce((sum, one) => sum + one, 0);
  if (whole < 1) return [];
  let gone = 0;
  return way.map((spot, i) => {
    gone += lengths[i] ?? 0;
    return { translate: `${spot.x - end.x}px ${spot.y - end.y}px`, offset: gone / whole };
  });
}

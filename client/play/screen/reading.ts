import { useEffect, useRef } from 'react';
import { hidesOffered, shyThings } from '../../../table/screen/quiet.ts';
import { useLatest } from '../latest.ts';

// How long a note that lies over the board stays there: until somebody has read it, or has gone on.

const TICK = 500; // milliseconds
const HASTE = 3;

/** What of its time passes: none while it waits behind another note; more where it lies over what one chooses from. */
export function spent(isSeen: boolean, isInTheWay: boolean): number {
  if (!isSeen) return 0;
  return isInTheWay ? HASTE * TICK : TICK;
}

/** While a note was shown: which one, and what was asked, if anything was. */
export interface Asked {
  readonly key: number;
  readonly question: number | null;
}

/** Whether somebody has answered since they were first asked with this note in sight: they have gone on. */
export const hasGoneOn = (first: Asked, now: Asked): boolean =>
  first.key === now.key && first.question !== null && now.question !== null && first.question !== now.question;

/** After so long in sight: what waits behind another note has not been read. */
export function useReading(then: () => void, ms: number, key: number, isSmall: boolean): void {
  const done = useLatest(then);
  useEffect(() => {
    let left = ms;
    const watch = setInterval(() => {
      const tray = document.querySelector('[data-tray]');
      const isSeen = !tray || getComputedStyle(tray).visibility !== 'hidden';
      const isInTheWay = tray !== null && isSmall && hidesOffered(tray.getBoundingClientRect(), shyThings(tray));
      left -= spent(isSeen, isInTheWay);
      if (left > 0) return;
      clearInterval(watch);
      done();
    }, TICK);
    return () => clearInterval(watch);
  }, [done, ms, key, isSmall]);
}

/** As soon as whoever was asked with it in sight is asked for something else. */
export function useGoingOn(then: () => void, now: Asked): void {
  const done = useLatest(then);
  const first = useRef<Asked>(now);
  const { key, question } = now;
  useEffect(() => {
    const next = { key, question };
    if (hasGoneOn(first.current, next)) done();
    else if (first.current.key !== key || first.current.question === null) first.current = next;
  }, [done, key, question]);
}

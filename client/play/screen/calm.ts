import { useLayoutEffect, useRef, useState } from 'react';

/** What stood at a place before, and when it was last seen there. */
export interface Stood {
  readonly meaning: string;
  readonly left: number;
}

export const CALM = 450; // milliseconds: what is pressed so soon was meant for what stood there before
const GONE = 1500; // so long ago, nobody has a finger there any more

/** Whether a button that means this now has taken the place of another under the finger; an empty one is none. */
export const hasChanged = (before: Stood, meaning: string, now: number): boolean =>
  meaning !== '' && before.meaning !== '' && before.meaning !== meaning && now - before.left < GONE;

interface Calm {
  readonly isCalm: boolean;
  /** Whether a press at this time was meant for what stood there before; a page that is slow still knows when it was. */
  readonly ignores: (pressed: number) => boolean;
}

/** For a moment after a button has got another meaning. */
export function useCalm(meaning: string): Calm {
  const stood = useRef<Stood>({ meaning: '', left: 0 });
  const since = useRef(0);
  const [calm, setCalm] = useState<string | null>(null);
  useLayoutEffect(() => {
    if (meaning === '') return undefined;
    const now = performance.now();
    const isNew = hasChanged(stood.current, meaning, now);
    if (isNew) since.current = now;
    setCalm(isNew ? meaning : null);
    const waiting = isNew ? setTimeout(() => setCalm(null), CALM) : undefined;
    return () => {
      clearTimeout(waiting);
      stood.current = { meaning, left: performance.now() };
    };
  }, [meaning]);
  const isCalm = calm === meaning && meaning !== '';
  return { isCalm, ignores: pressed => isCalm && pressed < since.current + CALM };
}

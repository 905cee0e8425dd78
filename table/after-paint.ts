import { useEffect, useRef, useState } from 'react';

// A phone needs a tenth of a second for a whole table at once. Divided among frames, the page answers in between.

/** A page in the background paints nothing, a busy one late: so long, in ms, is waited for it. */
const PATIENCE = 250;

/** The same value, once the page has been painted without it. */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const isWaiting = useRef(false);
  latest.current = value;
  useEffect(() => {
    if (shown === value || isWaiting.current) return;
    isWaiting.current = true;
    soon(() => {
      isWaiting.current = false;
      setShown(() => latest.current);
    });
  }, [shown, value]);
  return shown;
}

/** Does something once, after the page has been painted; what is given back stops it. */
export function soon(act: () => void): () => void {
  let isDone = false;
  const once = (): void => {
    clearTimeout(timer);
    if (isDone) return;
    isDone = true;
    act();
  };
  const timer = setTimeout(once, PATIENCE);
  requestAnimationFrame(() => setTimeout(once));
  return () => {
    clearTimeout(timer);
    isDone = true;
  };
}

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
    const show = (): void => {
      clearTimeout(timer);
      if (!isWaiting.current) return;
      isWaiting.current = false;
      setShown(() => latest.current);
    };
    const timer = setTimeout(show, PATIENCE);
    requestAnimationFrame(() => setTimeout(show));
  }, [shown, value]);
  return shown;
}

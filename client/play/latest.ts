import { useCallback, useRef } from 'react';

/** The same function for ever, that does what the newest one would: parts that get it need not be drawn anew. */
export function useLatest<A extends unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const latest = useRef(run);
  latest.current = run;
  return useCallback((...args: A) => latest.current(...args), []);
}

import { useEffect, useRef, useState } from 'react';
import type { TableClock } from '../../../../table/clock.ts';
import { every } from '../../../../table/time.ts';

const TICK = 200;

/** How long until a deadline, and which part of the time that was left when somebody began to look. */
export function useLeft(clock: TableClock, deadline: number): { readonly seconds: number; readonly part: number } {
  const latest = useRef(clock);
  latest.current = clock;
  const [whole] = useState(() => Math.max(1, deadline - clock.now()));
  const [left, setLeft] = useState(whole);
  useEffect(() => every(TICK, () => setLeft(Math.max(0, deadline - latest.current.now()))), [deadline]);
  return { seconds: Math.ceil(left / 1000), part: Math.min(1, left / whole) };
}

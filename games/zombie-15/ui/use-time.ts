import { useEffect, useRef, useState } from 'react';
import type { TableClock } from '../../../table/clock.ts';
import { eachPicture } from '../../../table/time.ts';

/** Calls back with the time of the track, again and again while it runs. */
export function useTime(clock: TableClock, startedAt: number | null, show: (elapsed: number) => void): void {
  const latest = useRef({ clock, show });
  latest.current = { clock, show };
  useEffect(() => {
    const tell = (): void =>
      latest.current.show(startedAt === null ? 0 : Math.max(0, latest.current.clock.now() - startedAt));
    tell();
    return startedAt === null ? undefined : eachPicture(tell);
  }, [startedAt]);
}

/** What `of` says of the time of the track, anew whenever it says something else. */
export function useOfTime<T extends string | number | boolean>(
  clock: TableClock,
  startedAt: number | null,
  of: (elapsed: number) => T,
): T {
  const [value, setValue] = useState(() => of(startedAt === null ? 0 : Math.max(0, clock.now() - startedAt)));
  useTime(clock, startedAt, elapsed => {
    const next = of(elapsed);
    if (next !== value) setValue(next);
  });
  return value;
}

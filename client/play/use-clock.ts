import { useEffect, useMemo, useState } from 'react';
import { HeardClock, type TableClock } from '../../table/clock.ts';
import type { SeatPosition } from '../../referee/messages.ts';
import type { TableLine } from '../line/table-line.ts';

/** The clock of the match, running on from the last word over the line; still, where nobody is in a hurry: then nobody stops it. */
export function useClock(
  line: TableLine,
  position: SeatPosition | null,
  { isStill = false, mayStop = false },
): TableClock {
  const [heard] = useState(() => new HeardClock());
  useEffect(() => {
    const hear = (now: SeatPosition | null): void => {
      if (now) heard.hear(now.clock, isStill || now.paused || now.outcome !== null, performance.now());
    };
    hear(line.store.getState().position);
    return line.store.subscribe((state, before) => {
      if (state.position !== before.position) hear(state.position);
    });
  }, [line, heard, isStill]);
  const paused = position?.paused ?? false;
  const due = position?.due ?? null;
  const stop = useMemo(
    () => (mayStop && !isStill ? () => void (paused ? line.resume() : line.pause()) : undefined),
    [line, paused, mayStop, isStill],
  );
  return useMemo(() => ({ now: () => heard.at(performance.now()), paused, due, stop }), [heard, paused, due, stop]);
}

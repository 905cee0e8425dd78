import { useEffect, useMemo, useState } from 'react';
import { HeardClock, type TableClock } from '../../table/clock.ts';
import type { SeatPosition } from '../../host/messages.ts';
import type { TableHost } from '../host/table-host.ts';

/** The clock of the match, running on from the last word of the host. */
export function useClock(host: TableHost, position: SeatPosition | null): TableClock {
  const [heard] = useState(() => new HeardClock());
  useEffect(() => {
    const hear = (now: SeatPosition | null): void => {
      if (now) heard.hear(now.clock, now.paused || now.outcome !== null, performance.now());
    };
    hear(host.store.getState().position);
    return host.store.subscribe((state, before) => {
      if (state.position !== before.position) hear(state.position);
    });
  }, [host, heard]);
  const paused = position?.paused ?? false;
  const due = position?.due ?? null;
  return useMemo(() => ({ now: () => heard.at(performance.now()), paused, due }), [heard, paused, due]);
}

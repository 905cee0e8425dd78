import { useEffect, useMemo, useState } from 'react';
import { HeardClock, type TableClock } from '../../table/clock.ts';
import type { SeatMoment } from '../../host/messages.ts';
import type { TableHost } from '../host/table-host.ts';

/** The clock of the match, running on from the last word of the host. */
export function useClock(host: TableHost, situation: SeatMoment | null): TableClock {
  const [heard] = useState(() => new HeardClock());
  useEffect(() => {
    const hear = (now: SeatMoment | null): void => {
      if (now) heard.hear(now.clock, now.paused || now.outcome !== null, performance.now());
    };
    hear(host.store.getState().situation);
    return host.store.subscribe((state, before) => {
      if (state.situation !== before.situation) hear(state.situation);
    });
  }, [host, heard]);
  const paused = situation?.paused ?? false;
  const due = situation?.due ?? null;
  return useMemo(() => ({ now: () => heard.at(performance.now()), paused, due }), [heard, paused, due]);
}

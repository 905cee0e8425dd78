import { useEffect, useRef } from 'react';
import type { TableClock } from '../../../table/clock.ts';
import { hold, play } from '../../../table/sound/speaker.ts';
import { every } from '../../../table/time.ts';
import { type TrackId, timetables } from '../content/tracks.ts';
import { Track } from './track.ts';

const TICK = 150;

/** Lets the soundtrack be heard while the match's clock runs. */
export function useTrack(clock: TableClock, track: TrackId, startedAt: number | null): void {
  const latest = useRef(clock);
  latest.current = clock;
  useEffect(() => {
    if (startedAt === null || timetables[track].length === 0) return undefined;
    const heard = new Track({ play, hold }, timetables[track]);
    const end = every(TICK, now => heard.tick(latest.current.now() - startedAt, now));
    return () => {
      end();
      heard.stop();
    };
  }, [track, startedAt]);
}

import { useLayoutEffect, useMemo, useRef } from 'react';
import { tellFramed } from '../../../../table/screen/framed.ts';
import { Walked } from '../../../../table/screen/walk.tsx';
import { timetables } from '../../content/tracks.ts';
import { cueAt } from '../cues.ts';
import { Sprite } from '../drawn/sprite.tsx';
import type { Shown } from '../look.ts';
import { useOfTime } from '../use-time.ts';
import { useTrack } from '../use-track.ts';
import { layoutOf } from './layout.ts';
import { Town } from './town.tsx';
import { useKeys } from './use-keys.ts';
import { useSize } from './use-size.ts';
import styles from './surface.module.css';

/** The town, and everybody in it; it is heard from here, too. */
export function Surface(props: Shown) {
  const { look, moment, clock } = props;
  const { tiles, night } = look.view;
  const { track, startedAt } = look.view.clock;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  useTrack(clock, track, startedAt);
  useKeys(look);
  const isScreaming = useOfTime(
    clock,
    startedAt,
    elapsed => startedAt !== null && cueAt(timetables[track], elapsed)?.kind === 'scream',
  );
  const plan = tiles.map(({ x, y }) => `${x},${y}`).join(' ');
  // oxlint-disable-next-line react/exhaustive-deps -- a town is named by its tiles, and they stay where they are
  const layout = useMemo(() => size && layoutOf(tiles, size), [plan, size]);
  useLayoutEffect(tellFramed, [layout]); // what stands at things follows them
  return (
    <div
      ref={frame}
      className={styles.surface}
      data-event={moment?.event.type}
      data-screaming={isScreaming || undefined}
      data-night={night || undefined}
    >
      <Sprite />
      {layout && (
        <Walked>
          <Town {...props} layout={layout} />
        </Walked>
      )}
    </div>
  );
}

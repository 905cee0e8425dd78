import { useEffect, useRef } from 'react';
import { timetables } from '../content/tracks.ts';
import { FaceShape } from './avatar.tsx';
import { cueAt } from './cues.ts';
import { Goals } from './goals.tsx';
import { Hud } from './hud.tsx';
import { type Props, SMALL, activeHero, classes } from './look.ts';
import { Town } from './map.tsx';
import { Muster } from './muster.tsx';
import { Orders } from './orders.tsx';
import { Others } from './others.tsx';
import { Sheet } from './sheet.tsx';
import { Spotlight } from './spotlight.tsx';
import { Tray } from './tray.tsx';
import { useKeys } from './use-keys.ts';
import { useOfTime } from './use-time.ts';
import { useTrack } from './use-track.ts';
import styles from './board.module.css';

/** The town, the clock and the hero who plays. It shows a view and computes no rule. */
export function Board(props: Props) {
  const { look, choices, pointed, moment, clock } = props;
  const { view } = look;
  const { track, startedAt } = view.clock;
  useTrack(clock, track, startedAt);
  useKeys({ look, choices });
  const timetable = timetables[track];
  const sounding = useOfTime(clock, startedAt, elapsed =>
    startedAt === null ? -1 : timetable.indexOf(cueAt(timetable, elapsed) ?? NOTHING),
  );
  const cue = timetable[sounding] ?? null;
  const hero = activeHero(look);
  const isBefore = view.step === 'setup' || !hero;
  const isLesson = track === 'calm';
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a small screen the clock, the map and the sheet need all of it from the first second on.
    if (!isBefore && !isLesson && window.matchMedia(SMALL).matches) root.current?.scrollIntoView({ block: 'start' });
  }, [isBefore, isLesson]);
  return (
    <div
      ref={root}
      className={classes(
        styles.board,
        isLesson && styles.lesson,
        view.night && styles.night,
        isBefore && styles.before,
      )}
      data-cue={cue?.kind}
      data-event={moment?.event.type}
    >
      <FaceShape />
      <Hud look={look} clock={clock} moment={moment} pointed={pointed} cue={cue} />
      <div className={styles.middle}>
        <div className={styles.map} key={cue?.kind === 'scream' ? `scream ${cue.number}` : 'calm'} data-cue={cue?.kind}>
          <Town look={look} choices={choices} pointed={pointed} moment={moment} />
          <Spotlight look={look} moment={moment} />
        </div>
        {!isBefore && (
          <aside className={styles.side}>
            <Goals look={look} />
            <Others look={look} choices={choices} />
          </aside>
        )}
      </div>
      {isBefore ? (
        <Muster look={look} choices={choices} pointed={pointed} />
      ) : (
        <div className={styles.dock}>
          <Sheet look={look} choices={choices} hero={hero} moment={moment}>
            {view.focus ? (
              <Tray look={look} choices={choices} pointed={pointed} focus={view.focus} />
            ) : (
              <Orders look={look} choices={choices} />
            )}
          </Sheet>
        </div>
      )}
    </div>
  );
}

const NOTHING = { kind: 'end', number: -1, at: -1 } as const;

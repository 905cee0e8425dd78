import { useRef } from 'react';
import { clockTime } from '../../../../kit/grammar.ts';
import { Icon } from '../../../../table/icon.tsx';
import { type Cue, timetables } from '../../content/tracks.ts';
import { cueAt, heartAt, nextOf } from '../cues.ts';
import { icons } from '../icons.ts';
import type { Seen, Shown } from '../look.ts';
import { useOfTime, useTime } from '../use-time.ts';
import { vars } from '../vars.ts';
import { laid } from '../words/laid.ts';
import { words } from '../words/words.ts';
import { Odds } from './odds.tsx';
import { unseen } from '../../../../table/unseen.ts';
import styles from './clock.module.css';

/** Before the match there is no clock yet, in the lesson none at all. */
export const hasCorner = ({ view }: Seen): boolean => view.step !== 'setup' && view.clock.track !== 'calm';

/** What is left of the fifteen minutes and of the silence before the next scream. Nothing is ever laid over it. */
export function Clock(props: Shown) {
  const { look, clock } = props;
  const { track, startedAt, ended, length } = look.view.clock;
  const beat = useOfTime(clock, startedAt, elapsed => Math.round(heartAt(elapsed, length).ms / 40) * 40);
  if (track === 'calm') return <Lesson {...props} />;
  const isStill = startedAt === null || ended !== null || clock.paused;
  return (
    <div
      className={styles.clock}
      data-corner
      data-landmark
      data-still={isStill || undefined}
      data-over={ended !== null || undefined}
      style={vars({ '--beat': `${beat}ms` })}
    >
      <div className={styles.face}>
        <Rings {...props} />
        <div className={styles.middle}>
          <Countdown {...props} />
          <Silence {...props} />
        </div>
        {startedAt !== null && ended === null && <Stop {...props} />}
      </div>
      {ended === null && (
        <>
          <Caption {...props} />
          <Odds look={look} />
        </>
      )}
    </div>
  );
}

/** Whoever is alone with bots stops the time where it runs: on the dial. */
function Stop({ look, clock }: Shown) {
  if (!clock.stop) return null;
  const own = words[look.language];
  return (
    <button
      type="button"
      className={styles.stop}
      aria-label={clock.paused ? own.goOn : own.stop}
      title={clock.paused ? own.goOn : own.stop}
      onClick={clock.stop}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={clock.paused ? 'M8 5v14l11-7z' : 'M7 5h4v14H7zM14 5h4v14h-4z'} />
      </svg>
    </button>
  );
}

/** Where the clock would be: in the lesson there is none. */
function Lesson({ look }: Shown) {
  const own = words[look.language];
  return (
    <p className={styles.lesson}>
      <Icon d={icons.hourglass} /> <strong>{own.lesson}</strong> <span>{own.noClock}</span>
    </p>
  );
}

export const leftOf = (view: Shown['look']['view'], elapsed: number): number => {
  const next = nextOf(timetables[view.clock.track], 'scream', elapsed)?.at ?? null;
  return next === null ? -1 : next - elapsed;
};

/** Outside the fifteen minutes with their sirens, inside the silence. */
function Rings({ look, clock }: Shown) {
  const { startedAt, length, sirens, sirensOver, showsTime, showsRing, every } = look.view.clock;
  const [time, silence] = [useRef<SVGCircleElement>(null), useRef<SVGCircleElement>(null)];
  useTime(clock, startedAt, elapsed => {
    const share = showsTime ? Math.max(0, 1 - elapsed / length) : 1;
    time.current?.setAttribute('stroke-dashoffset', String(100 * (1 - share)));
    const left = leftOf(look.view, elapsed);
    const part = !showsRing || every === null || left < 0 ? 0 : Math.min(1, left / every);
    silence.current?.setAttribute('stroke-dashoffset', String(100 * (1 - part)));
  });
  return (
    <svg viewBox="0 0 168 168" aria-hidden="true">
      <circle cx="84" cy="84" r="82" className={styles.back} />
      <circle cx="84" cy="84" r="72" className={styles.rail} />
      <circle ref={time} cx="84" cy="84" r="72" pathLength="100" strokeDasharray="100" className={styles.time} />
      <circle cx="84" cy="84" r="58" className={styles.rail} />
      <circle ref={silence} cx="84" cy="84" r="58" pathLength="100" strokeDasharray="100" className={styles.silence} />
      {sirens.map((at, i) => (
        <path
          key={at}
          d="M84 5V20"
          transform={`rotate(${360 * (1 - at / length)} 84 84)`}
          data-over={i < sirensOver || undefined}
          className={styles.siren}
        />
      ))}
    </svg>
  );
}

function Countdown({ look, clock }: Shown) {
  const { startedAt, length, showsTime } = look.view.clock;
  const left = useOfTime(clock, startedAt, elapsed => Math.max(0, Math.ceil((length - elapsed) / 1000)));
  const own = words[look.language];
  if (!showsTime) return <p className={styles.hidden}>{own.timeHidden}</p>;
  const mood = startedAt === null ? 'still' : left <= 60 ? 'last' : left <= 300 ? 'late' : 'early';
  return (
    <div
      role="timer"
      aria-label={own.timeLeft(Math.floor(left / 60), left % 60)}
      className={styles.countdown}
      data-mood={mood}
    >
      {clock.paused && <small>{own.paused}</small>}
      <strong>{clockTime(left)}</strong>
    </div>
  );
}

/** How long until the next scream, where the table is told. */
function Silence({ look, clock }: Shown) {
  const { startedAt, every, showsRing, nextScream } = look.view.clock;
  const own = words[look.language];
  const seconds = useOfTime(clock, startedAt, elapsed => Math.ceil(leftOf(look.view, elapsed) / 1000));
  if (every === null) return <p className={styles.note}>{own.noScreams}</p>;
  if (!showsRing) return <p className={styles.note}>{own.screamHidden}</p>;
  if (nextScream === null && startedAt !== null) return <p className={styles.note}>{own.lastScream}</p>;
  const left = Math.max(0, seconds);
  return (
    <p className={styles.scream} data-near={left <= 8 || undefined}>
      <span className={unseen}>{own.screamIn(left)}</span>
      <span aria-hidden="true">{laid[look.language].scream(left)}</span>
    </p>
  );
}

const CUE_ICON: { readonly [K in Cue['kind']]: string } = {
  siren: icons.siren,
  scream: icons.screaming,
  end: icons.hourglass,
};

const NOTHING = { kind: 'end', number: -1, at: -1 } as const;

/** What is to be heard now, in words, under the clock. */
function Caption({ look, clock }: Shown) {
  const { track, startedAt } = look.view.clock;
  const timetable = timetables[track];
  const sounding = useOfTime(clock, startedAt, elapsed =>
    startedAt === null ? -1 : timetable.indexOf(cueAt(timetable, elapsed) ?? NOTHING),
  );
  const cue = timetable[sounding] ?? null;
  return (
    <p role="status" className={styles.caption} data-cue={cue?.kind}>
      {cue && (
        <span key={`${cue.kind} ${cue.number}`}>
          <Icon d={CUE_ICON[cue.kind]} />{' '}
          {words[look.language].cue(cue.kind, cue.number + 1, Math.round(cue.at / 60_000))}
        </span>
      )}
    </p>
  );
}

import { memo, useRef } from 'react';
import { Icon } from '../../../table/icon.tsx';
import { type Cue, type TrackId, timetables } from '../content/tracks.ts';
import { heartAt, nextOf } from './cues.ts';
import { icons } from './icons.ts';
import type { Props } from './look.ts';
import { useOfTime, useTime } from './use-time.ts';
import { words } from './words/words.ts';
import styles from './dial.module.css';
import { clockTime } from '../../../kit/grammar.ts';
import { vars } from './vars.ts';

type Shown = Pick<Props, 'look' | 'clock'>;

/** What is left of the fifteen minutes, in lit segments; its colour goes from amber to red. */
export function Countdown({ look, clock }: Shown) {
  const { view, language } = look;
  const { startedAt, length, showsTime } = view.clock;
  const left = useOfTime(clock, startedAt, elapsed => Math.max(0, Math.ceil((length - elapsed) / 1000)));
  const own = words[language];
  if (!showsTime) return <p className={styles.hiddenTime}>{own.timeHidden}</p>;
  const text = clockTime(left);
  const mood = startedAt === null ? 'still' : left <= 60 ? 'last' : left <= 300 ? 'late' : 'early';
  return (
    <div
      role="timer"
      aria-label={own.timeLeft(Math.floor(left / 60), left % 60)}
      className={styles.led}
      data-mood={mood}
    >
      <svg viewBox={`0 0 ${text.length > 4 ? 216 : 168} 88`} aria-hidden="true">
        <Segments text={text} />
      </svg>
      {clock.paused && <strong className={styles.paused}>{own.paused}</strong>}
    </div>
  );
}

/** Where the clock would be: in the lesson there is none. */
export function Lesson({ language }: { readonly language: 'fr' | 'en' }) {
  const own = words[language];
  return (
    <p className={styles.lesson}>
      <Icon d={icons.hourglass} /> <strong>{own.lesson}</strong> <span>{own.noClock}</span>
    </p>
  );
}

// Which of the seven segments of a digit are lit: top, upper right, lower right, bottom, lower left, upper left, middle.
const LIT = [
  '1111110',
  '0110000',
  '1101101',
  '1111001',
  '0110011',
  '1011011',
  '1011111',
  '1110000',
  '1111111',
  '1111011',
];
const BARS = [
  'M6 4h28l-6 7H12z',
  'M36 6v34l-7-5V13z',
  'M36 48v34l-7-7V53z',
  'M6 84h28l-6-7H12z',
  'M4 48v34l7-7V53z',
  'M4 6v34l7-5V13z',
  'M7 44l5-4h16l5 4-5 4H12z',
];

function Segments({ text }: { readonly text: string }) {
  let x = 2;
  return Array.from(text, (sign, i) => {
    const at = x;
    x += sign === ':' ? 24 : 48;
    if (sign === ':')
      return (
        <g key={i} transform={`translate(${at} 0)`} className={styles.colon}>
          <rect x="6" y="26" width="8" height="10" />
          <rect x="6" y="54" width="8" height="10" />
        </g>
      );
    return (
      <g key={i} transform={`translate(${at} 0)`}>
        {BARS.map((d, bar) => (
          <path key={d} d={d} className={LIT[Number(sign)]?.[bar] === '1' ? styles.lit : styles.unlit} />
        ))}
      </g>
    );
  });
}

/** How long until the next scream, as a ring that closes, where the table is told. */
export function ScreamRing({ look, clock }: Shown) {
  const { startedAt, every, showsRing, nextScream, track } = look.view.clock;
  const ring = useRef<SVGCircleElement>(null);
  const own = words[look.language];
  const left = (elapsed: number): number => {
    const next = nextOf(timetables[track], 'scream', elapsed)?.at ?? null;
    return next === null ? -1 : next - elapsed;
  };
  const seconds = useOfTime(clock, startedAt, elapsed => Math.ceil(left(elapsed) / 1000));
  useTime(clock, startedAt, elapsed => {
    const share = every === null ? 1 : Math.min(1, Math.max(0, left(elapsed) / every));
    ring.current?.setAttribute('stroke-dashoffset', String(100 * (1 - share)));
  });
  if (every === null) return <p className={styles.noScreams}>{own.noScreams}</p>;
  if (!showsRing) return <p className={styles.noScreams}>{own.screamHidden}</p>;
  if (nextScream === null && startedAt !== null) return <p className={styles.noScreams}>{own.lastScream}</p>;
  const isNear = seconds >= 0 && seconds <= 8;
  return (
    <div
      role="img"
      aria-label={own.screamIn(Math.max(0, seconds))}
      className={styles.ring}
      data-near={isNear || undefined}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17" className={styles.ringBack} />
        <circle ref={ring} cx="20" cy="20" r="17" pathLength="100" strokeDasharray="100" className={styles.ringLeft} />
      </svg>
      <Icon d={icons.screaming} className={styles.mouth} />
      <span className={styles.seconds}>{Math.max(0, seconds)}</span>
    </div>
  );
}

const WIDE = 900;
const BAR_EVERY = 6;

/** The soundtrack as it looks: louder with each siren, a peak where there is a scream. */
const Wave = memo(function Sound({ track, showsScreams }: { readonly track: TrackId; readonly showsScreams: boolean }) {
  const cues = timetables[track];
  const end = cues.at(-1)?.at ?? 1;
  const peaks = showsScreams ? cues.filter(({ kind }) => kind === 'scream') : [];
  const sirens = cues.filter(({ kind }) => kind === 'siren');
  return Array.from({ length: WIDE / BAR_EVERY }, (_, i) => {
    const at = (i * BAR_EVERY * end) / WIDE;
    const layer = sirens.filter(cue => cue.at <= at).length;
    const isPeak = peaks.some(cue => Math.abs(cue.at - at) < (end / WIDE) * (BAR_EVERY / 2));
    const height = isPeak ? 30 : 4 + layer * 2.6 + (((i * 2654435761) >>> 26) % (6 + layer * 2));
    return (
      <rect
        key={i}
        x={i * BAR_EVERY + 1}
        y={18 - height / 2}
        width={BAR_EVERY - 2}
        height={height}
        rx="2"
        className={isPeak ? styles.peak : undefined}
      />
    );
  });
});

/** Where the track is, with its sirens and screams. */
export function Tape({ look, clock }: Shown) {
  const { view, language } = look;
  const { track, startedAt, length, showsTime, showsRing, sirens, sirensOver } = view.clock;
  const bar = useRef<HTMLDivElement>(null);
  const own = words[language];
  useTime(clock, startedAt, elapsed => {
    const share = showsTime ? Math.min(1, elapsed / length) : 0;
    bar.current?.style.setProperty('--played', `${(share * 100).toFixed(3)}%`);
  });
  const wave = (
    <svg viewBox={`0 0 ${WIDE} 36`} preserveAspectRatio="none" aria-hidden="true">
      <Wave track={track} showsScreams={showsRing} />
    </svg>
  );
  return (
    <div ref={bar} className={styles.tape}>
      <div className={styles.unplayed}>{wave}</div>
      <div className={styles.played}>{wave}</div>
      <ol aria-label={own.sirens} className={styles.sirens}>
        {sirens.map((at, i) => (
          <li key={at} style={{ insetInlineStart: `${(at / length) * 100}%` }} data-over={i < sirensOver || undefined}>
            <Icon d={icons.siren} />
            <span className={styles.minute}>{own.siren(at / 60_000, i < sirensOver)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The heart of the track, to be seen: it beats as it is heard. */
export function Heart({ look, clock }: Shown) {
  const { startedAt, length } = look.view.clock;
  const ms = useOfTime(clock, startedAt, elapsed => Math.round(heartAt(elapsed, length).ms / 40) * 40);
  const isStill = startedAt === null || clock.paused;
  return (
    <span
      aria-hidden="true"
      className={styles.heart}
      data-still={isStill || undefined}
      style={vars({ '--beat': `${ms}ms` })}
    >
      <Icon d={icons.hearts} />
    </span>
  );
}

const CUE_ICON: { readonly [K in Cue['kind']]: string } = {
  siren: icons.siren,
  scream: icons.screaming,
  end: icons.hourglass,
};

/** What is to be heard now, in words and large. */
export function Caption({ cue, language }: { readonly cue: Cue | null; readonly language: 'fr' | 'en' }) {
  const own = words[language];
  return (
    <p role="status" className={styles.caption} data-cue={cue?.kind}>
      {cue && (
        <span key={`${cue.kind} ${cue.number}`}>
          <Icon d={CUE_ICON[cue.kind]} /> {own.cue(cue.kind, cue.number + 1, Math.round(cue.at / 60_000))}
        </span>
      )}
    </p>
  );
}

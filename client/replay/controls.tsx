import { useAfterWords } from '../after/use-after-words.ts';
import {
  ChartSpline,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Flag,
  LogOut,
  Pause,
  Play,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import type { Seat } from '../../engine/types.ts';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import styles from './replay.module.css';

interface Props {
  readonly n: number;
  readonly length: number;
  readonly isRunning: boolean;
  readonly speed: number;
  readonly seat: Seat | null;
  readonly names: readonly string[];
  readonly table: string;
  readonly onRun: () => void;
  readonly onGoTo: (n: number) => void;
  readonly onSpeed: (speed: number) => void;
  readonly onSeat: (seat: Seat | null) => void;
  readonly onReport: () => void;
}

const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** Step, play, speed, and through whose eyes. */
export function ReplayControls(props: Props) {
  const words = useWords();
  const later = useAfterWords();
  const say = later.replay;
  const { n, length, isRunning, speed, seat, names } = props;
  const ids = { at: useId(), speed: useId(), eyes: useId() };
  const step = (label: string, to: number, icon: ReactNode) => (
    <button
      type="button"
      className={controls.icon}
      aria-label={label}
      title={label}
      aria-disabled={to < 0 || to > length || to === n}
      onClick={() => props.onGoTo(to)}
    >
      {icon}
    </button>
  );
  return (
    <div role="group" aria-label={say.controls} className={styles.controls}>
      <div className={styles.steps}>
        {step(say.first, 0, <ChevronsLeft aria-hidden="true" />)}
        {step(say.back, n - 1, <ChevronLeft aria-hidden="true" />)}
        <button type="button" className={controls.primary} onClick={props.onRun}>
          {isRunning ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
          <span className={styles.word}>{isRunning ? say.pause : say.play}</span>
        </button>
        {step(say.on, n + 1, <ChevronRight aria-hidden="true" />)}
        {step(say.last, length, <ChevronsRight aria-hidden="true" />)}
      </div>
      <label htmlFor={ids.at} className={styles.at}>
        {say.of(n, length)}
      </label>
      <input
        id={ids.at}
        type="range"
        min={0}
        max={length}
        value={n}
        className={styles.track}
        onChange={event => props.onGoTo(Number(event.target.value))}
      />
      <div className={styles.choice}>
        <label htmlFor={ids.speed} className={styles.word}>
          {say.speed}
        </label>
        <select id={ids.speed} value={speed} onChange={event => props.onSpeed(Number(event.target.value))}>
          {SPEEDS.map(one => (
            <option key={one} value={one}>
              {say.times(one)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.choice}>
        <label htmlFor={ids.eyes} className={styles.word}>
          {say.eyes}
        </label>
        <select
          id={ids.eyes}
          value={seat ?? ''}
          onChange={event => props.onSeat(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">{say.table}</option>
          {names.map((name, at) => (
            <option key={at} value={at}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.ways}>
        <button type="button" className={controls.plain} onClick={props.onReport}>
          <Flag size={18} aria-hidden="true" />
          <span className={styles.word}>{words.play.report}</span>
        </button>
        <Link href={`/analysis/${props.table}`} className={controls.plain}>
          <ChartSpline size={18} aria-hidden="true" />
          <span className={styles.word}>{later.after.analyse}</span>
        </Link>
        <Link href={`/table/${props.table}`} className={controls.plain}>
          <LogOut size={18} aria-hidden="true" />
          <span className={styles.word}>{say.toTable}</span>
        </Link>
      </div>
    </div>
  );
}

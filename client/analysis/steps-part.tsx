import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Turning } from '../../bots/analysis/turns.ts';
import { useAfterWords } from '../after/use-after-words.ts';
import controls from '../page/controls.module.css';
import type { ReplayLine } from '../replay/replay-line.ts';
import { useAnalysisWords } from './use-analysis-words.ts';
import styles from './analysis.module.css';

interface Props {
  readonly line: ReplayLine;
  readonly n: number;
  readonly turnings: readonly Turning[];
}

const PACE = 1400;

/** Step by step, from turning point to turning point, or played. */
export function StepsPart({ line, n, turnings }: Props) {
  const { replay } = useAfterWords();
  const say = useAnalysisWords();
  const [isRunning, setIsRunning] = useState(false);
  const { length } = line;
  useEffect(() => {
    if (!isRunning) return undefined;
    if (n >= length) {
      setIsRunning(false);
      return undefined;
    }
    const timer = setTimeout(() => line.goTo(n + 1), PACE);
    return () => clearTimeout(timer);
  }, [isRunning, n, length, line]);
  const goTo = (to: number): void => {
    setIsRunning(false);
    line.goTo(to);
  };
  const step = (label: string, to: number | undefined, icon: ReactNode) => (
    <button
      type="button"
      className={controls.icon}
      aria-label={label}
      title={label}
      aria-disabled={to === undefined || to < 0 || to > length || to === n}
      onClick={() => to !== undefined && goTo(to)}
    >
      {icon}
    </button>
  );
  return (
    <div role="group" aria-label={replay.controls} className={styles.steps}>
      {step(replay.first, 0, <ChevronsLeft aria-hidden="true" />)}
      {step(replay.back, n - 1, <ChevronLeft aria-hidden="true" />)}
      <button
        type="button"
        className={controls.primary}
        onClick={() => {
          if (n >= length) line.goTo(0);
          setIsRunning(!isRunning);
        }}
      >
        {isRunning ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
        <span className={styles.word}>{isRunning ? replay.pause : replay.play}</span>
      </button>
      {step(replay.on, n + 1, <ChevronRight aria-hidden="true" />)}
      {step(replay.last, length, <ChevronsRight aria-hidden="true" />)}
      <input
        type="range"
        aria-label={say.curve.at(n, length)}
        min={0}
        max={length}
        value={n}
        className={styles.track}
        onChange={event => goTo(Number(event.target.value))}
      />
      <span className={styles.count}>{say.curve.at(n, length)}</span>
      {step(say.turnings.before, turnings.findLast(turning => turning.n < n)?.n, '◂')}
      {step(say.turnings.next, turnings.find(turning => turning.n > n)?.n, '▸')}
    </div>
  );
}

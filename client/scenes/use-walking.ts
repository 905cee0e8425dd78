import { useEffect, useState } from 'react';
import type { Seat } from '../../engine/types.ts';
import type { SceneLine } from './scene-line.ts';

const PACE = 1500; // milliseconds in which a step is read
const SOON = 400;

export interface Walking {
  /** How many paces have been taken. */
  readonly at: number;
  readonly isRunning: boolean;
  /** Through whose eyes the table is seen. */
  readonly eyes: Seat;
  readonly goTo: (at: number) => void;
  readonly run: (isRunning: boolean) => void;
  /** What is played on the board is over, or not yet. */
  readonly heed: (isPlaying: boolean) => void;
}

/** Along a scene, by oneself or step by step. A new line begins where it stands, and runs on from there if it `isEager`. */
export function useWalking(line: SceneLine, isEager: boolean): Walking {
  const fresh = { line, at: line.begun, shown: line.begun, isRunning: isEager };
  const [kept, setState] = useState(fresh);
  const state = kept.line === line ? kept : fresh;
  const [isPlaying, heed] = useState(false);
  const { at, shown } = state;
  const { length } = line.paces;
  const isRunning = state.isRunning && at < length;
  const walk = (to: number, goesOn: boolean): void => {
    line.walkTo(to, at);
    setState({ line, at: to, shown, isRunning: goesOn });
  };
  // Eyes change when what they have seen is over.
  useEffect(() => {
    if (isPlaying || shown === at) return undefined;
    const timer = setTimeout(() => setState(now => ({ ...now, shown: now.at })), SOON);
    return () => clearTimeout(timer);
  }, [isPlaying, shown, at]);
  useEffect(() => {
    if (!isRunning || isPlaying || shown !== at) return undefined;
    const timer = setTimeout(() => walk(at + 1, true), at === line.begun ? SOON : PACE);
    return () => clearTimeout(timer);
  }, [isRunning, isPlaying, shown, at, line]);
  return {
    at,
    isRunning,
    eyes: line.eyesAfter(shown),
    goTo: to => walk(Math.max(0, Math.min(to, length)), false),
    run: runs => {
      const begin = runs && at >= length ? 0 : at;
      if (begin !== at) line.walkTo(begin, at);
      setState({ line, at: begin, shown: begin, isRunning: runs });
    },
    heed,
  };
}

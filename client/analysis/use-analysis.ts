import { useEffect, useReducer, useRef } from 'react';
import type { Replay, Seat, Spec } from '../../engine/types.ts';
import { type Progress, withNews } from './known.ts';
import type { AnalysisNews, ToAnalyst } from './news.ts';

/** Looks at a match in a thread of its own as long as the page shows it; first at the decision that somebody looks at. */
export function useAnalysis(replay: Replay<Spec>, seats: readonly Seat[], n: number): Progress {
  const [progress, hear] = useReducer(withNews, null);
  const thread = useRef<Worker | null>(null);
  useEffect(() => {
    const made = new Worker(new URL('../threads/entry.ts', import.meta.url), { type: 'module', name: 'analysis' });
    thread.current = made;
    made.addEventListener('message', ({ data }: MessageEvent<AnalysisNews>) => hear(data));
    made.addEventListener('error', () => hear({ type: 'failed', why: 'broken' }));
    made.postMessage({ type: 'begin', replay, seats } satisfies ToAnalyst);
    return () => made.terminate();
  }, [replay, seats]);
  useEffect(() => thread.current?.postMessage({ type: 'look', n } satisfies ToAnalyst), [n]);
  return progress;
}

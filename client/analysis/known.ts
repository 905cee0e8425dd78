import type { Change } from '../../bots/analysis/change.ts';
import type { Rolled } from '../../bots/analysis/record.ts';
import { type Point, refine } from '../../bots/analysis/refine.ts';
import type { Trial } from '../../bots/analysis/trial.ts';
import type { Verdict } from '../../bots/analysis/verdict.ts';
import type { Seat } from '../../engine/types.ts';
import type { AnalysisNews } from './news.ts';

/** What is known of a match so far. */
export interface Known {
  readonly sides: readonly (readonly Seat[])[];
  readonly judged: readonly (readonly number[])[];
  /** The curve: judged, and corrected by what has been tried. */
  readonly points: readonly Point[];
  /** By input; null where its dice have not been rolled anew yet. */
  readonly changes: readonly (Change | null)[];
  readonly trials: readonly Trial[];
  /** Inputs whose decision is compared with an expert's, and what came of it; null: there was nothing to compare. */
  readonly choices: readonly number[];
  readonly verdicts: ReadonlyMap<number, Verdict | null>;
  /** What dice came to, and in which order their sorts are told. */
  readonly throws: readonly Rolled[];
  readonly sorts: readonly string[];
  readonly isDone: boolean;
}

export type Progress = Known | { readonly failed: (AnalysisNews & { type: 'failed' })['why'] } | null;

export const isKnown = (progress: Progress): progress is Known => progress !== null && !('failed' in progress);

export function withNews(before: Progress, news: AnalysisNews): Progress {
  if (news.type === 'failed') return isKnown(before) ? { ...before, isDone: true } : { failed: news.why };
  if (news.type === 'judged') {
    const { sides, judged, choices, throws, sorts } = news;
    const changes = judged.slice(1).map(() => null);
    const points = refine(judged, []);
    return { sides, judged, points, changes, trials: [], choices, verdicts: new Map(), throws, sorts, isDone: false };
  }
  if (!isKnown(before)) return before;
  switch (news.type) {
    case 'changes': {
      const changes = [...before.changes];
      for (const change of news.changes) changes[change.n - 1] = change;
      return { ...before, changes };
    }
    case 'trial': {
      const trials = [...before.trials, news.trial];
      return { ...before, trials, points: refine(before.judged, trials) };
    }
    case 'verdict':
      return { ...before, verdicts: new Map([...before.verdicts, [news.n, news.verdict]]) };
    default:
      return { ...before, isDone: true };
  }
}

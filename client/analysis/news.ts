import type { Change } from '../../bots/analysis/change.ts';
import type { Rolled } from '../../bots/analysis/record.ts';
import type { Trial } from '../../bots/analysis/trial.ts';
import type { Verdict } from '../../bots/analysis/verdict.ts';
import type { Replay, Seat, Spec } from '../../engine/types.ts';

// What a page and the thread that looks at a match for it say to each other.

/** Which match, and whose decisions are compared with those of an expert. */
export interface Begin {
  readonly type: 'begin';
  readonly replay: Replay<Spec>;
  readonly seats: readonly Seat[];
}

/** Somebody looks at the decision of this input: it is the next to be compared. */
export interface LookAt {
  readonly type: 'look';
  readonly n: number;
}

export type ToAnalyst = Begin | LookAt;

export type AnalysisNews =
  /** Who plays together, and the chances at each position as the judgement gives them. */
  | {
      readonly type: 'judged';
      readonly sides: readonly (readonly Seat[])[];
      readonly judged: readonly (readonly number[])[];
      /** Inputs whose decision will be compared. */
      readonly choices: readonly number[];
      /** What dice came to, and in which order their sorts are told. */
      readonly throws: readonly Rolled[];
      readonly sorts: readonly string[];
    }
  | { readonly type: 'changes'; readonly changes: readonly Change[] }
  | { readonly type: 'trial'; readonly trial: Trial }
  | { readonly type: 'verdict'; readonly n: number; readonly verdict: Verdict | null }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly why: 'changed' | 'no-judgement' | 'broken' };

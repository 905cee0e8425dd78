import type { Match, Rng, Seat, Spec } from '../types.ts';

// What a game tells the laws of its previews, and of what its views show as certain.

export interface Answer<W extends Spec> {
  readonly seat: Seat;
  readonly action: W['action'];
}

/** One thing that a preview, or the view, says will come, and how to see whether it has. */
export interface Promised<W extends Spec> {
  /** What is promised, as in 'attack.kill'. */
  readonly name: string;
  readonly says: number;
  /** True where it comes so each time; else it is what comes on average: a chance, an expected number. */
  readonly always: boolean;
  /** What has come. */
  came(played: Played<W>): number;
}

/** Promises that show on the same way. */
export interface Trial<W extends Spec> {
  /** The next answer on the way to where they show, after the option itself; null once they do. Without it: at once. */
  goOn?(m: Match<W>): Answer<W> | null;
  readonly promised: readonly Promised<W>[];
}

export interface Played<W extends Spec> {
  readonly before: Match<W>; // the guess on which it was tried, as it was
  readonly after: Match<W>;
  readonly heard: readonly W['event'][]; // everything that was told, to whomever
}

/** What the laws must be told of previews, and of what views show as certain. */
export interface Promises<W extends Spec> {
  /** All that the preview of this option promises. */
  ofPreview(shown: W['preview'], m: Match<W>, answer: Answer<W>): readonly Trial<W>[];
  /** All that the view shows as certain to come if nobody does anything more: intents of enemies. */
  ofView?(m: Match<W>, seat: Seat): readonly Trial<W>[];
  /** Brings a position, now and then, to where a promise is hard to keep and matches seldom come. */
  prepare?(m: Match<W>, r: Rng): void;
  /** How often each name is tried in each set-up, for each shape of option; 4 unless told. */
  readonly times?: number;
  /** The names that must have been tried. */
  readonly names: readonly string[];
}

import type { Led } from './moves.ts';
import type { PlayedScene } from './recorded-scene.ts';
import type { Spec } from './types.ts';

// Positions of matches in which one answer is clearly best for whoever has the first seat.

/** `puzzles.json` of a game. `npx rempart puzzles GAME --write` writes it. */
export interface Puzzles<W extends Spec = Spec> {
  readonly command: string;
  /** Of the rules under which they were found. */
  readonly version: number;
  readonly puzzles: readonly Puzzle<W>[];
}

export interface Puzzle<W extends Spec = Spec> {
  /** The beginning of the fingerprint of its position. */
  readonly id: string;
  readonly table: Pick<PlayedScene, 'seats' | 'scenario' | 'options'> & { readonly led: Led };
  /** What is asked, one after the other, and what is best each time. */
  readonly answers: readonly PuzzleAnswer<W>[];
}

export interface PuzzleAnswer<W extends Spec = Spec> {
  /** One, or very few that come to the same. */
  readonly right: readonly W['action'][];
  /** With how many chances in a hundred one wins after each answer, in the order in which they are offered. */
  readonly chances: readonly number[];
  /** By how many points the best is better than every other, at least, in 19 of 20 cases. */
  readonly margin: number;
  /** Notions of the game's judgement that speak for it. */
  readonly because: readonly string[];
  /** What has to be done before the next answer, and leaves no choice. */
  readonly forced: readonly W['action'][];
}

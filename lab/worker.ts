import { loadBox } from '../shelf/games.ts';
import type { Spec } from '../engine/types.ts';
import type { Plan } from './plan.ts';
import { type Positions, positionsOf } from './positions.ts';
import type { PuzzleChunk } from './puzzles/find.ts';
import { type Found, seek } from './puzzles/seek.ts';
import { type Tally, playGames } from './tally.ts';

/** A run of games for one thread: names and seeds, for states are dear to send. */
export interface Chunk {
  readonly game: string;
  readonly plan: Plan<Spec>;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

export async function playChunk({ game, plan, seed, from, to }: Chunk): Promise<Tally> {
  return playGames(await loadBox(game), plan, seed, from, to);
}

/** The same of matches whose positions are looked at. */
export interface PositionChunk {
  readonly game: string;
  readonly seed: string;
  readonly each: number;
  readonly from: number;
  readonly to: number;
  readonly thoughts: number | undefined;
}

export async function drawPositions({ game, seed, each, from, to, thoughts }: PositionChunk): Promise<Positions> {
  return positionsOf(await loadBox(game), seed, [from, to], each, thoughts);
}

export async function seekPuzzles({ game, setup, seed, way }: PuzzleChunk): Promise<Found[]> {
  return seek(await loadBox(game), setup, seed, way);
}

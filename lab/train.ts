import { availableParallelism } from 'node:os';
import { type Sample, fitHeldBack } from '../bots/fit.ts';
import { BASE, shares } from '../bots/value.ts';
import type { Box, Features, Fitted } from '../engine/box.ts';
import type { Spec } from '../engine/types.ts';
import { Complaint } from './complaint.ts';
import { wilson } from './interval.ts';
import { type Positions, judgementOf, positionsOf } from './positions.ts';
import { chunks, inThreads, isBuilt } from './threads.ts';
import type { PositionChunk } from './worker.ts';

// What positions are worth, learned from matches of bots, and whether it is so in other matches.

/** Positions of one match hang together: more of them would cost more than they tell. */
const EACH = 8;

export interface TrainingWish {
  readonly matches: number;
  readonly seed: string;
  /** 0 plays in this thread; without it there are as many as cores, if the code is built. */
  readonly threads?: number | undefined;
  /** Of bots that search, before each answer; fewer play faster, and worse. */
  readonly thoughts?: number | undefined;
  readonly onProgress?: (done: number, matches: number) => void;
}

/** The same for all matches, in their order, however many threads play them; a match is never cut in two. */
async function allPositions<W extends Spec>(box: Box<W>, wish: TrainingWish, each: number): Promise<Runs> {
  const { matches, seed, thoughts } = wish;
  judgementOf(box); // told at once, not by a thread
  const threads = wish.threads ?? (isBuilt ? availableParallelism() : 0);
  if (threads > 0 && !isBuilt) throw new Complaint('not-built');
  let done = 0;
  const counted = (part: Positions, size: number): Positions => {
    done += size;
    wish.onProgress?.(done, matches);
    return part;
  };
  const runs = chunks(matches);
  const parts =
    threads > 0
      ? await inThreads(matches, threads, run =>
          Promise.all(
            runs.map(async ({ from, to }) => {
              const chunk: PositionChunk = { game: box.game.id, seed, each, from, to, thoughts };
              return counted((await run('drawPositions', chunk)) as Positions, to - from);
            }),
          ),
        )
      : runs.map(({ from, to }) => counted(positionsOf(box, seed, [from, to], each, thoughts), to - from));
  return { names: parts.find(({ names }) => names.length > 0)?.names ?? [], runs: parts.map(p => p.samples) };
}

interface Runs {
  readonly names: readonly string[];
  readonly runs: readonly (readonly Sample[])[];
}

/** The weights that fit the matches of this seed, as far as they hold in others; they depend on nothing else. */
export async function train<W extends Spec>(box: Box<W>, wish: TrainingWish): Promise<Fitted> {
  const { names, runs } = await allPositions(box, wish, EACH);
  const found = fitHeldBack(runs, names.length);
  const weights = names.map((name, i): [string, number] => [name, Number(((found[i] ?? 0) * 100).toPrecision(4))]);
  return {
    command: `npx rempart train ${box.game.id} --seed ${wish.seed} --matches ${wish.matches} --write`,
    weights: Object.fromEntries(weights.filter(([, weight]) => Math.abs(weight) >= 1e-6)),
  };
}

/** Positions to which a chance in the same tenth was given. */
export interface ChanceClass {
  readonly positions: number;
  readonly given: number; // the chance, on average
  readonly seen: number; // the share that was won
  readonly low: number;
  readonly high: number;
}

export interface Calibration {
  readonly classes: readonly ChanceClass[];
  /** The mean square of what the chances are off, and the same for one that knows no more than the shares of all matches. */
  readonly error: number;
  readonly plainError: number;
}

/** One position of each match, of one of its sides in turn: so that none hangs on another. */
export async function calibrate<W extends Spec>(box: Box<W>, wish: TrainingWish): Promise<Calibration> {
  const { weights } = judgementOf(box).fitted;
  const { names, runs } = await allPositions(box, wish, 1);
  const given = runs.flat().map((sample, n) => judged(sample, names, weights, n));
  const classes = Array.from({ length: 10 }, (_, tenth) =>
    classOf(given.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === tenth)),
  );
  const usual = sum(given.map(({ won }) => won)) / Math.max(1, given.length);
  const error = (chance: (one: Judged) => number): number =>
    sum(given.map(one => (chance(one) - one.won) ** 2)) / Math.max(1, given.length);
  return { classes, error: error(({ chance }) => chance), plainError: error(() => usual) };
}

interface Judged {
  readonly chance: number;
  readonly won: number;
}

function judged({ sides, won }: Sample, names: readonly string[], weights: Features, n: number): Judged {
  const logits = sides.map(side => sum(side.map((value, i) => value * (weights[names[i] ?? BASE] ?? 0))) / 100);
  const side = n % sides.length;
  return { chance: shares(logits)[side] ?? 0, won: won[side] ?? 0 };
}

function classOf(given: readonly Judged[]): ChanceClass {
  const positions = given.length;
  const won = sum(given.map(one => one.won));
  const mean = (total: number): number => total / Math.max(1, positions);
  return { positions, given: mean(sum(given.map(({ chance }) => chance))), seen: mean(won), ...wilson(won, positions) };
}

const sum = (values: readonly number[]): number => values.reduce((so, value) => so + value, 0);

/** Within 5 points, or no further off than so few positions can tell. */
export const agrees = ({ given, seen, low, high }: ChanceClass): boolean =>
  Math.abs(given - seen) <= 0.05 || (given >= low && given <= high);

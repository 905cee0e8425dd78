import { availableParallelism } from 'node:os';
import type { Box } from '../engine/box.ts';
import type { Spec } from '../engine/types.ts';
import { Complaint } from './complaint.ts';
import { chunks, inThreads, isBuilt } from './threads.ts';
import { wilson } from './interval.ts';
import { type BotName, type Plan, type Wish, planOf } from './plan.ts';
import { type Tally, add, emptyTally, playGames } from './tally.ts';
import type { Chunk } from './worker.ts';

export interface SimulationWish extends Wish {
  readonly games: number;
  readonly seed: string;
  /** 0 plays in this thread; without it there are as many as cores, if the code is built. */
  readonly threads?: number | undefined;
  readonly onProgress?: (done: number, games: number) => void;
  /** Plays runs of games elsewhere, instead of in threads of its own. */
  readonly play?: ((run: Chunk) => Promise<Tally>) | undefined;
}

/** All but `elapsed` depends on the wish alone, whatever the number of threads. */
export interface Simulation {
  readonly game: string;
  readonly version: number;
  readonly scenario: string;
  readonly options: object;
  readonly bots: readonly BotName[];
  readonly seed: string;
  readonly games: number;
  readonly unfinished: number; // stopped at the limit of inputs
  readonly seats: readonly SeatResult[];
  readonly reasons: { readonly [reason: string]: number };
  readonly decisions: Spread;
  readonly elapsed: { readonly wallMs: number; readonly cpuMs: number };
}

/** A shared win counts as its share. The interval is Wilson's, at 95 %. */
export interface SeatResult {
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Decisions per game. */
export interface Spread {
  readonly total: number;
  readonly mean: number;
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

export async function simulate<W extends Spec>(box: Box<W>, wish: SimulationWish): Promise<Simulation> {
  const plan = planOf(box, wish);
  const wall = performance.now();
  const cpu = process.cpuUsage();
  const threads = wish.threads ?? (isBuilt ? availableParallelism() : 0);
  if (threads > 0 && !isBuilt && !wish.play) throw new Complaint('not-built');
  const { play } = wish;
  const tally = await (play
    ? elsewhere(box, plan, wish, play)
    : threads > 0
      ? inThreads(wish.games, threads, run =>
          elsewhere(box, plan, wish, part => run('playChunk', part) as Promise<Tally>),
        )
      : inProcess(box, plan, wish));
  if (tally.failed) throw new Complaint('match-failed', { ...tally.failed });
  const used = process.cpuUsage(cpu); // of every thread of the process
  return {
    game: box.game.id,
    version: box.game.version,
    scenario: plan.setup.scenario,
    options: plan.setup.options,
    bots: plan.bots,
    seed: wish.seed,
    games: tally.games,
    unfinished: tally.unfinished,
    seats: tally.scores.map(wins => ({ wins, share: wins / tally.games, ...wilson(wins, tally.games) })),
    reasons: Object.fromEntries(Object.entries(tally.reasons).sort(([, a], [, b]) => b - a)),
    decisions: spread(tally),
    elapsed: { wallMs: performance.now() - wall, cpuMs: (used.user + used.system) / 1000 },
  };
}

async function inProcess<W extends Spec>(box: Box<W>, plan: Plan<W>, wish: SimulationWish): Promise<Tally> {
  const total = emptyTally(plan.setup.seats);
  for (const { from, to } of chunks(wish.games)) {
    add(total, playGames(box, plan, wish.seed, from, to));
    if (total.failed) return total;
    wish.onProgress?.(total.games, wish.games);
    await new Promise(setImmediate);
  }
  return total;
}

/** Whoever plays them, and in whatever order they come back: they are added in the order of their numbers. */
async function elsewhere<W extends Spec>(
  box: Box<W>,
  plan: Plan<W>,
  wish: SimulationWish,
  play: (run: Chunk) => Promise<Tally>,
): Promise<Tally> {
  let done = 0;
  const tallies = await Promise.all(
    chunks(wish.games).map(async ({ from, to }) => {
      const tally = await play({ game: box.game.id, plan, seed: wish.seed, from, to });
      done += tally.games;
      wish.onProgress?.(done, wish.games);
      return tally;
    }),
  );
  const total = emptyTally(plan.setup.seats);
  for (const tally of tallies) add(total, tally);
  return total;
}

function spread({ lengths, games }: Tally): Spread {
  const sorted = Object.entries(lengths).map(([length, times]) => [Number(length), times] as const);
  const total = sorted.reduce((sum, [length, times]) => sum + length * times, 0);
  const at = (rank: number): number => {
    let below = 0;
    for (const [length, times] of sorted) if ((below += times) > rank) return length;
    return sorted.at(-1)?.[0] ?? 0;
  };
  return { total, mean: total / games, min: at(0), median: at(Math.floor(games / 2)), max: at(games - 1) };
}

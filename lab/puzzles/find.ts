import { availableParallelism } from 'node:os';
import type { Box } from '../../engine/box.ts';
import type { Puzzle, Puzzles } from '../../engine/puzzle.ts';
import { below, seedRng } from '../../engine/rng.ts';
import type { Setup, Spec } from '../../engine/types.ts';
import { Complaint } from '../complaint.ts';
import { checkedSetup } from '../plan.ts';
import { judgementOf, setupsOf } from '../positions.ts';
import { inThreads, isBuilt } from '../threads.ts';
import { type Found, type Way, seek } from './seek.ts';

// The puzzles of a game: from as many matches as it takes, the best of what was found in them.

export interface PuzzleWish {
  readonly scenario?: string | undefined;
  readonly seats?: number | undefined;
  readonly options?: unknown;
  readonly matches: number;
  readonly count: number;
  readonly seed: string;
  readonly way: Way;
  /** 0 seeks in this thread; without it there are as many as cores, if the code is built. */
  readonly threads?: number | undefined;
  /** Told after each match, in their order, what has been found in all of them so far. */
  readonly onFound?: (found: readonly Found[], matches: number) => void;
}

/** A match to be looked through, for whatever thread is free. */
export interface PuzzleChunk {
  readonly game: string;
  readonly setup: Setup<Spec>;
  readonly seed: string;
  readonly way: Way;
}

/** A table at which one still sees what everybody does. */
const MOST_SEATS = 4;

/** The same for all matches, however many threads play them. */
export async function findPuzzles<W extends Spec>(box: Box<W>, wish: PuzzleWish): Promise<Found[]> {
  judgementOf(box); // told at once, not by a thread
  const threads = wish.threads ?? (isBuilt ? availableParallelism() : 0);
  if (threads > 0 && !isBuilt) throw new Complaint('not-built');
  const setups = wantedSetups(box, wish);
  const chunks = Array.from({ length: wish.matches }, (_, n): PuzzleChunk => {
    const seed = `${wish.seed}:${n}`;
    const setup = setups[below(seedRng(`${seed}:table`), setups.length)] as Setup<Spec>;
    return { game: box.game.id, setup, seed, way: wish.way };
  });
  const parts: Found[][] = [];
  const tell = (): void => {
    const come = parts.findIndex(part => part === undefined);
    const whole = come < 0 ? parts : parts.slice(0, come);
    wish.onFound?.(whole.flat(), whole.length);
  };
  const look = async (n: number, part: Found[] | Promise<Found[]>): Promise<void> => {
    parts[n] = await part;
    tell();
  };
  if (threads > 0)
    await inThreads(wish.matches, threads, run =>
      Promise.all(chunks.map((chunk, n) => look(n, run('seekPuzzles', chunk) as Promise<Found[]>))),
    );
  else for (const [n, { setup, seed }] of chunks.entries()) await look(n, seek(box, setup as Setup<W>, seed, wish.way));
  return parts.flat();
}

function wantedSetups<W extends Spec>(box: Box<W>, { scenario, seats, options }: PuzzleWish): Setup<W>[] {
  const all = setupsOf(box).filter(
    setup =>
      (scenario === undefined || setup.scenario === scenario) &&
      (seats === undefined ? setup.seats <= MOST_SEATS : setup.seats === seats),
  );
  const wanted = all.map(setup => checkedSetup(box, { scenario: setup.scenario, seats: setup.seats, options }));
  return wanted.length > 0 ? wanted : [checkedSetup(box, { scenario, seats, options })];
}

/** The best of them: two of one match at most, and of one question no more than half. */
export function chosen(found: readonly Found[], count: number): Puzzle[] {
  const sorted = found.filter(isInteresting).toSorted((a, b) => worthOf(b) - worthOf(a));
  const kept: Found[] = [];
  for (const one of sorted) {
    const alike = (same: (other: Found) => boolean): number => kept.filter(same).length;
    const isOften = alike(({ puzzle }) => puzzle.table.led.seed === one.puzzle.table.led.seed) >= 2;
    const isUsual = alike(({ step }) => step === one.step) >= count / 2;
    if (kept.length < count && !isOften && !isUsual) kept.push(one);
  }
  return kept.map(({ puzzle }) => puzzle);
}

/** Somebody went wrong there, or might have: no answer stands out by what it is, and whoever guesses is mostly wrong. */
const isInteresting = ({ misled, alike, puzzle }: Found): boolean =>
  misled + alike > 0 && puzzle.answers.every(({ right, chances }) => chances.length >= 3 * right.length);

/** Where bots go wrong, where answers look alike, and where there is more than one to find. */
const worthOf = ({ misled, alike, puzzle }: Found): number =>
  2 * misled + Math.min(2, alike) + puzzle.answers.length + Math.min(3, (puzzle.answers[0]?.margin ?? 0) / 10);

/** What is kept of them, and the command that finds the same. */
export function puzzlesOf<W extends Spec>(
  box: Box<W>,
  wish: PuzzleWish,
  found: readonly Found[],
  matches: number,
): Puzzles {
  const { scenario, seats, options, seed, count, way } = wish;
  const given = [
    ...(scenario === undefined ? [] : [`--scenario ${scenario}`]),
    ...(seats === undefined ? [] : [`--seats ${seats}`]),
    ...(options === undefined ? [] : [`--options '${JSON.stringify(options)}'`]),
  ];
  const command = ['npx rempart puzzles', box.game.id, ...given];
  return {
    command: [
      ...command,
      `--seed ${seed} --matches ${matches} --count ${count} --bots ${way.players.join(',')} --ahead ${way.ahead} --write`,
    ].join(' '),
    version: box.game.version,
    puzzles: chosen(found, count),
  };
}

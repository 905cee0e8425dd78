import type { Judgement, Level, Seen } from '../engine/box.ts';
import { apply } from '../engine/match.ts';
import { deciders, question } from '../engine/queries.ts';
import { same } from '../engine/plain.ts';
import type { Asked, Match, Rng, Seat, Spec } from '../engine/types.ts';
import { hasTimeAt } from './levels.ts';
import { best, first } from './options.ts';
import { deviation, gainsOf, halving, mean, tryOut } from './search.ts';
import { chanceOf } from './value.ts';

// Thinking further than an answer looks by itself: it is tried on guesses, all play on for a while, and the position is judged.

export interface Depth<W extends Spec> {
  readonly judgement: Judgement<W>;
  /** What everybody is taken to answer; it may look at the guess as it is. */
  plays(m: Match<W>, seat: Seat, asked: Asked<W>, rng: Rng): W['action'];
  /** Told once per trial, before its first answer: says after each answer whether that was far enough. */
  horizon(m: Match<W>): () => boolean;
  /** Guesses at most, and how many all are tried on before the first half is dropped. */
  readonly worlds: number;
  readonly first: number;
  /** By how much the chance of winning must be better than with the usual answer. */
  readonly margin: number;
}

/** The usual answer, and so many of the others, evenly from all of them. */
export function spread<A>(options: readonly A[], usual: A, most: number): A[] {
  const others = options.filter(option => !same(option, usual));
  const step = Math.max(1, others.length / most);
  return [usual, ...others.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step)).slice(0, most)];
}

/** Answers of a trial at most. */
const LONGEST = 400;

/** The usual answer stands first among the candidates; another one must be better by more than luck. */
export function deepen<W extends Spec>(
  seen: Seen<W>,
  level: Level,
  candidates: readonly W['action'][],
  depth: Depth<W>,
): W['action'] {
  const tried = tryOut<W>(candidates, {
    worlds: depth.worlds,
    world: () => seen.guess(),
    hasTime: (spent, next) => hasTimeAt(seen, level, spent + next),
    outlook: (world, action) => outlook(world, seen, action, depth),
    keep: halving(depth.first, one => mean(one.results)),
  });
  const found = best(gainsOf(tried), ({ gains }) => mean(gains) - deviation(gains), depth.margin);
  return found?.one.action ?? first(candidates);
}

function outlook<W extends Spec>(m: Match<W>, { seat, rng }: Seen<W>, action: W['action'], depth: Depth<W>): number {
  const isFar = depth.horizon(m);
  apply(m, seat, action);
  for (let n = 0; n < LONGEST && !m.outcome && !isFar(); n++) {
    const next = first(deciders(m));
    const asked = question(m, next);
    if (!asked) break;
    apply(m, next, asked.options.length === 1 ? first(asked.options) : depth.plays(m, next, asked, rng));
  }
  return chanceOf(depth.judgement, m, seat);
}

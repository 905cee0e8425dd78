import { paceOf } from '../../bots/analysis/trial.ts';
import { type BotName, policyOf } from '../../bots/levels.ts';
import { playOut } from '../../bots/play.ts';
import { deviation, mean } from '../../bots/search.ts';
import { chanceOf } from '../../bots/value.ts';
import type { Box, Judgement, Policy } from '../../engine/box.ts';
import { apply, clone, guess } from '../../engine/match.ts';
import { below, copyRng, freshRng } from '../../engine/rng.ts';
import type { Match, Rng, Seat, Spec } from '../../engine/types.ts';

// What each answer to a question is worth, tried in worlds that are as likely as any for all that the seat knows.

/** Answers, and the chance of winning after each of them in each world. */
export interface Judged {
  /** In the order in which answers were given. */
  readonly chances: readonly (readonly number[])[];
}

export interface Depth {
  readonly worlds: number;
  /** Inputs after which the position is judged, where the match is not over by then. */
  readonly inputs: number;
  /** Who plays on: every seat draws one. */
  readonly players: readonly BotName[];
}

/** Every answer meets the same worlds, the same dice and the same players. */
export function judge<W extends Spec>(
  box: Box<W>,
  judgement: Judgement<W>,
  m: Match<W>,
  seat: Seat,
  answers: readonly W['action'][],
  depth: Depth,
  rng: Rng,
): Judged {
  const chances: number[][] = answers.map(() => []);
  for (let n = 0; n < depth.worlds; n++) {
    const world = guess(m, seat, rng);
    world.paused = false;
    const dice = freshRng(rng);
    const policies = drawn(box, m.setup.seats, depth.players, rng);
    for (const [at, action] of answers.entries()) {
      const tried = clone(world);
      apply(tried, seat, action);
      playOut(tried, policies, copyRng(dice), paceOf(box, depth.inputs, 0));
      chances[at]?.push(chanceOf(judgement, tried, seat));
    }
  }
  return { chances };
}

/** A table of mixed strength. */
export const drawn = <W extends Spec>(
  { bots }: Box<W>,
  seats: number,
  players: readonly BotName[],
  rng: Rng,
): Policy<W>[] =>
  Array.from({ length: seats }, () => policyOf(bots, players[below(rng, players.length)] ?? 'yardstick'));

/** The answers that come to the same as the best, and how clearly they are better than all others. */
export interface Best {
  readonly right: readonly number[];
  /** The smallest of the differences to other answers; the same less once how far it may be off, and at the lower end of its interval of 95 %. */
  readonly gap: number;
  readonly likely: number;
  readonly margin: number;
}

/** As good as the best, as far as anybody could tell. */
const SAME = 0.015;
const NINETEEN_OF_TWENTY = 1.96;

export function bestOf({ chances }: Judged, known: readonly number[] | null = null): Best {
  const means = chances.map(mean);
  const top = Math.max(...means);
  const right = known ?? [...means.keys()].filter(at => top - (means[at] ?? 0) < SAME);
  const worst = right.reduce((a, b) => ((means[a] ?? 0) <= (means[b] ?? 0) ? a : b), right[0] ?? 0);
  const gains = chances.flatMap((others, at) =>
    right.includes(at) ? [] : [others.map((chance, world) => (chances[worst]?.[world] ?? 0) - chance)],
  );
  return {
    right,
    gap: Math.min(...gains.map(mean)),
    likely: Math.min(...gains.map(gain => mean(gain) - deviation(gain))),
    margin: Math.min(...gains.map(gain => mean(gain) - NINETEEN_OF_TWENTY * deviation(gain))),
  };
}

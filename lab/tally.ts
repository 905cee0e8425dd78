import { playOut } from '../bots/play.ts';
import type { Box } from '../engine/box.ts';
import { start } from '../engine/match.ts';
import { seedRng } from '../engine/rng.ts';
import type { Spec } from '../engine/types.ts';
import { messageOf } from '../engine/thrown.ts';
import { type Plan, paceOf, policiesOf } from './plan.ts';

/** What a number of games came to. Plain data: it travels between threads. */
export interface Tally {
  games: number;
  unfinished: number;
  scores: number[]; // by seat; a shared win counts as its share
  reasons: Record<string, number>;
  lengths: Record<number, number>; // how many games took so many decisions
  failed: { readonly seed: string; readonly why: string } | null;
}

export function emptyTally(seats: number): Tally {
  const scores = Array.from({ length: seats }, () => 0);
  return { games: 0, unfinished: 0, scores, reasons: {}, lengths: {}, failed: null };
}

/** Plays the games numbered from `from` to `to - 1`. The number alone makes the seed, whoever plays it. */
export function playGames<W extends Spec>(box: Box<W>, plan: Plan<W>, seed: string, from: number, to: number): Tally {
  const tally = emptyTally(plan.setup.seats);
  const policies = policiesOf(box, plan.bots);
  const pace = paceOf(box);
  for (let n = from; n < to; n++) {
    const own = `${seed}:${n}`;
    try {
      const m = start(box.game, plan.setup, own);
      const decisions = playOut(m, policies, seedRng(`${own}:bots`), pace);
      tally.games++;
      tally.lengths[decisions] = (tally.lengths[decisions] ?? 0) + 1;
      if (m.outcome) tally.reasons[m.outcome.reason] = (tally.reasons[m.outcome.reason] ?? 0) + 1;
      else tally.unfinished++;
      m.outcome?.scores.forEach((score, seat) => {
        tally.scores[seat] = (tally.scores[seat] ?? 0) + score;
      });
    } catch (thrown) {
      return { ...tally, failed: { seed: own, why: messageOf(thrown) } };
    }
  }
  return tally;
}

export function add(total: Tally, part: Tally): void {
  total.games += part.games;
  total.unfinished += part.unfinished;
  total.failed ??= part.failed;
  part.scores.forEach((score, seat) => {
    total.scores[seat] = (total.scores[seat] ?? 0) + score;
  });
  for (const [reason, games] of Object.entries(part.reasons))
    total.reasons[reason] = (total.reasons[reason] ?? 0) + games;
  for (const [length, games] of Object.entries(part.lengths))
    total.lengths[Number(length)] = (total.lengths[Number(length)] ?? 0) + games;
}

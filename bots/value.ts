import type { Features, Fitted, Judgement } from '../engine/box.ts';
import type { Match, Seat, Spec } from '../engine/types.ts';

// What a position is worth: the chance of winning, by features that were fitted to matches (`lab/train.ts`).

/** Weighs the same for every side: against the game it says how hard that is. */
export const BASE = 'base';

/** The chance of each side, in the order of `sides`. A side alone has the game against it. */
export function chances<W extends Spec>(judgement: Judgement<W>, m: Match<W>): number[] {
  const sides = judgement.sides(m);
  if (m.outcome) return sides.map(side => shareOf(m.outcome?.scores ?? [], side));
  return shares(sides.map(side => logitOf(judgement.fitted, judgement.features(m, side))));
}

/** The chance of the side of this seat; of a spectator that of the first. */
export function chanceOf<W extends Spec>(judgement: Judgement<W>, m: Match<W>, seat: Seat | null): number {
  const at = judgement.sides(m).findIndex(side => seat !== null && side.includes(seat));
  return chances(judgement, m)[Math.max(0, at)] ?? 0;
}

/** What a side has of the win. */
export const shareOf = (scores: readonly number[], side: readonly Seat[]): number =>
  Math.max(0, ...side.map(seat => scores[seat] ?? 0));

function logitOf({ weights }: Fitted, features: Features): number {
  let sum = weights[BASE] ?? 0;
  for (const name in features) sum += (weights[name] ?? 0) * (features[name] ?? 0);
  return sum / 100;
}

/** From logits to chances that make one together; the game itself stands at 0. */
export function shares(logits: readonly number[]): number[] {
  const all = logits.length === 1 ? [...logits, 0] : logits;
  const top = Math.max(...all);
  const sum = all.reduce((so, logit) => so + Math.exp(logit - top), 0);
  return logits.map(logit => Math.exp(logit - top) / sum);
}

import { shares } from './value.ts';

// Weights by which sides share a win: a conditional logit, by Newton's method. With one side it is the usual logistic one.

/** A position, and what came of it. */
export interface Sample {
  readonly sides: readonly (readonly number[])[]; // by side, then by feature
  readonly won: readonly number[]; // by side: what it had of the win
}

/** Holds weights back that few matches speak for, by what so many thousandths of a sample would say. */
const RIDGE = 2;
const STEPS = 30;
const ENOUGH = 1e-7;

/** One weight per feature, in logits. Depends on the samples and their order alone. */
export function fit(samples: readonly Sample[], features: number): number[] {
  const scales = scalesOf(samples, features);
  const scaled = samples.map(({ sides, won }) => ({
    sides: sides.map(side => side.map((value, i) => value * (scales[i] ?? 0))),
    won,
  }));
  const weights = Array.from({ length: features }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const change = solved(slopeOf(scaled, weights));
    let largest = 0;
    change.forEach((by, i) => {
      // far steps overshoot where everything is won
      const held = Math.max(-1, Math.min(1, by));
      weights[i] = (weights[i] ?? 0) + held;
      largest = Math.max(largest, Math.abs(held));
    });
    if (largest < ENOUGH) break;
  }
  return weights.map((weight, i) => weight * (scales[i] ?? 0));
}

/** Each run of matches is judged once by weights that were fitted without it. */
const FOLDS = 10;

/**
 * Weights make the most of the matches that they are fitted to, and so promise too much in others: they are held back by the slope, and
 * moved by the shift, that make the chances of runs come true to which they were not fitted. The first feature is always 1.
 */
export function fitHeldBack(runs: readonly (readonly Sample[])[], features: number): number[] {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fit(runs.filter((_, run) => run % FOLDS !== fold).flat(), features);
    const held = runs.filter((_, run) => run % FOLDS === fold).flat();
    return held.map(({ sides, won }) => ({ sides: sides.map(side => [1, logitOf(side, weights)]), won }));
  });
  const [shift = 0, slope = 1] = fit(judged.flat(), 2);
  const held = fit(runs.flat(), features).map(weight => weight * Math.max(0, slope));
  return held.with(0, (held[0] ?? 0) + shift);
}

const logitOf = (side: readonly number[], weights: readonly number[]): number =>
  side.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0);

/** One over the deviation of each feature; 0 for what never changes, but for what is always 1. */
function scalesOf(samples: readonly Sample[], features: number): number[] {
  return Array.from({ length: features }, (_, i) => {
    let [n, sum, squares] = [0, 0, 0];
    for (const { sides } of samples)
      for (const side of sides) {
        const value = side[i] ?? 0;
        n++;
        sum += value;
        squares += value * value;
      }
    const mean = sum / Math.max(1, n);
    const deviation = Math.sqrt(Math.max(0, squares / Math.max(1, n) - mean * mean));
    return deviation > 1e-9 ? 1 / deviation : mean === 1 ? 1 : 0;
  });
}

interface Slope {
  readonly gradient: number[];
  readonly curvature: number[][];
}

function slopeOf(samples: readonly Sample[], weights: readonly number[]): Slope {
  const size = weights.length;
  const ridge = (RIDGE * samples.length) / 1000;
  const gradient = weights.map(weight => -ridge * weight);
  const curvature = weights.map((_, i) => weights.map((_, j) => (i === j ? ridge : 0)));
  for (const { sides, won } of samples) {
    const chances = shares(sides.map(side => logitOf(side, weights)));
    const mean = weights.map((_, i) => sides.reduce((sum, side, s) => sum + (chances[s] ?? 0) * (side[i] ?? 0), 0));
    sides.forEach((side, s) => {
      const chance = chances[s] ?? 0;
      const over = (won[s] ?? 0) - chance;
      for (let i = 0; i < size; i++) {
        const value = side[i] ?? 0;
        gradient[i] = (gradient[i] ?? 0) + over * value;
        const row = curvature[i] as number[];
        const part = chance * value;
        if (part !== 0) for (let j = 0; j <= i; j++) row[j] = (row[j] ?? 0) + part * (side[j] ?? 0);
      }
    });
    for (let i = 0; i < size; i++) {
      const row = curvature[i] as number[];
      const part = mean[i] ?? 0;
      if (part !== 0) for (let j = 0; j <= i; j++) row[j] = (row[j] ?? 0) - part * (mean[j] ?? 0);
    }
  }
  return { gradient, curvature };
}

/** By Cholesky: the curvature is symmetric, of which the lower half is given, and the ridge keeps it positive. */
function solved({ gradient, curvature }: Slope): number[] {
  const size = gradient.length;
  const lower = curvature.map(row => [...row]);
  const at = (i: number, j: number): number => lower[i]?.[j] ?? 0;
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let sum = at(i, j);
      for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k);
      (lower[i] as number[])[j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(j, j);
    }
  const found = [...gradient];
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) found[i] = (found[i] ?? 0) - at(i, k) * (found[k] ?? 0);
    found[i] = (found[i] ?? 0) / at(i, i);
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) found[i] = (found[i] ?? 0) - at(k, i) * (found[k] ?? 0);
    found[i] = (found[i] ?? 0) / at(i, i);
  }
  return found;
}

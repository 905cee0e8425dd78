import type { Trial } from './trial.ts';

// The curve of a match: judged at once, corrected by how matches went on that were played from its positions.

export interface Point {
  /** The chance of each side. */
  readonly chance: readonly number[];
  /** How far each may be off: in four cases of five it is not off further. */
  readonly off: readonly number[];
}

/**
 * So many trials a judgement is worth. Pairs of trials from one position agree with each other against it by about p (1 - p) / 6:
 * that is how far positions differ that look alike to it.
 */
const TRUST = 6;

/** How far a trial tells of its neighbours, in parts of the match: what a judgement overlooks, it overlooks for a while. */
const REACH = 1 / 12;

const FOUR_OF_FIVE = 1.28;

/** No position is lost or won before the end. */
const LEAST = 0.01;

/** How much a judgement of even odds, or of nearly none, says at least. */
const LEAST_DOUBT = 0.05;

/**
 * The end is no guess: there nothing is corrected. Elsewhere odds are, as far as trials near it came out otherwise than judged:
 * where chances leap, what was overlooked before the leap takes nothing away from what is left after it.
 */
export function refine(judged: readonly (readonly number[])[], trials: readonly Trial[]): Point[] {
  const last = judged.length - 1;
  const reach = Math.max(1, last * REACH);
  return judged.map((chance, n) => {
    if (n === last) return { chance, off: chance.map(() => 0) };
    let weight = TRUST;
    const surprise = chance.map(() => 0);
    const doubt = chance.map(one => TRUST * doubtOf(one));
    for (const trial of trials) {
      const near = Math.exp(-0.5 * ((trial.n - n) / reach) ** 2);
      weight += near;
      const then = judged[trial.n] ?? [];
      for (const [side, won] of trial.won.entries()) {
        surprise[side] = (surprise[side] ?? 0) + near * (won - (then[side] ?? 0));
        doubt[side] = (doubt[side] ?? 0) + near * doubtOf(then[side] ?? 0);
      }
    }
    const corrected = shares(chance.map((one, side) => shifted(one, (surprise[side] ?? 0) / (doubt[side] ?? 1))));
    return { chance: corrected, off: corrected.map(p => FOUR_OF_FIVE * Math.sqrt((p * (1 - p)) / (weight + 1))) };
  });
}

const doubtOf = (chance: number): number => Math.max(LEAST_DOUBT, chance * (1 - chance));

function shifted(chance: number, by: number): number {
  const p = Math.min(1 - LEAST, Math.max(LEAST, chance));
  return 1 / (1 + Math.exp(-Math.log(p / (1 - p)) - by));
}

/** Sides that play against each other have one win among them. */
function shares(chances: number[]): number[] {
  const sum = chances.reduce((so, one) => so + one, 0);
  return chances.length === 1 || sum === 0 ? chances : chances.map(one => one / sum);
}

/** From which positions it is worth playing on, in turn: evenly over the match, never from its end. */
export function trialPositions(last: number, most: number): number[] {
  const count = Math.max(0, Math.min(most, last));
  return Array.from({ length: count }, (_, i) => Math.floor((i * last) / count));
}

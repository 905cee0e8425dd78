import { describe, expect, test } from 'vitest';
import { below, seedRng } from '../../engine/rng.ts';
import { type Sample, fit, fitHeldBack } from '../fit.ts';
import { shares } from '../value.ts';

const rng = seedRng('fit');
const chance = (): number => below(rng, 1_000_000) / 1_000_000;

/** Positions whose outcomes follow these weights. */
function drawn(weights: readonly number[], sides: number, count: number): Sample[] {
  return Array.from({ length: count }, () => {
    const features = Array.from({ length: sides }, () => weights.map((_, i) => (i === 0 ? 1 : 4 * chance() - 2)));
    const chances = shares(features.map(side => side.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)));
    let left = chance();
    const won = chances.map(share => {
      const wins = left >= 0 && left < share;
      left -= share;
      return Number(wins);
    });
    return { sides: features, won };
  });
}

describe('weights', () => {
  test('of a side that plays against the game are found again', () => {
    const [base, first, second, none] = fit(drawn([0.5, 1.5, -0.8, 0], 1, 6000), 4);
    expect(base).toBeCloseTo(0.5, 0);
    expect(Math.abs((first ?? 0) - 1.5)).toBeLessThan(0.15);
    expect(Math.abs((second ?? 0) + 0.8)).toBeLessThan(0.15);
    expect(Math.abs(none ?? 1)).toBeLessThan(0.1);
  });

  test('of sides that play against each other are found again, and what all have alike weighs nothing', () => {
    const [base, first, second] = fit(drawn([0.7, 1, -0.5], 3, 6000), 3);
    expect(base).toBeCloseTo(0, 6);
    expect(Math.abs((first ?? 0) - 1)).toBeLessThan(0.1);
    expect(Math.abs((second ?? 0) + 0.5)).toBeLessThan(0.1);
  });

  test('stay finite where a feature tells everything, and are 0 where it never changes', () => {
    const samples = Array.from({ length: 400 }, (_, n) => ({ sides: [[1, n % 2, 7]], won: [n % 2] }));
    const [, telling, still] = fit(samples, 3);
    expect(telling).toBeGreaterThan(5);
    expect(telling).toBeLessThan(50);
    expect(still).toBe(0);
  });

  test('do not depend on the unit of a feature', () => {
    const samples = drawn([0, 1, -0.5], 2, 500);
    const larger = samples.map(({ sides, won }) => ({
      sides: sides.map(([a = 0, b = 0, c = 0]) => [a, b * 100, c]),
      won,
    }));
    const [plain, scaled] = [fit(samples, 3), fit(larger, 3)];
    expect((scaled[1] ?? 0) * 100).toBeCloseTo(plain[1] ?? 0, 6);
  });

  /** How far off the chances by these weights are: to be sure and wrong is dear. */
  const lossOf = (weights: readonly number[], fresh: readonly Sample[]): number =>
    fresh.reduce((sum, { sides, won }) => {
      const chances = shares(sides.map(side => side.reduce((so, value, i) => so + value * (weights[i] ?? 0), 0)));
      const [alone = 0] = chances;
      const came = chances.length === 1 && !won[0] ? 1 - alone : (chances[won.indexOf(1)] ?? 0);
      return sum - Math.log(came) / fresh.length;
    }, 0);

  describe.each([1, 3])('with %i sides', sides => {
    const truth = [0.4, 0.4, -0.3, ...Array.from({ length: 17 }, () => 0)];
    const fresh = drawn(truth, sides, 1500);

    test('that promise too much after few matches are held back by what others say', () => {
      for (let n = 0; n < 3; n++) {
        const few = Array.from({ length: 20 }, () => drawn(truth, sides, 8));
        const [loose, held] = [fit(few.flat(), truth.length), fitHeldBack(few, truth.length)];
        expect(lossOf(held, fresh)).toBeLessThan(lossOf(loose, fresh));
        // what spoke for a side more than something else still does
        const ratio = (held[1] ?? 0) / (loose[1] ?? 1);
        held.slice(1).forEach((weight, i) => expect(weight).toBeCloseTo(ratio * (loose[i + 1] ?? 0), 9));
      }
    });

    test('stay as they are after many', () => {
      const many = Array.from({ length: 20 }, () => drawn(truth.slice(0, 4), sides, 100));
      const [loose, held] = [fit(many.flat(), 4), fitHeldBack(many, 4)];
      expect((held[1] ?? 0) / (loose[1] ?? 1)).toBeGreaterThan(0.95);
      expect((held[1] ?? 0) / (loose[1] ?? 1)).toBeLessThan(1.05);
    });
  });
});

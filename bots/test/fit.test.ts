import { describe, expect, test } from 'vitest';
import { below, seedRng } from '../../engine/rng.ts';
import { type Sample, fit } from '../fit.ts';
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
});

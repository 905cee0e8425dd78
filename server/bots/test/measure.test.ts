import { expect, test } from 'vitest';
import { below, seedRng } from '../../../engine/rng.ts';
import { measureOf } from '../measure.ts';

const match = { revealed: 3, rng: seedRng('chacha:x') };
const asked = { seat: 1, bot: 'companion', isHint: false, thoughts: 5 } as const;

const luckOf = (thoughts: number, m = match): number[] => {
  const { rng } = measureOf(m, { ...asked, thoughts });
  return Array.from({ length: 8 }, () => below(rng, 1000));
};

test('counted thoughts are the same ones in every run, as long as nothing else has come', () => {
  const { hasTime } = measureOf(match, asked);
  expect([0, 4, 5, 6].map(hasTime)).toEqual([true, true, false, false]);
  expect(luckOf(5)).toEqual(luckOf(5));
  expect(luckOf(5, { ...match, revealed: 4 })).not.toEqual(luckOf(5));
  expect(luckOf(5, { ...match, rng: seedRng('chacha:y') })).not.toEqual(luckOf(5));
});

test('by the clock a bot has its time, and luck that nobody can foresee', async () => {
  const { hasTime } = measureOf(match, { ...asked, thoughts: 0 });
  expect(hasTime(1_000_000)).toBe(true);
  await new Promise(resolve => setTimeout(resolve, 150));
  expect(hasTime(0)).toBe(false);
  expect(luckOf(0)).not.toEqual(luckOf(0));
});

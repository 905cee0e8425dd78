import { expect, test } from 'vitest';
import { start } from '../../engine/match.ts';
import type { Judgement } from '../../engine/box.ts';
import type { Setup } from '../../engine/types.ts';
import { box } from '../../tools/template/index.ts';
import type { Race } from '../../tools/template/spec.ts';
import { chanceOf, chances, shares } from '../value.ts';

const setup: Setup<Race> = { scenario: 'garden', seats: 3, options: { die: 6 }, carry: null };
const match = () => start(box.game, setup, 'value');

/** A hundredth of a logit for each square; seats 0 and 2 go together. */
const judgement: Judgement<Race> = {
  sides: () => [[0, 2], [1]],
  features: (m, side) => ({ squares: side.reduce((sum, seat) => sum + (m.state.pebbles[seat] ?? 0), 0) }),
  fitted: { command: '', weights: { base: 40, squares: 100 } },
};

test('sides share the chance of winning, and what all have alike does not count', () => {
  const m = match();
  expect(chances(judgement, m)).toEqual([0.5, 0.5]);
  m.state.pebbles = [1, 0, 1];
  expect(chances(judgement, m)[0]).toBeCloseTo(1 / (1 + Math.exp(-2)), 9);
  expect(chanceOf(judgement, m, 2)).toBe(chanceOf(judgement, m, 0));
  expect(chanceOf(judgement, m, 0) + chanceOf(judgement, m, 1)).toBeCloseTo(1, 9);
  expect(chanceOf(judgement, m, null)).toBe(chanceOf(judgement, m, 0));
});

test('a side alone has the game against it', () => {
  const together: Judgement<Race> = { ...judgement, sides: () => [[0, 1, 2]] };
  const m = match();
  m.state.pebbles = [0, 0, 0];
  expect(chances(together, m)[0]).toBeCloseTo(1 / (1 + Math.exp(-0.4)), 9);
});

test('when a match is over there is nothing to guess', () => {
  const m = match();
  m.outcome = { reason: 'arrived', scores: [0, 0, 1] };
  expect(chances(judgement, m)).toEqual([1, 0]);
});

test('logits of any size give chances', () => {
  expect(shares([2000, 0, -2000])).toEqual([1, 0, 0]);
  expect(shares([-2000])[0]).toBeCloseTo(0, 9);
});

import { expect, test } from 'vitest';
import { edgesIn } from '../screen/stacked.ts';

test('a deck gets thinner, down to a single card', () => {
  expect([60, 30, 12, 7, 2, 1, 0].map(edgesIn)).toEqual([6, 5, 2, 1, 1, 0, 0]);
});

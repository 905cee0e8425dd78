import { expect, test } from 'vitest';
import { counted } from '../screen/counted.ts';

test('a discard pile is shown from its top, each card once with how often it lies there', () => {
  const pile = ['web', 'rope', 'web', 'map'].map(name => ({ name }));
  expect(counted(pile).map(({ card, count }) => [card.name, count])).toEqual([
    ['map', 1],
    ['web', 2],
    ['rope', 1],
  ]);
  expect(counted([])).toEqual([]);
});

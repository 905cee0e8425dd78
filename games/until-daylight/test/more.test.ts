import { expect, test } from 'vitest';
import { cardsBeyond } from '../ui/screen/more.ts';

const row = { left: 10, right: 390 };
const cards = (count: number, from = 10) =>
  Array.from({ length: count }, (_, i) => ({ left: from + i * 82, right: from + i * 82 + 76 }));

test('a row says how many of its cards lie beyond its edge, and nothing once they are all seen', () => {
  expect(cardsBeyond(cards(4), row)).toBe(0);
  expect(cardsBeyond(cards(5), row), 'the fifth is cut').toBe(1);
  expect(cardsBeyond(cards(8), row)).toBe(4);
  expect(cardsBeyond(cards(8, -270), row), 'at its end').toBe(0);
});

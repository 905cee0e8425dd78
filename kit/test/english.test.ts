import { expect, test } from 'vitest';
import { amount, and, article, form, percent, plural, tenths } from '../english.ts';

test('what is counted is plural unless it is one', () => {
  expect([0, 1, 2].map(count => plural(count, 'card'))).toEqual(['0 cards', '1 card', '2 cards']);
  expect(plural(2, 'die', 'dice')).toBe('2 dice');
  expect([form(1, 'drives', 'drive'), form(0, 'drives', 'drive')]).toEqual(['drives', 'drive']);
});

test('lists, shares and decimals', () => {
  expect(and(['a', 'b', 'c'])).toBe('a, b and c');
  expect(percent(0.126)).toBe('13%');
  expect([0, 0.001, 0.999, 1].map(percent), 'only what is certain is called so').toEqual(['0%', '<1%', '>99%', '100%']);
  expect([tenths(1.25), tenths(2)]).toEqual(['1.3', '2']);
  expect([1, 1.52, 0.5].map(cards => amount(cards, 'card'))).toEqual(['1 card', '1.5 cards', '0.5 cards']);
});

test('the article goes by the first letter', () => {
  expect([article('axe'), article('Knife'), article('Owl')]).toEqual(['an', 'a', 'an']);
});

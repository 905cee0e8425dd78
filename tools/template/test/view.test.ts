import { expect, test } from 'vitest';
import { box } from '../index.ts';
import { table } from './table.ts';

test('PR-HIDE-01: a seat sees its own hand and how many cards the others hold', () => {
  const { m } = table(2, { hands: [['leap', 'leap'], ['stroll']] });
  expect(box.game.view(m, 1)).toMatchObject({ hand: ['stroll'], cards: [2, 1], stack: 9 });
  expect(box.game.view(m, null).hand).toEqual([]);
  expect(JSON.stringify(box.game.view(m, 1))).not.toContain('leap');
});

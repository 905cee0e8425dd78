import { expect, test } from 'vitest';
import { box } from '../index.ts';
import { table } from './table.ts';

test('PR-HIDE-01: a seat sees its own hand and how many cards the others hold', () => {
  const { m } = table(2, { hands: [['leap', 'leap'], ['stroll']] });
  expect(box.game.view(m, 1)).toMatchObject({ hands: [[null, null], ['stroll']], stack: 9 });
  expect(box.game.view(m, null).hands).toEqual([[null, null], [null]]);
  expect(JSON.stringify(box.game.view(m, 1))).not.toContain('leap');
});

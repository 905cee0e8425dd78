import { expect, test } from 'vitest';
import { envelopeAt } from '../requests.ts';

test('envelopes that travel as one flat list are read one by one', () => {
  const list = [7, 'table-a', '{"op":"save"}', null, 8, 'table-b', '{"type":"tick"}', '-r0'];
  expect(envelopeAt(list, 0)).toEqual([7, 'table-a', '{"op":"save"}', null]);
  expect(envelopeAt(list, 4)).toEqual([8, 'table-b', '{"type":"tick"}', '-r0']);
});

test('where none begins nothing is read', () => {
  const list = [7, 'table-a', '{"op":"save"}', null];
  expect(() => envelopeAt(list, 1)).toThrow();
  expect(() => envelopeAt(list, 4)).toThrow();
});

import { expect, test } from 'vitest';
import { known } from '../known.ts';

test('what is there is handed on, nothing included that counts as something', () => {
  for (const found of [0, '', false, 7]) expect(known(found, 'such thing')).toBe(found);
});

test('what is not there is named', () => {
  expect(() => known(undefined, 'such zone')).toThrow('no such zone');
  expect(() => known(null, 'such zone')).toThrow('no such zone');
});

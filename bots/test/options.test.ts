import { expect, test } from 'vitest';
import { best, bestOf, ofType, only } from '../options.ts';

type Action = { type: 'roll' } | { type: 'walk'; to: number };
const options: readonly Action[] = [{ type: 'walk', to: 3 }, { type: 'roll' }, { type: 'walk', to: 5 }];

test('options of one type, with what that type has', () => {
  expect(ofType(options, 'walk').map(({ to }) => to)).toEqual([3, 5]);
  expect(only(options, 'roll')).toEqual({ type: 'roll' });
  expect(() => only(options.slice(0, 1), 'roll')).toThrow('roll is not offered');
});

test('the best is the first of equals', () => {
  expect(best(['a', 'bb', 'cc'], word => word.length)).toBe('bb');
  expect(bestOf(['a', 'bb', 'cc'], word => word.length)).toBe('bb');
});

test('nothing is best of none, nor what is worth too little', () => {
  expect(best([], () => 1)).toBeNull();
  expect(best([1, 2], value => value, 2)).toBeNull();
  expect(best([1, 3], value => value, 2)).toBe(3);
});

test('where something must be done, the first is as good as any that is worth nothing at all', () => {
  expect(bestOf(['a', 'b'], () => -Infinity)).toBe('a');
  expect(best(['a', 'b'], () => -Infinity)).toBeNull();
});

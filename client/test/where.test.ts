import { expect, test } from 'vitest';
import { fitting } from '../sofa/where.tsx';

const goal = (letters: number) => ({ text: 'x'.repeat(letters) });
const lengths = (all: readonly { readonly text: string }[]): number[] => all.map(({ text }) => text.length);

test('a goal that does not fit is left out as a whole, and a shorter one after it is not', () => {
  expect(lengths(fitting([goal(13), goal(16), goal(10), goal(11)], 90))).toEqual([13, 16, 10, 11]);
  expect(lengths(fitting([goal(41), goal(70), goal(8)], 60))).toEqual([41, 8]);
  expect(lengths(fitting([goal(80)], 60)), 'the first is said in any case').toEqual([80]);
});

import { expect, test } from 'vitest';
import { freeOf } from '../screen/free.ts';

const at = (top: number, height: number) => ({
  getBoundingClientRect: () => ({ top, height, bottom: top + height }) as DOMRect,
});
const frame = { clientWidth: 390, clientHeight: 500, ...at(100, 500) };

test('where no answers stand all of it is free', () => {
  expect(freeOf(frame, null)).toEqual({ width: 390, height: 500 });
  expect(freeOf(frame, at(400, 0)), 'a row without any').toEqual({ width: 390, height: 500 });
  expect(freeOf(frame, at(620, 80)), 'they stand below it').toEqual({ width: 390, height: 500 });
});

test('over answers at its lower edge, so much less is free', () => {
  expect(freeOf(frame, at(510, 70))).toEqual({ width: 390, height: 410 });
});

test('however many answers there are, three fifths are framed', () => {
  expect(freeOf(frame, at(200, 380))).toEqual({ width: 390, height: 300 });
});

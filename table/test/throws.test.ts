import { expect, test } from 'vitest';
import { fallingFor, leftOf } from '../screen/dice/throws.ts';

const WHOLE = 700;

test('dice tumble once, however often they are drawn', () => {
  const thrown = {};
  expect(leftOf(thrown, false, 1000, WHOLE)).toBe(WHOLE);
  expect(leftOf(thrown, false, 1300, WHOLE), 'drawn anew while they fall').toBe(400);
  expect(leftOf(thrown, false, 5000, WHOLE), 'drawn anew when they lie there').toBe(0);
  expect(leftOf({}, false, 5000, WHOLE), 'another throw').toBe(WHOLE);
});

test('what lay there before anybody looked does not tumble, nor later', () => {
  const thrown = {};
  expect(leftOf(thrown, true, 1000, WHOLE)).toBe(0);
  expect(leftOf(thrown, false, 1001, WHOLE)).toBe(0);
});

test('where nothing may move they lie there at once', () => {
  expect(leftOf({}, false, 1000, 0)).toBe(0);
});

test('what dice show is said when the last ones lie there', () => {
  leftOf({}, false, 90_000, WHOLE);
  expect(fallingFor(90_100, WHOLE)).toBe(600);
  leftOf({}, true, 90_200, WHOLE);
  expect(fallingFor(90_200, WHOLE), 'others that lay there before').toBe(500);
  expect(fallingFor(91_000, WHOLE)).toBe(0);
});

import { expect, test } from 'vitest';
import { stepsOf } from '../screen/walk.tsx';

test('a way is gone at an even pace and ends where one stands', () => {
  const steps = stepsOf([
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 10 },
  ]);
  expect(steps).toEqual([
    { translate: '-30px -10px', offset: 0 },
    { translate: '0px -10px', offset: 0.75 },
    { translate: '0px 0px', offset: 1 },
  ]);
});

test('whoever has not moved goes nowhere', () => {
  expect(
    stepsOf([
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ]),
  ).toEqual([]);
});

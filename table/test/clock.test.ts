import { expect, test } from 'vitest';
import { HeardClock } from '../clock.ts';

test('runs on between two words', () => {
  const clock = new HeardClock();
  clock.hear(1000, false, 50);
  expect(clock.at(50)).toBe(1000);
  expect(clock.at(800)).toBe(1750);
});

test('shows nothing before it has heard anything, and stands still while it is stopped', () => {
  const clock = new HeardClock();
  expect(clock.at(500)).toBe(0);
  clock.hear(1000, true, 50);
  expect(clock.at(800)).toBe(1000);
});

test('believes the word that came fastest', () => {
  const clock = new HeardClock();
  clock.hear(1000, false, 300); // 200 on the way
  clock.hear(2000, false, 1110); // 10 on the way
  expect(clock.at(2100)).toBe(2990);
  clock.hear(4000, false, 3400); // 300 on the way
  expect(clock.at(3500)).toBe(4390);
});

test('is never behind what was said', () => {
  const clock = new HeardClock();
  clock.hear(1000, false, 0);
  clock.hear(1000, false, 0);
  expect(clock.at(-20)).toBe(1000);
});

test('begins anew after a stop, and after a leap', () => {
  const clock = new HeardClock();
  clock.hear(1000, false, 0);
  clock.hear(3000, true, 2000);
  expect(clock.at(9000)).toBe(3000);
  clock.hear(3000, false, 10_000);
  expect(clock.at(10_500)).toBe(3500);
  clock.hear(4000, false, 61_000); // the host was down for a minute
  expect(clock.at(61_500)).toBe(4500);
});

import { expect, test } from 'vitest';
import { type Waiting, WaitingRing } from '../waiting.ts';

const somebody = (): Waiting => ({ resolve() {}, reject() {} });

test('whoever waits is found once, however many come and go', () => {
  const ring = new WaitingRing();
  const first = somebody();
  ring.set(1, first);
  for (let id = 2; id <= 5000; id++) {
    const one = somebody();
    ring.set(id, one);
    expect(ring.has(id)).toBe(true);
    expect(ring.take(id)).toBe(one);
    expect(ring.take(id)).toBeNull();
  }
  expect(ring.has(1), 'though the ring went round').toBe(true);
  expect(ring.size).toBe(1);
  expect(ring.take(1)).toBe(first);
});

test('a ring that is full grows, and gives everybody back in the order in which they asked', () => {
  const ring = new WaitingRing();
  const all = Array.from({ length: 1000 }, somebody);
  all.forEach((one, i) => ring.set(i + 200, one));
  expect(ring.take(700)).toBe(all[500]);
  expect(ring.takeAll().map(({ id, waiting }) => waiting === all[id - 200])).toEqual(Array(999).fill(true));
  expect(ring.size).toBe(0);
  expect(ring.has(300)).toBe(false);
  expect(ring.takeAll()).toEqual([]);
});

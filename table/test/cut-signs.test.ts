import { expect, test } from 'vitest';
import { isCut } from '../screen/cut-signs.ts';

const frame = { width: 600, height: 400 };
const sign = (x: number, y: number) => ({ x, y, width: 100, height: 20 });

test('a sign is cut where the frame ends within it, however near the world is', () => {
  const whole = { x: 0, y: 0, scale: 1 };
  expect(isCut(sign(300, 200), whole, frame)).toBe(false);
  expect(isCut(sign(40, 200), whole, frame), 'at the left').toBe(true);
  expect(isCut(sign(560, 200), whole, frame), 'at the right').toBe(true);
  expect(isCut(sign(300, 5), whole, frame), 'above').toBe(true);
  expect(isCut(sign(300, 395), whole, frame), 'below').toBe(true);
  expect(isCut(sign(50, 10), whole, frame), 'it just fits').toBe(false);
  const near = { x: -300, y: -200, scale: 2 };
  expect(isCut(sign(300, 200), near, frame)).toBe(false);
  expect(isCut(sign(160, 200), near, frame), 'nearer, it keeps its size').toBe(true);
  expect(isCut(sign(200, 200), near, frame)).toBe(false);
});

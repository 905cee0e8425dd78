import { expect, test } from 'vitest';
import { WHOLE, framed, framedAround, isMet, moved, nearer, roomAround } from '../screen/framing.ts';

const size = { width: 1000, height: 600 };

test('nothing to frame shows all of it', () => {
  expect(framed([], size, 32)).toEqual(WHOLE);
});

test('what is framed lies within the frame, in its middle where there is room', () => {
  const box = { left: 470, top: 270, right: 530, bottom: 330 };
  const { x, y, scale } = framed([box], size, 32);
  expect(scale).toBe(2.4);
  expect(((box.left + box.right) / 2) * scale + x).toBeCloseTo(500);
  expect(((box.top + box.bottom) / 2) * scale + y).toBeCloseTo(300);
});

test('what is large enough is not drawn nearer: what is around it is seen', () => {
  const boxOf = (side: number) => ({
    left: 500 - side / 2,
    top: 300 - side / 2,
    right: 500 + side / 2,
    bottom: 300 + side / 2,
  });
  expect(framed([boxOf(100)], size, 32, undefined, 84).scale).toBe(1);
  expect(framed([boxOf(60)], size, 32, undefined, 84).scale).toBe(1.4);
  expect(framed([boxOf(20)], size, 32, undefined, 84).scale).toBe(2.4);
  expect(framed([boxOf(100), boxOf(40)], size, 32, undefined, 84).scale, 'a small thing beside it').toBe(1);
  expect(framed([boxOf(60), boxOf(100)], size, 32, undefined, 84).scale, 'as large as it is').toBe(1.4);
});

test('what is in sight and large enough is met as it lies; what is cut off or too small is not', () => {
  const square = (x: number, side = 20) => ({ left: x, top: 300, right: x + side, bottom: 300 + side });
  const near = { x: -400, y: -300, scale: 2 };
  expect(isMet([square(300), square(600)], near, size, 40)).toBe(true);
  expect(isMet([square(300), square(190)], near, size, 40), 'cut off').toBe(false);
  expect(isMet([square(300), square(600, 10)], near, size, 40), 'too small').toBe(false);
  expect(isMet([square(300), square(600, 10)], near, size, 20)).toBe(true);
  expect(isMet([], near, size, 40), 'nothing to be met').toBe(false);
});

test('things far apart are framed together', () => {
  const boxes = [
    { left: 100, top: 100, right: 150, bottom: 150 },
    { left: 600, top: 300, right: 650, bottom: 350 },
  ];
  const { x, y, scale } = framed(boxes, size, 32);
  for (const box of boxes) {
    expect(box.left * scale + x).toBeGreaterThanOrEqual(0);
    expect(box.right * scale + x).toBeLessThanOrEqual(size.width);
    expect(box.top * scale + y).toBeGreaterThanOrEqual(0);
    expect(box.bottom * scale + y).toBeLessThanOrEqual(size.height);
  }
});

test('what would be too small to touch is drawn nearer, around the first of it and what comes next', () => {
  const square = (x: number, y: number) => ({ left: x, top: y, right: x + 20, bottom: y + 20 });
  const alone = framed([square(400, 300), square(980, 300), square(0, 260)], size, 40);
  expect(20 * alone.scale).toBe(40);
  expect(410 * alone.scale + alone.x).toBeCloseTo(500);
  expect(290 * alone.scale + alone.y).toBeCloseTo(300); // what has room is in the middle as a whole
  const { x, scale } = framed([square(400, 300), square(700, 300), square(0, 300), square(420, 300)], size, 40);
  expect(560 * scale + x).toBeCloseTo(500);
});

test('the world never leaves a gap, at its corners neither', () => {
  const corner = framed([{ left: 0, top: 0, right: 40, bottom: 40 }], size, 32);
  expect(corner.x).toBe(0);
  expect(corner.y).toBe(0);
  const pushed = moved({ x: -100, y: -100, scale: 2 }, -5000, -5000, size);
  expect(pushed).toEqual({ x: -1000, y: -600, scale: 2 });
  expect(moved(WHOLE, 300, 300, size)).toEqual({ ...WHOLE, x: 0, y: 0 });
});

test('a world with more around it is kept to, and stands in the middle where it is smaller than the frame', () => {
  const world = { left: 100, top: 200, right: 900, bottom: 400 };
  const near = framed([{ left: 100, top: 200, right: 140, bottom: 240 }], size, 32, world);
  expect(near.x).toBe(-100 * near.scale);
  expect(near.y).toBe(300 - 300 * near.scale);
  expect(moved(WHOLE, 500, 500, size, world)).toEqual({ x: 0, y: 0, scale: 1 });
});

test('the point under the pointer stays where it is', () => {
  const at = { x: 700, y: 200 };
  const { x, y, scale } = nearer(WHOLE, 1.5, at, size);
  expect(scale).toBe(1.5);
  expect(at.x * scale + x).toBeCloseTo(at.x);
  expect(at.y * scale + y).toBeCloseTo(at.y);
  expect(nearer({ x, y, scale }, 0.01, at, size)).toEqual({ x: 0, y: 0, scale: 1 });
});

test('with all the room around it a thing comes to the middle, as near as before', () => {
  const box = { left: 300, top: 200, right: 340, bottom: 240 };
  const { x, y, scale } = roomAround(box, Number.POSITIVE_INFINITY, { x: -1000, y: -600, scale: 2 }, size);
  expect(scale).toBe(2);
  expect(320 * scale + x).toBeCloseTo(500);
  expect(220 * scale + y).toBeCloseTo(300);
});

test('room around one of them leaves the others in sight: seen from further away', () => {
  const phone = { width: 390, height: 540 };
  const near = { left: 20, top: 260, right: 36, bottom: 276 };
  const far = { left: 160, top: 260, right: 176, bottom: 276 };
  const boxes = [near, far];
  const isSeen = (box: typeof near, { x, scale }: typeof WHOLE): boolean =>
    box.left * scale + x >= 0 && box.right * scale + x <= phone.width;
  const nearest = framed(boxes, phone, 0);
  expect(nearest.scale).toBe(2);
  const { x, y, scale } = framedAround(far, 128, boxes, phone, 0);
  expect(boxes.every(box => isSeen(box, { x, y, scale }))).toBe(true);
  expect(phone.width - (168 * scale + x)).toBeGreaterThanOrEqual(128);
  expect(scale, 'no further than it must').toBeGreaterThan(1.5);
  // What may not be smaller stays as near as it was, with its room.
  expect(framedAround(far, 128, boxes, phone, 40).scale).toBe(2.5);
});

test('what would be drawn hardly nearer is left as it lies: all of it stays in sight', () => {
  const wide = (width: number) => ({ left: 100, top: 250, right: 100 + width, bottom: 350 });
  expect(framed([wide(760)], size, 32)).toEqual(WHOLE);
  expect(framed([wide(600)], size, 32).scale).toBeGreaterThan(1.25);
  expect(
    framed([wide(760), { left: 400, top: 300, right: 430, bottom: 330 }], size, 33).scale,
    'too small to touch',
  ).toBeGreaterThan(1);
});

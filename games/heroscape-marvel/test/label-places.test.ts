import { describe, expect, test } from 'vitest';
import { type Box, type Label, leadOf, overlap, placesOf } from '../ui/screen/labels.ts';

const SCREEN = { width: 800, height: 500 };

const sign = (x: number, y: number): Label => ({ x, y, wide: 90, high: 24, isSign: true });
const name = (x: number, y: number): Label => ({ x, y, wide: 70, high: 22, isSign: false });

const pairs = (boxes: readonly Box[]): [Box, Box][] =>
  boxes.flatMap((a, i) => boxes.slice(i + 1).map((b): [Box, Box] => [a, b]));

describe('words over the battlefield', () => {
  test('a sign stands over its thing, a name under it', () => {
    const [above, below] = placesOf([sign(300, 200), name(300, 240)], [], SCREEN);
    expect(above).toEqual({ left: 255, top: 176, right: 345, bottom: 200 });
    expect(below).toEqual({ left: 265, top: 240, right: 335, bottom: 262 });
  });

  test('in a melee none covers another', () => {
    const melee = [0, 1, 2, 3].flatMap(i => [sign(300 + i * 30, 200 + i * 12), name(300 + i * 30, 260 + i * 12)]);
    const places = placesOf(melee, [], SCREEN);
    expect(pairs(places).filter(([a, b]) => overlap(a, b))).toEqual([]);
  });

  test('what lies over the board is kept free', () => {
    const lid = { left: 200, top: 0, right: 500, bottom: 60 };
    const places = placesOf([sign(300, 50), sign(340, 58), name(320, 40)], [lid], SCREEN);
    expect(places.filter(box => overlap(box, lid))).toEqual([]);
    expect(pairs(places).filter(([a, b]) => overlap(a, b))).toEqual([]);
  });

  test('no face is covered where there is room beside it', () => {
    const face = { left: 280, top: 170, right: 320, bottom: 200 };
    const places = placesOf([sign(310, 200), name(300, 180)], [], SCREEN, [face]);
    expect(places.filter(box => overlap(box, face))).toEqual([]);
  });

  test('a line leads from what stands far away to its thing', () => {
    const label = sign(300, 200);
    expect(leadOf(label, { left: 255, top: 176, right: 345, bottom: 200 })).toBeNull();
    expect(leadOf(label, { left: 255, top: 100, right: 345, bottom: 124 })).toEqual({
      x: 45,
      y: 24,
      long: 76,
      angle: Math.PI / 2,
    });
    expect(leadOf(label, { left: 340, top: 190, right: 430, bottom: 214 })).toMatchObject({ x: 0, y: 10, long: 40 });
  });

  test('none leaves the picture', () => {
    for (const box of placesOf([sign(5, 5), sign(795, 5), name(5, 498), name(795, 498)], [], SCREEN)) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(SCREEN.width);
      expect(box.bottom).toBeLessThanOrEqual(SCREEN.height);
    }
  });
});
